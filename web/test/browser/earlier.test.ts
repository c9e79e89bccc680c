/** The games that were analysed before. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pack } from "../../src/analysis/share.js";
import { at, begin, end, errors, open } from "./app.js";

beforeAll(() => begin());
afterAll(end);

/** Twelve first moves of Bao Kigogo that there are. */
const FIRST = ["A12", "A11", "A9", "A8", "A6", "A5", "A3", "A2", "B12", "B11", "B10", "B9"];

const shows = (page: Page, move: string) => page.waitForFunction(
  (wanted) => document.querySelectorAll(".tree button")[1]?.textContent.endsWith(wanted), move,
);

const names = (page: Page) => page.locator(".earlier li > button.wide").allInnerTexts();

it("the last ten are kept, listed by game, length and date, opened again and deleted", async () => {
  const page = await open("#/analysis");
  for (const move of FIRST) {
    const link = `#/analysis/${await pack(`[Rules "kigogo"]\n\n1. ${move} *\n`)}`;
    await page.evaluate((hash) => { location.hash = hash; }, link);
    await shows(page, move);
  }
  await page.reload();
  await shows(page, "B9");
  await page.getByRole("button", { name: "Open a game" }).click();
  await page.locator(".earlier").waitFor();
  const all = await names(page);
  expect(all).toHaveLength(10);
  const year = new Date().getFullYear();
  for (const name of all) expect(name).toMatch(new RegExp(`^Bao Kigogo, one ply; put away .*${year}`));
  // The one before is the first of them; taken up, it leaves its place to the other.
  await page.locator(".earlier li > button.wide").first().click();
  await shows(page, "B10");
  await page.getByRole("button", { name: "Open a game" }).click();
  expect(await names(page)).toHaveLength(10);
  // The oldest is deleted, once the person is sure.
  const last = page.locator(".earlier li").last();
  await last.getByRole("button", { name: "Delete" }).click();
  await last.getByRole("button", { name: "No", exact: true }).click();
  expect(await names(page)).toHaveLength(10);
  await last.getByRole("button", { name: "Delete" }).click();
  await last.getByRole("button", { name: "Yes, delete" }).click();
  await expect.poll(async () => (await names(page)).length).toBe(9);
  const moves = await page.evaluate(() => (JSON.parse(localStorage.getItem("bingwa.analyses")!) as { analyses: { record: { moves: { text: string }[] } }[] })
    .analyses.map(({ record }) => record.moves[0]!.text));
  expect(moves).toEqual(["B9", "B11", "B12", "A2", "A3", "A5", "A6", "A8", "A9"]);
  await page.context().close();
});

it("the one that an earlier version kept is among them, and one that makes no sense takes no other with it", async () => {
  const page = await open("#/about");
  const record = (move: string, rules = "kigogo") => ({ rules, comment: "", moves: [{ text: move, comment: "", nags: [] }], tags: {} });
  await page.evaluate(([before, list]) => {
    localStorage.setItem("bingwa.analysis-before", before!);
    localStorage.setItem("bingwa.analyses", list!);
  }, [
    JSON.stringify({ version: 1, record: record("A12") }),
    JSON.stringify({ version: 1, analyses: [{ record: record("A11"), date: "2026-01-02T03:04:05.000Z" }, { record: record("e4", "chess") }, 7, { record: record("A1"), date: "soon" }] }),
  ]);
  await page.goto(at("#/analysis"));
  await page.reload();
  await page.locator(".notices li", { hasText: "Earlier analyses: There is no game “chess”." }).waitFor();
  await expect.poll(() => names(page)).toEqual(["Bao Kigogo, one ply", expect.stringContaining("2026"), "Bao Kigogo, one ply"]);
  // A move that the rules refuse is said, and the list stays as it is.
  await page.locator(".earlier li > button.wide").last().click();
  await page.locator(".note", { hasText: "ply 1, “A1”: The move is not legal." }).waitFor();
  expect(await names(page)).toHaveLength(3);
  await page.locator(".earlier li > button.wide").first().click();
  await shows(page, "A12");
  await page.context().close();
});

it("nothing failed in any page, and no other host was asked", () => {
  expect(errors).toEqual([]);
});
