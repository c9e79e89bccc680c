import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { parse, serializeExpression, type Message, type Pattern, type SelectExpression, type Variant } from "@fluent/syntax";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES, LOCALES } from "../../src/languages.js";

const root = new URL("../../", import.meta.url).pathname;
const read = (path: string) => readFileSync(root + path, "utf8");

/** The folders that have a file for each language. */
const folders = [...new Set(
  readdirSync(`${root}locales`, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ftl"))
    .map((path) => path.replace(/[^/]+$/, "")),
)];

/** The texts of a language in a folder. */
function texts(folder: string, locale: string): Map<string, Message> {
  const { body } = parse(read(`locales/${folder}${locale}.ftl`), { withSpans: false });
  return new Map(body.flatMap((entry) => (entry.type === "Message" ? [[entry.id.name, entry] as const] : [])));
}

/** Everything of some type in a text. */
function inside<T>(node: unknown, type: string): T[] {
  if (typeof node !== "object" || node === null) return [];
  const found = Object.values(node).flatMap((each) => inside<T>(each, type));
  return (node as { type?: string }).type === type ? [node as T, ...found] : found;
}

/** What a text says, and what its parts say. */
function patterns(message: Message | undefined): Map<string, Pattern> {
  const parts = (message?.attributes ?? []).map(({ id, value }) => [`.${id.name}`, value] as const);
  return new Map([...(message?.value ? [["", message.value] as const] : []), ...parts]);
}

const each = LOCALES.flatMap((locale) => folders.map((folder) => ({ name: folder + locale, locale, folder, of: texts(folder, locale) })));
const others = each.filter(({ locale }) => locale !== "en");

/** Bao's own words and names, and the words that English shares with Catalan: a text of them alone may be the same. */
const SHARED = new Set([
  "bingwa", "bao", "la", "kiswahili", "kujifunza", "kigogo", "kimasai", "kingulu", "zanzibar", "namua", "mtaji", "takata",
  "takasia", "safari", "hamna", "kuweka", "mtoto", "fundi", "expert", "no",
]);

/** What is written in Latin letters in every language: names of holes, sides and owners, formats and programs. */
const LATIN = new Set(["A", "B", "a", "b", "S", "N", "SN", "bao", "JSON", "Donkers", "Board", "Game", "Arena", "SVG", "PNG", "MIT", "Apache"]);

describe("languages", () => {
  it.each(folders)("locales/%s has a file for each", (folder) => {
    const files = readdirSync(`${root}locales/${folder}`).filter((name) => name.endsWith(".ftl"));
    expect(files.toSorted()).toEqual(LOCALES.map((locale) => `${locale}.ftl`).toSorted());
  });

  it.each(others)("nothing is left untranslated in $name", ({ locale, folder, of }) => {
    const english = texts(folder, "en");
    const own = (pattern: Pattern) => inside<{ value: string }>(pattern, "TextElement")
      .flatMap(({ value }) => value.match(/\p{L}+/gu) ?? [])
      .some((word) => !SHARED.has(word.toLowerCase()));
    const same = [...of].flatMap(([id, message]) => {
      const told = patterns(english.get(id));
      return [...patterns(message)]
        .filter(([part, pattern]) => own(pattern) && JSON.stringify(pattern) === JSON.stringify(told.get(part)))
        .map(([part]) => id + part);
    });
    expect(same, locale).toEqual([]);
  });

  it.each(each.filter(({ locale }) => ["he", "fa", "hy"].includes(locale)))("$name is in its own letters throughout", ({ of }) => {
    // Sources keep their titles.
    const own = [...of].filter(([id]) => !id.startsWith("about-source-"));
    const words = own.flatMap(([id, message]) =>
      [...inside<{ value: string }>(message, "TextElement"), ...inside<{ value: string }>(message, "StringLiteral")]
        .flatMap(({ value }) => value.replace(/\\u[0-9A-F]{4}/g, "").match(/[A-Za-z]+/g) ?? [])
        .filter((word) => !LATIN.has(word))
        .map((word) => `${id}: ${word}`));
    expect(words).toEqual([]);
  });

  it.each(each.filter(({ locale }) => LANGUAGES[locale].dir === "rtl"))("$name keeps the signs of moves and positions apart from its words", ({ of }) => {
    // In a text they would be turned round: { "A3>" } is said as it is written.
    const loose = [...of].flatMap(([id, message]) =>
      inside<{ value: string }>(message, "TextElement").filter(({ value }) => /[<>*/]|\.[a-z]/.test(value)).map(() => id));
    expect(loose).toEqual([]);
  });

  it("Persian is written with its own kaf and ye", () => {
    for (const { folder, locale } of each) {
      if (locale === "fa") expect(read(`locales/${folder}fa.ftl`)).not.toMatch(/[\u0643\u064A\u0649\u0660-\u0669]/);
    }
  });

  it.each(each)("$name counts as the language does", ({ locale, of }) => {
    const rules = new Intl.PluralRules(locale);
    const { pluralCategories } = rules.resolvedOptions();
    const numbers = Array.from({ length: 300 }, (_, number) => number);
    const members = (category: string) => numbers.filter((number) => rules.select(number) === category);
    const named = ({ key }: Variant) => (key.type === "Identifier" ? key.name : key.value);
    for (const [id, message] of of) {
      for (const { selector, variants } of inside<SelectExpression>(message, "SelectExpression")) {
        const keys = variants.map(named);
        const used = keys.filter((key) => ["zero", "one", "two", "few", "many"].includes(key));
        if (used.length === 0) continue;
        const where = `${locale}: ${id}: ${serializeExpression(selector)}`;
        for (const key of used) {
          expect(pluralCategories, where).toContain(key);
          // "One seed" must not be said of none.
          expect(members(key).length, `${where}: [${key}] stands for ${members(key).join(", ")}`).toBe(1);
        }
        for (const category of pluralCategories) {
          const [only] = members(category);
          if (category !== "other" && only !== undefined) {
            expect(keys.some((key) => key === category || key === String(only)), `${where} lacks ${category}`).toBe(true);
          }
        }
      }
    }
  });

  it.each(each)("every text of $name can be said, whatever the numbers are", ({ locale, folder, of }) => {
    const bundle = new FluentBundle(locale, { useIsolating: LANGUAGES[locale].dir === "rtl" });
    bundle.addResource(new FluentResource(read(`locales/${folder}${locale}.ftl`)));
    for (const [id, message] of of) {
      const names = new Set(inside<{ id: { name: string } }>(message, "VariableReference").map((variable) => variable.id.name));
      for (const number of [0, 1, 2, 3, 11, 21, 100]) {
        const values: Record<string, FluentVariable> = Object.fromEntries([...names].map((name) => [name, number]));
        const errors: Error[] = [];
        const { value, attributes } = bundle.getMessage(id)!;
        for (const pattern of [value, ...Object.values(attributes)]) {
          if (pattern === null) continue;
          const said = bundle.formatPattern(pattern, values, errors);
          expect(errors, `${locale}: ${id}`).toEqual([]);
          if (id !== "lap-end") expect(said.replace(/[\u2068\u2069\s]/g, ""), `${locale}: ${id}`).not.toBe("");
          expect(said, `${locale}: ${id}`).not.toMatch(/ {2}|\{|\}| [,.;:،؛]/);
        }
      }
    }
  });

  it.each(LOCALES.filter((locale) => locale !== "en"))("%s is in the manifest, and told where there is no script", (locale) => {
    const manifest = JSON.parse(read("public/manifest.webmanifest")) as Record<string, Record<string, string | { value: string; dir: string }>>;
    for (const member of ["name_localized", "description_localized"]) {
      const text = manifest[member]![locale];
      expect(text, `${member}: ${locale}`).toBeDefined();
      expect(typeof text === "object" ? text.dir : "ltr").toBe(LANGUAGES[locale].dir);
    }
    const dir = LANGUAGES[locale].dir === "rtl" ? ' dir="rtl"' : "";
    expect(read("index.html")).toContain(`<p lang="${locale}"${dir}>`);
  });
});
