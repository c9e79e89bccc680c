import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { offline } from "../../scripts/offline.mjs";
import { at, begin, disconnect, end, errors, keptGame, open, ready } from "./app.js";

// A copy, so that a new version can be put in its place while people are there.
const folder = mkdtempSync(join(tmpdir(), "bingwa-"));

beforeAll(async () => {
  cpSync("dist", folder, { recursive: true });
  await begin(folder);
});

afterAll(async () => {
  await end();
  rmSync(folder, { recursive: true });
});

/** Waits until the app is kept on the device. */
async function keptWhole(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Puts a version with a mark in its page in the place of the one that is served. */
function release(mark: string): string {
  const page = readFileSync("dist/index.html", "utf8");
  writeFileSync(join(folder, "index.html"), page.replace("</head>", `<meta name="mark" content="${mark}" /></head>`));
  return offline(folder);
}

const mark = (page: Page) => page.evaluate(() => document.querySelector<HTMLMetaElement>("meta[name=mark]")?.content);

it("is something that can be installed", async () => {
  const page = await open("");
  await keptWhole(page);
  const session = await page.context().newCDPSession(page);
  const { errors: wrong, data } = await session.send("Page.getAppManifest");
  expect(wrong).toEqual([]);
  const manifest = JSON.parse(data ?? "null") as { icons: { src: string; purpose: string }[] };
  expect(manifest).toMatchObject({ short_name: "Bingwa", display: "standalone", start_url: "./" });
  expect(manifest.icons.map((icon) => icon.purpose).toSorted()).toEqual(["any", "maskable"]);
  for (const { src } of manifest.icons) {
    // Drawn, and as large as the screen wants it.
    const size = await page.evaluate(async (url) => {
      const image = new Image(512, 512);
      image.src = url;
      await image.decode();
      return image.naturalWidth;
    }, at(src));
    expect(size, src).toBeGreaterThan(0);
  }
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // A window without traces is never offered to install; nothing else may stand in the way.
  expect(installabilityErrors.map((each) => each.errorId).filter((id) => id !== "in-incognito")).toEqual([]);
  await page.context().close();
});

it("announces a new version, and uses it between games and when asked to", async () => {
  const page = await open("");
  await keptWhole(page);
  await page.goto(at("#/new/kingulu"));
  await page.locator('input[value="person"]').check();
  await page.locator('button[type="submit"]').click();
  await ready(page);
  release("second");
  const arrived = () => page.evaluate(async () => {
    const known = (await navigator.serviceWorker.getRegistration())!;
    await known.update();
    for (let tries = 0; tries < 100 && !known.waiting; tries += 1) await new Promise((wake) => setTimeout(wake, 100));
    return known.waiting !== null;
  });
  expect(await arrived()).toBe(true);
  // In the middle of a game nothing is said, and the page stays what it was, also when it is opened anew.
  const use = page.locator(".notices button");
  expect(await use.count()).toBe(0);
  await page.reload();
  await ready(page);
  expect(await mark(page)).toBeUndefined();
  await page.waitForFunction(() => (document.querySelector("bao-board")?.legal.length ?? 0) > 0);
  await page.locator('bao-board button[data-hole="A3"]').click();
  await page.waitForFunction(() => document.querySelector("bao-board")?.legal[0]?.hole.startsWith("a"));
  expect(await use.count()).toBe(0);

  // A second page goes on with the version that it was opened with.
  const other = await page.context().newPage();
  await other.goto(at("#/settings"));
  await other.locator("h1").waitFor();

  await page.goto(at("#/"));
  await use.waitFor();
  await Promise.all([page.waitForEvent("load"), use.click()]);
  await page.locator("h1").first().waitFor();
  expect(await mark(page)).toBe("second");
  expect((await keptGame(page)).text.moves).toEqual(["A3"]);
  expect(await use.count()).toBe(0);

  expect(await mark(other)).toBeUndefined();
  await other.locator('input[value="sw"]').check();
  await other.locator("h1", { hasText: "Mipangilio" }).waitFor();
  await page.context().close();
});

it("keeps out a version whose files are not of one build", async () => {
  const page = await open("");
  await keptWhole(page);
  const before = await mark(page);
  release("third");
  // The list is of the third version, the page of another.
  writeFileSync(join(folder, "index.html"), readFileSync("dist/index.html"));
  const failed = await page.evaluate(async () => {
    const known = (await navigator.serviceWorker.getRegistration())!;
    const news = new Promise<string>((tell) => {
      known.addEventListener("updatefound", () => {
        const made = known.installing!;
        made.addEventListener("statechange", () => tell(made.state));
      });
    });
    await known.update();
    return news;
  });
  expect(failed).toBe("redundant");
  await page.reload();
  await page.locator("h1").first().waitFor();
  expect(await mark(page)).toBe(before);
  errors.splice(0, errors.length, ...errors.filter((text) => !text.includes("integrity")));
  await page.context().close();
});

it("is as any other page where the browser keeps nothing", async () => {
  const page = await open("", { serviceWorkers: "block" });
  expect(await page.locator("h1").first().innerText()).not.toBe("");
  await page.goto(at("#/new/kingulu"));
  await page.locator('button[type="submit"]').click();
  await ready(page);
  await page.context().close();
});

it("opens, plays and speaks another language without a network after the first visit", async () => {
  release("fourth");
  const page = await open("");
  await keptWhole(page);
  await disconnect();
  await page.goto(at("#/new/kingulu"));
  await page.reload();
  await page.locator('button[type="submit"]').click();
  await ready(page);
  await page.waitForFunction(() => (document.querySelector("bao-board")?.legal.length ?? 0) > 0);
  await page.locator('bao-board button[data-hole="A3"]').click();
  // The computer, whose module was never asked for before, answers.
  await page.waitForFunction(() => {
    const kept = JSON.parse(localStorage.getItem("bingwa.game")!) as { text: { moves: string[] } };
    return kept.text.moves.length === 2;
  });
  await page.goto(at("#/settings"));
  await page.locator('input[value="sw"]').check();
  await page.locator("h1", { hasText: "Mipangilio" }).waitFor();
  // An address without its # leads to its screen here, too.
  await page.goto(at("/settings"));
  expect(new URL(page.url()).hash).toBe("#/settings");
  await page.context().close();
});

it("nothing failed in any page", () => {
  expect(errors).toEqual([]);
});
