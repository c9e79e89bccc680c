import { signal } from "@preact/signals";
import { settings, type LOOKS } from "./settings.js";

const more = matchMedia("(prefers-contrast: more)");
const wanted = signal(more.matches);
more.addEventListener("change", () => { wanted.value = more.matches; });

/** The look of boards and pages: as chosen, else as the device wants it. */
export function look(): (typeof LOOKS)[number] {
  return settings.value.look ?? (wanted.value ? "contrast" : "wood");
}
