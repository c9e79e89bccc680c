/** What the computer answers, as whoever plays against it has chosen. */
import { known, player } from "./bingwa.js";
import type { Opponent } from "./game.js";
import { family, games } from "./games.js";
import type { GameText } from "./wasm/bingwa.js";

/** How much is solved of the games of which anything is: all that follows from the start, or endings. */
const SOLVED: Partial<Record<string, "start" | "endings">> = {
  kujifunza: "start",
  kigogo: "endings",
  kimasai: "endings",
  kingulu: "start",
};

/** How much of a game is solved, if anything is. */
export function solved(rules: string): "start" | "endings" | undefined {
  return SOLVED[family(rules)];
}

/** The best level of a game. */
export function most(rules: string): number {
  return games.find((info) => info.rules === rules)?.levels ?? 1;
}

/** Fetches what answers before it is needed. */
export function prepare(who: Opponent): void {
  player.prepare();
  if (who === "perfect") known.prepare();
}

/** A move that is proven to be best, where anything of the game is solved and this position is. */
async function best(game: GameText): Promise<string | undefined> {
  return solved(game.rules) && (await known.of(game))?.best[0];
}

/** The computer's move: a proven one where it is to be perfect and one is known, else what it finds. */
export async function answer(game: GameText, who: Opponent, seed: number): Promise<string> {
  const proven = who === "perfect" ? await best(game) : undefined;
  if (proven !== undefined) return proven;
  const level = who === "perfect" ? most(game.rules) : who;
  return (await player.search(game, { level, seed })).best;
}

/** A good move for a person who asks, and whether it is proven that none is better. */
export async function advice(game: GameText): Promise<{ best: string; proven: boolean }> {
  const proven = await best(game);
  if (proven !== undefined) return { best: proven, proven: true };
  const level = Math.max(1, Math.ceil(most(game.rules) * 0.8));
  return { best: (await player.search(game, { level, seed: 1 })).best, proven: false };
}

/** Ends its thinking. */
export function stop(): void {
  player.stop();
  known.stop();
}
