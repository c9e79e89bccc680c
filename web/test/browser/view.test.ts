import { afterAll, beforeAll, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { walk } from "../unit/bingwa.js";
import { at, begin, end, errors, keep, open, openWith, ready, said } from "./app.js";

beforeAll(() => begin());
afterAll(end);

const SIZES = [[360, 640], [390, 800], [1280, 720], [1366, 768]] as const;
const GAMES = ["kiswahili", "kujifunza", "kigogo", "kimasai", "kingulu"];

/** Looks that a thing is wholly in the window, though nobody has scrolled. */
async function inView(page: Page, selector: string): Promise<void> {
  const box = (await page.locator(selector).boundingBox())!;
  const { width, height } = page.viewportSize()!;
  expect(box.height).toBeGreaterThan(15);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height, selector).toBeLessThanOrEqual(height);
  expect(box.x + box.width, selector).toBeLessThanOrEqual(width);
}

it.each(GAMES)("what answers a player of %s is seen in every window", async (rules) => {
  const [played] = walk(rules, 1);
  const game = { version: 1, text: { rules, moves: [played!.text] }, south: "person", north: "person", seed: 1 };
  const page = await openWith(game);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await page.waitForFunction(() => (document.querySelector("bao-board")?.legal.length ?? 0) > 0);
    // Twelve holes of 44 pixels leave no room for the head of the page on a low phone: it is scrolled away.
    const scrolled = await page.evaluate(() => scrollY);
    if (height > 640 || !/kigogo|kimasai/.test(rules)) expect(scrolled).toBe(0);
    const [field] = await boxes(page, ".field");
    const [told] = await boxes(page, ".told");
    expect(field!.top).toBeGreaterThanOrEqual(0);
    expect(field!.bottom).toBeLessThanOrEqual(told!.top + 1);
    expect(await said(page)).toBe("North to move.");
    await inView(page, ".say");
    // A hole of the other player's can't be played; it is touched wherever it is.
    await page.locator('bao-board button[data-hole="A2"]').dispatchEvent("click");
    await expect.poll(() => said(page)).toContain("opponent");
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await inView(page, ".say");
    if (width > 1000) await inView(page, ".acts");
  }
  await page.context().close();
});

it.each([[360, 800], [768, 1024], [1024, 768], [1280, 720], [1440, 900], [1920, 1080]])("the laps of a move are seen without scrolling, %i x %i", async (width, height) => {
  const game = { version: 1, text: { rules: "kiswahili", moves: ["A7<*"] }, south: "person", north: "person", seed: 1 };
  const page = await openWith(game, { viewport: { width, height } });
  await page.locator("bao-board ol button").first().waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (const locale of ["en", "he"]) {
    await keep(page, { settings: { locale } });
    await page.reload();
    await page.locator("bao-board ol button").first().waitFor();
    const [[transport], [along], [laps]] = [await boxes(page, ".transport"), await boxes(page, ".along"), await boxes(page, "ol")];
    for (const box of [transport, laps]) {
      expect(box!.top).toBeGreaterThan(0);
      expect(box!.bottom).toBeLessThanOrEqual(height);
    }
    // Whatever the page's direction, the laps follow the transport, which is one line on all but a phone.
    expect(laps!.left > transport!.left || laps!.top > transport!.top).toBe(true);
    if (width > 360) expect(along!.top).toBeLessThan(transport!.top + 5);
  }
  await page.context().close();
});

it.each([[360, 640, 51], [360, 800, 58], [412, 915, 64], [768, 1024, 105], [1440, 900, 160]])("the board of Kingulu has holes as large as the window lets it, %i x %i", async (width, height, least) => {
  const game = { version: 1, text: { rules: "kingulu", moves: [] }, south: "person", north: "person", seed: 1 };
  const page = await openWith(game, { viewport: { width, height } });
  const [hole] = await boxes(page, "button[data-hole]");
  expect(hole!.width).toBeGreaterThan(least);
  await inView(page, ".say");
  await page.context().close();
});

