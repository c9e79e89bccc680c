import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { networkOf, player } from "./bingwa.js";
import type { Analysis, GameText } from "../../src/wasm/player.js";

/** What the program finds, as its own test holds it: a line for each search. */
const SNAPSHOT = new URL("../../../crates/wasm/tests/snapshots/face__the_player_finds_the_same_on_every_machine.snap", import.meta.url);
const searches = readFileSync(SNAPSHOT, "utf8").split("\n")
  .filter((line) => line.startsWith("{"))
  .map((line) => JSON.parse(line) as { game: GameText; found: Analysis });

describe("the player", () => {
  it("is asked about every game", () => {
    expect(new Set(searches.map(({ game }) => game.rules)).size).toBe(7);
  });

  it.each(searches)("finds with the browser's vectors what the program finds: $game.rules after $game.moves.length", ({ game, found }) => {
    expect(player.analyse(game, { lines: 2, nodes: 4_000 }, networkOf(game.rules), () => false)).toEqual(found);
  });
});
