import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
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

/** As plain a host as there is: a file for its name, and nothing else. */
function host(): Promise<string> {
  server = createServer(({ url = "" }, answer) => {
    const { pathname } = new URL(url, "http://localhost");
    const name = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
    const path = join(folder, name.slice(BELOW.length));
    if (!name.startsWith(BELOW) || !existsSync(path) || statSync(path).isDirectory()) {
      answer.writeHead(404).end();
      return;
    }
    answer.writeHead(200, { "content-type": TYPES[extname(path)] ?? "application/octet-stream" }).end(readFileSync(path));
  });
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

it("a copy on any host plays, solves, analyses and teaches without a network after the first visit", async () => {
  const page = await open("");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  close();
  await page.goto(at("#/new/kingulu"));
  await page.reload();
  await page.locator('button[type="submit"]').click();
  await ready(page);
  await page.waitForFunction(() => document.querySelector("bao-board")!.legal.length > 0);
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
