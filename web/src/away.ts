/** The games that were put away: the last one first, and no more than a few. */
import type { Kept } from "./game.js";

/** So many are kept; the oldest goes when one more comes. */
export const MOST = 10;

/** Whether a game has begun and nobody has won it. */
export function underWay(game: Kept): boolean {
  return game.text.moves.length > 0 && !game.over && !game.resigned && !game.late;
}

/** The games that are away once this one is, too, if it is under way. */
export function withOne(away: readonly Kept[], game: Kept | undefined): readonly Kept[] {
  return game && underWay(game) ? [game, ...away].slice(0, MOST) : away;
}

/** The games that are away once the one at a place is taken up, and this one put in its stead. */
export function exchanged(away: readonly Kept[], place: number, game: Kept | undefined): readonly Kept[] {
  return withOne(away.toSpliced(place, 1), game);
}

/** The games in what was kept, but those of which `check` can make none. */
export function read(value: unknown, check: (game: unknown) => Kept | undefined): readonly Kept[] | undefined {
  const { version, games } = (value ?? {}) as { version?: number; games?: unknown };
  if (version !== 1 || !Array.isArray(games)) return undefined;
  return games.map(check).filter((game) => game !== undefined).slice(0, MOST);
}
