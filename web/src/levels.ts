/** How well the computer plays, as people choose it. */
import type { Seat } from "@bingwa/board";
import { seatName } from "./board-labels.js";
import type { Opponent } from "./game.js";
import { t } from "./texts.js";

/** Bao's own words for how well somebody plays, from the first part of the levels to the last. */
const NAMES = ["mwanafunzi", "mchezaji", "fundi", "bingwa"];

/** What a level is called. */
export function levelName(level: number, most: number): string {
  const place = Math.min(NAMES.length - 1, Math.floor(((level - 1) * NAMES.length) / most));
  return t("level", { number: level, name: t(`level-${NAMES[place] ?? "bingwa"}`) });
}

/** What the computer is called on a seat. */
export function computerName(seat: Seat, who: Opponent): string {
  if (who === "perfect") return t("computer-perfect", { seat: seatName(seat) });
  return t("computer", { seat: seatName(seat), level: who });
}
