import type { CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bingwa } from "../unit/bingwa.js";
import { begin, counts, end, errors, keptGame, open, openWith, said } from "./app.js";

beforeAll(() => begin());
afterAll(end);

const legal = (page: Page) => page.waitForFunction(() => (document.querySelector("bao-board")?.legal.length ?? 0) > 0);

/** A game in which a lone house pays its tax, a safari is gone and a hole is takasiaed. */
const START = "5,4,2,3,2,4,4,4/2,2,0,7,1,0,0,0/0,0,0,0,9,0,0,0/0,0,1,0,1,2,2,3 S 3,3 SN -";
const MOVES = "A5> a8<* A8>* a7>* A5<* a5<+ B8> b5> A5>* b1< B3>* b4> B7> b7< B4>* a2> B8<* a6<*".split(" ");

/** The boards that the question at a house shows, row by row as they are drawn. */
function previews(page: Page): Promise<string[][]> {
  return page.locator("bao-board .ask table").evaluateAll((tables) => tables.map((table) =>
    [...table.querySelectorAll("tr")].map((row) => [...row.cells].map((cell) => cell.textContent || "0").join(","))));
}

/** The rows of a position as they are drawn. */
function rows({ holes, columns }: { holes: { seeds: number }[]; columns: number }): string[] {
  const seeds = holes.map((hole) => hole.seeds);
  return Array.from({ length: seeds.length / columns }, (_, row) => seeds.slice(row * columns, (row + 1) * columns).join(","));
}

it("a game with tax, safari and takasia is played from a set-up", async () => {
  const page = await open(`#/editor/kiswahili/${encodeURIComponent(START)}`);
  await page.evaluate(() => localStorage.setItem("bingwa.settings", JSON.stringify({ speed: 0 })));
  await page.reload();
  const both = page.getByRole("button", { name: "Play both sides" });
  await both.click();
  const board = page.locator("bao-board");
  const steps = new Set<string>();
  const asked: string[] = [];
  let position = START;
  for (const [ply, text] of MOVES.entries()) {
    await page.waitForFunction((wanted) => {
      const shown = document.querySelector("bao-board");
      return (shown?.position as { text?: string } | undefined)?.text === wanted && shown!.legal.length > 0;
    }, position);
    const all = bingwa.legalMoves("kiswahili", position);
    const move = all.find((each) => each.text === text)!;
    await board.locator(`button[data-hole="${move.hole}"]`).click();
    for (const choice of move.choices) {
      if (choice.kind === "house") {
        // To stop and to go on are asked with the board that each would leave.
        const [stop, on] = [false, true].map((safari) => all.find(({ text: other, choices }) =>
          other.replace("+", "") === text.replace("+", "") && choices.some((each) => each.kind === "house" && each.safari === safari))!);
        expect(await previews(page), text).toEqual([rows(stop!.after), rows(on!.after)]);
        expect(rows(stop!.after)).not.toEqual(rows(on!.after));
        asked.push(text);
      }
      await board.locator(`button[data-choice='${JSON.stringify(choice)}']`).click();
    }
    await expect.poll(async () => (await keptGame(page)).text.moves.length, { timeout: 30_000 }).toBe(ply + 1);
    const played = bingwa.play("kiswahili", position, text);
    for (const step of played.steps) steps.add(step.kind);
    position = played.after.text;
    await page.waitForFunction((wanted) => (document.querySelector("bao-board")?.position as unknown as { text: string } | undefined)?.text === wanted, position);
    expect(await counts(page), text).toEqual(Object.fromEntries(played.after.holes.map((hole) => [hole.name, hole.seeds])));
  }
  expect((await keptGame(page)).text).toMatchObject({ start: START, moves: MOVES });
  expect(steps).toContain("tax");
  expect(asked).toContain("a5<+");
  // The takasiaed hole is marked, named to a screen reader, and answers why it can't be played.
  const [, frozen] = /(\S+)$/.exec(position)!;
  expect(frozen).toMatch(/^A\d$/);
  expect(await page.locator(`bao-board button[data-hole="${frozen}"]`).getAttribute("aria-label")).toContain("takasiaed");
  await legal(page);
  await board.locator(`button[data-hole="${frozen}"]`).click();
  await page.locator(".clause").waitFor();
  expect(await said(page)).toContain(`${frozen} is takasiaed`);
  await page.context().close();
});

/** What a screen reader says where the focus is. */
async function spoken(session: CDPSession): Promise<string> {
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const on = nodes.filter((node) => !node.ignored && node.properties?.some(({ name, value }) => name === "focused" && value.value === true)).at(-1);
  return `${String(on?.role?.value)}: ${String(on?.name?.value)}`;
}

it("a whole move is made with a screen reader", async () => {
  const start = "0,0,0,0,0,0,0,0/0,3,4,8,0,2,5,6/0,2,1,0,8,0,3,4/0,0,0,0,0,0,0,0 S 9,9 SN -";
  const page = await openWith({ version: 1, text: { rules: "kiswahili", start, moves: [] }, south: "person", north: "person", seed: 1 });
  await legal(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Accessibility.enable");
  const heard: string[] = [];
  const press = async (key: string) => {
    await page.keyboard.press(key);
    heard.push(await spoken(session));
    return heard.at(-1)!;
  };
  // Through the page to the board, along its front row to the right, and the choices.
  for (let tabs = 0; tabs < 14 && !/^button: [AB]\d,/.test(heard.at(-1) ?? ""); tabs += 1) await press("Tab");
  for (const key of ["ArrowUp", "ArrowDown", "ArrowUp"]) if (!heard.at(-1)!.startsWith("button: A")) await press(key);
  for (let steps = 0; steps < 8 && !heard.at(-1)!.startsWith("button: A8"); steps += 1) await press("ArrowRight");
  expect(heard.at(-1)).toMatch(/^button: A8, 4 seeds, can be played towards [AB]\d$/);
  expect(await press("Enter")).toMatch(/^button: (Sow A8 towards|Captured seeds enter at) [AB]\d$/);
  expect(await press("Enter")).toMatch(/^button: (Stop|Go on|Safari)/);
  if (!heard.at(-1)!.includes("Stop")) await press("Tab");
  expect(heard.at(-1)).toContain("Stop");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await keptGame(page)).text.moves, { timeout: 60_000 }).toEqual(["A8>"]);
  await page.keyboard.press("s");
  // The move is told in one sentence.
  await expect.poll(async () => {
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    return nodes.filter((node) => !node.ignored && node.role?.value === "StaticText").map((node) => String(node.name?.value));
  }, { timeout: 60_000 }).toContainEqual(expect.stringMatching(/^A8>: .* ends in A5\.$/));
  // Everything that was come by has a role and a name.
  expect(heard.filter((each) => /undefined|: $|generic/.test(each))).toEqual([]);
  await page.context().close();
});

it("nothing failed in any page, and no other host was asked", () => {
  expect(errors).toEqual([]);
});

