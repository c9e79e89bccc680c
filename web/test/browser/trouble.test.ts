import type { BrowserContextOptions, Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bingwa, networkOf, player } from "../unit/bingwa.js";
import { at, begin, counts, end, errors, keep, keptGame, open, openWith, ready, said } from "./app.js";

beforeAll(() => begin());
afterAll(end);

const KINGULU = { version: 1, text: { rules: "kingulu", moves: [] }, south: "person", north: "person", seed: 1 };

const legal = (page: Page) => page.waitForFunction(() => (document.querySelector("bao-board")?.legal.length ?? 0) > 0);

/** Waits until a page shows the game that is kept, to its last seed. */
async function shows(page: Page, plies: number): Promise<void> {
  await expect.poll(async () => (await keptGame(page)).text.moves.length, { timeout: 60_000 }).toBe(plies);
  const { text } = await keptGame(page);
  const { board } = bingwa.game(text);
  await page.waitForFunction((wanted) => (document.querySelector("bao-board")?.position as { text?: string } | undefined)?.text === wanted, board.text);
  await page.evaluate(() => document.querySelector("bao-board")!.skip());
  expect(await counts(page)).toEqual(Object.fromEntries(board.holes.map((hole) => [hole.name, hole.seeds])));
}

/** Plays the first legal move of one choice. */
async function play(page: Page): Promise<void> {
  await legal(page);
  const hole = await page.evaluate(() => document.querySelector("bao-board")!.legal[0]!.hole);
  await page.locator(`bao-board button[data-hole="${hole}"]`).click();
}

describe("two tabs with one game", () => {
  it("go on with what the other did, and say so", async () => {
    const page = await openWith(KINGULU);
    const other = await page.context().newPage();
    await other.goto(at("#/game"));
    await ready(other);
    await legal(other);
    await play(page);
    await shows(other, 1);
    expect(await said(other)).toContain("went on in another tab");
    await play(other);
    await shows(page, 2);
    expect(await said(page)).toContain("went on in another tab");
    await play(page);
    await shows(other, 3);
    await shows(page, 3);
    await page.context().close();
  });

  it("let the computer answer once", async () => {
    const page = await openWith({ ...KINGULU, north: 1 });
    const other = await page.context().newPage();
    await other.goto(at("#/game"));
    await ready(other);
    await play(page);
    await shows(page, 2);
    await shows(other, 2);
    await legal(other);
    expect((await keptGame(other)).text.moves).toHaveLength(2);
    await page.context().close();
  });
});

it("a worker that is killed while it thinks is found dead, and the game goes on", async () => {
  const page = await open("#/settings");
  await page.addInitScript(() => {
    const Real = Worker;
    let made = 0;
    window.Worker = class extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        if (!String(url).includes("player-worker") || (made += 1) > 1) return;
        // Once it has told that it looks on it is in the midst of a search.
        this.addEventListener("message", ({ data }: MessageEvent<object>) => { if ("progress" in data) this.terminate(); });
      }
    };
    Object.assign(window, { made: () => made });
  });
  const game = { version: 2, text: { rules: "kiswahili", moves: ["A6>*"] }, south: "person", north: 20, seed: 1 };
  await keep(page, { game });
  await page.goto(at("#/game"));
  await page.reload();
  await ready(page);
  await shows(page, 2);
  expect(await page.locator(".notices").innerText()).toContain("Your game is safe");
  expect(await made(page)).toBe(2);
  await page.context().close();
});

