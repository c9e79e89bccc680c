import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pack } from "../../src/analysis/share.js";
import { bingwa, player } from "../unit/bingwa.js";
import { at, begin, counts, end, errors, open, openWith, ready, said } from "./app.js";

beforeAll(() => begin());
afterAll(end);

const file = (name: string) => readFileSync(new URL(`../../../testdata/records/${name}`, import.meta.url), "utf8");
const CHAMPIONSHIP = file("championship-1994.bao");

/** Pastes a text and opens it. */
async function paste(page: Page, text: string): Promise<void> {
  await page.locator(".opening textarea").fill(text);
  await page.locator('.opening button[type="submit"]').click();
}

/** The game of a record, with the positions that it goes through. */
function championship(text = CHAMPIONSHIP): bingwa.GameView {
  const { record } = player.readRecords(text)[0]!;
  return bingwa.game({ rules: record!.rules, moves: record!.moves.map((move) => move.text) });
}

/** Waits until the board shows a position. */
async function stands(page: Page, text: string): Promise<void> {
  await page.waitForFunction((wanted) => (document.querySelector("bao-board")?.position as { text?: string } | undefined)?.text === wanted, text);
}

/** What the board should show of a position. */
function seeds(rules: string, text: string): Record<string, number> {
  return Object.fromEntries(bingwa.parse(rules, text).holes.map((hole) => [hole.name, hole.seeds]));
}

