/** Every text of the app, from the Fluent files in `locales/`. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { settings, type Locale } from "./settings.js";

const files = import.meta.glob<string>("../locales/**/*.ftl", { query: "?raw", import: "default" });

/** The parts that are loaded: the texts of all screens, and those that only some screens need. */
const parts = new Set([""]);

const bundle = signal<FluentBundle | undefined>(undefined);

/** Loads a language; until it is there nothing is shown. */
export async function speak(locale: Locale): Promise<void> {
  const sources = await Promise.all([...parts].flatMap((part) => files[`../locales/${part}${locale}.ftl`]?.() ?? []));
  // Isolation marks would show up in names of holes that are compared and read out.
  const made = new FluentBundle(locale, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  bundle.value = made;
  document.documentElement.lang = locale;
}

/** Loads the texts of a part, too, in this language and in every other that will be spoken. */
export async function also(part: string): Promise<void> {
  parts.add(`${part}/`);
  await speak(settings.peek().locale);
}

/** The language that is spoken; nothing before it is loaded. */
export function spoken(): string | undefined {
  return bundle.value?.locales[0];
}

/** A text. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  const message = bundle.value?.getMessage(id);
  return message?.value ? bundle.value!.formatPattern(message.value, values) : id;
}

/** Things listed as the language lists them: "A, B or C", or with "and". */
export function listed(items: readonly string[], type: "disjunction" | "conjunction"): string {
  return new Intl.ListFormat(spoken(), { type }).format(items);
}
