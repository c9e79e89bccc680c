/** Nothing is wrong with a screen after somebody has done something there, either. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { at, begin, end, errors, keep, open } from "./app.js";
import { small, violations } from "./axe.js";

beforeAll(() => begin());
afterAll(end);

const SAFARI = "0,0,0,0,0,0,0,0/0,3,4,8,0,2,5,6/0,2,1,0,8,0,3,4/0,0,0,0,0,0,0,0 S 9,9 SN -";
const GAME = { version: 1, text: { rules: "kiswahili", start: SAFARI, moves: [] }, south: "person", north: "person", seed: 1 };
/** Of a game that can't be, what was is told in a notice. */
const BROKEN = { version: 1, text: { rules: "kingulu", moves: ["A9"] }, south: "person", north: "person", seed: 1 };
const MOVES = [{ text: "A7<*", comment: "well", nags: [1] }, { text: "a5>", comment: "", nags: [], after: 0 }, { text: "A6<*", comment: "or so", nags: [] }];
const ANALYSIS = { version: 1, record: { rules: "kiswahili", comment: "", tags: {}, moves: MOVES } };
const WRONG = encodeURIComponent("4,4,4!,4,4,4/4,4,4,4,4,3! S 0,0");

const looks = [
  { name: "a phone by day", settings: { theme: "light" }, narrow: true },
  { name: "by night", settings: { theme: "dark" } },
  { name: "high contrast", settings: { theme: "light", look: "contrast" } },
  { name: "high contrast, dark", settings: { theme: "dark", look: "contrast" } },
  { name: "from right to left, by night, on a phone", settings: { theme: "dark", locale: "fa" }, narrow: true },
];

/** Touches a hole once a move may begin there. */
async function touch(page: Page, hole: string): Promise<void> {
  await page.waitForFunction((name) => document.querySelector("bao-board")?.legal.some(({ hole }) => hole === name), hole);
  await page.locator(`bao-board button[data-hole="${hole}"]`).click();
}