/** The places of things on the board, in the window. */
function boxes(page: Page, selector: string): Promise<{ left: number; top: number; bottom: number; width: number }[]> {
  return page.evaluate((each) => {
    const root = document.querySelector("bao-board")!.shadowRoot!;
    return [...root.querySelectorAll(each), ...document.querySelectorAll(each)].map((element) => {
      const { left, top, bottom, width } = element.getBoundingClientRect();
      return { left, top, bottom, width };
    });
  }, selector);
}

it.each([["kiswahili", 640], ["kujifunza", 640], ["kingulu", 640], ["kigogo", 800], ["kimasai", 800]] as const)("on a phone nothing lies over the players of %s beside the board", async (rules, height) => {
  const [first] = walk(rules, 1);
  for (const clock of [undefined, { whole: 300_000, more: 5000, S: 184_000, N: 47_300 }]) {
    const game = { version: 1, text: { rules, moves: [first!.text] }, south: "person", north: "person", seed: 1, clock };
    const page = await openWith(game, { viewport: { width: 360, height }, hasTouch: true });
    await page.waitForFunction(() => (document.querySelector("bao-board")?.legal.length ?? 0) > 0);
    const [near] = await boxes(page, ".plate.near");
    const [told] = await boxes(page, ".told");
    expect(near!.bottom).toBeLessThanOrEqual(told!.top + 1);
    expect(told!.bottom).toBeLessThanOrEqual(height + 1);
    const clocks = await boxes(page, ".clock");
    expect(clocks.length).toBe(clock ? 2 : 0);
    // Each stands in the strip of its player.
    for (const [place, plate] of [".plate.far", ".plate.near"].entries()) {
      const [strip] = await boxes(page, plate);
      if (clock) expect(clocks[place]!.top).toBeGreaterThanOrEqual(strip!.top);
      if (clock) expect(clocks[place]!.bottom).toBeLessThanOrEqual(strip!.bottom);
    }
    await page.context().close();
  }
});

