import { describe, expect, it } from "vitest";
import { layout, PITCH, RADIUS, seedPlaces, standsUpright, TARGET } from "../../board/src/geometry.js";
import { bingwa, RULES } from "./bingwa.js";

const starts = new Map(bingwa.games().map((info) => [info.rules, info.start]));

describe.each(RULES)("the board of %s", (rules) => {
  const start = starts.get(rules)!;

  it("has holes a finger can hit on a phone 360 pixels wide", () => {
    const width = 360 - 16;
    const upright = standsUpright(start.columns, width);
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
