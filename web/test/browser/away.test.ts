import { afterAll, beforeAll, expect, it } from "vitest";
import { at, begin, end, errors, keptGame, openWith, ready } from "./app.js";

beforeAll(() => begin());
afterAll(end);

it("a game that another takes the place of is put away, and taken up again", async () => {
  const page = await openWith({ version: 1, text: { rules: "kingulu", moves: ["A3"] }, south: "person", north: "person", seed: 1 });
  await page.goto(at("#/new/kigogo"));
  await page.getByText("take it up again").waitFor();
  await page.locator('input[value="person"]').check();
  await page.locator('button[type="submit"]').click();
  await ready(page);
  expect((await keptGame(page)).text).toEqual({ rules: "kigogo", moves: [] });
  await page.locator('bao-board button[data-hole="A12"]').click();
  await expect.poll(async () => (await keptGame(page)).text.moves).toEqual(["A12"]);
  // It is there after the page is loaded again, and on the device's list of what is kept.
  await page.goto(at("#/"));
  await page.reload();
  await page.getByText("Games put away").click();
  await page.getByRole("button", { name: "Bao Kingulu, after one move Two people" }).click();
  await ready(page);
  expect((await keptGame(page)).text).toEqual({ rules: "kingulu", moves: ["A3"] });
  await page.waitForFunction(() => (document.querySelector("bao-board")?.legal.length ?? 0) > 0);
  // The other one took its place.
  await page.goto(at("#/"));
  await page.getByText("Games put away").click();
  await page.getByRole("button", { name: "Bao Kigogo, after one move" }).waitFor();
  expect(await page.locator(".away li").count()).toBe(1);
  await page.goto(at("#/settings"));
  await page.getByRole("button", { name: "Delete everything" }).click();
  await page.getByRole("button", { name: "Yes, delete" }).click();
  await page.getByText("Deleted.").waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.goto(at("#/"));
  expect(await page.locator(".away").count()).toBe(0);
  await page.context().close();
});

it("nothing failed in any page, and no other host was asked", () => {
  expect(errors).toEqual([]);
});
