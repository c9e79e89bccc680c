import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { puzzles, address, movesOf, type Puzzle } from "../../src/puzzles/collection.js";
import { bingwa, player } from "../unit/bingwa.js";
import { begin, end, errors, open, said } from "./app.js";

beforeAll(() => begin());
afterAll(end);

/** Waits until the person may move. */
async function mayMove(page: Page): Promise<void> {
  await page.waitForFunction(() => (document.querySelector("bao-board")?.legal.length ?? 0) > 0);
}

/** Plays a move on the board as a person does: the hole, then each choice. */
async function click(page: Page, rules: string, text: string): Promise<void> {
  await mayMove(page);
  const position = await page.evaluate(() => (document.querySelector("bao-board")!.position as unknown as { text: string }).text);
  const move = bingwa.legalMoves(rules, position).find((each) => each.text === text)!;
  const board = page.locator("bao-board");
  await board.locator(`button[data-hole="${move.hole}"]`).click();
  for (const choice of move.choices) await board.locator(`button[data-choice='${JSON.stringify(choice)}']`).click();
}

/** Moves are shown at once. */
async function hurry(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem("bingwa.settings", JSON.stringify({ speed: 0, locale: "en" })));
  await page.reload();
}

async function solve(page: Page, { rules, solution }: Puzzle): Promise<void> {
  for (let ply = 0; ply < solution.length; ply += 2) await click(page, rules, solution[ply]!);
  await page.locator(".say.solved").waitFor();
}

const kept = (page: Page) => page.evaluate(
  () => JSON.parse(localStorage.getItem("bingwa.puzzles") ?? "null") as { tried: Record<string, string>; days: string[]; rating: number },
);

describe("a puzzle", () => {
  it.each(["kujifunza", "kimasai", "kingulu"])("is solved move by move: %s", async (rules) => {
    const puzzle = puzzles.find((each) => each.rules === rules && movesOf(each) === 2)!;
    const page = await open(address(puzzle));
    await hurry(page);
    await solve(page, puzzle);
    expect(await said(page)).toContain("Solved");
    const { tried, rating } = await kept(page);
    expect(Object.values(tried)).toEqual(["solved"]);
    expect(rating).toBeGreaterThan(900);
    // In the analysis the whole solution is there to be looked into.
    await page.getByRole("button", { name: "Analyse" }).click();
    await page.locator(".tree button").nth(puzzle.solution.length - 1).waitFor();
    await page.context().close();
  });

  it("answers a wrong move, lights no fire, and may be tried again", async () => {
    const puzzle = puzzles.find((each) => each.rules === "kujifunza" && movesOf(each) === 2)!;
    const wrong = bingwa.legalMoves(puzzle.rules, puzzle.position).find(({ text }) => {
      const told = player.puzzleAnswer(puzzle.rules, puzzle.position, text, puzzle.plies!, 1_000_000);
      return !told.right && told.answer !== undefined;
    })!;
    const { answer } = player.puzzleAnswer(puzzle.rules, puzzle.position, wrong.text, puzzle.plies!, 1_000_000);
    const page = await open(address(puzzle));
    await hurry(page);
    await click(page, puzzle.rules, wrong.text);
    await page.locator(".say.wrong").waitFor();
    expect(await said(page)).toContain(`${wrong.text} is not it`);
    expect(await said(page)).toContain(`answers ${answer!}`);
    const { rating } = await kept(page);
    expect(rating).toBeLessThan(900);
    await page.getByRole("button", { name: "Try again" }).click();
    await solve(page, puzzle);
    expect((await kept(page)).rating).toBe(rating);
    expect(Object.values((await kept(page)).tried)).toEqual(["helped"]);
    await page.context().close();
  });

  it("gives a hint: first the hole, then the move", async () => {
    const puzzle = puzzles.find((each) => each.rules === "kiswahili")!;
    const page = await open(address(puzzle));
    await hurry(page);
    await mayMove(page);
    await page.getByRole("button", { name: "Hint" }).click();
    await page.waitForFunction(() => document.querySelector(".say")?.textContent.includes("begins with"));
    await page.getByRole("button", { name: "Hint" }).click();
    await page.waitForFunction((move) => document.querySelector(".say")?.textContent.includes(move), puzzle.solution[0]!);
    await page.context().close();
  });

  it("says why a hole can't begin", async () => {
    const puzzle = puzzles.find((each) => each.rules === "kiswahili")!;
    const legal = bingwa.legalMoves(puzzle.rules, puzzle.position).map(({ hole }) => hole);
    const side = legal[0]!.startsWith(legal[0]!.charAt(0).toLowerCase()) ? ["a", "b"] : ["A", "B"];
    const hole = side.flatMap((row) => Array.from({ length: 8 }, (_, index) => `${row}${index + 1}`)).find((each) => !legal.includes(each))!;
    const page = await open(address(puzzle));
    await mayMove(page);
    await page.locator(`bao-board button[data-hole="${hole}"]`).click();
    await page.locator(".say .clause").waitFor();
    await page.context().close();
  });
});

