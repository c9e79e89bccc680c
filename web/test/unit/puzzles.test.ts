import { describe, expect, it } from "vitest";
import { daily, find, levelOf, LEVELS, nameOf, puzzles, RULES } from "../../src/puzzles/collection.js";
import { dateOf, streakOf } from "../../src/puzzles/days.js";
import { bingwa, player, RULES as ALL } from "./bingwa.js";

/** More than any answer needs. */
const EFFORT = 100_000_000;

/** Plays a solution as the app does, each right move judged by the real prover, and tells the end. */
function solve({ rules, position: start, solution, plies = 0, margin, goal }: (typeof puzzles)[number]) {
  const moves: string[] = [];
  let left = plies;
  for (let ply = 0; ply < solution.length; ply += 2) {
    const before = bingwa.game({ rules, start, moves }).board.text;
    const judged = player.puzzleAnswer(rules, before, solution[ply]!, left, EFFORT);
    expect(judged.right).toBe(true);
    if (goal === "margin") expect(judged.margin).toBe(margin);
    else {
      expect(judged.answer).toBe(solution[ply + 1]);
      left = judged.left;
    }
    moves.push(...solution.slice(ply, ply + 2));
  }
  return { game: bingwa.game({ rules, start, moves }), left };
}

describe("the puzzles", () => {
  it("are at least a hundred, of all the games, easy ones and hard ones", () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(200);
    expect(RULES).toEqual([...ALL].toSorted());
    for (const [level] of LEVELS) {
      for (const rules of ALL) {
        const some = puzzles.filter((puzzle) => puzzle.rules === rules && levelOf(puzzle) === level);
        expect(some.length, `${rules} ${level}`).toBeGreaterThan(0);
      }
    }
  });

  it("are told apart by their addresses", () => {
    for (const puzzle of puzzles) expect(find(nameOf(puzzle))).toBe(puzzle);
  });

  it.each(ALL)("are solved as they say: %s", (rules) => {
    for (const puzzle of puzzles.filter((each) => each.rules === rules)) {
      const { turn } = bingwa.parse(rules, puzzle.position);
      const { game, left } = solve(puzzle);
      if (puzzle.goal === "margin") continue;
      expect(left, puzzle.id).toBe(0);
      expect(game.outcome?.winner, puzzle.id).toBe(turn);
    }
  });

  it.each(ALL)("have no other right move: %s", (rules) => {
    for (const puzzle of puzzles.filter((each) => each.rules === rules).slice(0, 5)) {
      for (const { text } of bingwa.legalMoves(rules, puzzle.position)) {
        const { right, answer } = player.puzzleAnswer(rules, puzzle.position, text, puzzle.plies ?? 0, EFFORT);
        expect(right, `${puzzle.id} ${text}`).toBe(text === puzzle.solution[0]);
        const after = bingwa.game({ rules, start: puzzle.position, moves: [text] });
        expect(answer === undefined, `${puzzle.id} ${text}`).toBe(after.outcome !== undefined);
      }
    }
  });
});

describe("the puzzle of the day", () => {
  it("is another one each day, and comes back when all were shown", () => {
    const date = (day: number) => dateOf(new Date(2026, 0, 1 + day));
    const shown = new Set(puzzles.map((_, day) => nameOf(daily(date(day)))));
    expect(shown.size).toBe(puzzles.length);
    expect(daily(date(puzzles.length))).toBe(daily(date(0)));
  });

  it("is there whatever the clock says", () => {
    for (const date of ["1970-01-01", "1969-12-31", "2400-02-29"]) expect(puzzles).toContain(daily(date));
  });

  it("counts days on end, through the ends of months and years", () => {
    const days = ["2026-12-30", "2026-12-31", "2027-01-01"];
    expect(streakOf(days, "2027-01-01")).toBe(3);
    expect(streakOf(days, "2027-01-02")).toBe(3);
    expect(streakOf(days, "2027-01-03")).toBe(0);
    expect(streakOf(["2026-03-28", "2026-03-29", "2026-03-30"], "2026-03-30")).toBe(3);
    expect(streakOf([], "2026-03-30")).toBe(0);
  });

  it("neither gives nor takes days when the clock is changed", () => {
    // Solved on a day far ahead, then the clock was put right.
    expect(streakOf(["2026-05-01", "2026-05-02", "2031-01-01"], "2026-05-02")).toBe(2);
    // The clock went back: today's and the days before stand as they were.
    expect(streakOf(["2026-05-01", "2026-05-02", "2026-05-03"], "2026-05-02")).toBe(2);
    expect(streakOf(["2026-05-01", "2026-05-02", "2026-05-03"], "2026-05-03")).toBe(3);
  });
});
