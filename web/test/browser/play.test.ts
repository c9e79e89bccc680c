import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bingwa, known, networkOf, player } from "../unit/bingwa.js";
import { begin, counts, end, errors, keptGame, open, openWith, ready, said } from "./app.js";
import type { Page } from "playwright-core";

beforeAll(() => begin());
afterAll(end);

/** Waits until so many moves of the game are kept. */
async function moves(page: Page, number: number): Promise<string[]> {
  await page.waitForFunction((wanted) => {
    const kept = JSON.parse(localStorage.getItem("bingwa.game")!) as { text: { moves: string[] } };
    return kept.text.moves.length === wanted;
  }, number, { timeout: 60_000 });
  return (await keptGame(page)).text.moves;
}

/** Waits until it is a person's move or the game is over. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const board = document.querySelector("bao-board");
    const over = document.querySelector(".say b") !== null;
    return over || (board !== null && board.legal.length > 0);
  }, undefined, { timeout: 60_000 });
}

/** Opens a game on a device whose worker of a name is asked so late, in milliseconds. */
async function openSlow(game: object, name: string, late: number): Promise<Page> {
  const page = await open("#/settings");
  await page.addInitScript(([wanted, wait]) => {
    const Real = Worker;
    window.Worker = class extends Real {
      readonly #slow: boolean;
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.#slow = String(url).includes(wanted);
      }
      override postMessage(message: unknown): void {
        setTimeout(() => super.postMessage(message), this.#slow ? wait : 0);
      }
    };
  }, [name, late] as const);
  await page.evaluate((text) => {
    localStorage.setItem("bingwa.game", text);
    localStorage.setItem("bingwa.settings", JSON.stringify({ speed: 0 }));
  }, JSON.stringify(game));
  await page.goto(page.url().replace("settings", "game"));
  await page.reload();
  await ready(page);
  return page;
}

/** Plays a move on the board as a person does: the hole, then each choice. */
async function click(page: Page, rules: string, text: string): Promise<void> {
  const position = await page.evaluate(() => (document.querySelector("bao-board")!.position as unknown as { text: string }).text);
  const move = bingwa.legalMoves(rules, position).find((each) => each.text === text)!;
  const board = page.locator("bao-board");
  await board.locator(`button[data-hole="${move.hole}"]`).click();
  for (const choice of move.choices) {
    // The same hole may be meant by the way to sow and by the kichwa: each has a button of its own.
    await board.locator(`button[data-choice='${JSON.stringify(choice)}']`).click();
  }
}

describe("a whole game against the computer, on the board", () => {
  it.each(["kiswahili", "kujifunza", "kigogo", "kimasai", "kingulu"])("%s", async (rules) => {
    const page = await open(`#/new/${rules}`);
    await page.evaluate(() => localStorage.setItem("bingwa.settings", JSON.stringify({ speed: 0 })));
    await page.reload();
    await page.locator('form input[type="range"]').fill("1");
    await page.locator('button[type="submit"]').click();
    await ready(page);
    let plies = 0;
    for (let turn = 0; turn < 400; turn += 1) {
      await settled(page);
      const legal = await page.evaluate(() => document.querySelector("bao-board")!.legal.map((move) => move.text));
      const over = await page.locator(".say b").count();
      if (over > 0 || legal.length === 0) break;
      const { text } = await keptGame(page);
      // The person plays as the player would at its best, so that the game comes to an end.
      const found = player.search(text, { level: 12, seed: 5 }, networkOf(rules), () => false);
      expect(legal).toContain(found.best);
      await click(page, rules, found.best);
      await page.waitForFunction((before) => {
        const kept = JSON.parse(localStorage.getItem("bingwa.game")!) as { text: { moves: string[] } };
        return kept.text.moves.length > before;
      }, text.moves.length);
      plies = text.moves.length + 1;
    }
    await settled(page);
    const { text } = await keptGame(page);
    const replayed = bingwa.game(text);
    expect(replayed.outcome, `after ${plies} plies`).toBeDefined();
    expect(await said(page)).toMatch(/has won|Drawn/);
    const drawn = await counts(page);
    for (const hole of replayed.board.holes) expect(drawn[hole.name], hole.name).toBe(hole.seeds);
    await page.context().close();
  }, 600_000);
});

