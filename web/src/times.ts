/** The times of clocks: what each player has for all of his moves. */

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

/** No clock shows more. */
const DAY = 86_400_000;

/** Whether what was kept are times. */
export function areTimes(value: unknown): value is Times {
  const kept = (value ?? {}) as Partial<Times>;
  return [kept.whole, kept.more, kept.S, kept.N].every((time) => Number.isFinite(time) && time! >= 0 && time! <= DAY);
}

/** A time as clocks show it: minutes and seconds, and tenths when there is little left. */
export function shown(milliseconds: number): string {
  const tenths = Math.ceil(milliseconds / 100);
  if (tenths < 100) return `0:0${Math.floor(tenths / 10)}.${tenths % 10}`;
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
