/** Things kept on the device, or brought to it, that make no sense. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { at, begin, end, errors, keep, keptGame, open, ready, said } from "./app.js";

beforeAll(() => begin());
afterAll(end);

const GAME = { version: 2, text: { rules: "kingulu", moves: ["A3"] }, south: "person", north: "person", seed: 1 };

/** Opens a screen on a device that keeps these things. */
async function openKeeping(things: Record<string, unknown>, screen: string): Promise<Page> {
  const page = await open("#/about");
  await keep(page, things);
  await page.goto(at(screen));
  await page.reload();
  return page;
}

/** What the page says of it. */
async function notice(page: Page): Promise<string> {
  const note = page.locator(".notices .damages");
  await note.waitFor();
  return note.innerText();
}

const kept = (page: Page, name: string) => page.evaluate((wanted) => JSON.parse(localStorage.getItem(`bingwa.${wanted}`) ?? "null") as unknown, name);

describe("a kept game with nonsense in it", () => {
  it.each<[string, object, string]>([
    ["a number as start", { ...GAME, text: { ...GAME.text, start: 7 } }, "Your game: “7” is no position to start from."],
    ["rules that there are not", { ...GAME, text: { rules: "chess", moves: [] } }, "Your game: There is no game “chess”."],
    ["a move that is a number", { ...GAME, text: { ...GAME.text, moves: [3] } }, "Your game: “[3]” stands where moves should be."],
    ["a start that is no position", { ...GAME, text: { rules: "kingulu", moves: [], start: "1,2 S" } }, "Your game: A board of this game has 2 rows"],
  ])("%s is set aside and told of, and the rest is there", async (_, game, told) => {
    const page = await openKeeping({ game, "games-away": { version: 1, games: [GAME] } }, "#/game");
    expect(await notice(page)).toContain(told);
    expect(await kept(page, "game.unread")).toEqual(game);
    await page.getByRole("link", { name: "Choose a game" }).click();
    await page.getByText("Games put away").click();
    await page.getByRole("button", { name: "Bao Kingulu, after one move" }).click();
    await ready(page);
    expect(await keptGame(page)).toEqual(GAME);
    await page.context().close();
  });

  it.each<[string, object, object, string]>([
    ["level 99", { ...GAME, north: 99 }, { north: 20 }, "Your game: There is no level 99"],
    ["“Q” as who resigned", { ...GAME, resigned: "Q" }, {}, "Your game: “Q” is nobody who could have resigned"],
    ["clocks without time", { ...GAME, clock: { S: -5 } }, {}, "Your game: The times of its clocks make no sense"],
  ])("%s is left out, and the game goes on", async (_, game, change, told) => {
    const page = await openKeeping({ game }, "#/game");
    expect(await notice(page)).toContain(told);
    await page.waitForFunction(() => (document.querySelector("bao-board")?.legal.length ?? 0) > 0 || document.querySelector(".say")?.textContent.includes("thinking"), undefined, { timeout: 60_000 });
    if (!("north" in change)) {
      expect(await said(page)).toBe("North to move.");
      await page.locator("bao-board button[data-hole^=a]:not([aria-disabled=true])").first().click();
    }
    await expect.poll(async () => (await keptGame(page)).text.moves.length, { timeout: 60_000 }).toBe(2);
    expect(await keptGame(page)).toMatchObject({ ...GAME, ...change, text: { rules: "kingulu" } });
    expect(await kept(page, "game.unread")).toEqual(game);
    await page.context().close();
  });

  it("goes on before a move that is not legal", async () => {
    const game = { ...GAME, resigned: "S", text: { rules: "kigogo", moves: ["A12", "a2", "A1", "a3"] } };
    const page = await openKeeping({ game }, "#/game");
    expect(await notice(page)).toMatch(/ply 3, “A1”: The move is not legal\..* The moves before it are still there: 2\./);
    await ready(page);
    await page.waitForFunction(() => (document.querySelector("bao-board")?.legal.length ?? 0) > 0);
    expect((await keptGame(page)).text.moves).toEqual(["A12", "a2"]);
    expect(await kept(page, "game.unread")).toEqual(game);
    await page.context().close();
  });

  it("is one of those put away: the others are there", async () => {
    const bad = { ...GAME, text: { rules: "chess", moves: ["e4"] } };
    const page = await openKeeping({ "games-away": { version: 1, games: [GAME, bad, GAME] } }, "#/");
    expect(await notice(page)).toContain("Games put away: There is no game “chess”.");
    await page.locator(".away summary").click();
    expect(await page.locator(".away li").count()).toBe(2);
    expect(await kept(page, "games-away.unread")).toMatchObject({ games: [GAME, bad, GAME] });
    await page.context().close();
  });
});

