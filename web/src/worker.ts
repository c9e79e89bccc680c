/**
 * The worker in which rules and player run. It answers one call after another and keeps nothing
 * between them; when the program inside fails it says so and ends, and a new one takes its place.
 */
import init, * as bingwa from "./wasm/bingwa.js";
import type { Answer, Call } from "./calls.js";

const ready = init({ module_or_path: new URL("./wasm/bingwa_bg.wasm", import.meta.url) });

ready.then(
  () => tell({ ready: true }),
  // What went wrong is told to the first who asks.
  () => undefined,
);

function tell(answer: Answer): void {
  postMessage(answer);
}

onmessage = async ({ data }: MessageEvent<Call>) => {
  const { id, name, args } = data;
  try {
    await ready;
    const call = bingwa[name] as (...args: unknown[]) => unknown;
    const progress = (finding: bingwa.Finding) => {
      tell({ id, progress: finding });
      return false;
    };
    tell({ id, value: name === "search" ? call(...args, progress) : call(...args) });
  } catch (error) {
    if (isFault(error)) tell({ id, fault: error });
    // Whatever else is thrown comes from a program that can't go on: a panic, or no program at all.
    else tell({ crash: error instanceof Error ? error.message : String(error) });
  }
};

function isFault(error: unknown): error is bingwa.Fault {
  return typeof error === "object" && error !== null && "field" in error && "message" in error;
}
