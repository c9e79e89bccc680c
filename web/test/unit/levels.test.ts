import { describe, expect, it } from "vitest";
import { ofSix } from "../../src/of-six.js";
import { bingwa, networkOf, player } from "./bingwa.js";

const MOST = bingwa.games()[0]!.levels;

describe("the levels", () => {
  it("are twenty, and six of them stand for those that were before", () => {
    expect(MOST).toBe(20);
    const today = [1, 2, 3, 4, 5, 6].map(ofSix);
    expect(today).toEqual(today.toSorted((a, b) => a - b));
    expect(new Set(today).size).toBe(6);
    expect(today.at(-1)).toBe(MOST);
    expect(ofSix(9)).toBe(MOST);
  });

  it("think more the higher they are", () => {
    const game = { rules: "kiswahili", moves: [] };
    const nodes = (level: number) => player.search(game, { level, seed: 1 }, networkOf(game.rules), () => false).nodes;
    expect(nodes(1)).toBeLessThan(nodes(8));
    expect(nodes(8)).toBeLessThan(nodes(14));
    expect(nodes(14)).toBeLessThan(nodes(17));
  });
});
