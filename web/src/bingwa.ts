import { signal } from "@preact/signals";
import type { Answer, Call, Known, Player, Progress, Records, Rules } from "./calls.js";
import type { Analyse, Analysis, Fault, Finding, GameText, Search } from "./wasm/bingwa.js";

/** What a function of the rules refused, and why. */
export class Refused extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(`${fault.what}: ${fault.found ?? ""}`);
    this.fault = fault;
  }
}

/** The work was stopped because nobody wants its result any more. */
export class Stopped extends Error {}

/** How often a worker has failed and been replaced. */
export const crashes = signal(0);

/** A call that fails so often is the fault of the call. */
const TRIES = 3;

/** A worker that has not answered a question about rules for so long is dead, in milliseconds. */
const PATIENCE = 8000;

/**
 * A worker that has told nothing of what it thinks for so long is dead, where its death can't be told
 * otherwise. Level 20 looks at 250,000 positions, which takes a slow telephone some ten seconds.
 */
const SILENCE = 120_000;

interface Waiting {
  call: Call;
  tries: number;
  resolve: (value: never) => void;
  reject: (error: Error) => void;
  progress: ((found: Progress) => void) | undefined;
  /** For how long nothing may be heard of it. */
  patience: number;
  watch?: ReturnType<typeof setTimeout>;
}

/**
 * A program in a worker. The worker keeps nothing, so one that fails is replaced and asked again,
 * and no game is lost.
 */
class Program {
  /** Waits for the first time that the program can answer. */
  readonly there: Promise<void>;
  readonly #make: () => Worker;
  #arrive: () => void = () => undefined;
  #worker: Worker | undefined;
  #ready = false;
  /** Whether the worker's death will be told. */
  #minded = false;
  #waiting = new Map<number, Waiting>();
  #next = 0;