/** What is shown when somebody has done something on a screen, each with how it comes about. */
const states: { at: string; kept?: Record<string, object>; does: (page: Page, look: (what: string) => Promise<void>) => Promise<void> }[] = [
  {
    at: "#/game",
    kept: { game: GAME },
    does: async (page, look) => {
      await touch(page, "A8");
      await page.locator("bao-board .choice").first().click();
      await page.locator("bao-board .ask").waitFor();
      await look("the question in the house");
      await page.locator("bao-board .ask button").first().click();
      await page.locator(".sure").waitFor();
      await look("whether a move is meant");
      await page.locator(".sure button").last().click();
      await page.locator(".acts > button").last().click();
      await page.locator(".sure").waitFor();
      await look("whether to resign");
      await page.locator(".sure button").first().click();
      await page.locator(".say b").waitFor();
      await look("a game that is over");
    },
  },
  {
    at: "#/puzzles/kigogo/318bd3ef",
    does: async (page, look) => {
      await touch(page, "a3");
      await page.locator(".say.solved").waitFor();
      await look("a solved puzzle");
    },
  },
  {
    at: "#/puzzles/kiswahili/b46f7b54",
    does: async (page, look) => {
      await touch(page, "A3");
      await page.locator("bao-board .choice").last().click();
      await page.locator(".say.wrong").waitFor();
      await look("a puzzle gone wrong");
    },
  },
  {
    at: "#/learn/kiswahili/start/3",
    does: async (page, look) => {
      await touch(page, "A6");
      await page.locator("bao-board .choice").first().click();
      await page.locator(".say.missed").waitFor();
      await look("a lesson's goal that is missed");
    },
  },
  {
    at: "#/rules/kiswahili/KIS-43",
    does: async (page, look) => {
      await page.waitForFunction(() => document.querySelectorAll("bao-board").length === 2 && [...document.querySelectorAll("bao-board")].every(({ legal }) => legal.length > 0));
      await page.locator(".trials .primary").first().click();
      await page.waitForFunction(() => [...document.querySelectorAll("bao-board")].every(({ instant }) => instant));
      await page.evaluate(() => document.querySelectorAll("bao-board").forEach((board) => board.skip()));
      await page.locator(".compared").waitFor();
      await look("two readings side by side");
    },
  },
  {
    at: "#/analysis",
    kept: { analysis: ANALYSIS },
    does: async (page, look) => {
      await page.locator(".tree .variation").waitFor();
      await page.locator(".graph button").first().click();
      await page.locator(".graph svg").waitFor();
      await page.locator(".lines button").first().click();
      await page.locator(".lines ol li").first().waitFor();
      await look("lines, a graph and a variation");
    },
  },
  {
    at: `#/editor/kingulu/${WRONG}`,
    does: async (page, look) => {
      await page.locator(".say.wrong").waitFor();
      await page.locator('bao-board button[data-hole="A6"]').click();
      await page.locator("fieldset.hole").waitFor();
      await look("a position that can't be");
    },
  },
  {
    at: "#/analysis",
    kept: { analysis: ANALYSIS, analyses: { version: 1, analyses: ["A7<*", "A6>*"].map((text) => ({ date: "2026-01-02T10:00:00.000Z", record: { ...ANALYSIS.record, moves: [{ text, comment: "", nags: [] }] } })) } },
    does: async (page, look) => {
      await page.locator(".tree .variation").waitFor();
      await page.locator(".acts > button[aria-expanded]").click();
      await page.locator(".earlier li").nth(1).waitFor();
      await look("the analyses of before");
      await page.locator(".earlier li > button:not(.wide)").first().click();
      await page.locator(".earlier .sure").waitFor();
      await look("whether to delete one of them");
    },
  },
  {
    at: "#/game",
    kept: { game: { ...GAME, version: 2, north: 99, resigned: "Q" } },
    does: async (page, look) => {
      await page.locator(".notices .damages li").nth(1).waitFor();
      await look("what is damaged");
      await page.goto(at("#/settings"));
      await page.locator(".asides li").waitFor();
      await look("what was set aside");
      await page.locator(".asides button").last().click();
      await page.locator(".asides .sure").waitFor();
      await look("whether to delete it");
      await page.locator(".asides .sure button").first().click();
      await page.locator(".asides").waitFor({ state: "detached" });
    },
  },
  {
    at: "#/settings",
    does: async (page, look) => {
      await page.locator('.device input[type="file"]').setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("[]") });
      await page.locator(".device p[role=status]:not(:empty)").waitFor();
      await page.locator(".device > .row button").last().click();
      await page.locator(".sure").waitFor();
      await look("whether to delete everything");
    },
  },
];

describe.each(looks)("$name", ({ settings, narrow }) => {
  let page: Page;
  const size = narrow ? { viewport: { width: 360, height: 740 }, hasTouch: true } : {};

  const look = async (what: string) => {
    expect(await violations(page), what).toEqual([]);
    if (!narrow) return;
    expect(await small(page), what).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(360);
  };

  beforeAll(async () => {
    page = await open("#/settings", size);
    await page.evaluate((text) => localStorage.setItem("bingwa.settings", text), JSON.stringify({ ...settings, speed: 0, confirm: "always" }));
  });

  afterAll(() => page.context().close());

  it.each(states)("nothing is wrong at $at once something is done", async ({ at: address, kept = {}, does }) => {
    await keep(page, kept);
    await page.goto(at(address));
    await page.reload();
    await does(page, look);
  });

  it("nothing is wrong with what must be known", async () => {
    await page.evaluate((game) => localStorage.setItem("bingwa.game", game), JSON.stringify(BROKEN));
    // A browser that has a new version, and nothing to keep anything in.
    await page.addInitScript(() => {
      const known = { waiting: {}, addEventListener: () => undefined };
      const workers = { controller: {}, register: () => Promise.resolve(known), addEventListener: () => undefined };
      Object.defineProperty(navigator, "serviceWorker", { value: workers });
      Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
    });
    await page.goto(at("#/game"));
    await page.reload();
    await page.locator(".note").first().waitFor();
    await page.goto(at("#/"));
    await page.locator(".note .primary").waitFor();
    await expect.poll(() => page.locator(".note").count()).toBe(3);
    await look("notices");
  });
});

it("nothing failed in any page, and no other host was asked", () => {
  expect(errors).toEqual([]);
});
