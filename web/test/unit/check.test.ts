import { expect, it } from "vitest";
import { check } from "../../src/check.js";

const GAME = { version: 2, text: { rules: "kingulu", moves: ["A3"] }, south: "person", north: 7, seed: 3 };

/** What `check` makes of a value, and what it doubts. */
function checked(value: unknown): { made: unknown; doubts: [string, unknown?][] } {
  const doubts: [string, unknown?][] = [];
  return { made: check(value, (...doubt) => doubts.push(doubt)), doubts };
}

it("a game that makes sense is taken up as it is", () => {
  const clock = { whole: 1000, more: 0, S: 500, N: 0 };
  for (const game of [GAME, { ...GAME, resigned: "S" }, { ...GAME, late: "N", clock }, { ...GAME, over: true }, { ...GAME, text: { ...GAME.text, start: "x" } }]) {
    expect(checked(game)).toEqual({ made: game, doubts: [] });
  }
  // The first version had six levels.
  expect(checked({ ...GAME, version: 1, north: 6 })).toEqual({ made: { ...GAME, north: 20 }, doubts: [] });
});

it.each([
  ["of another version", { ...GAME, version: 3 }, "form"],
  ["without a game", { ...GAME, text: null }, "form"],
  ["nothing at all", null, "form"],
  ["of rules that there are not", { ...GAME, text: { ...GAME.text, rules: "chess" } }, "rules"],
  ["of no rules", { ...GAME, text: { moves: [] } }, "rules"],
  ["from a number", { ...GAME, text: { ...GAME.text, start: 7 } }, "start"],
  ["with a move that is a number", { ...GAME, text: { ...GAME.text, moves: ["A3", 4] } }, "moves"],
  ["of nobody", { ...GAME, north: -1 }, "who"],
  ["of somebody unknown", { ...GAME, south: "Q" }, "who"],
])("one %s is none, and told of", (_, game, doubt) => {
  const { made, doubts } = checked(game);
  expect(made).toBeUndefined();
  expect(doubts.map(([what]) => what)).toEqual([doubt]);
});

it.each([
  ["a level that there is not", { north: 99 }, { ...GAME, north: 20 }, ["level", 99]],
  ["somebody unknown who resigned", { resigned: "Q" }, GAME, ["resigned", "Q"]],
  ["somebody unknown whose time ran out", { late: 0 }, GAME, ["late", 0]],
  ["a clock that shows no time", { clock: { whole: 1, more: 1, S: "x", N: 1 } }, GAME, ["clock", { whole: 1, more: 1, S: "x", N: 1 }]],
  ["a clock that shows a century", { clock: { whole: 4e12, more: 1, S: 1, N: 1 } }, GAME, ["clock", { whole: 4e12, more: 1, S: 1, N: 1 }]],
])("%s is left out, and told of", (_, change, made, doubt) => {
  expect(checked({ ...GAME, ...change })).toEqual({ made, doubts: [doubt] });
});