describe("analysis", () => {
  it("copies the board as a picture", async () => {
    const page = await open("#/analysis", { permissions: ["clipboard-read", "clipboard-write"] });
    await ready(page);
    await page.getByRole("button", { name: "Copy the picture (PNG)" }).click();
    await page.getByText("The picture is copied.").waitFor();
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const picture = await createImageBitmap(await item!.getType("image/png"));
      return { types: item!.types, width: picture.width, height: picture.height };
    });
    expect(copied.types).toEqual(["image/png"]);
    expect(Math.min(copied.width, copied.height)).toBeGreaterThan(300);
    const svg = async (told: string) => {
      await page.getByRole("button", { name: "Copy the picture (SVG)" }).click();
      await page.getByText(told).waitFor();
      return page.evaluate(async () => {
        const [item] = await navigator.clipboard.read();
        return Promise.all(item!.types.toSorted().map(async (type) => [type, await (await item!.getType(type)).text()] as const));
      });
    };
    const [drawn, written] = await svg("The picture is copied, as SVG.");
    expect([drawn![0], written![0]]).toEqual(["image/svg+xml", "text/plain"]);
    expect(drawn![1]).toMatch(/^<svg /);
    expect(written![1]).toContain("<svg ");
    // A browser that copies none is given the text, and says so.
    await page.evaluate(() => { ClipboardItem.supports = (type) => type !== "image/svg+xml"; });
    const only = await svg("so its text is copied");
    expect(only.map(([type]) => type)).toEqual(["text/plain"]);
    expect(only[0]![1]).toBe(written![1]);
    // One that lets nothing be copied says that, too.
    await page.evaluate(() => { navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError")); });
    await page.getByRole("button", { name: "Copy the picture (SVG)" }).click();
    await page.getByText("lets no picture be copied").waitFor();
    await page.context().close();
  });

  it("tells what is doubtful in a record that it opens, pasted or from a link", async () => {
    const doubtful = '[Rules "kigogo"]\n\n1. A12 1-0\n';
    const [read] = player.readRecords(doubtful);
    expect(read!.problems).toHaveLength(1);
    const page = await open("#/analysis");
    const told = () => page.locator(".problems li").allInnerTexts();
    await paste(page, doubtful);
    await page.locator(".tree button").nth(1).waitFor();
    expect(await page.locator(".opening").count()).toBe(0);
    expect(await told()).toHaveLength(1);
    // What is opened next has nothing of it.
    await page.getByRole("button", { name: "Open a game" }).click();
    await paste(page, file("championship-1994.bao"));
    await page.locator(".tree button").nth(52).waitFor();
    expect(await told()).toEqual([]);
    await page.goto(at(`#/analysis/t${Buffer.from(doubtful).toString("base64url")}`));
    await page.locator(".problems li").waitFor();
    expect(await told()).toHaveLength(1);
    await expect.poll(() => page.url()).toMatch(/#\/analysis\/z/);
    await page.context().close();
  });

  it.each(["championship-1994.bao", "championship-1994.txt"])("opens the championship of 1994 from %s and steps through it", async (name) => {
    const page = await open("#/analysis");
    await page.evaluate(() => localStorage.setItem("bingwa.settings", JSON.stringify({ speed: 0 })));
    await page.reload();
    await paste(page, file(name));
    await ready(page);
    await page.locator(".tree button").nth(52).waitFor();
    const { positions, moves } = championship(file(name));
    expect(moves).toHaveLength(52);
    for (const [ply, position] of positions.entries()) {
      await stands(page, position);
      await page.waitForFunction(() => {
        const shown = document.querySelector("bao-board")!.instant;
        return !shown || shown.instant === shown.of;
      });
      expect(await counts(page), `after ${ply} plies`).toEqual(seeds("kiswahili/zanzibar", position));
      if (ply < moves.length) await page.getByRole("button", { name: "One move on" }).click();
    }
    // Back by the keyboard, in the moves.
    await page.locator('.tree [aria-current="step"]').focus();
    await page.keyboard.press("ArrowLeft");
    await stands(page, positions[51]!);
    await page.keyboard.press("Home");
    await stands(page, positions[0]!);
    await page.keyboard.press("End");
    await stands(page, positions[52]!);
    await page.context().close();
  });

  it("opens a log of Board Game Arena, pasted or from a file, and one that breaks off as far as it can be read", async () => {
    const { record } = player.readRecords(CHAMPIONSHIP)[0]!;
    const log = player.writeRecord(record!, "bga");
    expect(log).toMatch(/^ 1: [A-B]\d\S* [a-b]\d/);
    const { positions } = championship();
    const page = await open("#/analysis");
    await paste(page, log);
    await page.locator(".tree button").nth(52).waitFor();
    await page.getByRole("button", { name: "To the end" }).click();
    await stands(page, positions.at(-1)!);
    expect(await counts(page)).toEqual(seeds("kiswahili", positions.at(-1)!));
    // The twentieth move is none: the nineteen before it are opened, and what was wrong stays told.
    const words = log.trim().split(" ");
    const broken = words.map((word, place) => (place === 29 ? "b9?" : word)).join(" ");
    await page.getByRole("button", { name: "Open a game" }).click();
    await page.locator(".opening input[type=file]").setInputFiles({ name: "log.txt", mimeType: "text/plain", buffer: Buffer.from(broken) });
    await page.locator(".problems", { hasText: "ply 20, “b9?”" }).waitFor();
    expect(await page.locator(".tree button").count()).toBe(53);
    await page.getByRole("button", { name: "Open the 19 moves before it" }).click();
    await page.waitForFunction(() => document.querySelectorAll(".tree button").length === 20);
    expect(await page.locator(".problems").innerText()).toContain("ply 20");
    await page.getByRole("button", { name: "To the end" }).click();
    await stands(page, positions[19]!);
    await page.context().close();
  });

  it("opens of a record or link with a fault what stands before it, variations and all", async () => {
    const text = "[South \"Asha\"]\n[Rules \"kiswahili\"]\n\n1. A7<* a5> 2. A6>* (2. A6<*) 2... a6>* 3. A1 a1 *\n";
    const page = await open(`#/analysis/${await pack(text)}`);
    await page.locator(".note", { hasText: "ply 5, “A1”: The move is not legal." }).waitFor();
    await page.getByRole("button", { name: "Open the 4 moves before it" }).click();
    await page.waitForFunction(() => document.querySelectorAll(".tree button").length === 6);
    expect(await page.locator(".variation button").innerText()).toContain("A6<*");
    await expect.poll(() => page.evaluate(() => history.state !== null)).toBe(true);
    await page.reload();
    await page.waitForFunction(() => document.querySelectorAll(".tree button").length === 6);
    // One of several records; one that is lost with its first move has nothing to open.
    await page.getByRole("button", { name: "Open a game" }).click();
    await paste(page, `${text}\n[Rules "kigogo"]\n\n1. A1 *\n\n[Rules "kigogo"]\n\n1. A12 a2 *\n`);
    await page.locator(".records li").first().waitFor();
    await page.getByRole("button", { name: "Open the 4 moves before it" }).waitFor();
    expect(await page.getByRole("button", { name: /moves before it|one move before it/ }).count()).toBe(1);
    await page.locator(".records li").last().getByRole("button").click();
    await page.waitForFunction(() => document.querySelectorAll(".tree button").length === 3);
    await page.context().close();
  });

  it("keeps variations and comments, and shares the whole game by a link", async () => {
    const page = await open("#/analysis");
    await paste(page, CHAMPIONSHIP);
    await page.locator(".tree button").nth(1).click();
    await page.locator(".comment textarea").fill("a calm beginning");
    await page.locator(".comment textarea").blur();
    await page.locator(".tree button").first().click();
    await stands(page, championship().positions[0]!);
    await page.waitForFunction(() => document.querySelector("bao-board")?.legal.some((move) => move.hole === "A6"));
    await page.locator('bao-board button[data-hole="A6"]').click();
    await page.locator("bao-board button.choice").first().click();
    await page.locator(".variation button").waitFor();
    await page.reload();
    await page.locator(".variation button").waitFor();
    expect(await page.locator(".words").first().innerText()).toBe("a calm beginning");
    await page.getByRole("button", { name: "Share as a link" }).click();
    const link = await page.locator(".sharing input").inputValue();
    expect(link.length).toBeLessThan(900);
    // A fresh profile on another device.
    const other = await open(link.slice(link.indexOf("#")));
    await other.locator(".variation button").waitFor();
    expect(await other.locator(".tree button").count()).toBe(54);
    expect(await other.locator(".words").first().innerText()).toBe("a calm beginning");
    await other.context().close();
    // Taken away, the variation is gone for good.
    await page.locator(".variation button").click();
    await page.getByRole("button", { name: "Remove from" }).click();
    await page.waitForFunction(() => document.querySelector(".variation") === null);
    await page.context().close();
  });

  it("tells what is wrong with a text or a link, and loses nothing", async () => {
    const page = await open("#/analysis");
    await paste(page, CHAMPIONSHIP);
    await page.locator(".tree button").nth(52).waitFor();
    await page.getByRole("button", { name: "Open a game" }).click();
    for (const [text, told] of [
      ["", "nothing to read"],
      ["[Rules \"kigogo\"]\n\n1. A1 *\n", "line 3, ply 1, “A1”: The move is not legal."],
      ["0,0,9/1 S", "A board of this game has 4 rows with / between them, not 2."],
    ] as const) {
      await paste(page, text);
      await page.waitForFunction((wanted) => document.querySelector(".problems")?.textContent.includes(wanted), told);
      expect(await page.locator(".tree button").count()).toBe(53);
    }
    await page.goto(at("#/analysis/zbroken"));
    await page.locator(".note", { hasText: "leads to no game" }).waitFor();
    await page.locator(".tree button").nth(52).waitFor();
    // Another game comes in its place; the one before can be had back.
    await page.goto(at("#/analysis"));
    await page.getByRole("button", { name: "Open a game" }).click();
    await paste(page, "[Rules \"kimasai\"]\n\n1. A2 *\n");
    await page.waitForFunction(() => document.querySelectorAll(".tree button").length === 2);
    await page.getByRole("button", { name: "Back to the game before" }).click();
    await page.locator(".tree button").nth(52).waitFor();
    await page.context().close();
  });

  it("goes on in two tabs, and loses nothing of either", async () => {
    const page = await open("#/analysis");
    await paste(page, "[Rules \"kimasai\"]\n\n1. A2 *\n");
    const moves = (which: Page, count: number) => which.waitForFunction((wanted) => document.querySelectorAll(".tree button").length === wanted, count);
    await moves(page, 2);
    const other = await page.context().newPage();
    await other.goto(at("#/analysis"));
    await moves(other, 2);
    const words = (which: Page, text: string) => which.locator(".words", { hasText: new RegExp(`^${text}$`) }).waitFor();
    const comment = async (which: Page, text: string) => {
      await which.locator(".comment textarea").fill(text);
      await which.locator(".comment textarea").blur();
    };
    await comment(page, "calm");
    await words(other, "calm");
    expect(await said(other)).toBe("This game went on in another tab. This is how it stands.");
    // What is being written when the other tab goes on is kept, too.
    await other.locator(".tree button").nth(1).click();
    await other.locator(".comment textarea").pressSequentially("a strong move");
    await comment(page, "very calm");
    for (const which of [page, other]) {
      await words(which, "very calm");
      await words(which, "a strong move");
    }
    // So is what a tab that slept has not heard of.
    await other.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem("bingwa.analysis")!) as { record: { comment: string } };
      kept.record.comment = "very calm indeed";
      localStorage.setItem("bingwa.analysis", JSON.stringify(kept));
    });
    await comment(other, "the only move");
    for (const which of [page, other]) {
      await words(which, "very calm indeed");
      await words(which, "the only move");
    }
    // Another game in one tab takes nothing away from the other.
    await page.getByRole("button", { name: "Open a game" }).click();
    await paste(page, CHAMPIONSHIP);
    await moves(page, 53);
    await expect.poll(() => said(other)).toContain("Another tab has opened another game.");
    await moves(other, 2);
    await comment(other, "once more");
    await expect.poll(() => said(page)).toContain("Another tab has opened another game.");
    await moves(page, 53);
    await other.reload();
    await words(other, "once more");
    await other.getByRole("button", { name: "Back to the game before" }).click();
    await moves(other, 53);
    await page.context().close();
  });

  it("begun in two tabs is two games, and none is lost", async () => {
    const page = await open("#/analysis");
    const other = await page.context().newPage();
    await other.goto(at("#/analysis"));
    for (const which of [page, other]) {
      await which.waitForFunction(() => (document.querySelector("bao-board")?.legal.length ?? 0) > 0);
      const comment = which.locator(".comment textarea");
      await comment.fill(which === page ? "the first" : "the second");
      await comment.blur();
    }
    await page.locator('bao-board button[data-hole="A6"]').click();
    await page.locator("bao-board button.choice").first().click();
    await page.waitForFunction(() => document.querySelectorAll(".tree button").length === 2);
    const kept = () => page.evaluate(() => (JSON.parse(localStorage.getItem("bingwa.analysis")!) as { record: { comment: string } } | null)?.record.comment);
    await expect.poll(kept).toBe("the first");
    await other.locator('bao-board button[data-hole="A7"]').click();
    await other.locator("bao-board button.choice").first().click();
    await expect.poll(kept).toBe("the second");
    const earlier = await page.evaluate(() => (JSON.parse(localStorage.getItem("bingwa.analyses")!) as { analyses: { record: { comment: string } }[] }).analyses);
    expect(earlier.map(({ record }) => record.comment)).toContain("the first");
    await page.context().close();
  });

  it("thinks when it is asked to, draws the best move, and stops", async () => {
    const page = await open("#/analysis");
    await paste(page, "[Rules \"kimasai\"]\n\n1. A2 *\n");
    // The game is there when its move is; before, another would be thought about.
    await page.waitForFunction(() => document.querySelectorAll(".tree button").length === 2);
    await page.getByRole("button", { name: "Think about it" }).click();
    await page.waitForFunction(() => document.querySelectorAll(".lines li").length > 0 && document.querySelector("svg.bar"));
    expect(await page.locator("bao-board .arrows path").count()).toBe(1);
    await page.waitForFunction(() => /Looked \d+ pl/.test(document.querySelector(".lines [role=status]")?.textContent ?? ""));
    await page.getByRole("button", { name: "Stop thinking" }).click();
    await page.getByRole("button", { name: "Think about it" }).waitFor();
    await page.context().close();
  });

  it("shows what the opponent threatens, at every place and as long as it is wanted", async () => {
    const page = await open("#/analysis");
    await paste(page, "[Rules \"kimasai\"]\n\n1. A2 *\n");
    await page.waitForFunction(() => document.querySelectorAll(".tree button").length === 2);
    await page.getByRole("button", { name: "One move on" }).click();
    const { board } = bingwa.game({ rules: "kimasai", moves: ["A2"] });
    await stands(page, board.text);
    // North is to move: what South would do if he were.
    const most = Math.max(...bingwa.legalMoves("kimasai", board.text.replace(/ N\b/, " S")).map((move) => move.captures));
    await page.getByRole("button", { name: "Threats" }).click();
    await page.waitForFunction(() => document.querySelector(".say")?.textContent.startsWith("South threatens"));
    expect(await said(page)).toContain(`${most} seeds at the most`);
    const threats = page.locator("bao-board .arrows path.threat");
    expect(await threats.count()).toBeGreaterThan(0);
    // It follows from place to place, and is wanted as before when the page is opened again.
    await page.getByRole("button", { name: "One move back" }).click();
    await page.waitForFunction(() => document.querySelector(".say")?.textContent.startsWith("North threatens"));
    await expect.poll(() => page.evaluate(() => location.hash)).not.toMatch(/\/1$/);
    await page.reload();
    await page.waitForFunction(() => document.querySelector(".say")?.textContent.startsWith("North threatens"));
    await page.getByRole("button", { name: "One move on" }).click();
    await threats.first().waitFor({ state: "attached" });
    // Beside it the best move has an arrow of its own.
    await page.getByRole("button", { name: "Think about it" }).click();
    await page.locator("bao-board .arrows path:not(.threat)").waitFor({ state: "attached" });
    expect(await threats.count()).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Threats" }).click();
    await expect.poll(() => threats.count()).toBe(0);
    expect(await page.locator("bao-board .arrows path").count()).toBe(1);
    await expect.poll(() => said(page)).toBe("North to move.");
    await page.context().close();
  });

  it("tells what is proven", async () => {
    const page = await open("#/analysis");
    await paste(page, "[Rules \"kingulu\"]\n\n1. A3 *\n");
    // The game is there when its move is; before, another would be thought about.
    await page.waitForFunction(() => document.querySelectorAll(".tree button").length === 2);
    await page.getByRole("button", { name: "Think about it" }).click();
    await page.getByText("Proven: South ends with 4 seeds more.").waitFor();
    expect(await page.locator(".proven").textContent()).toContain("Best:");
    await page.context().close();
  });

  it("judges a game, and lets a mistake be done better", async () => {
    // Kigogo moves at random lose much.
    const moves: string[] = [];
    for (let ply = 0; ply < 10; ply += 1) {
      const { board } = bingwa.game({ rules: "kigogo", moves });
      const legal = bingwa.legalMoves("kigogo", board.text);
      moves.push(legal.toSorted((a, b) => a.captures - b.captures)[0]!.text);
    }
    const page = await openWith({ version: 1, text: { rules: "kigogo", moves }, south: "person", north: "person", seed: 1, resigned: "S" });
    await page.getByRole("button", { name: "Analyse" }).click();
    await page.locator(".tree button").nth(10).waitFor();
    await page.getByRole("button", { name: "Judge every move" }).click();
    await page.locator(".mistakes li").first().waitFor();
    expect(await page.locator(".graph polyline").getAttribute("points")).toMatch(/^0\.0,/);
    await page.locator(".mistakes li button").nth(1).click();
    await page.waitForFunction(() => document.querySelector(".say")?.textContent.includes("Find something better"));
    await page.getByRole("button", { name: "Show the best move" }).click();
    await page.waitForFunction(() => document.querySelector(".say")?.textContent.includes("Best was"));
    expect(await page.locator("bao-board .arrows path").count()).toBe(1);
    await page.context().close();
  });

  it("draws the board as a picture that stands on its own", async () => {
    const page = await openWith({ version: 1, text: { rules: "kiswahili", moves: ["A7<*"] }, south: "person", north: "person", seed: 1 });
    const svg = await page.evaluate(() => document.querySelector("bao-board")!.picture());
    expect(svg).toContain("stop-color=\"rgb(");
    expect(svg).not.toContain("var(--");
    const [wide, dark] = await page.evaluate(async (text) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const context = canvas.getContext("2d")!;
      context.drawImage(image, 0, 0);
      // Wood beside the holes.
      return [image.naturalWidth, [...context.getImageData(10, 60, 1, 1).data]];
    }, svg);
    expect(wide).toBeGreaterThan(800);
    expect(dark[3]).toBe(255);
    await page.context().close();
  });
});

