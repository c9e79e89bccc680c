import { signal } from "@preact/signals";
import type { Answer, Arguments, Call, Name, Result } from "./calls.js";
import type { Fault, Finding } from "./wasm/bingwa.js";

/** What a function of the rules refused, with the field at fault. */
export class Refused extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(`${fault.field}: ${fault.message}`);
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

interface Waiting {
  call: Call;
  tries: number;
  resolve: (value: never) => void;
  reject: (error: Error) => void;
  progress: ((finding: Finding) => void) | undefined;
  watch?: ReturnType<typeof setTimeout>;
}

/**
 * The rules and the player, in a worker. The worker keeps nothing, so one that fails is replaced
 * and asked again, and no game is lost.
 */
export class Bingwa {
  #worker: Worker | undefined;
  #ready = false;
  #waiting = new Map<number, Waiting>();
  #next = 0;

  call<N extends Name>(name: N, ...args: Arguments<N>): Promise<Result<N>> {
    return this.#ask(name, args, undefined);
  }

  /** As `call("search")`, with what is found on the way. */
  search(progress: (finding: Finding) => void, ...args: Arguments<"search">): Promise<Finding> {
    return this.#ask("search", args, progress);
  }

  /** Ends all work at once: a search knows no other way to be stopped while it runs. */
  stop(): void {
    this.#end();
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject, watch } of waiting) {
      clearTimeout(watch);
      reject(new Stopped("stopped"));
    }
  }

  #ask<N extends Name>(name: N, args: unknown[], progress?: (finding: Finding) => void): Promise<Result<N>> {
    return new Promise((resolve, reject) => {
      this.#next += 1;
      const waiting: Waiting = { call: { id: this.#next, name, args }, tries: 0, resolve, reject, progress };
      this.#waiting.set(waiting.call.id, waiting);
      this.#post(waiting);
    });
  }

  #post(waiting: Waiting): void {
    this.#start().postMessage(waiting.call);
    if (this.#ready) this.#watch(waiting);
  }

  /** A worker may die without a word; only a search takes as long as it likes. */
  #watch(waiting: Waiting): void {
    clearTimeout(waiting.watch);
    if (waiting.call.name === "search") return;
    waiting.watch = setTimeout(() => this.#heal("the worker does not answer"), PATIENCE);
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
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
  }

  #hear(answer: Answer): void {
    if ("ready" in answer) {
      this.#ready = true;
      for (const waiting of this.#waiting.values()) this.#watch(waiting);
      return;
    }
    if ("crash" in answer) {
      this.#heal(answer.crash);
      return;
    }
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

/** Answers what the rules say; never kept waiting by a search. */
export const rules = new Bingwa();
/** Thinks about moves. */
export const player = new Bingwa();
