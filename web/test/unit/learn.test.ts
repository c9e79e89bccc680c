import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { answer, isQuestion, judge, type Seen } from "../../src/learn/goals.js";
import { LADDERS } from "../../src/learn/lessons.js";
import { bingwa } from "./bingwa.js";

/** How many lessons each ladder has at the least. */
const LEAST: Record<string, number> = { kiswahili: 16, kujifunza: 8, kigogo: 5, kimasai: 5, kingulu: 5 };

function see(rules: string, start: string, move: string): Seen {
  const view = bingwa.game({ rules, start, moves: [move] });
  const replies = bingwa.legalMoves(rules, view.board.text);
  return { played: bingwa.play(rules, start, move), outcome: view.outcome, replies };
}

const folder = new URL("../../locales/learn/", import.meta.url);
/** The lines of the lessons' texts in each language. */
const texts = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8").split("\n"));

const exercises = Object.entries(LADDERS).flatMap(([rules, ladder]) =>
  ladder.flatMap(({ name, exercises }) =>
    exercises.map((exercise, index) =>
      ({ rules, at: `${rules}/${name}/${index + 1}`, text: `lesson-${rules}-${name}-${index + 1} =`, ...exercise }))));

describe("the ladders", () => {
  it("have as many lessons as they should, each with a name of its own", () => {
    for (const [game, least] of Object.entries(LEAST)) {
      expect(LADDERS[game]!.length, game).toBeGreaterThanOrEqual(least);
      expect(new Set(LADDERS[game]!.map(({ name }) => name)).size).toBe(LADDERS[game]!.length);
    }
    expect(Object.keys(LADDERS).toSorted()).toEqual(Object.keys(LEAST).toSorted());
  });

  it("have a few exercises in each lesson, none of them twice", () => {
    for (const lesson of Object.values(LADDERS).flat()) {
      expect(lesson.exercises.length, lesson.name).toBeGreaterThanOrEqual(2);
      expect(lesson.exercises.length, lesson.name).toBeLessThanOrEqual(5);
    }
    expect(new Set(exercises.map(({ rules, position, goal }) => JSON.stringify([rules, position, goal]))).size).toBe(exercises.length);
  });
});

describe.each(exercises)("$at", ({ rules, position, goal, text }) => {
  const { board, outcome } = bingwa.game({ rules, start: position, moves: [] });
  const legal = bingwa.legalMoves(rules, position);

  it("is a position in canonical text, under way, with South to move", () => {
    expect(board.text).toBe(position);
    expect(board.turn).toBe("S");
    expect(outcome).toBeUndefined();
    expect(legal.length).toBeGreaterThan(0);
  });

  it("is told in every language, and of holes that the board has", () => {
    const names = board.holes.map(({ name }) => name);
    for (const lines of texts) {
      const said = lines.find((line) => line.startsWith(text));
      expect(said).toBeDefined();
      for (const [hole] of said!.matchAll(/\b[AaBb][0-9]+\b/g)) expect(names).toContain(hole);
    }
  });

  if (isQuestion(goal)) {
    it("asks what the rules answer, with one of many holes", () => {
      const played = "move" in goal ? bingwa.play(rules, position, goal.move) : undefined;
      const hole = answer(goal, { board, legal, played });
      expect(board.holes.map(({ name }) => name)).toContain(hole);
    });
    return;
  }

  const met = legal.filter((move) => judge(goal, see(rules, position, move.text)).met);

  it("can be done", () => {
    expect(met.length).toBeGreaterThan(0);
  });

  it("can be missed: by a legal move, or by one that is refused", () => {
    if (met.length < legal.length) return;
    const begins = new Set(legal.map(({ hole }) => hole));
    const refused = board.holes.filter(({ name, seeds }) => /^[A-Z]/.test(name) && seeds > 0 && !begins.has(name));
    expect(refused.length).toBeGreaterThan(0);
    for (const { name } of refused) expect(bingwa.explain(rules, position, name).verdict).toBe("illegal");
  });
});
