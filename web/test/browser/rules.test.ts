import { afterAll, beforeAll, expect, it } from "vitest";
import { at, begin, counts, end, errors, open, openWith, ready, said } from "./app.js";

beforeAll(() => begin());
afterAll(end);

it("a clause is found from the first page, and its example stepped through seed by seed", async () => {
  const page = await open("");
  await page.getByRole("link", { name: "Rules" }).first().click();
  await page.getByRole("link", { name: "Bao la Kiswahili" }).click();
  await page.getByRole("link", { name: /KIS-14 The tax/ }).click();
  expect(page.url()).toMatch(/#\/rules\/kiswahili\/KIS-14$/);
  expect(await page.locator("article .says").innerText()).toContain("two seeds are taken out");
  await ready(page);
  await page.getByRole("button", { name: "Show A5>*" }).click();
  await page.waitForFunction(() => document.querySelector("bao-board")?.instant !== undefined);
  await page.evaluate(() => document.querySelector("bao-board")!.skip());
  await page.locator(".say", { hasText: "A5>*" }).waitFor();
  expect(await counts(page)).toMatchObject({ A5: 8, A6: 1, A7: 1 });
  // A seed is put in, two are taken out, and fall one by one.
  const seen: number[][] = [];
  await page.evaluate(() => document.querySelector("bao-board")!.seek(0));
  for (let step = 0; step < 4; step += 1) {
    const { A5, A6, A7 } = await counts(page);
    seen.push([A5!, A6!, A7!]);
    await page.locator('bao-board button[data-control="on"]').click();
  }
  expect(seen).toEqual([[9, 0, 0], [10, 0, 0], [8, 0, 0], [8, 1, 0]]);
  await page.context().close();
});

it("two readings stand side by side, and tell how they differ", async () => {
  const page = await open("#/rules/kiswahili/KIS-5");
  await page.getByRole("button", { name: "The two readings on the same board" }).click();
  await page.getByRole("button", { name: "Play A1> on both boards" }).click();
  for (const index of [0, 1]) {
    const board = page.locator("bao-board").nth(index);
    await board.locator(".transport").waitFor();
    await board.evaluate((element) => (element as HTMLElement & { skip: () => void }).skip());
  }
  await page.locator(".compared", { hasText: "but for the houses" }).waitFor();
  expect(await page.locator("bao-board").count()).toBe(2);
  await page.context().close();
});

it("a refused hole leads to its clause, which asks the same of its own board", async () => {
  const page = await openWith({ version: 1, text: { rules: "kiswahili", moves: [] }, south: "person", north: "person", seed: 1 });
  await page.waitForFunction(() => (document.querySelector("bao-board")?.legal.length ?? 0) > 0);
  await page.locator('bao-board button[data-hole="A5"]').click();
  await page.locator(".say a.clause").click();
  expect(page.url()).toMatch(/#\/rules\/kiswahili\/KIS-12$/);
  await ready(page);
  await page.getByRole("button", { name: "Why not A5?" }).click();
  await page.locator(".say a.clause").waitFor();
  expect(await said(page)).toContain("A3 and A7 are");
  await page.context().close();
});

it("the rules speak Swahili, and an address that names no clause says so", async () => {
  const page = await open("#/settings");
  await page.evaluate(() => localStorage.setItem("bingwa.settings", JSON.stringify({ locale: "sw" })));
  await page.goto(at("#/rules/kingulu/KIN-5"));
  await page.reload();
  await page.locator("h2", { hasText: "Kuweka mtoto" }).waitFor();
  await page.goto(at("#/rules/kingulu/KIN-99"));
  await page.locator(".note", { hasText: "KIN-99" }).waitFor();
  await page.context().close();
});

it("nothing failed in any page, and no other host was asked", () => {
  expect(errors).toEqual([]);
});
