import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { at, begin, end, errors, open, openWith } from "./app.js";
import { small, violations } from "./axe.js";

beforeAll(() => begin());
afterAll(end);

const GAME = { version: 1, text: { rules: "kiswahili", moves: ["A7<*"] }, south: "person", north: "person", seed: 1 };

const looks = [
  { name: "light", settings: { theme: "light" } },
  { name: "dark", settings: { theme: "dark" } },
  { name: "high contrast", settings: { theme: "light", look: "contrast" } },
  { name: "high contrast, dark", settings: { theme: "dark", look: "contrast" } },
  { name: "Hebrew", settings: { theme: "light", locale: "he" } },
  { name: "Persian, dark", settings: { theme: "dark", locale: "fa" } },
];

describe.each(looks)("$name", ({ settings }) => {
  it.each(["#/", "#/new/kiswahili", "#/game", "#/analysis", "#/editor/kingulu", "#/puzzles", "#/puzzles/today", "#/learn", "#/learn/kiswahili", "#/learn/kiswahili/takasia", "#/rules", "#/rules/kiswahili/KIS-12", "#/settings", "#/about", "#/nowhere"])("nothing is wrong at %s", async (path) => {
    const page = await openWith(GAME);
    await page.evaluate((text) => localStorage.setItem("bingwa.settings", text), JSON.stringify(settings));
    await page.goto(page.url().replace(/#.*/, path));
    await page.reload();
    await page.locator("h1").first().waitFor();
    await page.waitForTimeout(150);
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });
});

describe("a phone 360 pixels wide", () => {
  it.each(["kiswahili", "kigogo", "kingulu"])("has nothing too small for a finger: %s", async (rules) => {
    const page = await openWith(
      { version: 1, text: { rules, moves: [] }, south: "person", north: "person", seed: 1 },
      { viewport: { width: 360, height: 740 }, hasTouch: true },
    );
    await page.waitForFunction(() => (document.querySelector("bao-board")?.legal.length ?? 0) > 0);
    const first = await page.evaluate(() => document.querySelector("bao-board")!.legal[0]!.hole);
    await page.locator(`bao-board button[data-hole="${first}"]`).tap();
    await page.waitForTimeout(300);
    expect(await small(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
    await page.context().close();
  });

  it("has nothing too small for a finger in a game with clocks, whatever is asked", async () => {
    const clock = { whole: 180_000, more: 2000, S: 180_000, N: 180_000 };
    const page = await openWith(
      { version: 1, text: { rules: "kingulu", moves: ["A3"] }, south: "person", north: "person", seed: 1, clock },
      { viewport: { width: 360, height: 740 }, hasTouch: true },
    );
    await page.locator(".clock.runs").waitFor();
    await page.getByRole("button", { name: "Resign" }).tap();
    await page.locator(".sure").waitFor();
    expect(await small(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.context().close();
  });

  it.each(["#/", "#/new/kiswahili", "#/settings", "#/analysis", "#/editor/kiswahili", "#/editor/kingulu", "#/rules", "#/rules/kigogo/KIG-5", "#/puzzles", "#/puzzles/today", "#/learn", "#/learn/kingulu", "#/learn/kigogo/take/4", "#/about", "#/nowhere"])("has nothing too small for a finger at %s", async (path) => {
    const page = await open("#/settings", { viewport: { width: 360, height: 740 }, hasTouch: true });
    const analysis = { version: 1, record: { rules: "kiswahili", comment: "", tags: {}, moves: [{ text: "A7<*", comment: "well", nags: [1] }] } };
    await page.evaluate((text) => localStorage.setItem("bingwa.analysis", text), JSON.stringify(analysis));
    await page.goto(at(path));
    await page.reload();
    await page.locator(/about|nowhere/.test(path) ? "h1" : "bao-board").first().waitFor();
    if (path.startsWith("#/editor")) await page.locator('bao-board button[data-hole="A1"]').tap();
    await page.waitForTimeout(300);
    expect(await small(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.context().close();
  });

  it("never mirrors the board on a page from right to left", async () => {
    const page = await openWith(GAME);
    const place = () => page.evaluate(() => {
      const root = document.querySelector("bao-board")!.shadowRoot!;
      return ["A1", "A8"].map((name) => root.querySelector(`[data-hole="${name}"]`)!.getBoundingClientRect().x);
    });
    const [left, right] = await place();
    expect(left).toBeLessThan(right!);
    await page.evaluate(() => { document.documentElement.dir = "rtl"; });
    const [mirrored, other] = await place();
    expect(mirrored).toBeLessThan(other!);
    await page.context().close();
  });

  it("moves nothing for those who want no motion, and tells the move by its laps and changes", async () => {
    const page = await openWith(
      { version: 1, text: { rules: "kingulu", moves: [] }, south: "person", north: "person", seed: 1 },
      { reducedMotion: "reduce" },
    );
    await page.waitForFunction(() => (document.querySelector("bao-board")?.legal.length ?? 0) > 0);
    await page.locator('bao-board button[data-hole="A3"]').click();
    await page.waitForFunction(() => document.querySelector("bao-board")?.instant !== undefined);
    const { instant, of, playing } = await page.evaluate(() => document.querySelector("bao-board")!.instant!);
    expect({ instant, playing }).toEqual({ instant: of, playing: false });
    expect(await page.locator("bao-board ol li").count()).toBe(5);
    expect(await page.locator("bao-board .delta:not(:empty)").count()).toBeGreaterThan(5);
    await page.context().close();
  });
});

it("is read out as a person needs it", async () => {
  const page = await open("#/new/kiswahili");
  await page.locator('button[type="submit"]').click();
  await page.locator("bao-board button[data-hole]").first().waitFor();
  await page.waitForFunction(() => (document.querySelector("bao-board")?.legal.length ?? 0) > 0);
  const tree = await page.locator("bao-board").ariaSnapshot();
  for (const line of [
    'group "Bao la Kiswahili, You (South) to move"',
    'button "A5, house, 6 seeds"',
    'button "A6, 2 seeds, can be played towards A5 or A7"',
    'button "a5, house, 6 seeds"',
  ]) {
    expect(tree).toContain(line);
  }
  await page.locator('bao-board button[data-hole="A6"]').focus();
  await page.keyboard.press("r");
  const said = page.locator("bao-board .said");
  await expect.poll(() => said.innerText()).toBe("b: 0 seeds, a: 10 seeds, A: 10 seeds, B: 0 seeds");
  await page.context().close();
});

it("nothing failed in any page, and no other host was asked", () => {
  expect(errors).toEqual([]);
});