it.each([[360, 640, "S"], [360, 800, "N"], [1280, 720, "S"]] as const)("the question in the house leaves the board in sight, %i x %i", async (width, height, near) => {
  const start = "0,0,0,0,0,0,0,0/0,3,4,8,0,2,5,6/0,2,1,0,8,0,3,4/0,0,0,0,0,0,0,0 S 9,9 SN -";
  const page = await openWith(
    { version: 1, text: { rules: "kiswahili", start, moves: [] }, south: "person", north: "person", seed: 1 },
    { viewport: { width, height }, hasTouch: width < 700 },
  );
  if (near === "N") {
    await page.getByRole("button", { name: "Turn the board" }).click();
    await page.evaluate(() => scrollTo(0, 0));
  }
  await page.waitForFunction(() => (document.querySelector("bao-board")?.legal.length ?? 0) > 0);
  await page.locator('bao-board button[data-hole="A8"]').click();
  await page.locator("bao-board button.choice").click();
  await page.locator("bao-board .ask table").first().waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  // What is in the middle of each hole, and what the little boards show where that hole is.
  const found = await page.evaluate(() => {
    const board = document.querySelector("bao-board")!;
    const root = board.shadowRoot!;
    const middle = (hole: Element) => {
      const { x, y, width, height } = hole.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const holes = [...root.querySelectorAll<HTMLElement>("button[data-hole]")];
    const hidden = holes.filter((hole) => !root.elementsFromPoint(middle(hole).x, middle(hole).y)[0]?.closest(".field"));
    const seen = holes.toSorted((one, other) => middle(one).y - middle(other).y || middle(one).x - middle(other).x);
    const told = [...root.querySelectorAll(".ask table")].map((table) => [...table.querySelectorAll("td")].map((cell) => Number(cell.textContent)));
    const right = board.legal.filter(({ hole }) => hole === "A8").map(({ after }) => seen.map((hole) => after.holes.find(({ name }) => name === hole.dataset.hole)!.seeds));
    return { hidden: hidden.map((hole) => hole.dataset.hole), told, right, rows: root.querySelectorAll(".ask tr").length / 2 };
  });
  expect(found.hidden).toEqual([]);
  expect(found.rows).toBe(width < 700 ? 8 : 4);
  expect(found.told.map(String).toSorted()).toEqual(found.right.map(String).toSorted());
  // Who hears them is told the seeds of each row that they lead to.
  const heard = await page.locator("bao-board .ask button:has(table)").evaluateAll((all) => all.map((each) => each.querySelector(".said")!.textContent.trim()));
  const rows = await page.evaluate(() => document.querySelector("bao-board")!.legal.filter(({ hole }) => hole === "A8").map(({ after }) => ["b", "a", "A", "B"].map((row) => {
    const seeds = after.holes.filter(({ name }) => name.startsWith(row)).reduce((sum, hole) => sum + hole.seeds, 0);
    return `${row}: ${seeds} ${seeds === 1 ? "seed" : "seeds"}`;
  }).join(", ")));
  expect(heard.toSorted()).toEqual(rows.toSorted());
  const [ask] = await boxes(page, ".ask");
  expect(ask!.bottom).toBeLessThanOrEqual(height + 1);
  expect(ask!.width).toBeLessThanOrEqual(width);
  // What is pointed at is shown on the large board, too.
  const deltas = () => page.locator("bao-board .delta:not(:empty)").count();
  await page.locator("bao-board .ask button").nth(1).hover();
  const safari = await deltas();
  await page.locator("bao-board .ask button").nth(0).hover();
  expect(await deltas()).toBeGreaterThan(0);
  expect(await deltas()).not.toBe(safari);
  await page.keyboard.press("Escape");
  await expect.poll(deltas).toBe(0);
  await page.context().close();
});

it.each([450, 900])("a finger that rests on a hole for %i ms looks where the first lap ends, and plays nothing", async (rest) => {
  const page = await openWith(
    { version: 1, text: { rules: "kingulu", moves: [] }, south: "person", north: "person", seed: 1 },
    { viewport: { width: 360, height: 740 }, hasTouch: true },
  );
  await page.waitForFunction(() => (document.querySelector("bao-board")?.legal.length ?? 0) > 0);
  const { x, y, width, height } = (await page.locator('bao-board button[data-hole="A3"]').boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const put = () => touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
  const lift = () => touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  const landing = () => page.evaluate(() => {
    const board = document.querySelector("bao-board")!;
    const marked = [...board.shadowRoot!.querySelectorAll(".field g.hole")].flatMap((hole, index) => (hole.matches(".lands") ? [board.position!.holes[index]!.name] : []));
    return marked.join();
  });
  const lands = await page.evaluate(() => document.querySelector("bao-board")!.legal.find(({ hole }) => hole === "A3")!.lands);
  const played = () => page.evaluate(() => (JSON.parse(localStorage.getItem("bingwa.game")!) as { text: { moves: string[] } }).text.moves);
  await put();
  await page.waitForTimeout(rest);
  expect(await landing()).toBe(lands);
  await lift();
  await page.waitForTimeout(300);
  // It is still to be seen when the finger is away.
  expect(await landing()).toBe(lands);
  expect(await played()).toEqual([]);
  // A tap plays as ever.
  await put();
  await lift();
  await expect.poll(played).toEqual(["A3"]);
  await page.context().close();
});

it.each(["#/analysis", "#/puzzles/kiswahili/b46f7b54", "#/rules/kiswahili/KIS-12", "#/learn/kiswahili/takasia"])("on a phone the answer to a touch is in the window at %s", async (address) => {
  const page = await open(address, { viewport: { width: 360, height: 640 }, hasTouch: true });
  await page.waitForFunction(() => (document.querySelector("bao-board")?.legal.length ?? 0) > 0);
  const said = page.locator(".say").first();
  const before = await said.innerText();
  await page.locator('bao-board button[data-hole="a7"]').tap();
  await expect.poll(() => said.innerText()).not.toBe(before);
  expect(await said.innerText()).toContain("opponent");
  // The page moves there softly.
  const seen = () => said.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= 640;
  });
  await expect.poll(seen).toBe(true);
  await page.context().close();
});

