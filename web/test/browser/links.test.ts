/** Addresses that are gone to while the app is there already. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pack } from "../../src/analysis/share.js";
import { at, begin, end, errors, open, ready } from "./app.js";

beforeAll(() => begin());
afterAll(end);

const MOVES = { one: "[Rules \"kigogo\"]\n\n1. A12 *\n", other: "[Rules \"kingulu\"]\n\n1. A3 a3 *\n" };

/** Goes to an address as a person does who writes it into the line above the page. */
const write = (page: Page, address: string) => page.evaluate((hash) => { location.hash = hash; }, address);
const moves = (page: Page, number: number) => page.waitForFunction(
  (wanted) => document.querySelectorAll(".tree button").length === wanted, number,
);

it("a shared game is opened as often as its link is", async () => {
  const [one, other] = [`#/analysis/${await pack(MOVES.one)}`, `#/analysis/${await pack(MOVES.other)}`];
  const page = await open(one);
  await moves(page, 2);
  for (const [link, number] of [[other, 3], [one, 2], [one, 2]] as const) {
    await write(page, link);
    await moves(page, number);
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("#/analysis");
  }
  await page.context().close();
});

it("the editor follows its address", async () => {
  const page = await open("#/editor/kiswahili");
  await ready(page);
  await write(page, "#/editor/kingulu");
  await page.waitForFunction(() => document.querySelector("bao-board")!.position?.columns === 6);
  expect(await page.locator(".which select").inputValue()).toBe("kingulu");
  await write(page, "#/editor/kigogo");
  await page.waitForFunction(() => document.querySelector("bao-board")!.position?.columns === 12);
  await page.context().close();
});

it("an address of no game says so, and leads to those that there are", async () => {
  const page = await open("");
  for (const [screen, link, heading] of [
    ["new", "Choose a game", "A new game"],
    ["editor", "Set up a position", "Set up a position"],
    ["learn", "Learn", "Learn"],
    ["rules", "Rules", "Rules"],
    ["puzzles", "Solve puzzles", "Puzzles"],
  ] as const) {
    for (const name of ["nothing", "constructor", "__proto__", "%41%20game"]) {
      await write(page, `#/${screen}/${name}`);
      await page.getByText(`“${decodeURIComponent(name)}” is none of the games here.`).waitFor();
      expect(await page.locator("h1").innerText()).toBe("There is no such game");
    }
    await page.locator("main").getByRole("link", { name: link }).click();
    await page.getByRole("heading", { name: heading, level: 1 }).waitFor();
  }
  // A reading is a game, however its id is written.
  for (const id of ["kiswahili/zanzibar", "kiswahili%2Fzanzibar"]) {
    await write(page, `#/new/${id}`);
    await page.locator('input[value="kiswahili/zanzibar"]:checked').waitFor();
    await write(page, "#/about");
    await page.getByRole("heading", { name: "About Bingwa" }).waitFor();
  }
  await write(page, "#/play/nothing");
  await page.getByText("There is no such page").waitFor();
  await write(page, "#/learn/kingulu/nothing");
  await page.getByText("There is no such lesson").waitFor();
  await write(page, "#/puzzles/kingulu/99999");
  await page.getByText("There is no puzzle at this address").waitFor();
  await write(page, "#/rules/kingulu/XYZ-9");
  await page.locator(".note", { hasText: "XYZ-9" }).waitFor();
  await page.context().close();
});

it("what another tab learns or chooses is known here", async () => {
  const page = await open("#/learn");
  const second = await page.context().newPage();
  await second.goto(at("#/settings"));
  await second.getByLabel("night").check();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
  await second.evaluate(() => localStorage.setItem("bingwa.learn", JSON.stringify({ version: 1, done: ["kingulu/round"] })));
  await page.waitForFunction(() => document.querySelectorAll(".hollow.full").length > 0);
  await page.context().close();
});

it("nothing failed in any page, and no other host was asked", () => {
  expect(errors).toEqual([]);
});