describe("the computer that is perfect where the game is solved", () => {
  it("is offered where something is, and plays what is proven to be best", async () => {
    const page = await open("#/new/kiswahili");
    await page.evaluate(() => localStorage.setItem("bingwa.settings", JSON.stringify({ speed: 0 })));
    await page.reload();
    await page.locator('input[name="against"]').first().waitFor();
    expect(await page.locator('input[value="perfect"]').count()).toBe(0);
    await page.getByRole("combobox", { name: "Game" }).selectOption("kingulu");
    await page.locator('input[value="perfect"]').check();
    expect(await page.locator("form").innerText()).toContain("as at level 20");
    await page.locator('input[value="N"]').check();
    await page.locator('button[type="submit"]').click();
    await ready(page);
    // The person plays whatever comes last, even after a reload; no position can come back.
    for (let turn = 0; turn < 4; turn += 1) {
      const played = await moves(page, 2 * turn + 1);
      const { text } = await keptGame(page);
      const best = known.known({ ...text, moves: played.slice(0, -1) }, 400_000)!.best;
      expect(played.at(-1), played.join(" ")).toBe(best[0]);
      if (turn === 1) await page.reload();
      await settled(page);
      await click(page, "kingulu", bingwa.legalMoves("kingulu", bingwa.game(text).board.text).at(-1)!.text);
    }
    await page.getByText("perfect where solved").first().waitFor();
    await page.context().close();
  });
});

/** A game at a move of many seeds. */
function long(): { rules: string; moves: string[]; played: bingwa.Played } {
  const moves = ["A1><"];
  const played = bingwa.play("kujifunza", bingwa.game({ rules: "kujifunza", moves: [] }).board.text, "A1><");
  return { rules: "kujifunza", moves, played };
}

describe("a long move", () => {
  it("can be stepped through, back and forth, and scrubbed, with right counts at every instant", async () => {
    const { rules, moves, played } = long();
    const page = await openWith({ version: 1, text: { rules, moves }, south: "person", north: "person", seed: 1 });
    await page.locator("bao-board .transport").waitFor();
    // What the trace says is on the board after each of its seeds.
    const seen = ["place", "lift", "tax", "drop", "capture", "take", "won", "bring"];
    const boards = [new Map(played.before.holes.map((hole) => [hole.name, hole.seeds]))];
    for (const step of played.steps) {
      const next = seen.includes(step.kind) ? new Map(boards.at(-1)) : boards.at(-1)!;
      for (const hole of step.changes) next.set(hole.name, hole.seeds);
      if (seen.includes(step.kind)) boards.push(next);
    }
    const last = boards.length - 1;
    const slider = page.locator("bao-board input[type=range]");
    expect(Number(await slider.getAttribute("max"))).toBe(last);
    expect(last).toBeGreaterThan(30);
    const compare = async (instant: number) => {
      expect(Number(await slider.inputValue())).toBe(instant);
      expect(await counts(page), `at ${instant}`).toEqual(Object.fromEntries(boards[instant]!));
    };
    await compare(last);
    const button = (name: string) => page.locator(`bao-board button[data-control="${name}"]`);
    for (let instant = last - 1; instant >= 0; instant -= 1) {
      await button("back").click();
      await compare(instant);
    }
    for (let instant = 1; instant <= last; instant += 1) {
      await page.keyboard.press(".");
      await compare(instant);
    }
    for (const instant of [17, 3, 28, 0, last]) {
      await slider.fill(String(instant));
      await compare(instant);
    }
    // Paused in the middle of being played it stands still, and is right.
    await button("play").click();
    await page.waitForFunction(() => (document.querySelector("bao-board")?.instant?.instant ?? 0) > 4);
    await button("play").click();
    const { instant } = await page.evaluate(() => document.querySelector("bao-board")!.instant!);
    await compare(instant);
    await page.waitForTimeout(400);
    await compare(instant);
    // The laps of the strip lead to where they begin.
    await page.locator("bao-board ol button").nth(2).click();
    const lap = await page.evaluate(() => document.querySelector("bao-board")!.instant!.instant);
    expect(lap).toBeGreaterThan(2);
    await compare(lap);
    await button("skip").click();
    await compare(last);
    await page.context().close();
  });

  it("keeps nobody waiting: a tap while it is shown makes the next move", async () => {
    const page = await openWith({ version: 1, text: { rules: "kujifunza", moves: [] }, south: "person", north: "person", seed: 1 });
    await settled(page);
    await click(page, "kujifunza", "A1><");
    await page.waitForFunction(() => document.querySelector("bao-board")?.instant?.playing === true);
    await settled(page);
    const { text } = await keptGame(page);
    const next = bingwa.legalMoves("kujifunza", bingwa.game(text).board.text)[0]!;
    await click(page, "kujifunza", next.text);
    await moves(page, 2);
    await page.context().close();
  });
});

