// The screens that are drawn: where each is, what is on the device, and what is done there first.
// `book` names the pictures of it that the book and the README show; what is `listed` is in the book's list of screens.

/** The championship game of 1994, from the collection of records. */
const CHAMPIONSHIP =
  "A7<* a5> A6>* a6>* A7>* a8<* A8>* a6>* A5>* a8<* A7>* a6>* A6>* a8<* A7>* a6>* A8>* a7> A5<* a5< " +
  "A3> a1< A5> a7>* A8> a2< A8> a2< A3>* a5>+ A5> a3< A8> a6> A4> a7> A5> a8> A5> a7> A7> a6< A2< a8> " +
  "B2< b7> A7< b8> A3> a6< A7< a6<";

/** A kept game between a person and the computer, or two persons. */
const game = (rules, moves, start, others = {}) => ({
  game: { version: 1, text: { rules, moves, ...(start && { start }) }, south: "person", north: "person", seed: 1, ...others },
});

const championship = (plies) => CHAMPIONSHIP.split(" ").slice(0, plies);

/** The same game as the analysis keeps it. */
const analysed = {
  analysis: {
    version: 1,
    record: {
      rules: "kiswahili/zanzibar",
      comment: "",
      tags: { South: "Ramadhan", North: "Kijumbe", Date: "1994.10.17", Event: "Championship of Zanzibar" },
      moves: championship(52).map((text, place) => ({
        text,
        comment: text === "a5>+" ? "A safari: North gives up his house." : "",
        nags: [],
        ...(place > 0 && { after: place - 1 }),
      })),
    },
  },
};

/** Waits until a hole can be played. */
const legal = (page) => page.waitForFunction(() => (document.querySelector("bao-board")?.legal.length ?? 0) > 0);

/** Touches a hole. */
const touch = async (page, hole) => {
  await legal(page);
  await page.locator(`bao-board button[data-hole="${hole}"]`).click();
};

/** Shows an instant of the move that was made last. */
const seek = async (page, share) => {
  await page.waitForFunction(() => document.querySelector("bao-board")?.instant);
  await page.evaluate((wanted) => {
    const board = document.querySelector("bao-board");
    board.seek(Math.round(board.instant.of * wanted));
  }, share);
};

