import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { LOCALES, type Locale } from "../../src/languages.js";
import type { Fault } from "../../src/wasm/bingwa.js";
import { bingwa, player } from "./bingwa.js";

const testdata = new URL("../../../testdata/", import.meta.url);
const source = readFileSync(new URL("../../../crates/wasm/src/fault.rs", import.meta.url), "utf8");

/** What the rules throw. */
function thrown(work: () => unknown): Fault {
  try {
    work();
  } catch (error) {
    return error as Fault;
  }
  throw new Error("nothing was wrong");
}

/** Every position that the rules' own tests have refused. */
function positions(): Fault[] {
  const folder = new URL("positions/invalid/", testdata);
  return readdirSync(folder).flatMap((name) => {
    const rules = name.replace(".txt", "").replace("-", "/");
    const lines = readFileSync(new URL(name, folder), "utf8").split("\n").filter((line) => line !== "" && !line.startsWith("#"));
    return lines.map((line) => thrown(() => bingwa.parse(rules, line.split("\t")[0]!)));
  });
}

/** Moves that can't be read, are not legal or may mean two. */
function moves(): Fault[] {
  const asked = ["sow it all", "A5", "A6"];
  return asked.map((move) => thrown(() => bingwa.game({ rules: "kiswahili", moves: [move] })));
}

const OVER = "0,5,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,3,0,0,0,0,0,0/0,0,0,9,0,0,0,0 S 0,0";

/** Records with something wrong in them. */
const RECORDS = [
  '[Rules "checkers"]\n\n1. A1 *',
  "[Rules kiswahili]\n\n1. A7<* *",
  `[Rules "kujifunza"]\n[SetUp "1"]\n[Position "${OVER}"]\n\n1. A1> *`,
  "1. A7<* {it never ends",
  "1. A7<*",
  '[Result "won"]\n\n1. A7<* *',
  '[Termination "boredom"]\n\n1. A7<* *',
  '[Score "many"]\n\n1. A7<* *',
  "1. A7<* $999 *",
  "( A7<* ) *",
  "1. A7<* } *",
  '[SetUp "1"]\n\n1. A7<* *',
  '{ "schema": "something else" }',
  "1. A7<* 1-0",
  '[Termination "hamna"]\n\n1. A7<* 1-0',
  '[Termination "resignation"]\n\n1. A7<* *',
  '[Termination "agreement"]\n\n1. A7<* 1-0',
  `[Rules "kujifunza"]\n[SetUp "1"]\n[Position "${OVER}"]\n\n1-0`,
  `[Rules "kujifunza"]\n[SetUp "1"]\n[Position "${OVER}"]\n[Score "1-2"]\n\n0-1`,
  Array.from({ length: 300 }, (_, number) => `[T${number} "?"]\n`).join(""),
  `1. A7<* ${"(A7>* (A7<* ".repeat(40)}`,
];

/** What nothing leads to that a person writes. */
const app = () => thrown(() => player.writeRecord({ rules: "kigogo", comment: "", moves: [], tags: {} }, "pgn"));

const records = () => RECORDS.flatMap((text) => player.readRecords(text).flatMap(({ problems }) => problems));

/** The permanent words of all that can be wrong, from their source. */
function words(): string[] {
  const found = [...source.matchAll(/Expected::.*=> "([a-z-]+)"/g), ...source.matchAll(/Self::new\("([a-z-]+)"\)/g)];
  return [...new Set(found.map((each) => each[1]!))];
}

/** What takes 65,537 moves. */
const UNSEEN = ["too-long"];

describe("what is wrong with what a person wrote", () => {
  const faults = [...positions(), ...moves(), ...records(), app()];
  let said: (fault: Fault) => string;
  let speak: (locale: Locale) => Promise<void>;

  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: { lang: "", dir: "" } });
    vi.stubGlobal("navigator", { languages: ["en"] });
    const texts = await import("../../src/texts.js");
    ({ speak } = texts);
    ({ faultText: said } = await import("../../src/fault.js"));
    await texts.also("faults", "refusals");
  });

  it("comes from the rules as data, whatever it is", () => {
    const told = new Set(faults.map(({ what }) => what));
    expect([...told, ...UNSEEN].toSorted()).toEqual(words().toSorted());
  });

  it.each(LOCALES)("is said in %s, with what was found", async (locale) => {
    await speak("en");
    const english = faults.map(said);
    await speak(locale);
    for (const [index, fault] of faults.entries()) {
      const text = said(fault);
      const where = `${fault.what}: ${text}`;
      expect(text, where).not.toMatch(/fault-|refusal-| {2}|undefined/);
      if (locale !== "en") expect(text, where).not.toBe(english[index]);
      const { found, hole, what } = fault;
      if (found !== undefined) expect(text.replace(/[\u2068\u2069]/g, ""), where).toContain(found);
      if (hole !== undefined && !what.startsWith("move-")) expect(text, where).toContain(hole);
    }
  });
});
