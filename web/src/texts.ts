/** Every text of the app, from the Fluent files in `locales/`. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { figuresOf, LANGUAGES, type Locale } from "./languages.js";
import { settings } from "./settings.js";

const files = import.meta.glob<string>("../locales/**/*.ftl", { query: "?raw", import: "default" });

/** The parts that are loaded: the texts of all screens, and those that only some screens need. */
const parts = new Set([""]);

/** How often a language was asked for. */
let asked = 0;

const bundle = signal<FluentBundle | undefined>(undefined);

/** Loads a language; until it is there nothing is shown. */
export async function speak(locale: Locale): Promise<void> {
  asked += 1;
  const turn = asked;
  const sources = await Promise.all([...parts].flatMap((part) => files[`../locales/${part}${locale}.ftl`]?.() ?? []));
  // Another language was chosen meanwhile, or one more part: that call has all of it.
  if (turn !== asked) return;
  const { dir } = LANGUAGES[locale];
  // In a line from right to left every value stands by itself: A6>* keeps the order of its signs.
  const made = new FluentBundle(figuresOf(locale), { useIsolating: dir === "rtl" });
  for (const source of sources) made.addResource(new FluentResource(source));
  bundle.value = made;
  document.documentElement.lang = locale;
  document.documentElement.dir = dir;
}

/** Loads the texts of parts, too, in this language and in every other that will be spoken. */
export async function also(...names: string[]): Promise<void> {
  for (const name of names) parts.add(`${name}/`);
  await speak(settings.peek().locale);
}

/** The language that is spoken; nothing before it is loaded. */
export function spoken(): string | undefined {
  return figures()[0];
}

/** The language that is spoken, and what stands in for it where numbers and dates are written. */
export function figures(): string[] {
  return bundle.value?.locales ?? [];
}

/** A text. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  const message = bundle.value?.getMessage(id);
  const told = message?.value ? bundle.value!.formatPattern(message.value, values) : id;
  // Values are set apart only from right to left. A text within another that begins with one, and has
  // perhaps nothing but signs of its own, has to say which way it runs.
  return told.startsWith("\u2068") ? `\u200f${told}` : told;
}

/** A part of a text that is told apart from it; nothing where the text has no such part. */
export function aside(id: string, part: string): string | undefined {
  const pattern = bundle.value?.getMessage(id)?.attributes[part];
  return pattern && bundle.value!.formatPattern(pattern);
}

/** Holes or moves listed as the language lists them, "A, B or C" or with "and"; or phrases ("unit"), with neither. */
export function listed(items: readonly string[], type: "disjunction" | "conjunction" | "unit"): string {
  const apart = type !== "unit" && document.documentElement.dir === "rtl" ? items.map((item) => `\u2068${item}\u2069`) : items;
  const locale = spoken();
  if (type === "unit" || !locale || Intl.ListFormat.supportedLocalesOf(locale).length > 0) return new Intl.ListFormat(locale, { type }).format(apart);
  // Not every browser knows how each language lists.
  const [first = "", ...others] = apart;
  const last = type === "disjunction" ? "list-or" : "list-and";
  return others.reduce((before, item, place) => t(place === others.length - 1 ? last : "list-more", { before, item }), first);
}

/** A part of a thousand as a percentage in a text. */
export function percent(permille: number): FluentNumber {
  return new FluentNumber(permille / 1000, { style: "percent", maximumFractionDigits: 0 });
}

/** A number that names something rather than counts it, such as a rating: its digits are not parted in a text. */
export function ungrouped(number: number): FluentNumber {
  return new FluentNumber(number, { useGrouping: false });
}

/** How numbers are written in the language that was last spoken: it takes long to find out. */
let numerals: { of: FluentBundle; format: Intl.NumberFormat } | undefined;

/** A number that stands alone. */
export function numeral(number: number): string {
  const of = bundle.value;
  if (!of) return String(number);
  if (numerals?.of !== of) numerals = { of, format: new Intl.NumberFormat(of.locales, { useGrouping: false }) };
  return numerals.format.format(number);
}

/** A text with the digits of the language. */
export function digits(text: string): string {
  return text.replace(/\d/g, (digit) => numeral(Number(digit)));
}