describe("the set-up editor", () => {
  it("says what is wrong with a position, and lets a right one be played and analysed", async () => {
    const page = await open("#/editor");
    await ready(page);
    await page.locator('bao-board button[data-hole="A5"]').click();
    await page.getByRole("button", { name: "One seed more in A5" }).click();
    await page.locator(".say.wrong").waitFor();
    expect(await said(page)).toContain("65 seeds in all");
    expect(await page.getByRole("button", { name: "Play both sides" }).isDisabled()).toBe(true);
    await page.getByRole("button", { name: "One seed less in A5" }).click();
    await page.waitForFunction(() => document.querySelector(".say.wrong") === null);
    await page.getByRole("button", { name: "One seed less in A5" }).click();
    // The address tells the position: another page of it shows the same.
    await page.waitForFunction(() => decodeURIComponent(location.hash).includes("kiswahili/"));
    const text = await page.locator(".parts input[type=text]").inputValue();
    const other = await open(`#/editor/kiswahili/${encodeURIComponent(text)}`);
    await other.locator(".parts input[type=text]").waitFor();
    expect(await other.locator(".parts input[type=text]").inputValue()).toBe(text);
    await other.context().close();
    await page.locator(".parts input[type=text]").fill("nonsense");
    await page.locator(".parts input[type=text]").blur();
    await page.waitForFunction(() => document.querySelector(".say.wrong")?.textContent.includes("rows"));
    await page.getByRole("button", { name: "Start position" }).click();
    await page.waitForFunction(() => document.querySelector(".say.wrong") === null);
    await page.getByRole("button", { name: "Play both sides" }).click();
    await page.waitForFunction(() => (document.querySelector("bao-board")?.legal.length ?? 0) > 0);
    await page.context().close();
  });

  it("lets a position be played against a level, from a side and with clocks, as a new game is", async () => {
    const page = await open("#/editor/kingulu");
    await ready(page);
    await page.locator(".parts").getByLabel("North", { exact: true }).first().check();
    await page.waitForFunction(() => decodeURIComponent(location.hash).includes(" N"));
    const text = await page.locator(".parts input[type=text]").inputValue();
    await page.getByRole("button", { name: "Play the computer from here" }).click();
    await page.getByText("Bao Kingulu, from the position on the board. North is to move.").waitFor();
    await stands(page, text);
    // Whoever sets it up plays the side that is to move, unless he wants the other.
    expect(await page.locator('input[name="side"][value="N"]').isChecked()).toBe(true);
    await page.locator('form input[type="range"]').fill("3");
    await page.getByLabel("Clock").selectOption({ index: 1 });
    await page.getByRole("button", { name: "Begin" }).click();
    await page.waitForFunction(() => (document.querySelector("bao-board")?.legal.length ?? 0) > 0);
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("bingwa.game")!) as object);
    expect(kept).toMatchObject({ text: { rules: "kingulu", start: text, moves: [] }, south: 3, north: "person", clock: { whole: 180_000 } });
    // A position in an address that is none is told of, and can be mended.
    await page.goto(at("#/new/kingulu/1%2C2%20S"));
    await page.getByText("This address holds no position that can be played. A board of this game has 2 rows").waitFor();
    await page.getByRole("link", { name: "From the usual start" }).click();
    await page.getByRole("button", { name: "Begin" }).waitFor();
    await page.context().close();
  });

  it.each(bingwa.games().map((info) => info.rules))("sets up %s", async (rules) => {
    const page = await open(`#/editor/${encodeURIComponent(rules)}`);
    const start = bingwa.games().find((info) => info.rules === rules)!.start;
    await stands(page, start.text);
    expect(await page.locator(".which select").inputValue()).toBe(rules);
    await page.getByRole("button", { name: "Empty board" }).click();
    await page.waitForFunction(() => document.querySelector("bao-board")?.position?.holes.every((hole) => hole.seeds === 0));
    await page.getByRole("button", { name: "Start position" }).click();
    await stands(page, start.text);
    await page.getByRole("button", { name: "Analyse", exact: true }).click();
    await page.locator(".tree").waitFor();
    await stands(page, start.text);
    await page.context().close();
  });
});

it("nothing failed in any page, and no other host was asked", () => {
  expect(errors).toEqual([]);
});
