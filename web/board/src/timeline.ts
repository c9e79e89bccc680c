import { rowOf, seatIndex, seatOf, type BoardPosition, type PlayedMove, type Step } from "./types.js";

/** How a lap ended. */
export type LapEnd = "relay" | "capture" | "safari" | "stop" | "end";

/** One lift and sow of a move. */
export interface Lap {
  /** The hole that was lifted, or in which captured seeds entered. */
  from: string;
  seeds: number;
  /** Where its last seed fell. */
  to: string;
  /** Seeds captured where it ended, or before it began in the first lap. */
  captured: number;
  end: LapEnd;
  /** The instants that it begins before and ends with. */
  first: number;
  last: number;
}

/** Steps that are seen on their own; the others belong to the instant before them. */
const SEEN = new Set<Step["kind"]>(["place", "lift", "tax", "drop", "capture", "take", "won", "bring"]);

/** A position is kept at every so many instants. */
const KEPT = 64;
/** A move is shown in so many milliseconds at the most. */
const WHOLE = 5000;
/** A seed falls for so many milliseconds where there is time. */
const SEED = 250;

/**
 * A move as a row of instants: instant 0 is the board before it, the last one the board after it.
 * It is right at each of them: every state is made by the steps that lead there.
 */
export class Timeline {
  readonly move: PlayedMove;
  readonly laps: Lap[];
  /** How many steps have been made at each instant. */
  readonly #made: number[] = [0];
  readonly #kept: BoardPosition[] = [];
  readonly #inHand: number[] = [0];
  #weights = 0;

  constructor(move: PlayedMove) {
    this.move = move;
    let held = 0;
    move.steps.forEach((step, index) => {
      held = Math.max(0, held + taken(step));
      if (SEEN.has(step.kind) || this.#made.length === 1) {
        this.#made.push(index + 1);
        this.#inHand.push(held);
      } else {
        this.#made[this.#made.length - 1] = index + 1;
        this.#inHand[this.#inHand.length - 1] = held;
      }
    });
    this.laps = laps(move.steps, (made) => this.#instantOf(made));
    for (let instant = 1; instant <= this.length; instant += 1) this.#weights += this.#weight(instant);
  }

  /** The last instant. */
  get length(): number {
    return this.#made.length - 1;
  }

  /** The board at an instant. */
  at(instant: number): BoardPosition {
    const wanted = Math.min(Math.max(0, Math.trunc(instant)), this.length);
    const block = Math.floor(wanted / KEPT);
    while (this.#kept.length <= block) {
      const last = this.#kept.length - 1;
      this.#kept.push(
        last < 0 ? this.move.before : this.#walk(this.#kept[last]!, last * KEPT, (last + 1) * KEPT),
      );
    }
    return this.#walk(this.#kept[block]!, block * KEPT, wanted);
  }

  /** The steps that lead to an instant from the one before it. */
  stepsAt(instant: number): Step[] {
    return instant < 1 ? [] : this.move.steps.slice(this.#made[instant - 1], this.#made[instant]);
  }

  /** Seeds in the mover's hand at an instant: lifted or captured, and not yet sown. */
  inHand(instant: number): number {
    return this.#inHand[instant] ?? 0;
  }

  /** The lap that an instant belongs to. */
  lapAt(instant: number): number {
    const found = this.laps.findIndex((lap) => instant <= lap.last);
    return found < 0 ? this.laps.length - 1 : found;
  }

  /** How long an instant lasts at normal speed, in milliseconds: all of a move no longer than it may. */
  duration(instant: number): number {
    return this.#weight(instant) * Math.min(SEED, WHOLE / this.#weights);
  }

  /** What an instant lasts beside the fall of a seed: a capture lingers. */
  #weight(instant: number): number {
    const kind = this.stepsAt(instant)[0]?.kind;
    if (kind === "capture" || kind === "take") return 2;
    return kind === "lift" ? 1.4 : 1;
  }

  /** The instant at which so many steps have been made. */
  #instantOf(made: number): number {
    let [low, high] = [0, this.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#made[middle]! >= made) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  #walk(from: BoardPosition, begin: number, end: number): BoardPosition {
    const holes = new Map(from.holes.map((hole) => [hole.name, hole]));
    const position = { ...from };
    for (const step of this.move.steps.slice(this.#made[begin], this.#made[end])) {
      for (const hole of step.changes) holes.set(hole.name, hole);
      if (step.hand) position.hand = step.hand;
      if (step.turn) position.turn = step.turn;
      if (step.stages) position.stages = step.stages;
    }
    position.holes = from.holes.map((hole) => holes.get(hole.name) ?? hole);
    return position;
  }
}

/** By how many seeds a step fills the hand. */
function taken(step: Step): number {
  switch (step.kind) {
    case "lift":
    case "tax":
    case "capture":
      return step.seeds;
    case "drop":
      return -1;
    case "won":
      return -step.seeds;
    default:
      return 0;
  }
}

/** The laps of a move; `instantOf` tells at which instant so many steps have been made. */
function laps(steps: Step[], instantOf: (made: number) => number): Lap[] {
  const found: Lap[] = [];
  let sown = true;
  steps.forEach((step, index) => {
    const begins = step.kind === "lift" || step.kind === "tax" || step.kind === "enter";
    if (sown && (begins || found.length === 0)) {
      const before = found.at(-1);
      if (before) before.last = Math.max(before.first, instantOf(index));
      found.push({
        from: step.hole ?? "",
        seeds: step.seeds,
        to: step.hole ?? "",
        captured: 0,
        end: "end",
        first: before ? before.last : 0,
        last: 0,
      });
      sown = false;
    }
    const lap = found.at(-1)!;
    if (begins && !sown) [lap.from, lap.seeds] = [step.hole ?? lap.from, step.seeds];
    if (step.kind === "drop") [lap.to, sown] = [step.hole ?? lap.to, true];
    if (step.kind === "capture" || step.kind === "take") lap.captured += step.seeds;
    const next = steps[index + 1]?.kind;
    if (step.kind === "house") lap.end = step.safari ? "safari" : "stop";
    else if (sown && step.kind === "capture") lap.end = "capture";
    else if (step.kind === "drop" && next === "lift") lap.end = "relay";
  });
  const last = found.at(-1);
  if (last) last.last = instantOf(steps.length);
  return found;
}

/** By how much each hole changes between two positions, where it does. */
export function differences(before: BoardPosition, after: BoardPosition): Map<string, number> {
  const old = new Map(before.holes.map((hole) => [hole.name, hole.seeds]));
  const found = new Map<string, number>();
  for (const { name, seeds } of after.holes) {
    const change = seeds - (old.get(name) ?? 0);
    if (change !== 0) found.set(name, change);
  }
  return found;
}

/** The seeds of a player's rows. */
export function seedsOf(position: BoardPosition, seat: "S" | "N"): number {
  return position.holes
    .filter((hole) => seatOf(hole.name) === seat)
    .reduce((sum, hole) => sum + hole.seeds, 0);
}

/** The rows as the viewer meets them, each with its seeds. */
export function rowsOf(position: BoardPosition): { row: string; seeds: number }[] {
  const found = new Map<string, number>();
  for (const { name, seeds } of position.holes) {
    const row = rowOf(name);
    found.set(row, (found.get(row) ?? 0) + seeds);
  }
  return [...found].map(([row, seeds]) => ({ row, seeds }));
}

/** The seeds beside the board of a player. */
export function handOf(position: BoardPosition, seat: "S" | "N"): number {
  return position.hand[seatIndex(seat)];
}
