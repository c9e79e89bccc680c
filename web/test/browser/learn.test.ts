import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { at, begin, end, errors, open, ready } from "./app.js";

beforeAll(() => begin());
afterAll(end);

/** The rows of a four-row board as South sees them, from the top; North's columns run the other way. */
const ROWS = ["b", "a", "A", "B"];

/** Where a hole is on the screen, in rows and columns. */
function place(hole: string): [number, number] {
  const number = Number(hole.slice(1));
  return [ROWS.indexOf(hole[0]!), hole < "a" ? number : 9 - number];
}

/** Tabs to what has the focus when `wanted` holds in the page. */
async function tabTo(page: Page, wanted: () => boolean): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await page.evaluate(wanted)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("the keyboard does not get there");
}

const onBoard = () => (document.activeElement?.shadowRoot?.activeElement as HTMLElement | null)?.dataset.hole !== undefined;

/** Goes to a hole with the arrow keys and chooses it. */
async function choose(page: Page, hole: string): Promise<void> {
  await tabTo(page, onBoard);
  for (let presses = 0; presses < 20; presses += 1) {
    const here = await page.evaluate(() => (document.activeElement!.shadowRoot!.activeElement as HTMLElement).dataset.hole!);
    if (here === hole) break;
    const [[row, column], [toRow, toColumn]] = [place(here), place(hole)];
    await page.keyboard.press(row > toRow ? "ArrowUp" : row < toRow ? "ArrowDown" : column > toColumn ? "ArrowLeft" : "ArrowRight");
  }
  await page.keyboard.press("Enter");
}

/** Waits until the desk says something that fits. */
async function hears(page: Page, what: string): Promise<void> {
  await page.waitForFunction((text) => document.querySelector(".verdict .say")?.textContent.includes(text), what);
}

/** The button or link that has the text, by Tab and Enter. */
async function press(page: Page, text: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.textContent === wanted, text)) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
}

function legal(page: Page): Promise<unknown> {
  return page.waitForFunction(() => (document.querySelector("bao-board")?.legal.length ?? 0) > 0);
}

describe("a lesson", () => {
  it("is finished by keyboard alone, and stays finished", async () => {
    const page = await open("#/learn/kujifunza/capture");
    page.setDefaultTimeout(30_000);
    await ready(page);
    // Which hole is captured: a wrong answer first, with help.
    await choose(page, "A4");
    await hears(page, "It is not A4");
    await press(page, "Hint");
    await hears(page, "Lift A4");
    await page.keyboard.press("Enter");
    await hears(page, "It is a7");
    await choose(page, "a7");
    await hears(page, "Right: a7");
    await press(page, "Next step");
    await page.waitForFunction(() => location.hash.endsWith("capture/2") && document.activeElement!.matches(".task"));
    await legal(page);
    // A hole that can't capture is refused; a legal move that takes something else is not enough.
    await choose(page, "A1");
    await page.locator(".clause").waitFor();
    await choose(page, "B1");
    await page.keyboard.press("ArrowUp");
    await page.waitForFunction(() => document.querySelector("bao-board")?.instant !== undefined);
    await page.keyboard.press("s");
    await hears(page, "did not capture a1");
    await press(page, "Try again");
    await legal(page);
    await choose(page, "A6");
    await page.keyboard.press("ArrowRight");
    await hears(page, "Well done");
    await press(page, "Next step");
    await page.waitForFunction(() => location.hash.endsWith("capture/3"));
    await legal(page);
    await choose(page, "B4");
    await page.keyboard.press("ArrowLeft");
    await hears(page, "Well done");
    const kept = await page.evaluate(() => localStorage.getItem("bingwa.learn"));
    expect(JSON.parse(kept!)).toEqual({ version: 1, done: ["kujifunza/capture"] });
    await press(page, "Next lesson: By the head");
    await page.waitForFunction(() => document.querySelector("h1")?.textContent === "By the head");
    await page.goto(at("#/learn/kujifunza"));
    await page.reload();
    await page.locator(".rungs").waitFor();
    expect(await page.locator(".rungs .hollow.full").count()).toBe(1);
    expect(await page.locator(".progress").innerText()).toContain("1 of 8 done");
    await page.context().close();
  });

  it("takes a broken address to the lessons that there are", async () => {
    for (const [path, wanted] of [["#/learn/kingulu/takasia", "Bao Kingulu"], ["#/learn/kingulu/mtoto/9", "Bao Kingulu"]]) {
      const page = await open(path!);
      expect(await page.locator("h1").innerText()).toBe(wanted);
      expect(await page.locator("main .note").innerText()).toContain("no such lesson");
      await page.context().close();
    }
  });

  it("makes takasia with a finger on a phone, in Swahili", async () => {
    const page = await open("#/settings", { viewport: { width: 360, height: 740 }, hasTouch: true });
    await page.evaluate(() => localStorage.setItem("bingwa.settings", JSON.stringify({ locale: "sw", speed: 0 })));
    await page.goto(at("#/learn/kiswahili/takasia"));
    await page.reload();
    await ready(page);
    await legal(page);
    await page.locator('bao-board button[data-hole="A5"]').tap();
    await page.locator('bao-board button[data-choice*="A6"]').tap();
    await hears(page, "Vizuri sana");
    expect(await page.evaluate(() => document.querySelector("bao-board")!.position!.holes.find((hole) => hole.takasia)?.name)).toBe("a3");
    await page.context().close();
  });
});

