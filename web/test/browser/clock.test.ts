import { afterAll, beforeAll, expect, it } from "vitest";
import { at, begin, end, errors, keptGame, open, openWith, ready, said } from "./app.js";

beforeAll(() => begin());
afterAll(end);

interface Timed { clock: { S: number; N: number }; late?: string }

it("time runs for who is to move, stays over a reload, and loses the game when it is gone", async () => {
  const page = await open("#/new/kingulu");
  await page.clock.install();
  await page.reload();
  await page.locator('input[value="person"]').check();
  await page.getByLabel("Clock").selectOption({ label: "3 minutes, and 2 seconds a move" });
  await page.locator('button[type="submit"]').click();
  await ready(page);
  expect(await page.getByRole("timer", { name: "North" }).innerText()).toBe("3:00");
  const runs = (seat: string) => page.waitForFunction((slot) => document.querySelector(".clock.runs")?.slot === slot, seat);
  await runs("S");
  await page.clock.fastForward("02:00");
  await page.waitForFunction(() => /^0:\d\d/.test(document.querySelector('.clock.runs[slot="S"]')?.textContent ?? ""));
  await page.locator('bao-board button[data-hole="A3"]').click();
  await runs("N");
  const kept = async () => (await keptGame(page)) as unknown as Timed;
  const { clock } = await kept();
  expect(clock.S).toBeLessThan(62_000);
  expect(clock.S).toBeGreaterThan(2000);
  await page.reload();
  await ready(page);
  await runs("N");
  expect((await kept()).clock.S).toBe(clock.S);
  // A move can't be had back where time is limited.
  expect(await page.getByRole("button", { name: "Take back" }).isDisabled()).toBe(true);
  await page.clock.fastForward("03:05");
  await page.waitForFunction(() => document.querySelector(".say b") !== null);
  expect(await said(page)).toBe("South has won: North ran out of time.");
  expect(await kept()).toMatchObject({ late: "N", clock: { N: 0 } });
  expect(await page.evaluate(() => document.querySelector("bao-board")!.legal.length)).toBe(0);
  // Another game begins with all the time.
  await page.getByRole("button", { name: "Play again" }).click();
  await runs("S");
  expect((await kept()).clock).toMatchObject({ S: 180_000, N: 180_000 });
  await page.context().close();
});

it("a machine whose clock is set back or forward loses no time and nothing else", async () => {
  const page = await open("#/new/kingulu");
  await page.clock.install({ time: new Date("2026-06-01T12:00:00") });
  await page.reload();
  await page.locator('input[value="person"]').check();
  await page.getByLabel("Clock").selectOption({ label: "3 minutes, and 2 seconds a move" });
  await page.locator('button[type="submit"]').click();
  await ready(page);
  const left = () => Promise.all(["North", "South"].map(async (name) => {
    const text = await page.getByRole("timer", { name }).innerText();
    expect(text).toMatch(/^[0-3]:[0-5]\d(\.\d)?$/);
    const [minutes, seconds] = text.split(":");
    return Number(minutes) * 60 + Number(seconds);
  }));
  const runs = (seat: string) => page.waitForFunction((slot) => document.querySelector(".clock.runs")?.slot === slot, seat);
  await runs("S");
  let before = await left();
  // A day back, ten years on, and to the first of all days: only what goes by is taken.
  for (const day of ["2026-05-31T12:00:00", "2036-06-01T12:00:00", "1970-01-01T00:00:01"]) {
    await page.clock.setSystemTime(new Date(day));
    expect(await page.evaluate(() => new Date().getFullYear())).toBe(Number(day.slice(0, 4)));
    await page.clock.runFor(10_000);
    const [north, south] = await left();
    expect(north).toBe(180);
    expect(before[1]! - south!).toBeGreaterThanOrEqual(9);
    expect(before[1]! - south!).toBeLessThan(30);
    before = [north!, south!];
  }
  await page.locator('bao-board button[data-hole="A3"]').click();
  await runs("N");
  await page.clock.setSystemTime(new Date("2099-12-31T23:59:59"));
  const kept = (await keptGame(page)) as unknown as Timed;
  await page.reload();
  await ready(page);
  await runs("N");
  const again = (await keptGame(page)) as unknown as Timed;
  expect((await keptGame(page)).text.moves).toEqual(["A3"]);
  expect(again.late).toBeUndefined();
  expect(again.clock.S).toBe(kept.clock.S);
  expect(again.clock.N).toBeGreaterThan(150_000);
  expect(again.clock.N).toBeLessThanOrEqual(180_000);
  await page.clock.setSystemTime(new Date("2000-01-01T00:00:00"));
  await page.clock.runFor(5000);
  const [north] = await left();
  expect(north).toBeGreaterThan(140);
  expect(north).toBeLessThanOrEqual(180);
  await page.context().close();
});

it("the only move is offered, and made by itself where a person wants it", async () => {
  // South has one move, and North one answer.
  const start = "7,6,1,5,4,1,0,6/2,1,2,1,2,1,3,1/0,0,1,0,9,0,0,0/0,0,1,1,2,3,0,4 S 0,0 S -";
  const game = { version: 1, text: { rules: "kiswahili", start, moves: [] }, south: "person", north: "person", seed: 1 };
  const page = await openWith(game);
  await page.waitForFunction(() => document.querySelector(".say")?.textContent === "There is only one move: B8>.");
  expect(await page.locator("bao-board .hole.lit").count()).toBe(1);
  await page.goto(at("#/settings"));
  await page.getByLabel("Play the only move by itself").check();
  await page.getByLabel("How fast").selectOption({ label: "at once" });
  await page.goto(at("#/game"));
  await page.waitForFunction(() => document.querySelector("bao-board")?.legal.length === 1);
  await page.locator('bao-board button[data-hole="B8"]').click();
  await page.locator("bao-board button.choice").first().click();
  await expect.poll(async () => (await keptGame(page)).text.moves, { timeout: 60_000 }).toEqual(["B8>", "b5>"]);
  // Taken back, the answer waits for the person.
  await page.getByRole("button", { name: "Take back" }).click();
  await page.waitForFunction(() => document.querySelector(".say")?.textContent === "There is only one move: b5>.");
  expect((await keptGame(page)).text.moves).toEqual(["B8>"]);
  await page.context().close();
});

it("nothing failed in any page, and no other host was asked", () => {
  expect(errors).toEqual([]);
});
