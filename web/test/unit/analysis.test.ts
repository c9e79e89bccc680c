import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { check } from "../../src/analysis/keep.js";
import { pack, unpack } from "../../src/analysis/share.js";
import { GameTree, lineFrom, movesTo } from "../../src/analysis/tree.js";
import { bingwa, player } from "./bingwa.js";

const records = new URL("../../../testdata/records/", import.meta.url);
const read = (name: string) => player.readRecords(readFileSync(new URL(name, records), "utf8"));

describe("a game with variations", () => {
  it.each(["annotated.bao", "championship-1994.bao", "championship-1994.txt"])("%s comes back as it was", (name) => {
    for (const { record } of read(name)) {
      if (!record) continue;
      const back = new GameTree(record).record();
      expect(player.writeRecord(back, "bao")).toBe(player.writeRecord(record, "bao"));
    }
  });

  it("takes moves, variations, and their removal", () => {
    const tree = new GameTree({ rules: "kiswahili", comment: "", moves: [], tags: {} });
    const first = tree.play(tree.start, "A7<*");
    const reply = tree.play(first, "a5>");
    const other = tree.play(first, "a6>*");
    expect(tree.play(first, "a5>")).toBe(reply);
    expect(tree.main().map((place) => place.move)).toEqual(["", "A7<*", "a5>"]);
    tree.promote(other);
    expect(lineFrom(tree.start).at(-1)).toBe(other);
    expect(movesTo(other)).toEqual(["A7<*", "a6>*"]);
    expect(tree.remove(other)).toBe(first);
    expect(first.next).toEqual([reply]);
    expect(() => player.writeRecord(tree.record(), "bao")).not.toThrow();
  });
});

describe("a game that went on in two places", () => {
  const made = (change: (tree: GameTree) => void): GameTree => {
    const tree = new GameTree({ rules: "kiswahili", comment: "", moves: [], tags: {} });
    const first = tree.play(tree.start, "A7<*");
    first.comment = "at once";
    first.nags = [1];
    tree.play(first, "a5>");
    change(tree);
    return tree;
  };
  const joined = (theirs: (tree: GameTree) => void, mine: (tree: GameTree) => void): GameTree => {
    const tree = made(theirs);
    tree.join(made(mine), made(() => undefined));
    return tree;
  };

  it("has the moves and words of both", () => {
    const tree = joined(
      (theirs) => { theirs.play(theirs.find(["A7<*", "a5>"]), "A6<*").comment = "theirs"; },
      (mine) => {
        mine.play(mine.find(["A7<*", "a5>"]), "A6>*").comment = "mine";
        mine.find(["A7<*"]).nags = [1, 2];
      },
    );
    expect(tree.find(["A7<*", "a5>"]).next.map(({ move }) => move)).toEqual(["A6<*", "A6>*"]);
    expect(tree.find(["A7<*", "a5>", "A6>*"]).comment).toBe("mine");
    expect(tree.find(["A7<*", "a5>", "A6<*"]).comment).toBe("theirs");
    expect(tree.find(["A7<*"])).toMatchObject({ comment: "at once", nags: [1, 2] });
    expect(() => player.writeRecord(tree.record(), "bao")).not.toThrow();
  });

  it("says what was changed in one, and both where both were", () => {
    const say = (text: string) => (tree: GameTree) => { tree.find(["A7<*"]).comment = text; };
    const nothing = () => undefined;
    for (const [theirs, mine, said] of [
      [say("theirs"), nothing, "theirs"],
      [nothing, say("mine"), "mine"],
      [say("same"), say("same"), "same"],
      [say("theirs"), say("mine"), "theirs mine"],
    ] as const) expect(joined(theirs, mine).find(["A7<*"]).comment).toBe(said);
  });

  it("stands where a move still is", () => {
    const tree = made(() => undefined);
    expect(movesTo(tree.find(["A7<*", "a6>*", "A5<"]))).toEqual(["A7<*"]);
  });
});

describe("a game in an address", () => {
  it("comes out as it went in", async () => {
    const { record } = read("championship-1994.bao")[0]!;
    const text = player.writeRecord(record!, "bao");
    const packed = await pack(text);
    expect(packed).toMatch(/^z[\w-]+$/);
    expect(packed.length).toBeLessThan(700);
    expect(await unpack(packed)).toBe(text);
    expect(await unpack(`t${btoa("[Rules \"kigogo\"]").replace(/=+$/, "")}`)).toBe("[Rules \"kigogo\"]");
  });

  it("is refused where it is broken, or would be without end", async () => {
    const packed = await pack("1. A7<* *\n".repeat(50));
    for (const broken of ["", "z", "zz%", packed.slice(0, 12), `x${packed}`, "z____"]) {
      await expect(unpack(broken), broken).rejects.toThrow();
    }
    await expect(unpack(await pack(" ".repeat(5_000_000)))).rejects.toThrow("too long");
  });
});

/** What `check` makes of a value, and what it doubts. */
function checked(value: unknown): { made: unknown; doubts: string[] } {
  const doubts: string[] = [];
  return { made: check(value, (what) => doubts.push(what)), doubts };
}

it("what is kept of a game is taken up as far as it makes sense", () => {
  const { record } = read("annotated.bao")[0]!;
  expect(checked({ version: 1, record })).toEqual({ made: record, doubts: [] });
  for (const other of [null, 7, {}, { version: 2, record }, { version: 1, record: null }]) {
    expect(checked(other)).toEqual({ made: undefined, doubts: ["form"] });
  }
  for (const [change, doubt] of [[{ rules: "chess" }, "rules"], [{ start: 7 }, "start"], [{ moves: "A7<*" }, "moves"]] as const) {
    expect(checked({ version: 1, record: { ...record, ...change } })).toEqual({ made: undefined, doubts: [doubt] });
  }
  const { moves } = record!;
  // A move that is none, or follows one that comes after it, ends the game before it.
  for (const bad of [{}, { text: "A7<*", comment: "", nags: [], after: 5 }, { text: "A7<*", comment: "", nags: ["!"] }]) {
    expect(checked({ version: 1, record: { ...record, moves: [...moves.slice(0, 2), bad, ...moves] } }))
      .toEqual({ made: { ...record, moves: moves.slice(0, 2) }, doubts: ["moves"] });
  }
  const odd = { ...record, comment: 3, tags: { South: "A", North: 4 } };
  expect(checked({ version: 1, record: odd })).toEqual({ made: { ...record, comment: "", tags: { South: "A" } }, doubts: ["part", "part"] });
});

it("every game can be set up from its parts", () => {
  for (const info of bingwa.games()) {
    const { edit } = player.draft(info.rules, info.start.text);
    expect(player.setUp(info.rules, edit).board).toEqual(info.start);
  }
});