it("while a move is shown it is told whose it is, and whose turn afterwards", async () => {
  const game = { version: 1, text: { rules: "kujifunza", moves: ["A1><"] }, south: "person", north: "person", seed: 1 };
  const page = await openWith(game);
  const far = page.locator("bao-board .plate.far .who");
  const near = page.locator("bao-board .plate.near .who");
  await expect.poll(() => said(page)).toBe("North to move.");
  expect(await far.innerText()).toMatch(/to\smove/);
  await page.locator('bao-board button[data-control="lapBack"]').click();
  await expect.poll(() => said(page)).toBe("South plays A1>< …");
  expect(await near.innerText()).toMatch(/playing/);
  expect(await far.innerText()).not.toMatch(/to\smove/);
  await page.locator('bao-board button[data-control="skip"]').click();
  await expect.poll(() => said(page)).toBe("North to move.");
  expect(await near.innerText()).not.toMatch(/playing|to\smove/);
  expect(await far.innerText()).toMatch(/to\smove/);
  await page.context().close();
});

it("the computer's move is shown before the person is told to move", async () => {
  const game = { version: 1, text: { rules: "kingulu", moves: [] }, south: "person", north: 1, seed: 1 };
  const page = await openWith(game);
  await page.waitForFunction(() => (document.querySelector("bao-board")?.legal.length ?? 0) > 0);
  // What is said at each change, along with what stands beside the board.
  await page.evaluate(() => {
    const told: [string, string][] = [];
    Object.assign(globalThis, { told });
    const plates = () => [...document.querySelector("bao-board")!.shadowRoot!.querySelectorAll(".plate .who")].map((who) => who.textContent).join(" / ");
    new MutationObserver(() => told.push([document.querySelector(".say")!.textContent, plates()]))
      .observe(document.querySelector(".say")!, { childList: true, characterData: true, subtree: true });
  });
  await page.locator('bao-board button[data-hole="A3"]').click();
  await page.waitForFunction(() => (globalThis as unknown as { told: [string][] }).told.some(([text]) => text.startsWith("North plays")));
  await page.waitForFunction(() => document.querySelector(".say")?.textContent === "Your move.", undefined, { timeout: 60_000 });
  const told = await page.evaluate(() => (globalThis as unknown as { told: [string, string][] }).told);
  const texts = told.map(([text]) => text);
  expect(texts[0]).toMatch(/^South plays A3/);
  expect(texts.at(-1)).toBe("Your move.");
  for (const [text, plates] of told) {
    const [far, near] = plates.split(" / ") as [string, string];
    if (text === "Your move.") expect(near).toMatch(/to\smove/);
    if (text.startsWith("North plays")) expect(far).toMatch(/playing/);
    if (/plays/.test(text)) expect(plates).not.toMatch(/to\smove/);
  }
  await page.context().close();
});

it.each([1024, 1440])("a window %i px wide gives the board the room that there is", async (width) => {
  const page = await open("#/analysis", { viewport: { width, height: 900 } });
  for (const [address, part] of [["#/analysis", 0.5], ["#/editor/kiswahili", 0.5], ["#/puzzles/today", 0.45], ["#/learn/kiswahili/takasia", 0.45], ["#/rules/kiswahili/KIS-12", 0.3]] as const) {
    await page.goto(at(address));
    await ready(page);
    // The board of the screen before may still be there, and this one's is laid out with its position.
    const share = () => page.evaluate(() => {
      const room = document.querySelector("main")!.clientWidth;
      const field = document.querySelector("bao-board")?.shadowRoot?.querySelector(".field");
      return (field?.clientWidth ?? 0) / Math.min(room, 1088);
    });
    await expect.poll(share, { message: address, timeout: 10_000 }).toBeGreaterThan(part);
  }
  await page.context().close();
});