describe("a person", () => {
  it("makes one move at a time, however fast he taps", async () => {
    const game = { version: 2, text: { rules: "kingulu", moves: [] }, south: "person", north: 3, seed: 1 };
    const page = await openSlow(game, "rules-worker", 300);
    const tap = (...taps: string[]) => page.evaluate((texts) => {
      const board = document.querySelector("bao-board")!;
      for (const move of texts) board.dispatchEvent(new CustomEvent("bao-move", { detail: { move } }));
    }, taps);
    const stays = async (number: number) => {
      await settled(page);
      await page.waitForTimeout(3000);
      return moves(page, number);
    };
    await settled(page);
    await tap("A3", "A3", "A6");
    expect((await stays(2))[0]).toBe("A3");
    // The button that confirms a move is as patient.
    await page.evaluate(() => localStorage.setItem("bingwa.settings", JSON.stringify({ confirm: true, speed: 0 })));
    await page.reload();
    await ready(page);
    await settled(page);
    const next = await page.evaluate(() => document.querySelector("bao-board")!.legal[0]!.text);
    await tap(next);
    await page.locator(".sure button.primary").evaluate((button: HTMLElement) => { button.click(); button.click(); });
    expect((await stays(4))[2]).toBe(next);
    await page.context().close();
  });

  it("is not told a hint of a position that he has left", async () => {
    const game = { version: 2, text: { rules: "kingulu", moves: [] }, south: "person", north: 3, seed: 1 };
    const page = await openSlow(game, "player-worker", 2000);
    await settled(page);
    const thinks = () => page.waitForFunction(() => document.querySelector(".say")?.textContent.includes("thinking"));
    await page.getByRole("button", { name: "Hint" }).click();
    await thinks();
    await click(page, "kingulu", "A3");
    await page.waitForFunction(() => document.querySelector("bao-board")?.legal.length === 0);
    await thinks();
    // All the while that the computer thinks it is said that it does.
    for (let told = "thinking"; (await keptGame(page)).text.moves.length === 1; told = await said(page)) {
      expect(told).toContain("thinking");
      await page.waitForTimeout(50);
    }
    expect(await moves(page, 2)).toContain("A3");
    await page.context().close();
  });

  it("is told why a hole can't be played, and what could be", async () => {
    const page = await openWith({ version: 1, text: { rules: "kiswahili", moves: [] }, south: "person", north: 1, seed: 1 });
    await settled(page);
    await page.locator('bao-board button[data-hole="A5"]').click();
    await page.locator(".clause").waitFor();
    expect(await said(page)).toContain("A5 is the functional house");
    expect(await page.locator(".clause").innerText()).toBe("KIS-12");
    expect(await page.locator("bao-board .hole.lit").count()).toBe(2);
    await page.locator('bao-board button[data-hole="a5"]').click();
    await page.waitForFunction(() => document.querySelector(".say")?.textContent.includes("opponent"));
    await page.context().close();
  });

  it("is shown where to begin, until he has played", async () => {
    const page = await open("#/");
    await page.locator('main a[href="#/learn/kujifunza"].button', { hasText: "New to Bao?" }).click();
    await page.locator("main.learn").waitFor();
    await page.context().close();
    const later = await openWith({ version: 2, text: { rules: "kingulu", moves: ["A3"] }, south: "person", north: "person", seed: 1 });
    await later.evaluate(() => { location.hash = "#/"; });
    await later.locator('main.home a[href="#/game"]').waitFor();
    expect(await later.locator("main").innerText()).not.toContain("New to Bao?");
    await later.context().close();
  });

  it("is asked in words what he has to choose, and no more once he gives it up", async () => {
    const page = await openWith({ version: 2, text: { rules: "kujifunza", moves: [] }, south: "person", north: "person", seed: 1 });
    await settled(page);
    const board = page.locator("bao-board");
    await board.locator('button[data-hole="A8"]').click();
    expect(await said(page)).toBe("Choose which way to sow.");
    await board.locator("button.choice").first().click();
    await expect.poll(() => said(page)).toBe("Choose the end at which the captured seeds enter.");
    await page.keyboard.press("Escape");
    await expect.poll(() => said(page)).toBe("South to move.");
    await page.context().close();
  });

  it("is asked whether to stop in the house, with both outcomes shown", async () => {
    const start = "0,0,0,0,0,0,0,0/0,3,4,8,0,2,5,6/0,2,1,0,8,0,3,4/0,0,0,0,0,0,0,0 S 9,9 SN -";
    const page = await openWith({ version: 1, text: { rules: "kiswahili", start, moves: [] }, south: "person", north: "person", seed: 1 });
    await settled(page);
    await page.locator('bao-board button[data-hole="A8"]').click();
    await page.locator("bao-board button.choice").click();
    const outcomes = page.locator("bao-board .ask table");
    expect(await outcomes.count()).toBe(2);
    expect(await outcomes.first().locator("tr").nth(2).innerText()).toBe("\t2\t2\t1\t10\t2\t5\t7");
    expect(await outcomes.last().locator("tr").nth(2).innerText()).toBe("1\t3\t3\t2\t\t2\t5\t7");
    await page.locator("bao-board .ask button").nth(1).click();
    expect(await moves(page, 1)).toEqual(["A8>+"]);
    await page.context().close();
  });

  it("takes a move back, and finds the game again after a reload", async () => {
    const page = await openWith({ version: 1, text: { rules: "kigogo", moves: [] }, south: "person", north: 1, seed: 1 });
    await settled(page);
    await click(page, "kigogo", "A12");
    await moves(page, 2);
    await settled(page);
    const before = (await keptGame(page)).text;
    await page.reload();
    await ready(page);
    await settled(page);
    expect((await keptGame(page)).text).toEqual(before);
    const shown = await counts(page);
    for (const hole of bingwa.game(before).board.holes) expect(shown[hole.name]).toBe(hole.seeds);
    await page.getByRole("button", { name: "Take back" }).click();
    await moves(page, 0);
    await settled(page);
    expect((await counts(page)).A12).toBe(2);
    await page.context().close();
  });

  it("plays by the keyboard alone", async () => {
    const page = await openWith({ version: 1, text: { rules: "kiswahili", moves: [] }, south: "person", north: "person", seed: 1 });
    await settled(page);
    const focused = () => page.evaluate(() => (document.querySelector("bao-board")!.shadowRoot!.activeElement as HTMLElement | null)?.ariaLabel ?? "");
    for (let tabs = 0; tabs < 12 && !(await focused()); tabs += 1) await page.keyboard.press("Tab");
    expect(await focused()).toMatch(/^B8, 0 seeds/);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowLeft");
    expect(await focused()).toBe("A7, 2 seeds, can be played towards A6 or A8");
    await page.keyboard.press("Enter");
    expect(await focused()).toBe("Sow A7 towards A6");
    await page.keyboard.press("Escape");
    expect(await focused()).toContain("A7");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowLeft");
    expect(await moves(page, 1)).toEqual(["A7<*"]);
    await page.keyboard.press("s");
    // The live region; the laps of the strip have words for a screen reader, too.
    const status = page.locator('bao-board .said[role="status"]');
    await page.waitForFunction(() => document.querySelector("bao-board")?.shadowRoot?.querySelector('[role="status"]')?.textContent.startsWith("A7<*"));
    expect(await status.innerText()).toBe("A7<*: one lap, ends in A4.");
    await page.context().close();
  });

  it("keeps the focus when he is asked something", async () => {
    const page = await openWith({ version: 2, text: { rules: "kingulu", moves: [] }, south: "person", north: "person", seed: 1 });
    await page.evaluate(() => localStorage.setItem("bingwa.settings", JSON.stringify({ confirm: true, speed: 0 })));
    await page.reload();
    await settled(page);
    const focused = () => page.evaluate(() => {
      const { activeElement } = document;
      return (activeElement?.shadowRoot?.activeElement as HTMLElement | null)?.dataset.hole ?? activeElement?.textContent;
    });
    const a3 = page.locator('bao-board button[data-hole="A3"]');
    await a3.focus();
    await page.keyboard.press("Enter");
    expect(await focused()).toBe("Play A3");
    await page.keyboard.press("Escape");
    expect(await focused()).toBe("A3");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await moves(page, 1);
    await settled(page);
    expect(await focused()).toMatch(/^[Aa]\d$/);
    const resign = page.getByRole("button", { name: "Resign", exact: true });
    await resign.focus();
    await page.keyboard.press("Enter");
    expect(await focused()).toBe("Yes, resign");
    await page.keyboard.press("Escape");
    expect(await focused()).toMatch(/^[Aa]\d$/);
    await resign.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector(".say b") !== null);
    expect(await focused()).toMatch(/^[Aa]\d$/);
    await page.context().close();
  });

  it("plays with one who sits opposite, to whom his side is turned, whichever is near", async () => {
    const page = await openWith({ version: 1, text: { rules: "kingulu", moves: [] }, south: "person", north: "person", seed: 1 });
    await settled(page);
    const turned = () => page.evaluate(() => {
      const { position, shadowRoot } = document.querySelector("bao-board")!;
      const drawn = [...shadowRoot!.querySelectorAll(".field g.hole")];
      const upside = (index: number) => drawn[index]!.querySelector<SVGGraphicsElement>(".count")!.getScreenCTM()!.a < -0.1;
      return {
        holes: position!.holes.filter((_, index) => upside(index)).map((hole) => hole.name[0]).join(""),
        far: shadowRoot!.querySelector(".plate.far")!.matches(".turned"),
        near: shadowRoot!.querySelector(".plate.near")!.matches(".turned"),
      };
    });
    expect(await turned()).toEqual({ holes: "", far: false, near: false });
    await page.getByRole("button", { name: "Sit opposite" }).click();
    expect(await turned()).toEqual({ holes: "aaaaaa", far: true, near: false });
    await click(page, "kingulu", "A3");
    await moves(page, 1);
    // The other answers from where he sits.
    await page.waitForFunction(() => document.querySelector("bao-board")?.legal[0]?.hole.startsWith("a"));
    const hole = await page.evaluate(() => document.querySelector("bao-board")!.legal[0]!.hole);
    await page.locator(`bao-board button[data-hole="${hole}"]`).click();
    expect(await moves(page, 2)).toEqual(["A3", hole]);
    await page.getByRole("button", { name: "Turn the board" }).click();
    expect(await turned()).toEqual({ holes: "AAAAAA", far: true, near: false });
    // Whoever opens the page again sits as before.
    await page.reload();
    await settled(page);
    expect(await turned()).toEqual({ holes: "AAAAAA", far: true, near: false });
    await page.getByRole("button", { name: "Sit opposite" }).click();
    expect(await turned()).toEqual({ holes: "", far: false, near: false });
    await page.context().close();
  });

  it("is asked by letters that stand upright for him, also where he sits opposite", async () => {
    const start = "0,0,0,0,0,0,0,0/0,3,4,8,0,2,5,6/0,2,1,0,8,0,3,4/0,0,0,0,0,0,0,0 S 9,9 SN -";
    const page = await openWith({ version: 2, text: { rules: "kiswahili", start, moves: [] }, south: "person", north: "person", seed: 1, viewer: "N", opposite: true });
    await page.evaluate(() => localStorage.setItem("bingwa.settings", JSON.stringify({ speed: 0, confirm: "always" })));
    await page.reload();
    await settled(page);
    /** Whether something is upside down for whoever looks at the screen: its right end is on the left. */
    const upside = (of: string) => page.evaluate((selector) => {
      const found = document.querySelector(selector) ?? document.querySelector("bao-board")!.shadowRoot!.querySelector(selector)!;
      const turns = [...(function* parents(at: Element | null): Generator<Element> {
        if (!at) return;
        yield at;
        yield* parents(at.parentElement);
      })(found)].filter((each) => getComputedStyle(each).rotate === "180deg").length;
      return turns % 2 === 1;
    }, of);
    await page.locator('bao-board button[data-hole="A8"]').click();
    await page.locator("bao-board .choice").first().click();
    await page.locator("bao-board .ask").waitFor();
    expect(await upside(".say")).toBe(true);
    expect(await upside(".ask b")).toBe(true);
    // The little boards lie as the board does, and their counts stand as its counts do.
    expect(await upside(".ask tr")).toBe(false);
    expect(await upside(".ask td")).toBe(true);
    await page.locator("bao-board .ask button").first().click();
    await page.locator(".sure").waitFor();
    expect(await upside(".sure button")).toBe(true);
    await page.locator(".sure button").first().click();
    await moves(page, 1);
    // It is the near player's turn.
    await settled(page);
    await expect.poll(() => upside(".say")).toBe(false);
    await page.context().close();
  });

  it("gets the proven move as a hint where the position is solved, and is told so", async () => {
    const page = await openWith({ version: 2, text: { rules: "kingulu", moves: [] }, south: "person", north: 1, seed: 1 });
    await settled(page);
    await page.getByRole("button", { name: "Hint" }).click();
    const [best] = known.known({ rules: "kingulu", moves: [] }, 400_000)!.best;
    await page.waitForFunction((move) => document.querySelector(".say")?.textContent.startsWith(`Proven: nothing is better than ${move}. Begin with ${move!.slice(0, 2)}.`), best, { timeout: 60_000 });
    expect(await page.locator("bao-board .hole.lit").count()).toBe(1);
    await page.context().close();
  });

  it("gets a hint, and may resign", async () => {
    const page = await openWith({ version: 1, text: { rules: "kimasai", moves: [] }, south: "person", north: 1, seed: 1 });
    await settled(page);
    await page.getByRole("button", { name: "Hint" }).click();
    await page.waitForFunction(() => document.querySelector(".say")?.textContent.includes("A2"), undefined, { timeout: 60_000 });
    expect((await page.locator("bao-board .plate").allInnerTexts()).join()).toMatch(/to\smove/);
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("button", { name: "Yes, resign" }).click();
    await page.waitForFunction(() => document.querySelector(".say b") !== null);
    expect(await said(page)).toBe("North has won: South resigned.");
    // Nobody is to move any more.
    expect(await page.locator("bao-board .plate").allInnerTexts()).toHaveLength(2);
    expect((await page.locator("bao-board .plate").allInnerTexts()).join()).not.toMatch(/to\smove/);
    await page.context().close();
  });
});

