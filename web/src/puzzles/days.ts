/** Days as the device's calendar has them. */

/** A date, `2026-11-30`. */
export function dateOf(now: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** How many days after the first of 1970 a date is. */
export function dayOf(date: string): number {
  return Math.round(Date.parse(`${date}T00:00:00Z`) / 86_400_000);
}

/**
 * How many of the days follow each other up to today, or up to yesterday while today's is not among
 * them. Days that have not come yet, because a clock was wrong, count when they come.
 */
export function streakOf(days: readonly string[], today: string): number {
  const done = new Set(days.map(dayOf));
  let day = dayOf(today);
  if (!done.has(day)) day -= 1;
  let length = 0;
  for (; done.has(day); day -= 1) length += 1;
  return length;
}