it.each([360, 1440])("headings have three sizes on a page %i px wide, and none is larger than the title", async (width) => {
  const page = await openWith({ version: 1, text: { rules: "kiswahili", moves: [] }, south: "person", north: "person", seed: 1 }, { viewport: { width, height: 800 } });
  const all = new Set<number>();
  for (const address of ["#/", "#/new/kiswahili", "#/game", "#/analysis", "#/editor/kiswahili", "#/puzzles", "#/puzzles/today", "#/learn", "#/learn/kiswahili", "#/learn/kiswahili/takasia", "#/rules", "#/rules/kiswahili/KIS-43", "#/settings", "#/about", "#/nowhere"]) {
    await page.goto(at(address));
    await page.reload();
    await page.locator("h1").first().waitFor();
    const sizes = await page.evaluate(() => [...document.querySelectorAll("h1,h2,h3")].map((heading) => parseFloat(getComputedStyle(heading).fontSize)));
    const [title, ...others] = sizes;
    expect(Math.max(0, ...others), address).toBeLessThanOrEqual(title!);
    for (const size of sizes) all.add(size);
  }
  expect([...all]).toHaveLength(3);
  await page.context().close();
});

it("an analysis tells beforehand what a move changes, and afterwards where its laps ended", async () => {
  const page = await open("#/settings");
  await page.evaluate(() => localStorage.setItem("bingwa.analysis", JSON.stringify({ version: 1, record: { rules: "kingulu", comment: "", tags: {}, moves: [] } })));
  await page.goto(at("#/analysis"));
  await page.waitForFunction(() => document.querySelector("bao-board")?.legal.some(({ hole }) => hole === "A3"));
  const texts = (name: string): Promise<Record<string, string>> => page.evaluate((cls) => {
    const board = document.querySelector("bao-board")!;
    const told = [...board.shadowRoot!.querySelectorAll(`.hole .${cls}`)].map((text) => text.textContent);
    const pairs = board.position!.holes.map((hole, index): [string, string] => [hole.name, told[index]!]);
    return Object.fromEntries(pairs.filter(([, text]) => text !== ""));
  }, name);
  expect(await texts("delta")).toEqual({});
  await page.locator('bao-board button[data-hole="A3"]').hover();
  const changes = await page.evaluate(() => {
    const { position, legal } = document.querySelector("bao-board")!;
    const { after } = legal.find(({ hole }) => hole === "A3")!;
    const by = after.holes.map((hole, index) => [hole.name, hole.seeds - position!.holes[index]!.seeds] as const);
    return Object.fromEntries(by.filter(([, change]) => change !== 0).map(([name, change]) => [name, change > 0 ? `+${change}` : `−${-change}`]));
  });
  await expect.poll(() => texts("delta")).toEqual(changes);
  await page.locator("h1").hover();
  await expect.poll(() => texts("delta")).toEqual({});
  await page.locator('bao-board button[data-hole="A3"]').click();
  await page.waitForFunction(() => document.querySelector("bao-board")?.instant?.playing === false);
  await expect.poll(() => texts("delta")).toEqual(changes);
  const laps = Object.values(await texts("ghost")).flatMap((text) => text.split(" ")).filter((text) => text !== "…");
  expect(laps.length).toBeGreaterThan(0);
  expect(new Set(laps).size).toBe(laps.length);
  await page.context().close();
});

it("nothing failed in any page, and no other host was asked", () => {
  expect(errors).toEqual([]);
});
