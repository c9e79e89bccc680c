import type { Goal } from "./goals.js";
import { KIGOGO } from "./kigogo.js";
import { KIMASAI } from "./kimasai.js";
import { KINGULU } from "./kingulu.js";
import { KISWAHILI } from "./kiswahili.js";
import { KUJIFUNZA } from "./kujifunza.js";

/** A position with something to do in it. What is said of it is a text of its own. */
export interface Exercise {
  position: string;
  goal: Goal;
}

/** A few exercises about one thing. */
export interface Lesson {
  /** Part of its address and of the names of its texts. */
  name: string;
  exercises: readonly Exercise[];
}

/** The ladder of each game, by its rules id: the game that was made for learners before the others. */
export const LADDERS: Readonly<Record<string, readonly Lesson[]>> = {
  kujifunza: KUJIFUNZA,
  kiswahili: KISWAHILI,
  kingulu: KINGULU,
  kimasai: KIMASAI,
  kigogo: KIGOGO,
};

/** The address of a lesson, or of one of its exercises, which are counted from 1. */
export function address(game: string, lesson: Lesson, number = 1): string {
  return `#/learn/${game}/${lesson.name}${number > 1 ? `/${number}` : ""}`;
}
