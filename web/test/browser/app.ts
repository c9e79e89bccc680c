/** The app in a real browser, as a person meets it. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { preview, type PreviewServer } from "vite";
import { launch } from "../../scripts/chromium.mjs";

/** The program `bingwa`, where the environment tells of one, as `cargo xtask browser` does. */
export const PROGRAM = process.env.BINGWA_PROGRAM;

let browser: Browser | undefined;
let server: PreviewServer | undefined;
let program: ChildProcess | undefined;
let address = process.env.BINGWA_ADDRESS ?? "";

/**
 * Starts the browser, and a server unless an address is told, here or by the environment: the program
 * itself serves what was built, where there is one. A folder that changes is served as it is.
 */
export async function begin(where?: string): Promise<void> {
  if (where?.startsWith("http:")) address = where;
  else if (where === undefined && PROGRAM && !address) address = await serve(PROGRAM);
  else if (where !== undefined || !address) {
    const build = where === undefined ? {} : { outDir: where };
    server = await preview({ build, preview: { port: 0, host: "127.0.0.1" }, logLevel: "warn" });
    address = server.resolvedUrls?.local[0] ?? "";
  }
  browser = await launch();
}

/** Lets the program serve the app, and waits until it tells where. */
function serve(path: string): Promise<string> {
  const started = spawn(path, ["serve", "--site", "dist", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  program = started;
  return new Promise((tell, fail) => {
    let told = "";
    started.stdout.on("data", (some: Buffer) => {
      told += some.toString();
      const [, where] = /(http:\S+)/.exec(told) ?? [];
      if (where) tell(where);
    });
    started.once("error", fail);
    started.once("exit", (status) => fail(new Error(`${path} ended with ${status}`)));
  });
}

export async function end(): Promise<void> {
  await browser?.close();
  await disconnect();
}

/** Ends the server: nothing answers any more. */
export async function disconnect(): Promise<void> {
  const gone = server?.close();
  if (server && "closeAllConnections" in server.httpServer) server.httpServer.closeAllConnections();
  server = undefined;
  await gone;
  const ended = program && program.exitCode === null ? once(program, "exit") : undefined;
  program?.kill();
  program = undefined;
  await ended;
}

/** Where the app is. */
export function at(path: string): string {
  return new URL(path, address).href;
}

/** What must not happen on any page; a test looks that it is empty. */
export const errors: string[] = [];

/** A fresh browser with nothing kept, at a screen of the app, which is there when its heading is. */
export async function open(path: string, { waits = "h1", ...options }: BrowserContextOptions & { waits?: string } = {}): Promise<Page> {
  const context = await browser!.newContext({ viewport: { width: 1024, height: 900 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(90_000);
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== new URL(address).origin && url.protocol.startsWith("http")) {
      errors.push(`asked another host: ${url.href}`);
    }
  });
  await page.goto(at(path));
  await page.locator(waits).first().waitFor();
  return page;
}

/** Keeps a game on the device before the app starts. */
export async function openWith(game: object, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await open("#/settings", options);
  await keep(page, { game });
  await page.goto(at("#/game"));
  await page.reload();
  await ready(page);
  return page;
}

/** Keeps things on the device of a page, each under its name. */
export async function keep(page: Page, things: Record<string, unknown>): Promise<void> {
  await page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(`bingwa.${name}`, JSON.stringify(value));
  }, things);
}

/** Waits until the board has a game on it. */
export async function ready(page: Page): Promise<void> {
  await page.locator("bao-board button[data-hole]").first().waitFor();
}

/** The counts that are drawn, by hole, and the seeds beside the board. */
export function counts(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const board = document.querySelector("bao-board")!;
    const buttons = [...board.shadowRoot!.querySelectorAll<HTMLElement>("button[data-hole]")];
    const names = new Map(board.position!.holes.map((hole, index) => [hole.name, index]));
    const drawn = [...board.shadowRoot!.querySelectorAll(".field g.hole")];
    // The holes are drawn in the order of the position, whatever the order of the buttons.
    return Object.fromEntries(
      buttons.map((button) => {
        const name = button.dataset.hole!;
        return [name, Number(drawn[names.get(name)!]!.querySelector(".count")!.textContent)];
      }),
    );
  });
}

/** The game that is kept on the device. */
export function keptGame(page: Page): Promise<{ text: { moves: string[]; rules: string } }> {
  return page.evaluate(
    () => JSON.parse(localStorage.getItem("bingwa.game") ?? "null") as { text: { moves: string[]; rules: string } },
  );
}

/** What is said under the board. */
export function said(page: Page): Promise<string> {
  return page.locator(".say").innerText();
}
