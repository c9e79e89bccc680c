import { describe, expect, it } from "vitest";
import { layout, PITCH, RADIUS, seedPlaces, standsUpright, TARGET } from "../../board/src/geometry.js";
import { bingwa, RULES } from "./bingwa.js";

const starts = new Map(bingwa.games().map((info) => [info.rules, info.start]));

describe.each(RULES)("the board of %s", (rules) => {
  const start = starts.get(rules)!;

  it("has holes a finger can hit on a phone 360 pixels wide", () => {
    const width = 360 - 16;
    const upright = standsUpright(start, width);
    const laid = layout(start, "S", upright);
    const cell = upright ? TARGET + 1 : (width * PITCH) / laid.width;
    expect(cell).toBeGreaterThanOrEqual(TARGET);
    if (upright) expect((laid.width * cell) / PITCH).toBeLessThanOrEqual(width);
  });

  it.each([false, true])("keeps its holes apart and inside, upright: %s", (upright) => {
    const { holes, width, height } = layout(start, "N", upright);
    const places = [...holes.values()];
    expect(places).toHaveLength(start.holes.length);
    places.forEach((one, index) => {
      expect(Math.min(one.x, one.y, width - one.x, height - one.y)).toBeGreaterThan(RADIUS);
      for (const other of places.slice(index + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(PITCH - 0.01);
      }
    });
  });

  it("is turned by half for North, and never mirrored", () => {
    const [south, north] = [layout(start, "S", false), layout(start, "N", false)];
    for (const [name, at] of south.holes) {
      const turned = north.holes.get(name)!;
      expect(turned.x).toBeCloseTo(south.width - at.x);
      expect(turned.y).toBeCloseTo(south.height - at.y);
    }
    expect(south.holes.get("A1")!.x).toBeLessThan(south.holes.get("A2")!.x);
  });
});

describe.each([[1, 3], [2, 5], [3, 10], [4, 8], [27, 2]])("a board of %i rows a side and %i columns", (rows, columns) => {
  // Named as their owners see them: A, B, and after Z whatever the game says.
  const letter = (row: number) => (row < 26 ? "" : "A") + String.fromCharCode(65 + (row % 26));
  const half = Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => `${letter(row)}${column + 1}`)).flat();
  const holes = [...half.toReversed().map((name) => name.toLowerCase()), ...half].map((name) => ({ name, seeds: 0 }));

  it.each(["S", "N"] as const)("has each row's letter beside it, near %s", (viewer) => {
    const laid = layout({ rows, columns, holes }, viewer, false);
    const letters = laid.rim.filter(({ text }) => /^\D+$/.test(text));
    expect(letters).toHaveLength(2 * rows);
    for (const { text, at } of letters) {
      for (const column of [1, columns]) expect(laid.holes.get(`${text}${column}`)!.y).toBeCloseTo(at.y);
    }
  });

  it("stands upright no wider than a phone where its rows are few enough for fingers", () => {
    const laid = layout({ rows, columns, holes }, "S", true);
    if (rows <= 3) expect((344 * PITCH) / laid.width).toBeGreaterThanOrEqual(TARGET);
    const places = [...laid.holes.values()];
    for (const [index, one] of places.entries()) {
      for (const other of places.slice(index + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(PITCH - 0.01);
    }
  });
});

describe("seeds", () => {
  it("lie in the hollow, each in a place of its own that never changes", () => {
    for (let hole = 0; hole < 48; hole += 1) {
      const places = seedPlaces(hole);
      expect(seedPlaces(hole)).toEqual(places);
      for (const { x, y, kind } of places) {
        expect(Math.hypot(x, y)).toBeLessThan(RADIUS - 9);
        expect([0, 1, 2]).toContain(kind);
      }
    }
  });
});