it("what is set aside is saved as a file and deleted, and nothing else with it", async () => {
  const bad = { ...GAME, resigned: "Q" };
  const page = await openKeeping({ game: bad, learn: { version: 1, done: ["kingulu/round", 7] } }, "#/learn");
  await page.locator(".notices li", { hasText: "Your lessons: “7” means nothing there, and is left out." }).waitFor();
  await page.locator(".notices").getByRole("link", { name: "Settings" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.locator(".asides li", { hasText: "Your game" }).getByRole("button", { name: "Save it as a file" }).click(),
  ]);
  expect(JSON.parse(readFileSync(await file.path(), "utf8"))).toEqual(bad);
  const row = page.locator(".asides li", { hasText: "Your game" });
  await row.getByRole("button", { name: "Delete" }).click();
  await row.getByRole("button", { name: "No" }).click();
  expect(await kept(page, "game.unread")).toEqual(bad);
  await row.getByRole("button", { name: "Delete" }).click();
  await row.getByRole("button", { name: "Yes, delete" }).click();
  await expect.poll(() => row.count()).toBe(0);
  expect(await kept(page, "game.unread")).toBeNull();
  expect(await kept(page, "learn.unread")).toEqual({ version: 1, done: ["kingulu/round", 7] });
  await page.context().close();
});

it("a file that is brought to the device and has nonsense in it gives what makes sense", async () => {
  const page = await open("#/settings");
  const things = {
    game: JSON.stringify({ ...GAME, north: 99, resigned: "Q", text: { rules: "chess", moves: [] } }),
    puzzles: JSON.stringify({ version: 1, tried: { a: "eaten" }, days: ["2026-11-01", 4], rating: "much" }),
    settings: JSON.stringify({ theme: "dark", speed: "fast" }),
    learn: "{broken",
  };
  const file = { name: "bingwa.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify({ bingwa: 1, kept: things })) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Yes, bring it back" }).click()]);
  expect(await notice(page)).toContain("There is no game “chess”.");
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
  await page.goto(at("#/puzzles"));
  await page.locator(".notices li", { hasText: "“much” means nothing there" }).waitFor();
  await page.getByText("Your rating: 900").waitFor();
  await page.goto(at("#/learn"));
  await page.locator(".notices li", { hasText: "Your lessons: It is damaged" }).waitFor();
  for (const [name, text] of Object.entries(things)) {
    if (name !== "settings") expect(await page.evaluate((wanted) => localStorage.getItem(`bingwa.${wanted}.unread`), name)).toBe(text);
  }
  await page.context().close();
});

it("a kept analysis is shown as far as the rules let it stand", async () => {
  const move = (text: string, after?: number) => ({ text, comment: "", nags: [], ...(after !== undefined && { after }) });
  const record = { rules: "kigogo", comment: "mine", tags: { South: "Asha" }, moves: [move("A12"), move("a2", 0), move("A1", 1), move("a3", 2), move("a11", 0)] };
  const page = await openKeeping({ analysis: { version: 1, number: 3, record } }, "#/analysis");
  expect(await notice(page)).toMatch(/The analysis: .*ply 3, “A1”: The move is not legal\..* still there: 3\./);
  await page.waitForFunction(() => document.querySelectorAll(".tree button").length === 4);
  expect(await page.locator(".variation button").count()).toBe(1);
  expect(await kept(page, "analysis.unread")).toMatchObject({ record });
  await page.context().close();
});

it("nothing failed in any page, and no other host was asked", () => {
  expect(errors).toEqual([]);
});
