import { afterAll, beforeAll, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { walk } from "../unit/bingwa.js";
import { at, begin, end, errors, open, openWith, ready, said } from "./app.js";

beforeAll(() => begin());
afterAll(end);

const SIZES = [[360, 640], [390, 800], [1280, 720], [1366, 768]] as const;
const GAMES = ["kiswahili", "kujifunza", "kigogo", "kimasai", "kingulu"];

/** Looks that a thing is wholly in the window, though nobody has scrolled. */
async function inView(page: Page, selector: string): Promise<void> {
  const box = (await page.locator(selector).boundingBox())!;
  const { width, height } = page.viewportSize()!;
  expect(box.height).toBeGreaterThan(15);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height, selector).toBeLessThanOrEqual(height);
  expect(box.x + box.width, selector).toBeLessThanOrEqual(width);
}

it.each(GAMES)("what answers a player of %s is seen in every window", async (rules) => {
  const [played] = walk(rules, 1);
  const game = { version: 1, text: { rules, moves: [played!.text] }, south: "person", north: "person", seed: 1 };
  const page = await openWith(game);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await page.waitForFunction(() => (document.querySelector("bao-board")?.legal.length ?? 0) > 0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await said(page)).toBe("North to move.");
    await inView(page, ".say");
    // A hole of the other player's can't be played; it is touched wherever it is.
    await page.locator('bao-board button[data-hole="A2"]').dispatchEvent("click");
    await expect.poll(() => said(page)).toContain("opponent");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await inView(page, ".say");
    if (width > 1000) await inView(page, ".acts");
  }
  await page.context().close();
});

it("while a move is shown it is told whose it is, and whose turn afterwards", async () => {
  const game = { version: 1, text: { rules: "kujifunza", moves: ["A1><"] }, south: "person", north: "person", seed: 1 };
  const page = await openWith(game);
  const far = page.locator("bao-board .plate.far .who");
  const near = page.locator("bao-board .plate.near .who");
  await expect.poll(() => said(page)).toBe("North to move.");
  expect(await far.innerText()).toContain("to move");
  await page.locator('bao-board button[data-control="lapBack"]').click();
  await expect.poll(() => said(page)).toBe("South plays A1>< …");
  expect(await near.innerText()).toContain("playing");
  expect(await far.innerText()).not.toContain("to move");
  await page.locator('bao-board button[data-control="skip"]').click();
  await expect.poll(() => said(page)).toBe("North to move.");
  expect(await near.innerText()).not.toMatch(/playing|to move/);
  expect(await far.innerText()).toContain("to move");
  await page.context().close();
});

it("the computer's move is shown before the person is told to move", async () => {
  const game = { version: 1, text: { rules: "kingulu", moves: [] }, south: "person", north: 1, seed: 1 };
  const page = await openWith(game);
  await page.waitForFunction(() => (document.querySelector("bao-board")?.legal.length ?? 0) > 0);
  // What is said at each change, along with what stands beside the board.
  await page.evaluate(() => {
    const told: [string, string][] = [];
    Object.assign(globalThis, { told });
    const plates = () => [...document.querySelector("bao-board")!.shadowRoot!.querySelectorAll(".plate .who")].map((who) => who.textContent).join(" / ");
    new MutationObserver(() => told.push([document.querySelector(".say")!.textContent, plates()]))
      .observe(document.querySelector(".say")!, { childList: true, characterData: true, subtree: true });
  });
  await page.locator('bao-board button[data-hole="A3"]').click();
  await page.waitForFunction(() => (globalThis as unknown as { told: [string][] }).told.some(([text]) => text.startsWith("North plays")));
  await page.waitForFunction(() => document.querySelector(".say")!.textContent === "Your move.", undefined, { timeout: 60_000 });
  const told = await page.evaluate(() => (globalThis as unknown as { told: [string, string][] }).told);
  const texts = told.map(([text]) => text);
  expect(texts[0]).toMatch(/^South plays A3/);
  expect(texts.at(-1)).toBe("Your move.");
  for (const [text, plates] of told) {
    const [far, near] = plates.split(" / ") as [string, string];
    if (text === "Your move.") expect(near).toContain("to move");
    if (text.startsWith("North plays")) expect(far).toContain("playing");
    if (/plays/.test(text)) expect(plates).not.toContain("to move");
  }
  await page.context().close();
});

it.each([1024, 1440])("a window %i px wide gives the board the room that there is", async (width) => {
  const page = await open("#/analysis", { viewport: { width, height: 900 } });
  for (const [address, part] of [["#/analysis", 0.5], ["#/editor/kiswahili", 0.5], ["#/puzzles/today", 0.45], ["#/learn/kiswahili/takasia", 0.45], ["#/rules/kiswahili/KIS-12", 0.3]] as const) {
    await page.goto(at(address));
    await ready(page);
    const room = await page.locator("main").evaluate((main) => main.clientWidth);
    const wide = await page.locator("bao-board .field").first().evaluate((field) => field.clientWidth);
    expect(wide / Math.min(room, 1088), address).toBeGreaterThan(part);
  }
  await page.context().close();
});

it("an analysis tells beforehand what a move changes, and afterwards where its laps ended", async () => {
  const page = await open("#/settings");
  await page.evaluate(() => localStorage.setItem("bingwa.analysis", JSON.stringify({ version: 1, record: { rules: "kingulu", comment: "", tags: {}, moves: [] } })));
  await page.goto(at("#/analysis"));
  await page.waitForFunction(() => document.querySelector("bao-board")?.legal.some(({ hole }) => hole === "A3"));
  const texts = (name: string): Promise<Record<string, string>> => page.evaluate((cls) => {
    const board = document.querySelector("bao-board")!;
    const told = [...board.shadowRoot!.querySelectorAll(`.hole .${cls}`)].map((text) => text.textContent);
    const pairs = board.position!.holes.map((hole, index): [string, string] => [hole.name, told[index]!]);
    return Object.fromEntries(pairs.filter(([, text]) => text !== ""));
  }, name);
  expect(await texts("delta")).toEqual({});
  await page.locator('bao-board button[data-hole="A3"]').hover();
  const changes = await page.evaluate(() => {
    const { position, legal } = document.querySelector("bao-board")!;
    const { after } = legal.find(({ hole }) => hole === "A3")!;
    const by = after.holes.map((hole, index) => [hole.name, hole.seeds - position!.holes[index]!.seeds] as const);
    return Object.fromEntries(by.filter(([, change]) => change !== 0).map(([name, change]) => [name, change > 0 ? `+${change}` : `−${-change}`]));
  });
  await expect.poll(() => texts("delta")).toEqual(changes);
  await page.locator("h1").hover();
  await expect.poll(() => texts("delta")).toEqual({});
  await page.locator('bao-board button[data-hole="A3"]').click();
  await page.waitForFunction(() => document.querySelector("bao-board")!.instant?.playing === false);
  await expect.poll(() => texts("delta")).toEqual(changes);
  const laps = Object.values(await texts("ghost")).flatMap((text) => text.split(" ")).filter((text) => text !== "…");
  expect(laps.length).toBeGreaterThan(0);
  expect(new Set(laps).size).toBe(laps.length);
  await page.context().close();
});

it("nothing failed in any page, and no other host was asked", () => {
  expect(errors).toEqual([]);
});
