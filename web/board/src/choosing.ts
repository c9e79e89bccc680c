import type { Choice, LegalMove } from "./types.js";

/** A move that is being chosen: a hole, and how many of the choices after it have been made. */
export interface Choosing {
  hole: string;
  made: Choice[];
  /** The legal moves that begin so. */
  moves: LegalMove[];
}

/** What comes of a choice: one move, more to choose, or nothing. */
export type Chosen = { move: LegalMove } | { choosing: Choosing } | undefined;

function same(one: Choice | undefined, other: Choice | undefined): boolean {
  return (
    one?.kind === other?.kind &&
    one?.hole === other?.hole &&
    (one?.kind !== "house" || one.safari === (other as typeof one).safari)
  );
}

/** Begins with a hole. */
export function begin(legal: readonly LegalMove[], hole: string): Chosen {
  return settle({ hole, made: [], moves: legal.filter((move) => move.hole === hole) });
}

/** The next things to choose from. */
export function options(choosing: Choosing): Choice[] {
  const found: Choice[] = [];
  for (const move of choosing.moves) {
    const next = move.choices[choosing.made.length];
    if (next && !found.some((known) => same(known, next))) found.push(next);
  }
  return found;
}

/** Makes a choice. */
export function choose(choosing: Choosing, choice: Choice): Chosen {
  const place = choosing.made.length;
  const moves = choosing.moves.filter((move) => same(move.choices[place], choice));
  return settle({ ...choosing, made: [...choosing.made, choice], moves });
}

function settle(choosing: Choosing): Chosen {
  const [only, ...others] = choosing.moves;
  if (!only) return undefined;
  // A single move whose way is forced is still shown before it is made: only where nothing is left
  // to choose is it settled.
  return others.length === 0 && only.choices.length <= choosing.made.length
    ? { move: only }
    : { choosing };
}
