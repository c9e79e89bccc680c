/** Levels as they were told when there were six of them. */

/** Where there were six levels, the one of today that plays about as well as each. */
const OF_SIX = [5, 7, 11, 13, 17, 20];

/** The level of today for one of six. */
export function ofSix(level: number): number {
  return OF_SIX[Math.min(level, OF_SIX.length) - 1] ?? level;
}