describe("when something goes wrong", () => {
  it("a worker that fails is replaced, and the game goes on", async () => {
    const page = await openWith({ version: 1, text: { rules: "kigogo", moves: ["A12"] }, south: "person", north: "person", seed: 1 });
    await settled(page);
    // The program in the worker fails, as it would by a fault of its own.
    await page.workers()[0]!.evaluate(() => {
      const heard = self.onmessage as unknown as (event: { data: object }) => void;
      heard({ data: { id: 0, name: "nothing", args: [] } });
    });
    await page.locator(".notices .note").waitFor();
    expect(await page.locator(".notices").innerText()).toContain("Your game is safe");
    const legal = await page.evaluate(() => document.querySelector("bao-board")!.legal[0]!.text);
    await click(page, "kigogo", legal);
    await moves(page, 2);
    await page.context().close();
  });

  it.each([
    ["by the lock that it held", true],
    ["by its silence, where there are no locks", false],
  ])("a worker that dies without a word is found dead %s, and asked no more", async (_, locks) => {
    const page = await open("#/settings");
    const game = { version: 2, text: { rules: "kigogo", moves: [] }, south: "person", north: "person", seed: 1 };
    await page.evaluate((text) => localStorage.setItem("bingwa.game", text), JSON.stringify(game));
    // As in a page that came over a network without encryption.
    if (!locks) {
      await page.context().route(/rules-worker/, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: `Object.defineProperty(navigator, "locks", { value: undefined });${await answer.text()}` });
      });
    }
    await page.goto(page.url().replace("settings", "game"));
    await page.reload();
    await settled(page);
    await page.workers()[0]!.evaluate(() => self.close());
    await click(page, "kigogo", "A12");
    await moves(page, 1);
    if (!locks) expect(await page.locator(".notices").innerText()).toContain("Your game is safe");
    await page.context().close();
  });

  it("a kept game that can't be is set aside, and said", async () => {
    const page = await open("#/settings");
    const game = { version: 2, text: { rules: "kigogo", moves: ["A1"] }, south: "person", north: 1, seed: 1 };
    await page.evaluate((text) => localStorage.setItem("bingwa.game", text), JSON.stringify(game));
    await page.goto(page.url().replace("settings", "game"));
    await page.reload();
    await page.locator(".notices .note").waitFor();
    expect(await page.locator(".notices").innerText()).toContain("ply 1, “A1”: The move is not legal.");
    const aside = await page.evaluate(() => localStorage.getItem("bingwa.game.unread"));
    expect(JSON.parse(aside!)).toEqual(game);
    await page.context().close();
  });

  it("a screen that is left before it is there neither comes nor changes the address", async () => {
    const page = await open("#/");
    for (const [left, wanted] of [["#/editor/kimasai", "#/analysis"], ["#/analysis", "#/editor/kigogo"], ["#/editor/kingulu", "#/settings"]] as const) {
      await page.evaluate(async (addresses) => {
        for (const address of addresses) {
          location.hash = address;
          await new Promise((wake) => setTimeout(wake, 20));
        }
      }, [left, wanted]);
      const screen = /#\/(\w+)/.exec(wanted)![1]!;
      await page.locator(`main > .${screen === "settings" ? "beside-board" : screen}`).waitFor();
      await page.waitForTimeout(400);
      const hash = await page.evaluate(() => location.hash);
      expect(hash.startsWith(wanted), hash).toBe(true);
    }
    await page.context().close();
  });

  it("an address that is being gone to is not written over before the page hears of it", async () => {
    const page = await open("#/new/kigogo");
    await page.locator('form.new input[type="range"]').waitFor();
    // The browser tells of the new address only once this is done; the form writes its own meanwhile.
    await page.evaluate(() => {
      location.hash = "#/settings";
      const level = document.querySelector<HTMLInputElement>('form.new input[type="range"]')!;
      level.value = "5";
      level.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await page.locator("main.settings").waitFor();
    expect(await page.evaluate(() => location.hash)).toBe("#/settings");
    await page.context().close();
  });

  it("an address that leads nowhere says so", async () => {
    const page = await open("#/nowhere");
    expect(await page.locator("h1").innerText()).toBe("There is no such page");
    await page.context().close();
  });
});

it("nothing failed in any page, and no other host was asked", () => {
  expect(errors).toEqual([]);
});
