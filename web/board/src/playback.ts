import type { Timeline } from "./timeline.js";

/** What a playback tells of. */
export interface Watcher {
  /** An instant is to be shown; it was reached by playing, or by a jump. */
  shows: (instant: number, playing: boolean, milliseconds: number) => void;
  /** Playing began or ended. */
  turned: (playing: boolean) => void;
  /** The last instant was reached. */
  ended: () => void;
}

/** Plays a timeline: the clock between the instants, and nothing else. */
export class Playback {
  readonly timeline: Timeline;
  readonly #watcher: Watcher;
  #instant = 0;
  #speed: number;
  #frame = 0;
  #due = 0;

  constructor(timeline: Timeline, speed: number, watcher: Watcher) {
    this.timeline = timeline;
    this.#speed = speed;
    this.#watcher = watcher;
  }

  get instant(): number {
    return this.#instant;
  }

  /** Whether the last instant is shown. */
  get ended(): boolean {
    return this.#instant >= this.timeline.length;
  }

  get playing(): boolean {
    return this.#frame !== 0;
  }

  /** How fast it plays; `Infinity` is at once. */
  set speed(speed: number) {
    this.#speed = speed;
    if (this.playing && speed === Infinity) this.seek(this.timeline.length);
  }

  /** Goes on from where it is, or from the start where it was at the end. */
  play(): void {
    if (this.playing) return;
    if (this.ended) this.#show(0, false, 0);
    if (this.#speed === Infinity || this.timeline.length === 0) {
      this.seek(this.timeline.length);
      return;
    }
    this.#due = performance.now();
    this.#frame = requestAnimationFrame((now) => this.#tick(now));
    this.#watcher.turned(true);
  }

  pause(): void {
    if (!this.playing) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#watcher.turned(false);
  }

  /** Jumps to an instant and stays there. */
  seek(instant: number): void {
    this.pause();
    const wanted = Math.min(Math.max(0, Math.round(instant)), this.timeline.length);
    const arrives = wanted === this.timeline.length && this.#instant !== wanted;
    this.#show(wanted, false, 0);
    if (arrives) this.#watcher.ended();
  }

  /** Stops, and shows nothing more. */
  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #show(instant: number, playing: boolean, milliseconds: number): void {
    this.#instant = instant;
    this.#watcher.shows(instant, playing, milliseconds);
  }

  #tick(now: number): void {
    let reached = this.#instant;
    let lasts = 0;
    // A slow machine leaves instants out rather than falling behind.
    while (now >= this.#due && reached < this.timeline.length) {
      reached += 1;
      lasts = this.timeline.duration(reached) / this.#speed;
      this.#due += lasts;
    }
    if (now - this.#due > 1000) this.#due = now;
    if (reached !== this.#instant) this.#show(reached, true, lasts);
    if (reached >= this.timeline.length && now >= this.#due) {
      this.#frame = 0;
      this.#watcher.turned(false);
      this.#watcher.ended();
      return;
    }
    this.#frame = requestAnimationFrame((then) => this.#tick(then));
  }
}
