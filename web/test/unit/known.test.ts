import { describe, expect, it } from "vitest";
import { solved } from "../../src/opponent.js";
import { known, RULES } from "./bingwa.js";

/** Positions that an answer may look at. */
const EFFORT = 400_000;

describe("what is proven", () => {
  it("tells Kingulu's margin from the start", () => {
    expect(known.known({ rules: "kingulu", moves: [] }, EFFORT)).toEqual({
      ending: { kind: "margin", winner: "S", seeds: 4 },
      best: ["A3"],
      source: "margin",
    });
  });

  it("tells the margin at every ply of a Kingulu game, and keeps it by the best moves", () => {
    const moves: string[] = [];
    for (;;) {
      const begun = performance.now();
      const told = known.known({ rules: "kingulu", moves }, EFFORT);
      console.log(`kingulu, ply ${moves.length}: ${(performance.now() - begun).toFixed(0)} ms`);
      if (!told) break;
      expect(told.ending).toEqual({ kind: "margin", winner: "S", seeds: 4 });
      moves.push(told.best[0]!);
    }
    expect(moves.length).toBeGreaterThan(10);
  });

  it("tells who wins Kujifunza under each reading", () => {
    const winner = (rules: string) => known.known({ rules, moves: [] }, EFFORT)?.ending;
    expect(winner("kujifunza")).toMatchObject({ kind: "win", winner: "N" });
    expect(winner("kujifunza/zanzibar")).toMatchObject({ kind: "win", winner: "S" });
  });

  it("knows endings of Kigogo and Kimasai from its tables", () => {
    const empty = "0,0,0,0,0,0,0,0,0,0,0,0";
    for (const rules of ["kigogo", "kimasai"]) {
      const start = `0,1,0,0,0,0,0,0,0,0,0,0/${empty}/1,0,0,0,0,0,1,0,0,0,0,0/${empty} S`;
      expect(known.known({ rules, start, moves: [] }, EFFORT)?.source).toBe("table");
    }
  });

  it("is proven of the start of the games whose start is said to be solved", () => {
    for (const rules of RULES) {
      const told = known.known({ rules, moves: [] }, EFFORT);
      expect(told !== undefined, rules).toBe(solved(rules) === "start");
    }
  });

  it("knows nothing of a game's start that is not solved, and refuses what it can't read", () => {
    for (const rules of RULES.filter((id) => /kiswahili|kigogo|kimasai/.test(id))) {
      expect(known.known({ rules, moves: [] }, EFFORT)).toBeUndefined();
    }
    expect(() => known.known({ rules: "kingulu", moves: ["A9"] }, EFFORT)).toThrow();
  });
});
