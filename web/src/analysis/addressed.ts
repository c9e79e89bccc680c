/** The game that is looked into and the place in it, in the address: it opens as it is shown. */
import type { Seat } from "@bingwa/board";
import { effect, type Signal } from "@preact/signals";
import { records } from "../bingwa.js";
import { asking, stay } from "../router.js";
import { keptNumber } from "./keep.js";
import { pack } from "./share.js";
import type { Study } from "./study.js";
import type { Place } from "./tree.js";

/** Between two addresses lie so many milliseconds: browsers let nobody write all the time. */
const REST = 400;

/** No address is longer. */
const MOST = 32_000;

/** Beside an address the browser keeps which analysis it was written for. */
interface Mark {
  analysis?: number;
}

function mark(): Mark {
  const analysis = keptNumber();
  return analysis === undefined ? {} : { analysis };
}

/** Whether the address was written for the analysis that is kept, which may have gone on since. */
export function isOfKept(): boolean {
  const { analysis } = (history.state ?? {}) as Mark;
  return analysis !== undefined && analysis === keptNumber();
}

/** Writes the address while the game is looked into; `changed` alone says that it is to be once something is done. */
export function addressed(study: Study, viewer: Signal<Seat>, changed: boolean): () => void {
  let here = location.hash;
  let ended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written = -Infinity;
  let packed: { of: number; letters: Promise<string> } | undefined;
  const letters = async (): Promise<string> => {
    const { start, facts } = study.tree;
    if (start.next.length === 0 && start.comment === "" && facts.start === undefined) return "";
    return pack(await records.call("writeRecord", study.tree.record(), "bao"));
  };
  const write = async (place: Place, of: number): Promise<void> => {
    if (packed?.of !== of) packed = { of, letters: letters() };
    const number = study.tree.places().indexOf(place);
    const game = await packed.letters;
    // Somebody may have gone elsewhere meanwhile, or further.
    if (ended || here !== location.hash || study.changed.peek() !== of) return;
    const path = game.length > MOST ? [] : [game, number > 0 && String(number)];
    const address = ["#/analysis", ...path].filter(Boolean).join("/");
    stay(asking(address, { near: viewer.peek() === "N" ? "N" : undefined }), mark());
    here = location.hash;
    written = performance.now();
  };
  let waits = changed;
  const unwatch = effect(() => {
    const [place, of] = [study.at.value, study.heed(), viewer.value];
    clearTimeout(timer);
    if (!waits) {
      // Whoever opens the page anew before the address is written finds what is kept.
      queueMicrotask(() => { if (here === location.hash && !isOfKept()) stay(here, mark()); });
      // What can't be written can't be shared either, and there it is told why.
      timer = setTimeout(() => void write(place, of).catch(() => undefined), written + REST - performance.now());
    }
    waits = false;
  });
  return () => {
    ended = true;
    clearTimeout(timer);
    unwatch();
  };
}
