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
  }
  await page.context().close();
});

const hash = (page: Page) => page.evaluate(() => location.hash);
const current = (page: Page) => page.locator('.tree [aria-current="step"]').innerText();

it("the address of the analysis has the game and the place in it, also where a variation was begun", async () => {
  const page = await open("#/about");
  await write(page, `#/analysis/${await pack(MOVES.other)}`);
  await moves(page, 3);
  const steps = await page.evaluate(() => history.length);
  await page.getByRole("button", { name: "To the end" }).click();
  await expect.poll(() => hash(page)).toMatch(/^#\/analysis\/z[\w-]+\/2$/);
  await page.reload();
  await moves(page, 3);
  expect(await current(page)).toContain("a3");
  // A move of one's own is a third place, and the address has it as well.
  await page.getByRole("button", { name: "One move back" }).click();
  await page.waitForFunction(() => document.querySelector("bao-board")?.legal.some(({ hole }) => hole === "a4"));
  await page.locator('bao-board button[data-hole="a4"]').click();
  await moves(page, 4);
  await expect.poll(() => hash(page)).toMatch(/\/3$/);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  const copied = await hash(page);
  await write(page, "#/about");
  await page.getByRole("heading", { name: "About Bingwa" }).waitFor();
  await page.goBack();
  await moves(page, 4);
  expect(await current(page)).toContain("a4");
  // Who is near is in the address, too.
  await page.getByRole("button", { name: "Turn the board" }).click();
  await expect.poll(() => hash(page)).toMatch(/\/3\?near=N$/);
  await page.reload();
  await moves(page, 4);
  expect(await page.locator("bao-board").getAttribute("viewer")).toBe("N");
  // Nothing is put away that is the same game.
  expect(await page.evaluate(() => localStorage.getItem("bingwa.analyses"))).not.toContain("kingulu");
  await page.goBack();
  await page.getByRole("heading", { name: "About Bingwa" }).waitFor();
  // Copied, it opens the same on another device.
  const other = await open(copied);
  await moves(other, 4);
  expect(await current(other)).toContain("a4");
  await other.context().close();
  await page.context().close();
});

it("an address that was left before it was written opens what was done", async () => {
  const link = `#/analysis/${await pack(MOVES.one)}`;
  const page = await open(link);
  await moves(page, 2);
  await expect.poll(() => hash(page)).not.toBe(link);
  const before = await hash(page);
  const left = page.evaluate(() => new Promise<string>((tell) => {
    const words = document.querySelector<HTMLTextAreaElement>(".comment textarea")!;
    words.value = "a calm beginning";
    words.dispatchEvent(new Event("change", { bubbles: true }));
    // What is done at once afterwards comes before the address is written.
    queueMicrotask(() => {
      tell(location.hash);
      location.reload();
    });
  }));
  expect(await left).toBe(before);
  await page.locator(".words", { hasText: "a calm beginning" }).waitFor();
  // A broken link stays what it is until something is done.
  await write(page, "#/analysis/zbroken");
  await page.locator(".note", { hasText: "leads to no game" }).waitFor();
  await page.waitForTimeout(800);
  expect(await hash(page)).toBe("#/analysis/zbroken");
  await page.locator(".tree button").nth(1).click();
  await expect.poll(() => hash(page)).toMatch(/^#\/analysis\/z[\w-]+\/1$/);
  await page.context().close();
});

it("what is listed of the puzzles is in the address, and stays with those that are solved", async () => {
  const page = await open("#/puzzles");
  await page.locator(".tiles a").first().waitFor();
  const steps = await page.evaluate(() => history.length);
  await page.getByLabel(/^Game/).selectOption("kigogo");
  await page.getByLabel(/^Difficulty/).selectOption("hard");
  expect(await hash(page)).toBe("#/puzzles?game=kigogo&level=hard");
  expect(await page.evaluate(() => history.length)).toBe(steps);
  const listed = await page.locator(".tiles a").count();
  await page.reload();
  await page.locator(".tiles a").first().waitFor();
  expect(await page.locator(".tiles a").count()).toBe(listed);
  expect(await page.getByLabel(/^Difficulty/).inputValue()).toBe("hard");
  await page.getByRole("link", { name: "Solve the next one" }).click();
  await page.locator(".puzzle h1").waitFor();
  await page.reload();
  await page.getByRole("link", { name: "Puzzles" }).click();
  await page.waitForFunction((wanted) => document.querySelectorAll(".tiles a").length === wanted, listed);
  await page.goBack();
  await page.locator(".puzzle h1").waitFor();
  await page.goBack();
  await page.waitForFunction((wanted) => document.querySelectorAll(".tiles a").length === wanted, listed);
  await write(page, "#/puzzles?game=chess&level=none&theme=x");
  await page.waitForFunction((more) => document.querySelectorAll(".tiles a").length > more, listed);
  await page.context().close();
});

it("which example of a clause is shown is in the address", async () => {
  const page = await open("#/rules/kiswahili/KIS-5");
  const pressed = page.locator('article button[aria-pressed="true"]');
  await page.getByRole("button", { name: "The two readings on the same board" }).click();
  const address = await hash(page);
  expect(address).toMatch(/^#\/rules\/kiswahili\/KIS-5\/\d$/);
  await page.reload();
  await expect.poll(() => pressed.innerText()).toContain("two readings");
  await write(page, "#/about");
  await page.getByRole("heading", { name: "About Bingwa" }).waitFor();
  await page.goBack();
  await expect.poll(() => pressed.innerText()).toContain("two readings");
  // What is none is the first.
  await write(page, "#/rules/kiswahili/KIS-5/99");
  await expect.poll(() => pressed.innerText()).not.toContain("two readings");
  await page.context().close();
});

it("what is chosen for a new game is in the address", async () => {
  const page = await open("#/new/kingulu");
  const steps = await page.evaluate(() => history.length);
  await page.getByRole("combobox", { name: "Game" }).selectOption("kiswahili");
  await page.locator('input[value="kiswahili/zanzibar"]').check();
  // Nobody has played the computer here yet.
  expect(await page.locator('form input[type="range"]').inputValue()).toBe("2");
  await page.locator('form input[type="range"]').fill("12");
  await page.locator('input[name="side"][value="N"]').check();
  await page.getByRole("combobox", { name: "Clock" }).selectOption({ index: 2 });
  expect(await hash(page)).toBe("#/new/kiswahili/zanzibar?level=12&side=N&clock=5-5");
  expect(await page.evaluate(() => history.length)).toBe(steps);
  const chosen = async () => {
    await page.locator('input[value="kiswahili/zanzibar"]:checked').waitFor();
    expect(await page.locator('form input[type="range"]').inputValue()).toBe("12");
    expect(await page.locator('input[name="side"]:checked').inputValue()).toBe("N");
    expect(await page.getByRole("combobox", { name: "Clock" }).inputValue()).toBe("1");
  };
  await page.reload();
  await chosen();
  await page.locator('button[type="submit"]').click();
  await ready(page);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("bingwa.game")!) as object)).toMatchObject({
    text: { rules: "kiswahili/zanzibar" }, south: 12, north: "person", clock: { whole: 300_000, more: 5000 },
  });
  await page.goBack();
  await chosen();
  // What makes no sense is as it is without a word: the level that was played last.
  await write(page, "#/new/kigogo?level=many&side=E&clock=1-1&against=nobody");
  await page.locator('input[name="side"][value="S"]:checked').waitFor();
  expect(await page.locator('form input[type="range"]').inputValue()).toBe("12");
  expect(await page.locator('input[name="against"]:checked').inputValue()).toBe("computer");
  await page.context().close();
});

it("the editor follows its address", async () => {
  const page = await open("#/editor/kiswahili");
  await ready(page);
  await write(page, "#/editor/kingulu");
  await page.waitForFunction(() => document.querySelector("bao-board")?.position?.columns === 6);
  expect(await page.locator(".which select").inputValue()).toBe("kingulu");
  await write(page, "#/editor/kigogo");
  await page.waitForFunction(() => document.querySelector("bao-board")?.position?.columns === 12);
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
