import { signal } from "@preact/signals";
import { exchanged, read, withOne } from "./away.js";
import { ofSix } from "./of-six.js";
import { areTimes, type Times } from "./times.js";
import { forget, load, save } from "./store.js";
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
}

function isWho(value: unknown): value is Who {
  return value === "person" || value === "perfect" || (Number.isInteger(value) && (value as number) >= 1);
}

/** A kept game of a form that is known; whether its moves are legal the rules will say. */
function check(value: unknown): Kept | undefined {
  const kept = value as (Omit<Partial<Kept>, "version"> & { version?: number }) | null;
  const text = kept?.text as Partial<GameText> | undefined;
  const known =
    (kept?.version === 1 || kept?.version === 2) &&
    typeof text?.rules === "string" &&
    Array.isArray(text.moves) &&
    text.moves.every((move) => typeof move === "string") &&
    isWho(kept.south) &&
    isWho(kept.north);
  if (!known) return undefined;
  const { clock, south, north, ...rest } = kept as Kept;
  // The first version had six levels.
  const today = (who: Who) => (typeof who === "number" && kept.version === 1 ? ofSix(who) : who);
  const players = { south: today(south), north: today(north) };
  return { ...rest, ...players, version: 2, seed: Number(kept.seed) || 1, ...(areTimes(clock) && { clock }) };
}

/** The game that is under way, or was played last. */
export const kept = signal(load("game", check));

/** The games that were put away for another, the last one first. */
export const away = signal(loadAway());

function loadAway(): readonly Kept[] {
  return load("games-away", (value) => read(value, check)) ?? [];
}

/** Why the game that was kept could not be taken up, if it couldn't. */
export const broken = signal<string | undefined>(undefined);

/** Sets aside a game that the rules can't replay: it is no game, but nobody's to throw away. */
export function setAside(game: Kept, why: string): void {
  save("game.unread", game);
  kept.value = undefined;
  forget("game");
  broken.value = why;
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

/** What of a game is more than its clock. */
function gist(game: Kept | undefined): string {
  return JSON.stringify(game && { ...game, clock: undefined });
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
