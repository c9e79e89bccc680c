// Measures what is promised of slow machines, on this one: how soon the first screen can be used,
// how many frames a long move drops, and how fast the player thinks beside the program itself.
// Times are those of a machine that does nothing else.
//
//   npm run measure [-- PROGRAM]      after a build; PROGRAM is `bingwa`, built for release
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { loadavg } from "node:os";
import { extname, join } from "node:path";
import { launch } from "./chromium.mjs";

const DIST = new URL("../dist", import.meta.url).pathname;
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json" };

/** "Slow 4G" as browsers' own tools simulate it. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
/** How often each thing is measured; the best is told, for what disturbs only makes slower. */
const TRIES = 3;
/** A game whose first move sows more than thirty seeds. */
const LONG = { version: 1, text: { rules: "kujifunza", moves: [] }, south: "person", north: "person", seed: 1 };
/** Positions that both players look at. */
const NODES = 1_500_000;

const server = createServer((request, response) => {
  const name = new URL(request.url ?? "/", "http://here").pathname.replace(/\/$/, "/index.html");
  const path = join(DIST, name);
  if (!existsSync(path)) return response.writeHead(404).end();
  const small = existsSync(`${path}.br`);
  const headers = { "content-type": TYPES[extname(path)] ?? "application/octet-stream", "cache-control": "no-store" };
  response.writeHead(200, small ? { ...headers, "content-encoding": "br" } : headers);
  response.end(readFileSync(small ? `${path}.br` : path));
});
await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
const address = `http://127.0.0.1:${server.address().port}/`;
const browser = await launch();

/** A page of a fresh profile, on a machine so many times slower. */
async function page(slower, network, kept = {}) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: "block" });
  const made = await context.newPage();
  await made.addInitScript((things) => {
    for (const [name, value] of Object.entries(things)) localStorage.setItem(`bingwa.${name}`, JSON.stringify(value));
  }, kept);
  const session = await context.newCDPSession(made);
  await session.send("Network.enable");
  if (network) await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  return made;
}

/** Milliseconds until the games of the first screen are there, boards and all. */
async function interactive() {
  const made = await page(4, SLOW_4G);
  await made.addInitScript(() => {
    new MutationObserver(() => {
      const boards = document.querySelectorAll(".card bao-board");
      if (boards.length === 5) globalThis.usable ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
  await made.goto(address, { waitUntil: "commit" });
  await made.waitForFunction(() => globalThis.usable !== undefined, undefined, { polling: 100 });
  const found = await made.evaluate(() => globalThis.usable);
  await made.context().close();
  return found;
}

/** Frames that a move of many seeds drops while it is shown, and all of its frames. */
async function frames() {
  const made = await page(6, undefined, { game: LONG });
  await made.goto(`${address}#/game`);
  await made.waitForFunction(() => (document.querySelector("bao-board")?.legal.length ?? 0) > 0);
  await made.evaluate(() => {
    const times = [];
    const tick = (now) => { times.push(now); requestAnimationFrame(tick); };
    requestAnimationFrame(tick);
    globalThis.times = times;
  });
  await made.locator('bao-board button[data-hole="A1"]').click();
  await made.locator("bao-board button.choice").first().click();
  await made.waitForFunction(() => document.querySelector("bao-board").instant?.playing);
  const from = await made.evaluate(() => performance.now());
  await made.waitForFunction(() => !document.querySelector("bao-board").instant.playing);
  const { seeds, times } = await made.evaluate(() => ({ seeds: document.querySelector("bao-board").instant.of, times: globalThis.times }));
  await made.context().close();
  const shown = times.filter((time) => time >= from);
  const late = shown.slice(1).map((time, index) => Math.round((time - shown[index]) / (1000 / 60)) - 1);
  return { instants: seeds, all: shown.length, dropped: late.reduce((sum, each) => sum + Math.max(0, each), 0) };
}

/** Positions a second that the player looks at in the browser. */
async function here() {
  const made = await page(1);
  await made.goto(address);
  const worker = readdirSync(join(DIST, "assets")).find((name) => /^player-worker.*\.js$/.test(name));
  const speed = await made.evaluate(async ({ url, nodes }) => {
    const thinker = new Worker(url, { type: "module" });
    const answer = (wanted) => new Promise((tell) => {
      thinker.onmessage = ({ data }) => { if (wanted(data)) tell(data); };
    });
    await answer((data) => "ready" in data);
    const game = { rules: "kiswahili", moves: [] };
    const began = performance.now();
    thinker.postMessage({ id: 1, name: "analyse", args: [game, { lines: 1, nodes }], watched: true });
    const { value } = await answer((data) => "value" in data || "crash" in data);
    return (value.nodes / (performance.now() - began)) * 1000;
  }, { url: `${address}assets/${worker}`, nodes: NODES });
  await made.context().close();
  return speed;
}

/** The same of the program itself, on one thread. */
function native(program) {
  const began = performance.now();
  const { stdout, status, stderr } = spawnSync(program, ["analyse", "kiswahili", "--nodes", String(NODES), "--ms", "600000", "--json"], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  const nodes = JSON.parse(stdout).root.nodes;
  return (nodes / (performance.now() - began)) * 1000;
}

const several = async (work) => {
  const found = [];
  for (let tries = 0; tries < TRIES; tries += 1) found.push(await work());
  return found;
};

try {
  console.log(`load of the machine: ${loadavg()[0].toFixed(1)}`);
  const times = await several(interactive);
  console.log(`usable after ${Math.min(...times).toFixed(0)} ms at slow 4G and a quarter of the speed (${times.map((time) => time.toFixed(0)).join(", ")})`);
  const [shown] = (await several(frames)).toSorted((a, b) => a.dropped - b.dropped);
  console.log(`a move of ${shown.instants} instants at a sixth of the speed: ${shown.dropped} frames of ${shown.all} dropped`);
  const program = process.argv[2];
  if (program) {
    const pairs = await several(async () => [await here(), native(program)]);
    const [browsers, programs] = [0, 1].map((place) => Math.max(...pairs.map((pair) => pair[place])));
    console.log(`the player looks at ${(browsers / 1000).toFixed(0)} thousand positions a second in the browser, ${(programs / 1000).toFixed(0)} as a program: ${(browsers / programs).toFixed(2)}`);
  }
} finally {
  await browser.close();
  server.close();
}
