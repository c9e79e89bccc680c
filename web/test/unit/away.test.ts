import { expect, it } from "vitest";
import { exchanged, MOST, read, underWay, withOne } from "../../src/away.js";
import type { Kept } from "../../src/game.js";

const game = (seed: number, more: Partial<Kept> = {}): Kept => ({
  version: 2, text: { rules: "kingulu", moves: ["A3"] }, south: "person", north: 2, seed, ...more,
});

it("a game is put away while it is under way, and only then", () => {
  expect(underWay(game(1))).toBe(true);
  const others = [{ resigned: "S" }, { late: "N" }, { over: true }, { text: { rules: "kingulu", moves: [] } }] as const;
  for (const more of others) {
    expect(underWay(game(1, more as Partial<Kept>))).toBe(false);
    expect(withOne([], game(1, more as Partial<Kept>))).toEqual([]);
  }
  expect(withOne([], undefined)).toEqual([]);
});

it("the last few are kept, and the oldest is dropped", () => {
  let away: readonly Kept[] = [];
  for (let seed = 1; seed <= MOST + 3; seed += 1) away = withOne(away, game(seed));
  expect(away.map(({ seed }) => seed)).toEqual(Array.from({ length: MOST }, (_, place) => MOST + 3 - place));
});

it("one that is taken up makes room for the one that was under way", () => {
  const away = Array.from({ length: MOST }, (_, place) => game(place));
  expect(exchanged(away, 4, game(99)).map(({ seed }) => seed)).toEqual([99, 0, 1, 2, 3, 5, 6, 7, 8, 9]);
  expect(exchanged(away, 4, undefined)).toHaveLength(MOST - 1);
});

it("what is kept is read again, and nothing else", () => {
  const check = (value: unknown) => ((value as Partial<Kept>).version === 2 ? (value as Kept) : undefined);
  expect(read({ version: 1, games: [game(1), game(2)] }, check)).toEqual([game(1), game(2)]);
  expect(read({ version: 1, games: Array.from({ length: MOST + 5 }, () => game(1)) }, check)).toHaveLength(MOST);
  for (const other of [undefined, null, 3, [], {}, { version: 2, games: [] }]) {
    expect(read(other, check)).toBeUndefined();
  }
  // One that nobody understands takes no other with it.
  expect(read({ version: 1, games: [game(1), { version: 3 }, game(2)] }, check)).toEqual([game(1), game(2)]);
});
