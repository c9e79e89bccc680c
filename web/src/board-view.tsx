import "@bingwa/board";
import type { BaoBoard, BoardEvents } from "@bingwa/board";
import { h, type ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { look } from "./look.js";
import { settings } from "./settings.js";

/**
 * The board as the settings want it; `use` is given the element once it is there. What stands in it
 * is shown directly under the board.
 */
export function Board({ use, label, children, ...attributes }: {
  use: (board: BaoBoard) => (() => void) | undefined;
  label?: string;
  children?: ComponentChildren;
  viewer?: "S" | "N";
  opposite?: boolean;
  interactive?: boolean;
  /** Show beforehand what a move would change in the end. */
  foresee?: boolean;
  /** Whether it lies, or stands up where the window gives it larger holes. */
  layout?: "landscape" | "window";
  plates?: "none";
}) {
  const board = useRef<BaoBoard>(null);
  useLayoutEffect(() => {
    const made = board.current!;
    const leave = use(made);
    // Only a board that can be played is heard, and only what it shows by playing.
    if (attributes.interactive) made.addEventListener("bao-instant", (event) => hear((event as CustomEvent<BoardEvents["bao-instant"]>).detail));
    return leave;
    // The element lives as long as the component.
  }, []);
  const { numbers, speed } = settings.value;
  const seen = look();
  useLayoutEffect(() => {
    const element = board.current;
    if (!element) return;
    const wanted = { ...attributes, look: seen, numbers };
    for (const [name, value] of Object.entries(wanted)) {
      if (!value) element.removeAttribute(name);
      else element.setAttribute(name, typeof value === "boolean" ? "" : value);
    }
    element.speed = speed === 0 ? Infinity : speed;
  });
  return (
    <div class="board" role={label ? "img" : undefined} aria-label={label}>
      {h("bao-board", { ref: board }, children)}
    </div>
  );
}

/** What is heard of an instant of a move, where sounds are wanted. */
function hear({ instant, of, kind, playing }: BoardEvents["bao-instant"]): void {
  if (!settings.peek().sound || !playing) return;
  const captured = kind === "capture" || kind === "take";
  const heard = instant === of ? "end" : captured ? "capture" : kind === "drop" || kind === "place" ? "drop" : undefined;
  if (heard) void import("./sounds.js").then(({ sound }) => sound(heard));
}
