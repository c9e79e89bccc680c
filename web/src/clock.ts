/** Clocks that run. */
import type { Seat } from "@bingwa/board";
import { signal } from "@preact/signals";
import type { Times } from "./times.js";

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