describe("the list", () => {
  it("is narrowed by game, difficulty and theme, and goes on with one that is not solved", async () => {
    const page = await open("#/puzzles/kigogo");
    await page.locator(".tiles a").first().waitFor();
    const all = puzzles.filter(({ rules }) => rules === "kigogo").length;
    expect(await page.locator(".tiles a").count()).toBe(all);
    await page.getByLabel(/^Difficulty/).selectOption("hard");
    expect(await page.locator(".tiles a").count()).toBeLessThan(all);
    await page.getByLabel(/^Game/).selectOption("");
    await page.getByLabel(/^Difficulty/).selectOption("");
    await page.getByLabel(/^Theme/).selectOption("safari");
    expect(await page.locator(".tiles a").count()).toBe(puzzles.filter(({ themes }) => themes.includes("safari")).length);
    await page.getByRole("link", { name: "Solve the next one" }).click();
    await page.locator(".puzzle h1").waitFor();
    await page.context().close();
  });

  it("has a puzzle of the day, and counts the days on end", async () => {
    const page = await open("#/puzzles");
    await page.clock.setFixedTime(new Date(2026, 10, 29, 12));
    await hurry(page);
    for (const date of [29, 30]) {
      await page.clock.setFixedTime(new Date(2026, 10, date, 12));
      await page.goto(page.url().replace(/#.*/, "#/puzzles/today"));
      await page.reload();
      await page.locator(".puzzle bao-board").waitFor();
      await mayMove(page);
      const text = await page.evaluate(() => (document.querySelector("bao-board")!.position as unknown as { text: string }).text);
      await solve(page, puzzles.find(({ position }) => position === text)!);
    }
    expect((await kept(page)).days).toEqual(["2026-11-29", "2026-11-30"]);
    await page.goto(page.url().replace(/#.*/, "#/puzzles"));
    await page.getByText("2 days in a row").waitFor();
    await page.context().close();
  });

  it("says so where there is no such puzzle", async () => {
    const page = await open("#/puzzles/kigogo/nothing");
    await page.getByText("There is no puzzle at this address").waitFor();
    await page.context().close();
  });
});

it.each([640, 760])("what is said of a puzzle lies over nothing on a phone %i px high", async (height) => {
  const page = await open("#/puzzles/kigogo/318bd3ef", { viewport: { width: 360, height }, hasTouch: true });
  await mayMove(page);
  const places = () => page.evaluate(() => {
    const near = document.querySelector("bao-board")!.shadowRoot!.querySelector(".plate.near")!.getBoundingClientRect();
    const told = document.querySelector(".say")!.getBoundingClientRect();
    return { free: told.top - near.bottom, below: told.bottom - innerHeight };
  });
  for (const act of [() => page.getByRole("button", { name: "Hint" }).click(), () => page.locator('bao-board button[data-hole="a3"]').tap()]) {
    const before = await said(page);
    await act();
    await expect.poll(() => said(page)).not.toBe(before);
    await expect.poll(async () => (await places()).below).toBeLessThanOrEqual(0);
    for (const top of [0, 60, 2000]) {
      await page.evaluate((y) => scrollTo(0, y), top);
      expect((await places()).free).toBeGreaterThanOrEqual(0);
    }
  }
  await page.locator(".say.solved").waitFor();
  // Nobody is to move any more.
  expect(await page.locator("bao-board .plate.far .who").innerText()).not.toMatch(/to\smove/);
  await page.context().close();
});

it("nothing failed in any page, and no other host was asked", () => {
  expect(errors).toEqual([]);
});
