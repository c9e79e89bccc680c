/** The real rules, in Node: the same modules that the browser runs. */
import { existsSync, readFileSync } from "node:fs";
import * as bingwa from "../../src/wasm/bingwa.js";
import * as known from "../../src/wasm/known.js";
import * as player from "../../src/wasm/player.js";

const module = (name: string) => readFileSync(new URL(`../../src/wasm/${name}_bg.wasm`, import.meta.url));
bingwa.initSync({ module: module("bingwa") });
player.initSync({ module: module("player") });
known.initSync({ module: module("known") });

export { bingwa, known, player };

/** The network of a game, as the app fetches it. */
export function networkOf(rules: string): Uint8Array | undefined {
  const file = new URL(`../../../data/networks/${rules.split("/")[0]!}.network`, import.meta.url);
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** Every rules id. */
export const RULES = bingwa.games().map((info) => info.rules);

/** The moves of a game of chance, the same each time. */
export function* walk(rules: string, plies: number, seed = 7): Generator<bingwa.Played> {
  let position = bingwa.games().find((info) => info.rules === rules)!.start.text;
  let state = seed;
  for (let ply = 0; ply < plies; ply += 1) {
    const moves = bingwa.legalMoves(rules, position);
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    const move = moves[(state >>> 8) % Math.max(1, moves.length)];
    if (!move) return;
    const played = bingwa.play(rules, position, move.text);
    yield played;
    position = played.after.text;
  }
}
