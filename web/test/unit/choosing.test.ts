import { describe, expect, it } from "vitest";
import { begin, choose, options, type Chosen } from "../../board/src/choosing.js";
import { bingwa, RULES, walk } from "./bingwa.js";

/** Every move that can be chosen by clicking through what is offered. */
function reached(chosen: Chosen): string[] {
  if (!chosen) return [];
  if ("move" in chosen) return [chosen.move.text];
  const { choosing } = chosen;
  return options(choosing).flatMap((choice) => reached(choose(choosing, choice)));
}

describe.each(RULES)("choosing a move of %s", (rules) => {
  it("leads to each legal move, and to no other", () => {
    for (const { before } of walk(rules, 40)) {
      const legal = bingwa.legalMoves(rules, (before).text);
      const holes = [...new Set(legal.map((move) => move.hole))];
      const found = holes.flatMap((hole) => reached(begin(legal, hole)));
      expect(found.toSorted()).toEqual(legal.map((move) => move.text).toSorted());
    }
  });
});

describe("what is offered", () => {
  const stop = "0,0,0,0,0,0,0,0/0,3,4,8,0,2,5,6/0,2,1,0,8,0,3,4/0,0,0,0,0,0,0,0 S 9,9 SN -";

  it("asks for the kichwa, then whether to stop in the house", () => {
    const chosen = begin(bingwa.legalMoves("kiswahili", stop), "A8");
    if (!chosen || !("choosing" in chosen)) throw new Error("there is something to choose");
    expect(options(chosen.choosing)).toEqual([{ kind: "kichwa", hole: "A8" }]);
    const next = choose(chosen.choosing, { kind: "kichwa", hole: "A8" });
    if (!next || !("choosing" in next)) throw new Error("the house is asked");
    expect(options(next.choosing)).toEqual([
      { kind: "house", hole: "A5", safari: false },
      { kind: "house", hole: "A5", safari: true },
    ]);
    expect(reached(next)).toEqual(["A8>", "A8>+"]);
  });

  it("is nothing for a hole that can't be played", () => {
    expect(begin(bingwa.legalMoves("kiswahili", stop), "A1")).toBeUndefined();
  });
});
