import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { at, begin, end, errors, open, ready } from "./app.js";

/** Where the copy lies on its host: not at the top. */
const BELOW = "/games/bao/";
const TYPES: Record<string, string> = {
  ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm",
  ".svg": "image/svg+xml", ".png": "image/png", ".webmanifest": "application/manifest+json",
};

// What `cargo xtask site` lays out is a copy of this folder.
const folder = mkdtempSync(join(tmpdir(), "bingwa-"));
let server: Server | undefined;
/** What was asked for, in order. */
const asked: string[] = [];
/** What is done before the module of the rules is sent; it is not sent where this says so. */
let rulesAsked: () => Promise<boolean> | boolean = () => true;

/** Answers as plain a host as there is: a file for its name, and nothing else. */
async function reply({ url = "" }: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { pathname } = new URL(url, "http://localhost");
  const name = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
  const path = join(folder, name.slice(BELOW.length));
  if (!name.startsWith(BELOW) || !existsSync(path) || statSync(path).isDirectory()) {
    answer.writeHead(404).end();
    return;
  }
  asked.push(name.slice(BELOW.length));
  if (/\/bingwa_bg-.*\.wasm$/.test(name) && !(await rulesAsked())) {
    answer.writeHead(503).end();
    return;
  }
  answer.writeHead(200, { "content-type": TYPES[extname(path)] ?? "application/octet-stream" }).end(readFileSync(path));
}

function host(): Promise<string> {
  server = createServer((request, answer) => void reply(request, answer));
  return new Promise((tell) => {
    server!.listen(0, "127.0.0.1", () => tell(`http://127.0.0.1:${(server!.address() as AddressInfo).port}${BELOW}`));
  });
}

function close(): void {
  server?.close();
  server?.closeAllConnections();
  server = undefined;
}

beforeAll(async () => {
  cpSync("dist", folder, { recursive: true });
  await begin(await host());
});

afterAll(async () => {
  await end();
  close();
  rmSync(folder, { recursive: true });
});

/** The worker that keeps the app, and anything that a page asks for no sooner than when it is needed. */
const later = () => asked.filter((name) => name === "sw.js" || /^assets\/(player|known|analysis|learn)/.test(name));

it("a first visit fetches nothing beside the first screen and its rules", async () => {
  let send: (sent: boolean) => void = () => undefined;
  const waiting = new Promise<boolean>((go) => { send = go; });
  rulesAsked = () => waiting;
  asked.length = 0;
  const page = await open("");
  await page.waitForFunction(() => document.querySelectorAll(".card bao-board").length === 5);
  await page.waitForTimeout(1500);
  expect(asked.some((name) => /bingwa_bg/.test(name))).toBe(true);
  expect(later()).toEqual([]);
  send(true);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(later()[0]).toBe("sw.js");
  // From now on nobody is asked for anything but what may be new.
  asked.length = 0;
  await page.reload();
  await page.locator(".card").first().waitFor();
  await page.waitForTimeout(500);
  expect(asked.filter((name) => name !== "sw.js")).toEqual([]);
  await page.context().close();
});

it("keeps the app all the same where the rules don't come", async () => {
  let times = 0;
  rulesAsked = () => {
    times += 1;
    return times > 1;
  };
  const page = await open("");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(times).toBeGreaterThan(1);
  errors.splice(0, errors.length, ...errors.filter((text) => !text.includes("503")));
  await page.context().close();
});

it("a copy on any host plays, solves, analyses and teaches without a network after the first visit", async () => {
  const page = await open("");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  close();
  await page.goto(at("#/new/kingulu"));
  await page.reload();
  await page.locator('button[type="submit"]').click();
  await ready(page);
  await page.waitForFunction(() => (document.querySelector("bao-board")?.legal.length ?? 0) > 0);
  await page.locator('bao-board button[data-hole="A3"]').click();
  await page.waitForFunction(() => {
    const kept = JSON.parse(localStorage.getItem("bingwa.game")!) as { text: { moves: string[] } };
    return kept.text.moves.length === 2;
  });
  for (const [path, board] of [["#/puzzles/today", ".puzzle"], ["#/learn/kigogo/take", ".lesson"], ["#/editor/kimasai", ".editor"]] as const) {
    await page.goto(at(path));
    await page.locator(`${board} bao-board button[data-hole]`).first().waitFor();
  }
  await page.goto(at("#/analysis"));
  await page.locator(".opening textarea").fill("[Rules \"kingulu\"]\n\n1. A3 *\n");
  await page.locator('.opening button[type="submit"]').click();
  await page.getByRole("button", { name: "Think about it" }).click();
  // What is proven comes from a module of its own.
  await page.locator(".proven").waitFor();
  await page.goto(at("#/rules/kigogo/KIG-5"));
  await page.locator("bao-board").first().waitFor();
  await page.context().close();
});

it("nothing failed in any page", () => {
  expect(errors).toEqual([]);
});
