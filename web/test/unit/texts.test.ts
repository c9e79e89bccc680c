import { parse, type Entry, type Message } from "@fluent/syntax";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isQuestion, type Goal } from "../../src/learn/goals.js";
import { LADDERS } from "../../src/learn/lessons.js";
import { allClauses } from "../../src/rules/clauses.js";
import { EXAMPLES } from "../../src/rules/examples.js";
import { bingwa } from "./bingwa.js";

const root = new URL("../../", import.meta.url).pathname;
const read = (path: string) => readFileSync(root + path, "utf8");

/** Whether an entry is a text. */
function isMessage(entry: Entry): entry is Message {
  return entry.type === "Message";
}

/** The parts that a language consists of: what every screen needs, and what only some do. */
const PARTS = ["", "study/", "learn/", "puzzles/", "rules/", "about/", "new/", "play/", "refusals/", "faults/", "settings/", "damages/"];

/** Each language with the texts of all its parts. */
const locales = readdirSync(`${root}locales`).filter((name) => name.endsWith(".ftl")).map((name) => {
  const body = PARTS.flatMap((part) => parse(read(`locales/${part}${name}`), { withSpans: false }).body);
  const messages = new Map(body.filter(isMessage).map((entry) => [entry.id.name, entry]));
  const twice = body.filter(isMessage).length - messages.size;
  const junk = body.filter((entry) => entry.type === "Junk");
  return { path: name, messages, junk, twice };
});

function files(folder: string, end: string): string[] {
  return readdirSync(root + folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(end) && !path.includes("wasm/"))
    .map((path) => `${folder}/${path}`);
}

/** The values that a text asks for. */
function values(message: Message): string[] {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, id } = node as { type?: string; id?: { name: string } };
    if (type === "VariableReference" && id) found.add(id.name);
    Object.values(node).forEach(visit);
  };
  visit(message);
  return [...found].toSorted();
}

/** The words that complete a text's name which the source puts together. */
const COMPLETIONS: Record<string, string[]> = {
  "game-": bingwa.games().map((info) => info.rules.replace("/", "-")),
  "about-": [
    ...bingwa.games().map((info) => info.rules.replace("/", "-")),
    ...bingwa.games().filter((info) => !info.rules.includes("/")).map((info) => `${info.rules}-past`),
  ],
  "level-": ["mwanafunzi", "mchezaji", "fundi", "bingwa"],
  "new-perfect-": ["start", "endings"],
  "plate-house-": ["functional", "dormant", "lost"],
  "choose-": ["direction", "kichwa", "house"],
  "hand-": ["reserve", "store", "won"],
  "theme-": ["system", "light", "dark"],
  "look-": ["wood", "plain", "contrast"],
  "confirm-": ["never", "untimed", "always"],
  "over-won-": ["hamna", "no-moves", "no-seeds", "score", "repetition"],
  "editor-hand-": ["reserve", "store", "won"],
  "refusal-": reasons(),
  "fault-": faults(),
  "damaged-": ["game", "games-away", "analysis", "analyses", "learn", "puzzles", "other"],
  "damage-": doubts(),
  "learn-of-": Object.keys(LADDERS),
  "lesson-": Object.entries(LADDERS).flatMap(([game, ladder]) => ladder.flatMap(({ name, exercises }) =>
    [`${game}-${name}`, ...exercises.map((_, index) => `${game}-${name}-${index + 1}`)])),
  "goal-": goals(),
  "wrong-": goals().filter((kind) => kind !== "any" && !isQuestion({ kind } as Goal)),
  "rules-part-": ["board", "moves", "namua", "mtaji", "on", "takasia", "end", "common"],
  "clause-": allClauses().map((id) => id.toLowerCase()),
  "theme-of-": wordsOf("../crates/solve/src/puzzles/theme.rs"),
  "puzzle-level-": ["easy", "middling", "hard"],
  "puzzles-state-": ["new", "solved", "helped", "failed"],
};

/** Every kind of goal that a lesson has. */
function goals(): string[] {
  const all = Object.values(LADDERS).flatMap((ladder) => ladder.flatMap(({ exercises }) => exercises));
  return [...new Set(all.map(({ goal }) => goal.kind))];
}

/** Every reason that the rules can give. */
function reasons(): string[] {
  return wordsOf("../crates/rules/src/explain.rs");
}

/** The words of a type of the program's, from its own source. */
function wordsOf(path: string): string[] {
  const source = read(path);
  const word = /pub const fn word[\s\S]*?\n {4}\}/.exec(source)?.[0] ?? "";
  return [...word.matchAll(/=> "([a-z-]+)"/g)].map((found) => found[1]!);
}

