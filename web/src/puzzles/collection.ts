/** The puzzles: made and proven by `bingwa puzzles make`, a file for each rules id. */
import { textId } from "../games.js";
import { dayOf } from "./days.js";

const files = import.meta.glob<string>("../../../data/puzzles/*.jsonl", { query: "?raw", import: "default", eager: true });

/** A position in which one move, and no other, does it. */
export interface Puzzle {
  id: string;
  rules: string;
  position: string;
  goal: "win" | "margin";
  /** Of a win: within how many plies. */
  plies?: number;
  /** Of a margin: how many seeds more the player has at the end. */
  margin?: number;
  /** The right move, the answer, the next right move, and so on. */
  solution: string[];
  rating: number;
  themes: string[];
}

/** Every puzzle, the easiest first. */
export const puzzles: readonly Puzzle[] = Object.values(files)
  .flatMap((text) => text.trim().split("\n"))
  .map((line) => JSON.parse(line) as Puzzle)
  .toSorted((a, b) => a.rating - b.rating || (a.id < b.id ? -1 : 1));

/** The rules ids that have puzzles. */
export const RULES: readonly string[] = [...new Set(puzzles.map(({ rules }) => rules))].toSorted();

/** Every theme that some puzzle has. */
export const THEMES: readonly string[] = [...new Set(puzzles.flatMap(({ themes }) => themes))].toSorted();

/** How hard a puzzle is, in words, with the rating that it stays below. */
export const LEVELS = [
  ["easy", 1000],
  ["middling", 1300],
  ["hard", Infinity],
] as const;
export type Level = (typeof LEVELS)[number][0];

export function levelOf({ rating }: Puzzle): Level {
  return LEVELS.find(([, below]) => rating < below)![0];
}

/** How many moves of his own the solver makes. */
export function movesOf({ solution }: Puzzle): number {
  return Math.ceil(solution.length / 2);
}

/** What tells a puzzle from all others. */
export function nameOf({ rules, id }: Puzzle): string {
  return `${textId(rules)}/${id}`;
}

export function address(puzzle: Puzzle): string {
  return `#/puzzles/${nameOf(puzzle)}`;
}

export function find(name: string): Puzzle | undefined {
  return puzzles.find((puzzle) => nameOf(puzzle) === name);
}

/** The puzzle of a date, the same for everybody: ids are as good as chance. */
export function daily(date: string): Puzzle {
  const mixed = puzzles.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const { length } = mixed;
  return mixed[((dayOf(date) % length) + length) % length]!;
}