/** Opens a screen with these things kept; the first worker of a name is dead as soon as it is asked something. */
async function openDying(screen: string, name: string, things: Record<string, unknown>): Promise<Page> {
  const page = await open("#/about");
  await page.addInitScript((wanted) => {
    const Real = Worker;
    let made = 0;
    window.Worker = class extends Real {
      /** What is still to come before it dies: it is asked something, and holds its lock, so that its death can be told. */
      readonly #left = new Set<"asked" | "alive">();
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        if (!String(url).includes(wanted) || (made += 1) > 1) return;
        this.#left.add("asked").add("alive");
        this.addEventListener("message", ({ data }: MessageEvent<object>) => { if ("alive" in data) this.#comes("alive"); });
      }
      override postMessage(message: unknown): void {
        super.postMessage(message);
        this.#comes("asked");
      }
      #comes(what: "asked" | "alive"): void {
        if (this.#left.delete(what) && this.#left.size === 0) this.terminate();
      }
    };
    Object.assign(window, { made: () => made });
  }, name);
  await keep(page, things);
  await page.goto(at(screen));
  await page.reload();
  return page;
}

const made = (page: Page) => page.evaluate(() => (window as unknown as { made: () => number }).made());

it("a worker that is killed while a record is read is replaced, and the record is opened", async () => {
  const page = await openDying("#/analysis", "player-worker", {});
  await page.locator(".opening textarea").fill("[Rules \"kingulu\"]\n\n1. A3 a3 *\n");
  await page.locator('.opening button[type="submit"]').click();
  await page.waitForFunction(() => document.querySelectorAll(".tree button").length === 3, undefined, { timeout: 60_000 });
  expect(await page.locator(".notices").innerText()).toContain("The program stopped and was started again.");
  expect(await made(page)).toBeGreaterThan(1);
  await page.context().close();
});

it("a worker that is killed while it is asked what is proven is replaced, and the proven move played", async () => {
  const text = { rules: "kingulu", moves: [] };
  const page = await openDying("#/game", "known-worker", { game: { version: 2, text, south: "perfect", north: "person", seed: 1 } });
  await shows(page, 1);
  expect((await keptGame(page)).text.moves).toEqual(["A3"]);
  expect(await page.locator(".notices").innerText()).toContain("Your game is safe");
  expect(await made(page)).toBe(2);
  await page.context().close();
});

describe("the network that judges a game", () => {
  const text = { rules: "kiswahili", moves: ["A6>*"] };
  it.each<[string, Uint8Array | undefined, (route: Route) => Promise<void>]>([
    ["is fetched, and the computer judges by it", networkOf(text.rules), (route) => route.continue()],
    ["can't be fetched, and the computer goes on by weights", undefined, (route) => route.abort()],
    ["is none, and the computer goes on by weights", undefined, (route) => route.fulfill({ body: "no network" })],
  ])("%s", async (_, network, answer) => {
    const page = await open("#/settings", { serviceWorkers: "block" });
    let asked = 0;
    await page.context().route("**/*.network", (route) => {
      asked += 1;
      return answer(route);
    });
    const game = { version: 2, text, south: "person", north: 12, seed: 1 };
    await page.evaluate((kept) => localStorage.setItem("bingwa.game", kept), JSON.stringify(game));
    await page.goto(at("#/game"));
    await page.reload();
    await shows(page, 2);
    const found = player.search(text, { level: 12, seed: 2 }, network, () => false);
    expect((await keptGame(page)).text.moves).toEqual([...text.moves, found.best]);
    expect(asked).toBe(1);
    await page.context().close();
  });
});

describe("a device that keeps nothing", () => {
  const withoutStorage = async (refuse: () => void, options: BrowserContextOptions = {}) => {
    const page = await open("#/settings", options);
    await page.addInitScript(refuse);
    await page.goto(at("#/new/kingulu"));
    await page.reload();
    await page.locator('input[value="person"]').check();
    await page.locator('button[type="submit"]').click();
    await play(page);
    await page.waitForFunction(() => document.querySelector("bao-board")?.legal[0]?.hole.startsWith("a"));
    expect(await page.locator(".notices").innerText()).toContain("keeps nothing");
    await page.locator(".notices").getByRole("button", { name: "Close" }).click();
    expect(await page.locator(".notices .note").count()).toBe(0);
    await page.context().close();
  };

  it("is said to be full, and the game goes on", () => withoutStorage(() => {
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
  }));

  it("is said to refuse, and the game goes on", () => withoutStorage(() => {
    Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("denied", "SecurityError"); } });
  }));
});