export const SCREENS = {
  home: { listed: true, at: "#/", act: (page) => page.locator("bao-board").last().waitFor() },
  "home-under-way": { at: "#/", kept: game("kiswahili", ["A7<*"]), act: (page) => page.locator("bao-board").last().waitFor() },
  new: { listed: true, at: "#/new/kiswahili" },
  "game-begin": {
    at: "#/game",
    kept: game("kiswahili", [], undefined, { north: 6 }),
    act: (page) => touch(page, "A6"),
  },
  game: {
    at: "#/game",
    kept: game("kiswahili/zanzibar", championship(30)),
    book: ["1440-light", "1440-dark"],
    act: async (page) => {
      await legal(page);
      await seek(page, 0.62);
    },
  },
  "game-safari": {
    at: "#/game",
    book: ["768-dark"],
    kept: game("kiswahili", [], "0,0,0,0,0,0,0,0/0,3,4,8,0,2,5,6/0,2,1,0,8,0,3,4/0,0,0,0,0,0,0,0 S 9,9 SN -"),
    act: async (page) => {
      await touch(page, "A8");
      await page.locator("bao-board .buttons .choice").first().click();
      await page.locator("bao-board .ask").waitFor();
    },
  },
  "game-refused": {
    at: "#/game",
    book: ["768-he"],
    kept: game("kiswahili/zanzibar", championship(24)),
    act: async (page) => {
      await touch(page, "A3");
      await page.locator(".say .clause").waitFor();
    },
  },
  "game-takasia": {
    at: "#/game",
    kept: game("kiswahili", [], "0,1,2,1,4,8,2,2/10,0,0,10,2,1,0,1/0,2,0,0,1,1,0,0/0,0,2,2,0,2,6,4 N 0,0 - a4", { south: 8, north: "person" }),
    act: (page) => touch(page, "a4"),
  },
  "game-over": {
    at: "#/game",
    kept: { ...game("kiswahili/zanzibar", championship(52)), game: { ...game("kiswahili/zanzibar", championship(52)).game, resigned: "S" } },
    act: (page) => page.waitForFunction(() => document.querySelector("bao-board")?.instant),
  },
  "game-kujifunza": { at: "#/game", kept: game("kujifunza", ["A1><"]), act: async (page) => { await legal(page); await seek(page, 0.4); } },
  "game-kigogo": { at: "#/game", kept: game("kigogo", ["A12"]), book: ["360-dark"], act: (page) => touch(page, "a12") },
  "game-kigogo-middle": {
    at: "#/game",
    kept: game("kigogo", [], "1,1,2,2,0,0,5,1,1,0,0,0/0,1,0,5,1,1,4,4,1,2,0,1/1,1,5,0,0,5,2,0,0,0,2,1/0,0,0,1,0,1,1,4,0,1,0,4 S", { north: 8 }),
    act: legal,
  },
  "game-kimasai": { at: "#/game", kept: game("kimasai", ["A2"]), act: legal },
  "game-kingulu": {
    at: "#/game",
    kept: game("kingulu", [], "2,0,4!,3,1,6/0,5!,2,1,7,3 S 8,6"),
    act: legal,
  },
  "game-clock": {
    listed: true,
    at: "#/game",
    kept: game("kiswahili/zanzibar", championship(31), undefined, { clock: { whole: 300_000, more: 5000, S: 184_000, N: 47_300 } }),
    act: async (page) => {
      await legal(page);
      await page.locator(".clock.runs").waitFor();
    },
  },
  analysis: {
    listed: true,
    at: "#/analysis",
    kept: analysed,
    book: ["1440-light"],
    act: async (page) => {
      await page.locator(".tree button", { hasText: "a5>+" }).click();
      await page.waitForFunction(() => document.querySelector("bao-board")?.instant);
      await page.evaluate(() => document.querySelector("bao-board").skip());
      await page.locator(".graph button").first().click();
      await page.locator(".mistakes, .graph > p").first().waitFor({ timeout: 240_000 });
    },
  },
  "analysis-open": { at: "#/analysis", act: (page) => page.locator("bao-board button[data-hole]").first().waitFor() },
  editor: {
    listed: true,
    at: "#/editor/kiswahili/0%2C1%2C2%2C1%2C4%2C8%2C2%2C2%2F10%2C0%2C0%2C10%2C2%2C1%2C0%2C1%2F0%2C2%2C0%2C0%2C1%2C1%2C0%2C0%2F0%2C0%2C2%2C2%2C0%2C2%2C6%2C4%20S%200%2C0%20-%20-",
    act: (page) => page.locator('bao-board button[data-hole="A2"]').click(),
  },
  "editor-wrong": {
    at: "#/editor/kingulu/4%2C4%2C4!%2C4%2C4%2C4%2F4%2C4%2C4%2C4%2C4%2C3!%20S%200%2C0",
    act: (page) => page.locator('bao-board button[data-hole="A6"]').click(),
  },
  learn: { at: "#/learn", act: (page) => page.locator("bao-board").last().waitFor() },
  "learn-ladder": {
    listed: true,
    at: "#/learn/kiswahili",
    kept: { learn: { version: 1, done: ["start", "namua", "heads", "chain", "relay"].map((name) => `kiswahili/${name}`) } },
  },
  lesson: { listed: true, at: "#/learn/kiswahili/takasia", act: (page) => page.locator("bao-board button[data-hole]").first().waitFor() },
  "lesson-hint": {
    at: "#/learn/kiswahili/start",
    act: async (page) => {
      await page.locator(".acts button").first().click();
      await page.locator(".say:not(:empty)").waitFor();
    },
  },
  "lesson-missed": {
    at: "#/learn/kiswahili/start/3",
    act: async (page) => {
      await touch(page, "A6");
      await page.locator("bao-board .buttons .choice").first().click();
      await page.locator(".say.missed").waitFor({ timeout: 60_000 });
    },
  },
  "lesson-met": {
    at: "#/learn/kigogo/relay/2",
    kept: { learn: { version: 1, done: ["kigogo/round"] } },
    act: async (page) => {
      await touch(page, "A12");
      await page.locator(".say.met, .say.missed").waitFor({ timeout: 60_000 });
    },
  },
  puzzles: { listed: true, at: "#/puzzles", act: (page) => page.locator("bao-board").last().waitFor() },
  puzzle: { at: "#/puzzles/today", act: legal },
  "puzzle-hint": {
    at: "#/puzzles/today",
    act: async (page) => {
      // First the hole, then the move.
      for (let hints = 0; hints < 2; hints += 1) {
        await legal(page);
        const before = await page.locator(".say").textContent();
        await page.locator(".acts button").first().click();
        await page.waitForFunction((told) => document.querySelector(".say").textContent !== told, before);
      }
    },
  },
  "puzzle-solved": {
    listed: true,
    at: "#/puzzles/kigogo/318bd3ef",
    act: async (page) => {
      await touch(page, "a3");
      await page.locator(".say.solved").waitFor({ timeout: 60_000 });
    },
  },
  "puzzle-wrong": {
    at: "#/puzzles/kiswahili/b46f7b54",
    act: async (page) => {
      await touch(page, "A3");
      await page.locator("bao-board .buttons .choice").last().click();
      await page.locator(".say.wrong, .say.solved").waitFor({ timeout: 120_000 });
    },
  },
  rules: { at: "#/rules", act: (page) => page.locator("bao-board").last().waitFor() },
  "rules-clause": {
    listed: true,
    at: "#/rules/kiswahili/KIS-14",
    act: async (page) => {
      await legal(page);
      await page.locator(".trials .primary").last().click();
      await seek(page, 0.5);
    },
  },
  "rules-compare": {
    at: "#/rules/kiswahili/KIS-43",
    book: ["1440-light"],
    act: async (page) => {
      await legal(page);
      await page.locator(".trials .primary").first().click();
      await page.waitForFunction(() => [...document.querySelectorAll("bao-board")].every((board) => board.instant));
      await page.evaluate(() => document.querySelectorAll("bao-board").forEach((board) => board.skip()));
      await page.locator(".compared").waitFor();
    },
  },
  "rules-kigogo": { at: "#/rules/kigogo/KIG-5", act: legal },
  about: { listed: true, at: "#/about" },
  settings: { listed: true, at: "#/settings" },
  contrast: { at: "#/game", kept: game("kiswahili/zanzibar", championship(30)), settings: { look: "contrast" }, act: legal },
  plain: { at: "#/game", kept: game("kiswahili/zanzibar", championship(30)), settings: { look: "plain" }, act: legal },
  lost: { at: "#/nowhere" },
};
