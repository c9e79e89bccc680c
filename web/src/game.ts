import { signal } from "@preact/signals";
import { exchanged, read, withOne } from "./away.js";
import { check } from "./check.js";
import { damages, forget, load, raw, save, setAside, tell } from "./store.js";
import type { Times } from "./times.js";
import type { GameText } from "./wasm/bingwa.js";

/** The computer at a level, or perfect where the game is solved. */
export type Opponent = "perfect" | number;

/** Who plays a seat. */
export type Who = "person" | Opponent;

/** A game as it is kept on this device. */
export interface Kept {
  version: 2;
  text: GameText;
  south: Who;
  north: Who;
  /** Who resigned. */
  resigned?: "S" | "N";
  /** Whose time ran out. */
  late?: "S" | "N";
  /** That it came to its end by the rules. */
  over?: true;
  /** The time that is left, where the game has clocks. */
  clock?: Times;
  /** Chooses among equal moves of the computer. */
  seed: number;
  /** Who is near on the board, where it was turned. */
  viewer?: "S" | "N";
  /** That the far player sits opposite. */
  opposite?: true;
}

/** The game that is under way, or was played last. */
export const kept = signal(load("game", check));
// What was left out of it is told of once.
if (kept.value && damages.peek().length > 0) save("game", kept.value);

/** The games that were put away for another, the last one first. */
export const away = signal(loadAway());

function loadAway(): readonly Kept[] {
  return load("games-away", (value, doubt) => read(value, (game) => check(game, doubt))) ?? [];
}

/**
 * The rules can't replay a game. It is set aside as it was, and goes on with the moves before the one
 * that they refuse, the number of which is told; where that is nothing there is no game any more.
 */
export function mend(game: Kept, why: string, ply: number | undefined): void {
  setAside("game", raw("game") ?? JSON.stringify(game));
  const rest = { ...game };
  delete rest.resigned;
  delete rest.late;
  delete rest.over;
  const moves = game.text.moves.slice(0, (ply ?? 1) - 1);
  if (moves.length > 0) keep({ ...rest, text: { ...game.text, moves } });
  else {
    kept.value = undefined;
    forget("game");
  }
  tell({ name: "game", what: moves.length > 0 ? "move" : "illegal", found: why, moves: moves.length });
}

/** Keeps a game, at every move. */
export function keep(game: Kept): void {
  kept.value = game;
  save("game", game);
}

/** Forgets every game. */
export function forgetGames(): void {
  kept.value = undefined;
  away.value = [];
  forget("game");
  forget("games-away");
}

function keepAway(games: readonly Kept[]): void {
  away.value = games;
  save("games-away", { version: 1, games });
}

/** Takes up a game that was put away; the one that is under way is put away for it. */
export function takeUp(game: Kept): void {
  // Another tab may have moved it in the list since it was shown here.
  const games = loadAway();
  const place = games.findIndex((each) => JSON.stringify(each) === JSON.stringify(game));
  keepAway(exchanged(games, place < 0 ? games.length : place, kept.value));
  keep(game);
}

/**
 * Begins a game, from a position of its own if there is one, and with clocks if time is limited.
 * The game that is under way is put away for it.
 */
export function begin(rules: string, south: Who, north: Who, start?: string, clock?: Times): void {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
  const games = loadAway();
  const more = withOne(games, kept.value);
  if (more !== games) keepAway(more);
  const text = { rules, moves: [], ...(start === undefined ? {} : { start }) };
  keep({ version: 2, text, south, north, seed, ...(clock && { clock }) });
}

/** Who is to move. */
export function whose(game: Kept, turn: "S" | "N"): Who {
  return turn === "S" ? game.south : game.north;
}

/** How often another tab has gone on with the game. */
export const elsewhere = signal(0);

/** What of a game is more than its clock and how its board lies. */
function gist(game: Kept | undefined): string {
  return JSON.stringify(game && { ...game, clock: undefined, viewer: undefined, opposite: undefined });
}

/** Lays the board of the game as its players want it. */
export function lay(viewer: "S" | "N", opposite: boolean): void {
  const game = { ...kept.value!, viewer };
  delete game.opposite;
  keep(opposite ? { ...game, opposite } : game);
}

// Another tab may go on with the same game: what it did last is what is shown here, too.
addEventListener("storage", (event) => {
  if (event.key === "bingwa.games-away") away.value = loadAway();
  if (event.key !== "bingwa.game") return;
  const before = gist(kept.value);
  kept.value = load("game", check);
  if (gist(kept.value) !== before) elsewhere.value += 1;
});

/** Does something in one tab at a time, where the browser can tell tabs apart. */
export function alone<T>(work: () => Promise<T>): Promise<T> {
  // Pages that come over a network without encryption have no locks.
  const locks = (navigator as Partial<Navigator>).locks;
  return locks ? (locks.request("bingwa.game", work)) : work();
}
