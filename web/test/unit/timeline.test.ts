import { describe, expect, it } from "vitest";
import { Timeline } from "../../board/src/timeline.js";
import type { BoardPosition } from "../../board/src/types.js";
import { RULES, walk } from "./bingwa.js";

/** The board after the first steps, counted one by one without the timeline. */
function counted(before: BoardPosition, steps: Timeline["move"]["steps"]): Map<string, number> {
  const holes = new Map(before.holes.map((hole) => [hole.name, hole.seeds]));
  for (const step of steps) for (const hole of step.changes) holes.set(hole.name, hole.seeds);
  return holes;
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((one, other) => one + other, 0);
}

describe.each(RULES)("a move of %s", (rules) => {
  it("is right at every instant, forwards and back", () => {
    for (const move of walk(rules, 60)) {
      const timeline = new Timeline(move);
      let made = 0;
      for (let instant = 0; instant <= timeline.length; instant += 1) {
        made += timeline.stepsAt(instant).length;
        const expected = counted(move.before, move.steps.slice(0, made));
        const shown = new Map(timeline.at(instant).holes.map((hole) => [hole.name, hole.seeds]));
        expect(shown, `${move.text} at ${instant}`).toEqual(expected);
      }
      expect(made).toBe(move.steps.length);
      for (let instant = timeline.length; instant >= 0; instant -= 1) {
        expect(timeline.at(instant)).toEqual(new Timeline(move).at(instant));
      }
    }
  });

  it("begins with the board before it and ends with the board after it", () => {
    for (const move of walk(rules, 60, 3)) {
      const timeline = new Timeline(move);
      expect(timeline.at(0).holes).toEqual(move.before.holes);
      const { holes, hand, turn } = timeline.at(timeline.length);
      expect({ holes, hand, turn }).toEqual({
        holes: move.after.holes,
        hand: move.after.hand,
        turn: move.after.turn,
      });
    }
  });

  it("keeps every seed on the board, in a hand, or beside the board", () => {
    for (const move of walk(rules, 60, 11)) {
      const timeline = new Timeline(move);
      const total = (instant: number) => {
        const { holes, hand } = timeline.at(instant);
        return sum(holes.map((hole) => hole.seeds)) + sum(hand) + timeline.inHand(instant);
      };
      const all = total(0);
      let gone = 0;
      for (let instant = 1; instant <= timeline.length; instant += 1) {
        // Only where seeds are taken out of the game do they leave it.
        const taken = timeline.stepsAt(instant).filter((step) => step.kind === "take" && !step.seat);
        gone += sum(taken.map((step) => step.seeds));
        expect(total(instant), `${move.text} at ${instant}`).toBe(all - gone);
      }
      expect(timeline.inHand(timeline.length)).toBe(0);
    }
  });

  it("falls into laps that follow one another", () => {
    for (const move of walk(rules, 60, 5)) {
      const timeline = new Timeline(move);
      const { laps } = timeline;
      const begun = move.steps.filter(({ kind }) => ["lift", "tax", "enter"].includes(kind)).length;
      expect(laps).toHaveLength(begun);
      expect(laps[0]!.first).toBe(0);
      expect(laps.at(-1)!.last).toBe(timeline.length);
      laps.forEach((lap, index) => {
        const sown = move.steps.filter((step) => step.kind === "drop").length;
        expect(lap.last).toBeGreaterThan(lap.first);
        if (index > 0) expect(lap.first).toBe(laps[index - 1]!.last);
        expect(sum(laps.map((each) => each.seeds))).toBe(sown);
      });
    }
  });

  it("takes five seconds at the most, however many seeds are sown, and all of them where they are many", () => {
    for (const move of walk(rules, 60, 9)) {
      const timeline = new Timeline(move);
      const durations = Array.from({ length: timeline.length }, (_, index) => timeline.duration(index + 1));
      expect(Math.max(...durations)).toBeLessThanOrEqual(500);
      expect(sum(durations)).toBeLessThanOrEqual(5000.001);
      if (timeline.length > 20) expect(sum(durations)).toBeCloseTo(5000);
      else if (timeline.length <= 10) expect(Math.min(...durations)).toBe(250);
    }
  });
});
