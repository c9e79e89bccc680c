/** Clocks: the time that each player has for all of his moves. */
import type { Seat } from "@bingwa/board";
import { signal } from "@preact/signals";

/** What a game has been given, and what is left of it, in milliseconds. */
export interface Times {
  /** What each player begins with. */
  whole: number;
  /** What each move adds. */
  more: number;
  S: number;
  N: number;
}

/** Clocks that a game may have: minutes for all moves, and seconds that each move adds. */
export const CONTROLS: readonly (readonly [minutes: number, seconds: number])[] = [[3, 2], [5, 5], [10, 10], [30, 0]];

/** The clocks at the beginning of a game. */
export function times(minutes: number, seconds: number): Times {
  const whole = minutes * 60_000;
  return { whole, more: seconds * 1000, S: whole, N: whole };
}

/** Whether what was kept are times. */
export function areTimes(value: unknown): value is Times {
  const kept = (value ?? {}) as Partial<Times>;
  return [kept.whole, kept.more, kept.S, kept.N].every((time) => Number.isFinite(time) && time! >= 0);
}

/** A time as clocks show it: minutes and seconds, and tenths when there is little left. */
export function shown(milliseconds: number): string {
  const tenths = Math.ceil(milliseconds / 100);
  if (tenths < 100) return `0:0${Math.floor(tenths / 10)}.${tenths % 10}`;
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** How often a running clock is looked at, in milliseconds. */
const LOOK = 100;
/** How often what is left is kept, in milliseconds: so much a dead battery gives back. */
const KEEP = 5000;

/** The clocks of a game under way. What the time of day is they don't ask, so it may be set. */
export class Clock {
  /** What is left. */
  readonly left = signal<Times | undefined>(undefined);
  readonly running = signal<Seat | undefined>(undefined);
  readonly #out: (seat: Seat) => void;
  readonly #keep: (left: Times) => void;
  #since = 0;
  #kept = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #hide = () => this.#write();

  /** `out` is told whose time has run out, `keep` now and then what is left. */
  constructor(out: (seat: Seat) => void, keep: (left: Times) => void) {
    this.#out = out;
    this.#keep = keep;
  }

  /** Takes up the times of a game; none where it has no clocks. */
  set(left: Times | undefined): void {
    this.stop();
    this.left.value = left && { ...left };
  }

  /** Lets a player's time run. */
  run(seat: Seat): void {
    this.stop();
    if (!this.left.peek()) return;
    this.running.value = seat;
    this.#since = this.#kept = performance.now();
    this.#timer = setInterval(() => this.#look(), LOOK);
    addEventListener("pagehide", this.#hide);
    document.addEventListener("visibilitychange", this.#hide);
  }

  /** Stops the clock that runs. */
  stop(): void {
    this.#count();
    clearInterval(this.#timer);
    removeEventListener("pagehide", this.#hide);
    document.removeEventListener("visibilitychange", this.#hide);
    this.running.value = undefined;
  }

  /** A player has moved: what he has left, and what the move adds. */
  moved(seat: Seat): Times | undefined {
    this.stop();
    const left = this.left.peek();
    if (left) this.left.value = { ...left, [seat]: left[seat] + left.more };
    return this.left.peek();
  }

  /** Takes the time that has gone by. */
  #count(): void {
    const [seat, left, now] = [this.running.peek(), this.left.peek(), performance.now()];
    if (!seat || !left) return;
    this.left.value = { ...left, [seat]: Math.max(0, left[seat] - (now - this.#since)) };
    this.#since = now;
  }

  #look(): void {
    this.#count();
    const [seat, left] = [this.running.peek(), this.left.peek()];
    if (!seat || !left) return;
    if (left[seat] === 0) {
      this.stop();
      this.#out(seat);
    } else if (this.#since - this.#kept >= KEEP) this.#write();
  }

  #write(): void {
    this.#count();
    const left = this.left.peek();
    if (!left || !this.running.peek()) return;
    this.#kept = this.#since;
    this.#keep(left);
  }
}
