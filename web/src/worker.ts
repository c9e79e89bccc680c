/**
 * What runs in a worker: a module of WebAssembly that answers one call after another and keeps
 * nothing between them. When the program inside fails it says so and ends, and a new one takes its
 * place.
 */
import type { Answer, Call, Progress } from "./calls.js";
import type { Fault } from "./wasm/bingwa.js";

type Functions = Record<string, (...args: unknown[]) => unknown>;

/** How long the player looks for a move before it begins no further depth, in milliseconds. */
const ENOUGH = 1000;

/**
 * Holds a lock for as long as the worker lives, and tells which. A worker that thinks hears and
 * says nothing; whoever gets its lock knows that it is dead. Where there are no locks nothing is told.
 */
function live(tell: (answer: Answer) => void): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return Promise.resolve();
  const name = `bingwa.worker.${crypto.randomUUID()}`;
  return new Promise((told) => {
    const hold = () => {
      tell({ alive: name });
      told();
      return new Promise(() => undefined);
    };
    locks.request(name, hold).catch(told);
  });
}

/**
 * Answers calls of the functions of a module, which is there once `ready` is. `complete` tells what
 * a function is called with, where that is more than the page knows of.
 */
export function serve(
  ready: Promise<unknown>,
  functions: object,
  complete: (call: Call) => unknown[] | Promise<unknown[]> = ({ args }) => args,
): void {
  const tell = (answer: Answer) => postMessage(answer);
  const lives = live(tell);
  ready.then(
    () => tell({ ready: true }),
    // What went wrong is told to the first who asks.
    () => undefined,
  );
  onmessage = async ({ data }: MessageEvent<Call>) => {
    const { id, name, watched } = data;
    try {
      await Promise.all([ready, lives]);
      const args = await complete(data);
      const begun = performance.now();
      const progress = (found: Progress) => {
        tell({ id, progress: found });
        return name === "search" && performance.now() - begun > ENOUGH;
      };
      const call = (functions as Functions)[name]!;
      tell({ id, value: watched ? call(...args, progress) : call(...args) });
    } catch (error) {
      if (isFault(error)) tell({ id, fault: error });
      // Whatever else is thrown comes from a program that can't go on: a panic, or no program at all.
      else tell({ crash: error instanceof Error ? error.message : String(error) });
    }
  };
}

function isFault(error: unknown): error is Fault {
  return typeof error === "object" && error !== null && "what" in error;
}