it("a device that is full in the midst of a game keeps what it kept, and all again once it has room", async () => {
  const page = await openWith({ ...KINGULU, text: { rules: "kingulu", moves: ["A3"] } });
  await page.evaluate(() => {
    const real = Object.getOwnPropertyDescriptor(Storage.prototype, "setItem")!;
    Object.assign(window, { room: () => Object.defineProperty(Storage.prototype, "setItem", real) });
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
  });
  await play(page);
  await page.waitForFunction(() => document.querySelector("bao-board")?.legal[0]?.hole.startsWith("A"));
  await page.locator(".notices", { hasText: "keeps nothing" }).waitFor();
  // What was kept before is as it was, and the game on the board goes on.
  expect((await keptGame(page)).text.moves).toEqual(["A3"]);
  await page.evaluate(() => (window as unknown as { room: () => void }).room());
  await play(page);
  await expect.poll(async () => (await keptGame(page)).text.moves.length).toBe(3);
  await expect.poll(() => page.locator(".notices .note").count()).toBe(0);
  await page.reload();
  await ready(page);
  await shows(page, 3);
  await page.context().close();
});

describe("what another version kept", () => {
  it("is used as it is where it is known: the first game with its six levels, an analysis without a number, settings without some", async () => {
    const page = await open("#/about");
    const record = { rules: "kingulu", comment: "mine", moves: [{ text: "A3", comment: "good", nags: [1] }] };
    await page.evaluate((things) => {
      for (const [name, value] of Object.entries(things)) localStorage.setItem(`bingwa.${name}`, JSON.stringify(value));
    }, {
      game: { version: 1, text: { rules: "kingulu", moves: ["A3"] }, south: "person", north: 3, seed: 5 },
      analysis: { version: 1, record },
      settings: { theme: "dark" },
      learn: { version: 1, done: ["kingulu/round", "kingulu/gone-since"] },
      puzzles: { version: 1, tried: { "kingulu/none": "solved" }, days: [], rating: 1234 },
    });
    await page.goto(at("#/game"));
    await page.reload();
    await shows(page, 2);
    expect(await keptGame(page)).toMatchObject({ version: 2, north: 11, seed: 5, text: { rules: "kingulu" } });
    expect(await page.locator("bao-board .plate").allInnerTexts()).toContainEqual(expect.stringContaining("level 11"));
    await page.goto(at("#/analysis"));
    await page.waitForFunction(() => document.querySelectorAll(".tree button").length === 2);
    expect(await page.locator(".tree .words").allInnerTexts()).toEqual(["mine", "good"]);
    await page.goto(at("#/learn/kingulu"));
    await page.locator(".rungs .hollow.full").waitFor();
    await page.goto(at("#/puzzles"));
    await page.getByText("Your rating: 1234").waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    expect(await page.locator(".notices .note").count()).toBe(0);
    await page.context().close();
  });


  it.each([
    ["of an earlier form", JSON.stringify({ rules: "kingulu", line: ["A3"] })],
    ["of a form to come", JSON.stringify({ ...KINGULU, version: 99 })],
    ["damaged", '{"version":1,"text":{"ru'],
  ])("a game %s is set aside, and said", async (_, text) => {
    const page = await open("#/settings");
    await page.evaluate((game) => {
      localStorage.setItem("bingwa.game", game);
      // Settings of an earlier form: what is known of them stays.
      localStorage.setItem("bingwa.settings", JSON.stringify({ theme: "dark", speed: "fast", sounds: 3 }));
    }, text);
    await page.reload();
    await page.locator(".notices .note").waitFor();
    expect(await page.locator(".notices").innerText()).toContain("set aside");
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    await page.goto(at("#/new/kingulu"));
    await page.locator('input[value="person"]').check();
    await page.locator('button[type="submit"]').click();
    await ready(page);
    expect((await keptGame(page)).text.rules).toBe("kingulu");
    expect(await page.evaluate(() => localStorage.getItem("bingwa.game.unread"))).toBe(text);
    await page.locator(".notices").getByRole("button", { name: "Close" }).click();
    expect(await page.locator(".notices .note").count()).toBe(0);
    await page.context().close();
  });
});

it("nothing failed in any page, and no other host was asked", () => {
  expect(errors).toEqual([]);
});
