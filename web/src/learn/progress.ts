import { following, load, save, type Doubt } from "../store.js";
import { LADDERS, type Lesson } from "./lessons.js";

/** The lessons that were finished on this device, each as `game/name`. */
const done = following<ReadonlySet<string>>("learn", () => new Set(load("learn", check)));

function check(value: unknown, doubt: Doubt): string[] | undefined {
  const kept = value as { version?: unknown; done?: unknown } | null;
  if (kept?.version !== 1 || !Array.isArray(kept.done)) return undefined;
  return kept.done.filter((each): each is string => {
    if (typeof each !== "string") doubt("part", each);
    return typeof each === "string";
  });
}

function keep(now: ReadonlySet<string>): void {
  done.value = now;
  save("learn", { version: 1, done: [...now] });
}

export function isDone(game: string, lesson: Lesson): boolean {
  return done.value.has(`${game}/${lesson.name}`);
}

export function finish(game: string, lesson: Lesson): void {
  keep(new Set([...done.value, `${game}/${lesson.name}`]));
}

/** Forgets which lessons of a game were finished. */
export function beginAgain(game: string): void {
  keep(new Set([...done.value].filter((each) => !each.startsWith(`${game}/`))));
}

/** How many lessons of a game were finished. */
export function countDone(game: string): number {
  return LADDERS[game]!.filter((lesson) => isDone(game, lesson)).length;
}

/** The first lesson of a game that is not finished. */
export function nextOf(game: string): Lesson | undefined {
  return LADDERS[game]!.find((lesson) => !isDone(game, lesson));
}
