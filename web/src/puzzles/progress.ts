/** What a person has solved, kept on this device. */
import { following, load, save, type Doubt } from "../store.js";
import { nameOf, type Puzzle } from "./collection.js";
import { dateOf, streakOf } from "./days.js";

interface Progress {
  version: 1;
  /** How each puzzle went that was tried: solved at once, with help or mistakes, or not yet. */
  tried: Record<string, "solved" | "helped" | "failed">;
  /** The days on which the puzzle of the day was solved. */
  days: string[];
  /** How well the person solves, on the scale of the puzzles' ratings. */
  rating: number;
}

const FIRST: Progress = { version: 1, tried: {}, days: [], rating: 900 };

/** The most that a puzzle changes a rating. */
const STEP = 32;

const DATE = /^\d{4}-\d{2}-\d{2}$/;

const STATES: readonly unknown[] = ["solved", "helped", "failed"];

function check(value: unknown, doubt: Doubt): Progress | undefined {
  const kept = value as Partial<Progress> | null;
  const { tried, days, rating } = kept ?? {};
  const known = kept?.version === 1 && tried instanceof Object && !Array.isArray(tried) && Array.isArray(days);
  if (!known) return undefined;
  const sound = (fine: boolean, found: unknown) => {
    if (!fine) doubt("part", found);
    return fine;
  };
  return {
    version: 1,
    tried: Object.fromEntries(Object.entries(tried).filter(([, state]) => sound(STATES.includes(state), state))),
    days: days.filter((day) => sound(typeof day === "string" && DATE.test(day), day)),
    rating: sound(Number.isFinite(rating) && Math.abs(rating!) < 10_000, rating) ? rating! : FIRST.rating,
  };
}

const progress = following("puzzles", () => load("puzzles", check) ?? FIRST);

export function stateOf(puzzle: Puzzle): "solved" | "helped" | "failed" | undefined {
  return progress.value.tried[nameOf(puzzle)];
}

export function isSolved(puzzle: Puzzle): boolean {
  const state = stateOf(puzzle);
  return state === "solved" || state === "helped";
}

export function rating(): number {
  return progress.value.rating;
}

function change(some: Partial<Progress>): void {
  progress.value = { ...progress.value, ...some };
  save("puzzles", progress.value);
}

/** How the rating becomes after a puzzle: Elo's formula, the puzzle as the opponent. */
function rated(puzzle: Puzzle, won: boolean): number {
  const { rating } = progress.value;
  const expected = 1 / (1 + 10 ** ((puzzle.rating - rating) / 400));
  return Math.round(rating + STEP * (Number(won) - expected));
}

/** A mistake was made, or help asked for: it counts when the puzzle is tried for the first time. */
export function fail(puzzle: Puzzle): void {
  if (stateOf(puzzle) !== undefined) return;
  change({ tried: { ...progress.value.tried, [nameOf(puzzle)]: "failed" }, rating: rated(puzzle, false) });
}

/** A puzzle is solved; `today` where it is the puzzle of that day. */
export function solve(puzzle: Puzzle, today: string | undefined): void {
  const before = stateOf(puzzle);
  const some: Partial<Progress> = {};
  if (before === undefined) some.rating = rated(puzzle, true);
  const state = before === undefined || before === "solved" ? "solved" : "helped";
  some.tried = { ...progress.value.tried, [nameOf(puzzle)]: state };
  if (today !== undefined && !progress.value.days.includes(today)) {
    some.days = [...progress.value.days, today].toSorted();
  }
  change(some);
}

export function isDayDone(date: string): boolean {
  return progress.value.days.includes(date);
}

/** For how many days on end the puzzle of the day was solved. */
export function streak(): number {
  return streakOf(progress.value.days, dateOf(new Date()));
}
