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

/** The computer's move: a proven one where it is to be perfect and one is known, else what it finds. */
export async function answer(game: GameText, who: Opponent, seed: number): Promise<string> {
  const [proven] = who === "perfect" ? ((await known.of(game))?.best ?? []) : [];
  if (proven !== undefined) return proven;
  const level = who === "perfect" ? most(game.rules) : who;
  return (await player.search(game, { level, seed })).best;
}

/** Ends its thinking. */
export function stop(): void {
  player.stop();
  known.stop();
}
