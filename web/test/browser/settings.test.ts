import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { at, begin, end, errors, keptGame, open, openWith } from "./app.js";
import type { Page } from "playwright-core";

beforeAll(() => begin());
afterAll(end);

const GAME = { version: 1, text: { rules: "kiswahili", moves: ["A7<*"] }, south: "person", north: "person", seed: 1 };

const legal = (page: Page) => page.waitForFunction(() => (document.querySelector("bao-board")?.legal.length ?? 0) > 0);

/** Lets the page count the seeds that are heard. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const heard = { count: 0 };
    Object.assign(globalThis, { heard });
    const Given = OscillatorNode;
    // Every knock has a tone of its own.
    globalThis.OscillatorNode = class extends Given {
      constructor(context: BaseAudioContext, options?: OscillatorOptions) {
        super(context, options);
        heard.count += 1;
      }
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: { count: number } }).heard.count);
}

it("seeds are heard where a person wants it, and only there", async () => {
  const page = await openWith({ ...GAME, text: { rules: "kingulu", moves: [] } });
  const heard = await listen(page);
  await page.reload();
  const play = async () => {
    await legal(page);
    await page.locator('bao-board button[data-hole="A3"]').click();
    await page.waitForFunction(() => document.querySelector("bao-board")?.instant?.playing === false, undefined, { timeout: 30_000 });
  };
  await play();
  expect(await heard()).toBe(0);
  await page.getByRole("button", { name: "Take back" }).click();
  await page.goto(at("#/settings"));
  await page.getByLabel("Let the seeds be heard").check();
  await page.goto(at("#/game"));
  await play();
  // A3 sows 26 seeds in five laps, and captures: what comes faster than an ear can follow is left out.
  expect(await heard()).toBeGreaterThan(15);
  await page.context().close();
});

it("pages and boards have high contrast where the device wants it, until a person chooses otherwise", async () => {
  const page = await openWith(GAME, { contrast: "more", colorScheme: "dark" });
  await legal(page);
  const seen = () => page.evaluate(() => {
    const board = document.querySelector("bao-board")!;
    const act = getComputedStyle(document.querySelector(".acts button")!);
    return { page: getComputedStyle(document.body).backgroundColor, edge: act.borderTopWidth, wood: getComputedStyle(board.shadowRoot!.querySelector(".wood")!).backgroundImage.includes("rgb(0, 0, 0)"), look: board.getAttribute("look") };
  });
  const strong = { page: "rgb(0, 0, 0)", edge: "2px", wood: true, look: "contrast" };
  await expect.poll(seen).toEqual(strong);
  // The device may think otherwise later.
  await page.emulateMedia({ contrast: "no-preference" });
  const usual = { page: "rgb(18, 23, 26)", edge: "1px", wood: false, look: "wood" };
  await expect.poll(seen).toEqual(usual);
  await page.emulateMedia({ contrast: "more" });
  await expect.poll(seen).toEqual(strong);
  // What has the focus is seen.
  await page.locator(".acts button").last().focus();
  await page.keyboard.press("Shift+Tab");
  expect(await page.evaluate(() => getComputedStyle(document.activeElement!).outline)).toContain("4px");
  await page.goto(at("#/settings"));
  const looks = page.getByRole("group", { name: "Board" });
  expect(await looks.getByLabel("high contrast").isChecked()).toBe(true);
  await looks.getByLabel("wood").check();
  await page.goto(at("#/game"));
  await expect.poll(seen).toEqual(usual);
  await page.reload();
  await legal(page);
  expect(await seen()).toEqual(usual);
  await page.context().close();
});

it("a move is asked for before it is made, where a person wants it", async () => {
  const page = await openWith({ ...GAME, text: { rules: "kingulu", moves: [] } });
  await page.goto(at("#/settings"));
  await page.getByRole("group", { name: "Ask before a move is made" }).getByLabel("in games without a clock").check();
  await page.goto(at("#/game"));
  await legal(page);
  await page.locator('bao-board button[data-hole="A3"]').click();
  await page.getByRole("button", { name: "Another move" }).click();
  expect((await keptGame(page)).text.moves).toEqual([]);
  await page.locator('bao-board button[data-hole="A4"]').click();
  const yes = page.getByRole("button", { name: "Play A4" });
  // By keyboard the answer is at hand.
  await expect.poll(() => yes.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await keptGame(page)).text.moves).toEqual(["A4"]);
  await page.context().close();
});

it("all that is kept is taken along, deleted and brought back", async () => {
  const page = await openWith(GAME);
  await page.evaluate(() => localStorage.setItem("bingwa.learn", JSON.stringify({ version: 1, done: ["kingulu/first"] })));
  await page.goto(at("#/settings"));
  await page.reload();
  await page.getByLabel("night").check();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Take it along as a file" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^bingwa-\d{4}-\d\d-\d\d\.json$/);
  const file = await download.path();
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ bingwa: 1 });
  await page.getByRole("button", { name: "Delete everything" }).click();
  await page.getByRole("button", { name: "No" }).click();
  expect(await keptGame(page)).not.toBeNull();
  await page.getByRole("button", { name: "Delete everything" }).click();
  await page.getByRole("button", { name: "Yes, delete" }).click();
  await page.getByText("Deleted.").waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  // Nor does the page itself remember, and nothing comes back with the next change.
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe("system");
  await page.getByLabel("night").check();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["bingwa.settings"]);
  // A file of somebody else's changes nothing.
  const input = page.locator('input[type="file"]');
  await input.setInputFiles({ name: "other.json", mimeType: "application/json", buffer: Buffer.from('{"bingwa":2}') });
  await page.getByText("no file that Bingwa wrote").waitFor();
  await input.setInputFiles({ name: "none.json", mimeType: "application/json", buffer: Buffer.from('{"bingwa":1,"kept":[]}') });
  await page.getByText("no file that Bingwa wrote").waitFor();
  // Where the device has no room for it, all stays as it is.
  await page.evaluate(() => {
    const setItem = localStorage.setItem.bind(localStorage);
    Storage.prototype.setItem = (name: string, value: string) => {
      if (name === "bingwa.game") throw new DOMException("full", "QuotaExceededError");
      setItem(name, value);
    };
  });
  await input.setInputFiles(file);
  await page.getByRole("button", { name: "Yes, bring it back" }).click();
  await page.getByText("no room for what is in the file").waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["bingwa.settings"]);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
  await page.reload();
  await input.setInputFiles(file);
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Yes, bring it back" }).click()]);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
  expect(await keptGame(page)).toMatchObject({ text: GAME.text });
  await page.context().close();
});

it("tells of the games, their sources and itself", async () => {
  const page = await open("#/settings");
  await page.getByRole("link", { name: "About Bingwa" }).click();
  const main = page.locator("main");
  await main.getByText("Bao Naligwa").waitFor();
  for (const told of ["Klamroth", "Limits of the Mind", "MIT", "Version"]) expect(await main.innerText()).toContain(told);
  await page.context().close();
});

it("nothing failed in any page, and no other host was asked", () => {
  expect(errors).toEqual([]);
});