  constructor(make: () => Worker) {
    this.#make = make;
    this.there = new Promise((arrive) => { this.#arrive = arrive; });
  }

  /** Fetches the program before it is needed. */
  prepare(): void {
    this.#start();
  }

  /** Ends all work at once: a search knows no other way to be stopped while it runs. */
  stop(): void {
    if (this.#waiting.size === 0) return;
    this.#end();
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject, watch } of waiting) {
      clearTimeout(watch);
      reject(new Stopped("stopped"));
    }
  }

  protected ask<R>(name: string, args: unknown[], progress?: (found: never) => void, patience = PATIENCE): Promise<R> {
    return new Promise((resolve, reject) => {
      this.#next += 1;
      const call = { id: this.#next, name, args, watched: progress !== undefined };
      const told = progress as ((found: Progress) => void) | undefined;
      const waiting: Waiting = { call, tries: 0, resolve, reject, progress: told, patience };
      this.#waiting.set(waiting.call.id, waiting);
      this.#post(waiting);
    });
  }

  #post(waiting: Waiting): void {
    this.#start().postMessage(waiting.call);
    if (this.#ready) this.#watch(waiting);
  }

  /** A worker may die without a word; only a search takes as long as it likes while its worker lives. */
  #watch(waiting: Waiting): void {
    clearTimeout(waiting.watch);
    if (waiting.patience === Infinity || (waiting.call.watched && this.#minded)) return;
    waiting.watch = setTimeout(() => this.#heal("the worker does not answer"), waiting.patience);
  }

  /** Waits for the lock of the worker, which is free once that is dead. */
  #mind(lock: string): void {
    const worker = this.#worker;
    this.#minded = true;
    void navigator.locks.request(lock, () => {
      if (worker !== this.#worker) return;
      if (this.#waiting.size > 0) this.#heal("the worker has died");
      else this.#end();
    });
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = this.#make();
    worker.onmessage = ({ data }: MessageEvent<Answer>) => this.#hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#heal(event.message || "the worker could not be loaded");
    };
    this.#worker = worker;
    return worker;
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#ready = false;
    this.#minded = false;
  }

  #hear(answer: Answer): void {
    if ("crash" in answer) {
      this.#heal(answer.crash);
      return;
    }
    if ("ready" in answer) {
      this.#ready = true;
      this.#arrive();
    } else if ("alive" in answer) this.#mind(answer.alive);
    else this.#take(answer);
    // Who says something lives.
    if (this.#ready) for (const waiting of this.#waiting.values()) this.#watch(waiting);
  }

  /** What a call has found on the way, or its end. */
  #take(answer: Exclude<Answer, { crash: string } | { ready: true } | { alive: string }>): void {
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return;
    if ("progress" in answer) waiting.progress?.(answer.progress);
    else {
      this.#waiting.delete(answer.id);
      clearTimeout(waiting.watch);
      if ("fault" in answer) waiting.reject(new Refused(answer.fault));
      else waiting.resolve(answer.value as never);
    }
  }

  /** Puts a new worker in the place of one that failed, and asks again what was not answered. */
  #heal(reason: string): void {
    this.#end();
    crashes.value += 1;
    const [first] = this.#waiting.values();
    if (first) first.tries += 1;
    for (const waiting of [...this.#waiting.values()]) {
      clearTimeout(waiting.watch);
      if (waiting.tries < TRIES) this.#post(waiting);
      else {
        this.#waiting.delete(waiting.call.id);
        waiting.reject(new Error(reason));
      }
    }
  }
}

/** What the rules say. */
class RulesProgram extends Program {
  call<N extends keyof Rules>(name: N, ...args: Parameters<Rules[N]>): Promise<ReturnType<Rules[N]>> {
    return this.ask(name, args);
  }
}

/** What reads and writes records. */
class RecordsProgram extends Program {
  call<N extends keyof Records>(name: N, ...args: Parameters<Records[N]>): Promise<ReturnType<Records[N]>> {
    return this.ask(name, args);
  }
}

/** What thinks; `progress` is told what is found on the way. */
class PlayerProgram extends Program {
  search(game: GameText, how: Search, progress: (found: Finding) => void = () => undefined): Promise<ReturnType<Player["search"]>> {
    return this.ask("search", [game, how], progress, SILENCE);
  }

  analyse(game: GameText, how: Analyse, progress: (found: Analysis) => void): Promise<ReturnType<Player["analyse"]>> {
    // Without a bound the next depth may take any time.
    return this.ask("analyse", [game, how], progress, how.nodes === undefined ? Infinity : SILENCE);
  }

  /** What is answered to a move in a puzzle. */
  puzzleAnswer(...args: Parameters<Player["puzzleAnswer"]>): Promise<ReturnType<Player["puzzleAnswer"]>> {
    // It may take as long as a search, though nothing is told on the way.
    return this.ask("puzzleAnswer", args, () => undefined, SILENCE);
  }
}

/** Positions that are looked at for a proof, at the most: about a second. */
const EFFORT = 400_000;

/** What is proven. */
class KnownProgram extends Program {
  of(game: GameText): Promise<Known> {
    // It may take as long as a search, though nothing is told on the way.
    return this.ask("known", [game, EFFORT], () => undefined, SILENCE);
  }
}

/** Answers what the rules say; never kept waiting by a search. */
export const rules = new RulesProgram(
  () => new Worker(new URL("./rules-worker.ts", import.meta.url), { type: "module" }),
);
const second = () => new Worker(new URL("./player-worker.ts", import.meta.url), { type: "module" });
/** Thinks about moves. It is fetched when somebody is to think. */
export const player = new PlayerProgram(second);
/** Knows what is proven of a position. It is fetched when somebody asks. */
export const known = new KnownProgram(
  () => new Worker(new URL("./known-worker.ts", import.meta.url), { type: "module" }),
);
/** Reads and writes records, however long the player thinks. */
export const records = new RecordsProgram(second);
