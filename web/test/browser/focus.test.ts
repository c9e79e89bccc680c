import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { at, begin, end, errors, openWith, ready } from "./app.js";

beforeAll(() => begin());
afterAll(end);

const GAME = { version: 1, text: { rules: "kiswahili", moves: ["A7<*"] }, south: "person", north: "person", seed: 1 };
const ANALYSIS = { version: 1, record: { rules: "kiswahili", comment: "", tags: {}, moves: [{ text: "A7<*", comment: "well", nags: [1] }] } };
const SCREENS = ["#/", "#/new/kiswahili", "#/game", "#/analysis", "#/editor/kingulu", "#/puzzles", "#/puzzles/today", "#/learn", "#/learn/kiswahili/takasia", "#/rules", "#/rules/kiswahili/KIS-12", "#/settings", "#/about", "#/nowhere"];
/** No screen has more to walk through. */
const MOST = 250;

interface Step {
  what: string;
  /** How what has the focus is drawn. */
  drawn: string;
  /** How what had the focus before is drawn now. */
  left: string | undefined;
  sized: boolean;
}

/** What has the focus after Tab, wherever it is; nothing when the page has been walked through. */
function step(page: Page): Promise<Step | undefined> {
  return page.evaluate(() => {
    const known = window as unknown as { last?: Element; first?: Element };
    let now = document.activeElement;
    while (now?.shadowRoot?.activeElement) now = now.shadowRoot.activeElement;
    if (!now || now === document.body || now === known.first) return undefined;
    // A box too small to be seen is drawn by the label round it.
    const drawn = (element: Element) => [element, element.closest("label")].map((each) => {
      if (!each) return "";
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(each);
      const ring = outlineStyle === "none" || outlineWidth === "0px" ? "no ring" : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
      return `${ring}, ${boxShadow}`;
    }).join("; ");
    const left = known.last?.isConnected ? drawn(known.last) : undefined;
    known.first ??= now;
    known.last = now;
    const { width, height } = (now.closest("label") ?? now).getBoundingClientRect();
    return { what: now.outerHTML.slice(0, 100), drawn: drawn(now), left, sized: width > 4 && height > 4 };
  });
}

const looks = [
  { name: "light", settings: { theme: "light" } },
  { name: "dark", settings: { theme: "dark" } },
  { name: "high contrast", settings: { theme: "light", look: "contrast" } },
];

describe.each(looks)("$name", ({ settings }) => {
  let page: Page;

  beforeAll(async () => {
    page = await openWith(GAME);
    await page.evaluate(([chosen, analysis]) => {
      localStorage.setItem("bingwa.settings", chosen!);
      localStorage.setItem("bingwa.analysis", analysis!);
    }, [JSON.stringify(settings), JSON.stringify(ANALYSIS)]);
  });

  afterAll(() => page.context().close());

  it.each(SCREENS)("what has the focus is seen at %s", async (path) => {
    await page.goto(at(path));
    await page.reload();
    await page.locator("h1").first().waitFor();
    if (/game|analysis|editor|takasia|today/.test(path)) await ready(page);
    await page.waitForTimeout(150);
    const walked: Step[] = [];
    for (let tab = 0; tab < MOST; tab += 1) {
      await page.keyboard.press("Tab");
      const next = await step(page);
      const before = walked.at(-1);
      if (before && next?.left !== undefined) expect(next.left, before.what).not.toBe(before.drawn);
      if (!next) break;
      expect(next.drawn, next.what).toMatch(/[1-9]\d*px|rgb/);
      expect(next.sized, next.what).toBe(true);
      walked.push(next);
    }
    expect(walked.length).toBeGreaterThan(3);
    expect(walked.length).toBeLessThan(MOST);
  });
});

it("nothing failed in any page, and no other host was asked", () => {
  expect(errors).toEqual([]);
});