/** Looks that no hole is under what is said, wherever the page is scrolled to; where it was before, all but `cut` pixels are in the window, and so is what is said. */
async function uncovered(page: Page, cut: number): Promise<void> {
  await page.locator(".say:not(:empty)").waitFor();
  const seen = () => page.evaluate(() => {
    const holes = [...document.querySelector("bao-board")!.shadowRoot!.querySelectorAll("button[data-hole]")].map((hole) => hole.getBoundingClientRect());
    const told = document.querySelector(".verdict")!.getBoundingClientRect();
    const hidden = holes.filter(({ top, bottom }) => top < told.bottom && told.top < bottom).length;
    return { top: Math.min(...holes.map(({ top }) => top)), told: told.bottom, hidden };
  });
  await expect.poll(async () => (await seen()).told).toBeLessThanOrEqual(page.viewportSize()!.height);
  await expect.poll(async () => (await seen()).top).toBeGreaterThanOrEqual(-cut);
  for (const part of [undefined, 0, 0.5, 1]) {
    await page.evaluate((share) => { if (share !== undefined) scrollTo(0, share * document.body.scrollHeight); }, part);
    expect((await seen()).hidden, `scrolled to ${part}`).toBe(0);
  }
}

it.each([["kiswahili/start", 3], ["kujifunza/sowing", 3], ["kigogo/round", 2], ["kimasai/step", 2], ["kingulu/round", 2]] as const)("what is said in the lesson %s covers no hole on a phone", async (lesson, playing) => {
  const twelve = /kigogo|kimasai/.test(lesson);
  for (const height of [640, 760]) {
    // Twelve holes of 44 pixels are as high as the lower window with all that stands at their ends:
    // the rim is out of it, and when a move has been made, with all that is to be pressed then, some holes.
    const [cut, most] = twelve && height === 640 ? [8, Infinity] : [0, 0];
    const page = await open("#/settings", { viewport: { width: 360, height }, hasTouch: true });
    await page.evaluate(() => localStorage.setItem("bingwa.settings", JSON.stringify({ locale: "en", speed: 0 })));
    await page.goto(at(`#/learn/${lesson}`));
    await page.reload();
    await ready(page);
    await page.getByRole("button", { name: "Hint" }).click();
    await uncovered(page, cut);
    // A move that reaches nothing is told of, and so is one that does.
    await page.goto(at(`#/learn/${lesson}/${playing}`));
    await legal(page);
    const { hole, choices: [choice] } = await page.evaluate(() => document.querySelector("bao-board")!.legal.at(-1)!);
    await page.locator(`bao-board button[data-hole="${hole}"]`).tap();
    if (choice) await page.locator(`bao-board button[data-choice='${JSON.stringify(choice)}']`).tap();
    await page.locator(".say.met, .say.missed").waitFor();
    await uncovered(page, most);
    await page.context().close();
  }
});

it("nothing failed in any page, and no other host was asked", () => {
  expect(errors).toEqual([]);
});