/** Every word for what is wrong with a position, a move or a record, from its own source. */
function faults(): string[] {
  const source = read("../crates/wasm/src/fault.rs");
  const found = [...source.matchAll(/Expected::.*=> "([a-z-]+)"/g), ...source.matchAll(/Self::new\("([a-z-]+)"\)/g)];
  return [...new Set(found.map((each) => each[1]!))];
}

/** Every word for what of the things kept makes no sense, from the sources that say it. */
function doubts(): string[] {
  const found = ["src/check.ts", "src/analysis/keep.ts", "src/learn/progress.ts", "src/puzzles/progress.ts", "src/store.ts"]
    .flatMap((path) => [...read(path).matchAll(/(?:doubt|sound)\("([a-z]+)"/g)].map((each) => each[1]!));
  return [...new Set([...found, "move"])];
}

/** The names of all texts that the source uses. */
function used(): Set<string> {
  const found = new Set<string>();
  for (const path of [...files("src", ".ts"), ...files("src", ".tsx")]) {
    const source = read(path);
    for (const [, id] of source.matchAll(/"([a-z]+(?:-[a-zA-Z]+)*)"/g)) found.add(id!);
    for (const [, prefix] of source.matchAll(/`([a-z-]+-)\$\{/g)) {
      const words = COMPLETIONS[prefix!];
      if (words) for (const word of words) found.add(prefix! + word);
      else if (source.includes(`t(\`${prefix!}`)) throw new Error(`${path}: what completes ${prefix!}?`);
    }
  }
  return found;
}

/** The names that are certainly texts: the first argument of `t`. */
function asked(): Set<string> {
  const found = new Set<string>();
  for (const path of [...files("src", ".ts"), ...files("src", ".tsx")]) {
    const source = read(path);
    for (const [, id] of source.matchAll(/\bt\(\s*"([^"]+)"/g)) found.add(id!);
    for (const [, prefix] of source.matchAll(/\bt\(\s*`([a-z-]+-)\$\{/g)) {
      for (const word of COMPLETIONS[prefix!] ?? []) found.add(prefix! + word);
    }
  }
  return found;
}

describe("texts", () => {
  it("knows every reason for a refusal", () => {
    expect(COMPLETIONS["refusal-"]!.length).toBeGreaterThan(15);
  });

  it.each(locales)("$path can be read, and says nothing twice", ({ junk, twice }) => {
    expect(junk).toEqual([]);
    expect(twice).toBe(0);
  });

  it.each(locales)("$path says what each clause is, and what Zanzibar plays where the readings differ", ({ messages }) => {
    const differ = EXAMPLES.filter(({ rules }) => rules.length === 2).flatMap(({ clauses }) => clauses);
    for (const id of allClauses()) {
      const parts = messages.get(`clause-${id.toLowerCase()}`)!.attributes.map((attribute) => attribute.id.name);
      const zanzibar = ["KIS-5", "KIS-12", "KIS-41", "KIS-43", "KUJ-8"].includes(id);
      expect(parts, id).toEqual(zanzibar ? ["text", "zanzibar"] : ["text"]);
      if (zanzibar) expect(differ).toContain(id);
    }
  });

  it.each(locales)("$path has every text that is asked for", ({ messages }) => {
    expect([...asked()].filter((id) => !messages.has(id))).toEqual([]);
  });

  it.each(locales)("$path has no text that nothing uses", ({ messages }) => {
    const known = used();
    expect([...messages.keys()].filter((id) => !known.has(id))).toEqual([]);
  });

  it("ask for the same values in every language", () => {
    const [first, ...others] = locales;
    for (const { path, messages } of others) {
      expect([...messages.keys()].toSorted()).toEqual([...first!.messages.keys()].toSorted());
      for (const [id, message] of messages) {
        const wanted = values(first!.messages.get(id)!);
        expect(wanted, `${path}: ${id}`).toEqual(expect.arrayContaining(values(message)));
      }
    }
  });

  it("are never put together by the source", () => {
    const joined = [...files("src", ".ts"), ...files("src", ".tsx")].flatMap((path) =>
      read(path).split("\n").filter((line) => /·|\$\{t\(|\bt\([^)]*\)\s*\+|\}\)\}[ ,;:–—-]+\{t\(/u.test(line)).map((line) => `${path}: ${line.trim()}`));
    expect(joined).toEqual([]);
  });
});
