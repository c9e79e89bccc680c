import { describe, expect, it } from "vitest";
import { areTimes, CONTROLS, shown, times } from "../../src/times.js";

describe("clocks", () => {
  it.each([
    [180_000, "3:00"], [179_999, "3:00"], [179_000, "2:59"], [61_000, "1:01"], [60_000, "1:00"], [10_000, "0:10"],
    [9_900, "0:09.9"], [1, "0:00.1"], [0, "0:00.0"], [3_600_000, "60:00"],
  ])("show %i milliseconds as %s", (time, text) => expect(shown(time)).toBe(text));

  it("show zero when there is nothing left, and not before", () => {
    for (let time = 0; time < 20_000; time += 37) expect(shown(time) === "0:00.0").toBe(time === 0);
  });

  it("begin with the same time for both, and are known again", () => {
    for (const control of CONTROLS) {
      const made = times(...control);
      expect(made.S).toBe(made.N);
      expect(areTimes(JSON.parse(JSON.stringify(made)))).toBe(true);
    }
  });

  it.each([undefined, null, 3, {}, { whole: 1, more: 0, S: 1 }, { whole: 1, more: 0, S: -1, N: 1 }, { whole: 1, more: 0, S: "1", N: 1 }])(
    "are not made of %o", (value) => expect(areTimes(value)).toBe(false));
});
