import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Timeline } from "../../board/src/timeline.js";
import { allClauses, clausesOf } from "../../src/rules/clauses.js";
import { difference } from "../../src/rules/difference.js";
import { EXAMPLES, examplesOf, type Example } from "../../src/rules/examples.js";
import type { BoardView, GameView } from "../../src/wasm/bingwa.js";
import { bingwa } from "./bingwa.js";

/** Every clause, from the rules' own source. */
const CLAUSES = [...readFileSync(new URL("../../../crates/rules/src/clause.rs", import.meta.url), "utf8")
  .matchAll(/= "([A-Z]{3}-\d+)", "/g)].map((found) => found[1]!);

/** Clauses that no board shows. */
const WITHOUT_BOARD = ["COM-8"];

const startOf = (rules: string) => bingwa.games().find((info) => info.rules === rules)!.start.text;

function told({ clauses, start }: Example): string {
  return `${clauses.join(" ")} at ${start ?? "the start"}`;
}

function seedsOn({ holes, hand }: Pick<BoardView, "holes" | "hand">): number {
  return holes.reduce((sum, hole) => sum + hole.seeds, hand[0] + hand[1]);
}

/** Plays a move through as the board shows it: seeds are never made, and the last instant is the rules' own. */
function through(rules: string, start: string, move: string): BoardView {
  const played = bingwa.play(rules, start, move);
  const timeline = new Timeline(played);
  const total = seedsOn(played.before);
  for (let instant = 0; instant <= timeline.length; instant += 1) {
    const shown = timeline.at(instant);
    const here = shown.holes.reduce((sum, hole) => sum + hole.seeds, shown.hand[0] + shown.hand[1]) + timeline.inHand(instant);
    expect(here, `${rules} ${move}, instant ${instant}`).toBeLessThanOrEqual(total);
  }
  expect(timeline.at(timeline.length).holes).toEqual(played.after.holes);
  expect(timeline.at(timeline.length).hand).toEqual(played.after.hand);
  return played.after;
}

/** The moves of an example, as some reading writes them. */
function movesIn({ rules, moves = [], theirs = [] }: Example, reading: string): string[] {
  return reading === rules[0] ? moves : moves.map((move, index) => theirs[index] ?? move);
}

describe("the clauses", () => {
  it("are those of the rules", () => {
    expect(CLAUSES.length).toBeGreaterThan(60);
    expect(allClauses().toSorted()).toEqual(CLAUSES.toSorted());
  });

  it("can each be seen on a board", () => {
    const games = ["kiswahili", "kujifunza", "kigogo", "kimasai", "kingulu"];
    for (const game of games) {
      for (const clause of clausesOf(game).filter((id) => !id.startsWith("COM"))) {
        // What draws a game of Kimasai no game reaches.
        if (clause !== "KIM-5") expect(examplesOf(clause, game), clause).not.toEqual([]);
      }
    }
    for (const clause of CLAUSES.filter((id) => id.startsWith("COM") && !WITHOUT_BOARD.includes(id))) {
      expect(games.flatMap((game) => examplesOf(clause, game)), clause).not.toEqual([]);
    }
  });
});

describe.each(EXAMPLES.map((example) => ({ name: told(example), example })))("$name", ({ example }) => {
  it("stands for clauses that there are", () => {
    for (const clause of example.clauses) expect(CLAUSES).toContain(clause);
  });

  it.each(example.rules)("can be played through under %s", (rules) => {
    const start = example.start ?? startOf(rules);
    // The text is the canonical one, so that it is what the board says.
    expect(bingwa.parse(rules, start).text).toBe(start);
    const legal = bingwa.legalMoves(rules, start).map((move) => move.text);
    for (const move of movesIn(example, rules)) {
      if (legal.includes(move)) through(rules, start, move);
      // Only where readings are compared may a move be legal in one of them alone.
      else expect(example.rules.length, `${rules} ${start}: ${move}`).toBe(2);
    }
    if (example.rules.length === 2) expect(example.rules.some((id) => bingwa.legalMoves(id, start).some(({ text }) => movesIn(example, id).includes(text)))).toBe(true);
    let at = start;
    for (const move of example.line ?? []) at = through(rules, at, move).text;
  });

  it("refuses what it says is refused, by a clause of the game", () => {
    const [rules] = example.rules as [string];
    for (const asked of example.refused ?? []) {
      const verdict = bingwa.explain(rules, example.start ?? startOf(rules), asked);
      const over = bingwa.game({ rules, moves: [], ...(example.start === undefined ? {} : { start: example.start }) }).outcome;
      expect(verdict.verdict, `${rules} ${asked}`).toBe("illegal");
      if (verdict.verdict === "illegal" && !over) expect(clausesOf(rules)).toContain(verdict.clause);
    }
  });
});

describe("what the pages of the rules say of their examples", () => {
  const after = (rules: string, start: string, move: string) => bingwa.play(rules, start, move).after.text;
  const find = (clause: string, move: string) => EXAMPLES.find((each) => each.clauses.includes(clause) && each.moves?.includes(move))!;

  it.each([
    ["KIS-14", "A5<*", "0,0,0,0,0,0,0,0/0,1,2,9,0,2,0,0/0,0,1,1,8,0,0,0/0,0,0,0,0,0,0,0 N 9,10 SN -"],
    ["KIS-14", "A5>*", "0,0,0,0,0,0,0,0/0,1,2,9,0,2,0,0/0,0,0,0,8,1,1,0/0,0,0,0,0,0,0,0 N 9,10 SN -"],
    ["KIS-32", "A8>", "0,0,0,0,0,0,0,0/0,3,0,8,0,2,5,0/0,2,2,1,10,2,5,7/0,0,0,0,0,0,0,0 N 8,9 SN -"],
    ["KIS-32", "A8>+", "0,0,0,0,0,0,0,0/0,3,0,8,0,2,5,0/1,3,3,2,0,2,5,7/1,1,1,1,1,1,0,0 N 8,9 N -"],
    ["COM-2", "A4<*", "0,0,0,0,0,0,0,46/1,0,0,0,0,0,0,0/2,1,1,1,1,1,1,1/1,1,1,1,1,1,1,1 N 0,0 - -"],
    ["KIS-42", "a8<*", "0,3,4,3,6,1,4,4/2,0,3,1,5,3,2,3/0,2,0,0,1,1,0,0/0,0,2,2,0,2,6,4 S 0,0 - -"],
    ["KUJ-1", "A1><", "2,2,2,2,2,2,2,2/2,0,0,2,2,2,0,0/3,1,0,4,4,4,1,5/3,3,0,3,3,0,3,3 N 0,0"],
    ["KUJ-1", "A1>>", "2,2,2,2,2,2,2,2/2,2,0,2,0,0,0,2/1,4,0,3,4,5,1,7/3,0,3,3,0,3,3,0 N 0,0"],
    ["KIG-1", "A12", "0,2,2,2,2,2,2,2,2,2,2,2/0,2,2,2,2,2,2,2,2,2,2,0/1,3,3,0,3,3,0,3,3,0,3,0/2,2,2,2,2,2,2,2,2,2,2,2 N"],
    ["KIM-1", "A2", "0,1,1,1,1,1,1,1,1,1,1,1/0,1,1,1,1,1,1,1,1,1,1,0/1,0,1,1,1,1,1,1,1,1,1,1/1,1,1,1,1,1,1,1,1,1,1,1 N"],
    ["KIN-1", "A3", "1,0,6,6,0,1/6,6,2,7,0,6 N 7,0"],
    ["KIN-1", "A4", "0,6,6,6,1,0/1,6,6,2,7,0 N 7,0"],
    ["KIN-1", "A5", "6,6,6,1,6,1/0,1,6,6,2,7 N 0,0"],
    ["KIN-1", "A6", "6,6,1,6,1,7/6,0,1,6,6,2 N 0,0"],
  ])("%s: %s", (clause, move, wanted) => {
    const { rules: [id], start } = find(clause, move) as Example & { rules: [string] };
    expect(after(id, start ?? startOf(id), move)).toBe(wanted);
  });

  it.each([["COM-4", "kiswahili", "A3<"], ["COM-4", "kigogo", "A3"], ["COM-4", "kingulu", "a6"]])("%s in %s: %s is endless", (clause, game, asked) => {
    const example = examplesOf(clause, game).find(({ refused }) => refused?.includes(asked))!;
    expect(bingwa.explain(game, example.start!, asked)).toMatchObject({ verdict: "illegal", clause: "COM-4", reason: "endless", number: 10_000 });
  });

  it("ends the championship game where it ended", () => {
    const { line } = EXAMPLES.find(({ line }) => line?.length === 52)!;
    const { board } = bingwa.game({ rules: "kiswahili", moves: line! });
    expect(board.text).toBe("3,3,5,1,0,5,5,1/0,8,0,5,5,7,7,1/0,0,0,0,2,0,0,0/2,0,2,0,1,0,1,0 S 0,0 - -");
  });

  it("draws by repetition what comes back, or counts the seeds", () => {
    for (const { rules: [id], start, line } of EXAMPLES.filter(({ clauses, line }) => clauses.includes("COM-7") && line)) {
      expect(bingwa.game({ rules: id!, start: start!, moves: line! }).outcome?.by, id).toBe("repetition");
    }
  });
});

describe("two readings", () => {
  const compared = EXAMPLES.filter(({ rules }) => rules.length === 2);

  it("are compared where a clause has another form on Zanzibar", () => {
    const clauses = new Set(compared.flatMap((example) => example.clauses));
    for (const clause of ["KIS-5", "KIS-12", "KIS-41", "KIS-43", "KUJ-8"]) expect(clauses).toContain(clause);
  });

  it.each(compared.map((example) => ({ name: told(example), example })))("$name: a difference is to be seen", ({ example }) => {
    const [one, other] = example.rules as [string, string];
    const differs = example.moves!.some((move, index) => {
      const view = (id: string, text: string): GameView | undefined => {
        try {
          return bingwa.game({ rules: id, moves: [text], ...(example.start === undefined ? {} : { start: example.start }) });
        } catch {
          return undefined;
        }
      };
      const [here, there] = [view(one, move), view(other, example.theirs?.[index] ?? move)];
      if (!here || !there) return here !== there;
      const { holes, houses, takasia } = difference(here, there);
      return holes.length > 0 || houses || takasia;
    });
    expect(differs).toBe(true);
  });
});
