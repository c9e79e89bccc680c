/** The app as the program itself serves it. The other tests go through it, too, where there is one. */
import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { at, begin, disconnect, end, errors, keptGame, open, PROGRAM, ready } from "./app.js";

beforeAll(async () => {
  if (!PROGRAM) throw new Error("BINGWA_PROGRAM: tell where the program is, as `cargo xtask browser` does");
  await begin();
});
afterAll(end);

it("comes compressed and with a policy, and what its name tells apart is kept for good", async () => {
  const page = await open("", { serviceWorkers: "block" });
  const [script] = readdirSync("dist/assets").filter((name) => /^index-.*\.js$/.test(name));
  const told = await page.evaluate(async (paths) => Promise.all(paths.map(async (path) => {
    const { headers } = await fetch(path, { cache: "reload" });
    return { packed: headers.get("content-encoding"), kept: headers.get("cache-control"), policy: headers.get("content-security-policy") };
  })), [`./assets/${script}`, "./sw.js"]);
  const packed = expect.stringMatching(/^(br|gzip)$/) as string;
  const policy = expect.stringContaining("default-src 'none'; script-src 'self'") as string;
  expect(told).toEqual([
    { packed, kept: expect.stringContaining("immutable") as string, policy },
    { packed, kept: "no-cache", policy },
  ]);
  await page.context().close();
});

it("lets nothing run that is not of the app, and asks nobody else", async () => {
  const page = await open("", { serviceWorkers: "block" });
  const ran = await page.evaluate(async () => {
    const found: string[] = [];
    const refused: string[] = [];
    document.addEventListener("securitypolicyviolation", (event) => refused.push(event.effectiveDirective));
    Object.assign(globalThis, { ran: (what: string) => found.push(what) });
    const script = document.createElement("script");
    script.textContent = "ran('a script in the page')";
    const button = document.createElement("button");
    button.setAttribute("onclick", "ran('a script in an attribute')");
    document.body.append(script, button);
    button.click();
    // Not at once: what is evaluated from outside may do more than a page.
    setTimeout(() => { globalThis.eval("ran('a text')"); });
    await fetch("http://127.0.0.1:1/").catch(() => undefined);
    await new Promise((wake) => setTimeout(wake, 100));
    return { found, refused: [...new Set(refused)].toSorted() };
  });
  expect(ran.found).toEqual([]);
  expect(ran.refused).toEqual(["connect-src", "script-src", "script-src-attr", "script-src-elem"]);
  // What was tried here is all that went wrong.
  const tried = errors.splice(0);
  expect(tried.filter((text) => !/Content Security Policy|asked another host: http:\/\/127\.0\.0\.1:1\//.test(text))).toEqual([]);
  await page.context().close();
});

it("plays on when the program is gone, after the first visit", async () => {
  const page = await open("");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await disconnect();
  await page.goto(at("#/new/kingulu?level=1"));
  await page.reload();
  await page.locator('button[type="submit"]').click();
  await ready(page);
  for (const plies of [0, 2]) {
    await page.waitForFunction((made) => {
      const { text } = JSON.parse(localStorage.getItem("bingwa.game")!) as { text: { moves: string[] } };
      return text.moves.length === made && (document.querySelector("bao-board")?.legal.length ?? 0) > 0;
    }, plies);
    const hole = await page.evaluate(() => document.querySelector("bao-board")!.legal[0]!.hole);
    await page.locator(`bao-board button[data-hole="${hole}"]`).click();
    await expect.poll(async () => (await keptGame(page)).text.moves.length).toBe(plies + 2);
  }
  await page.context().close();
});

it("nothing failed in any page", () => {
  expect(errors).toEqual([]);
});
