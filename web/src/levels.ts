/** How well the computer plays, as people choose it. */
import { t } from "./texts.js";

/** Bao's own words for how well somebody plays, from the first part of the levels to the last. */
const NAMES = ["mwanafunzi", "mchezaji", "fundi", "bingwa"];

/** What a level is called. */
export function levelName(level: number, most: number): string {
  const place = Math.min(NAMES.length - 1, Math.floor(((level - 1) * NAMES.length) / most));
  return t("level", { number: level, name: t(`level-${NAMES[place] ?? "bingwa"}`) });
}
