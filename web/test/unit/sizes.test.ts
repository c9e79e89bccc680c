import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { LOCALES } from "../../src/languages.js";
import { RULES, networkOf } from "./bingwa.js";

/** The games, whose readings share a network. */
const GAMES = [...new Set(RULES.map((rules) => rules.split("/")[0]!))];

const root = new URL("../../", import.meta.url).pathname;

/** How many kilobytes a file has when it is sent. */
function sent(bytes: Buffer): number {
  return brotliCompressSync(bytes).length / 1000;
}

/** How many kilobytes of a built file are sent: the build compressed it, where that helps. */
function served(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size / 1000;
}

describe("the board on its own", () => {
  it("is below 20 kB compressed", () => {
    const size = sent(readFileSync(`${root}board/dist/bao-board.js`));
    console.log(`the board: ${size.toFixed(1)} kB`);
    expect(size).toBeGreaterThan(5);
    expect(size).toBeLessThan(20);
  });
});

describe("the app", () => {
  let files: { name: string; size: number }[] = [];

  beforeAll(() => {
    if (!existsSync(`${root}dist`)) throw new Error("build the app first: npm run build");
    files = readdirSync(`${root}dist/assets`)
      .filter((name) => !/\.(br|gz)$/.test(name))
      .map((name) => ({ name, size: served(`${root}dist/assets/${name}`) }));
  });

  const sizeOf = (pattern: RegExp) =>
    files.filter(({ name }) => pattern.test(name)).reduce((sum, { size }) => sum + size, 0);

  /** The scripts and styles that a page names, and those that they name before anything is asked for. */
  const named = (name: string, seen = new Set<string>()): Set<string> => {
    const source = readFileSync(`${root}dist/${name}`, "utf8");
    const found = name.endsWith(".html")
      ? source.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.(?:js|css))"/g)
      : source.matchAll(/(?:from|import)\s*["`]\.\/([^"`]+\.js)["`]/g);
    for (const [, told] of found) {
      const path = name.endsWith(".html") ? told! : `assets/${told!}`;
      if (seen.has(path)) continue;
      seen.add(path);
      if (path.endsWith(".js")) named(path, seen);
    }
    return seen;
  };

  /** The texts of the language that needs most. */
  const language = () => Math.max(...LOCALES.map((locale) => sizeOf(new RegExp(`^texts-${locale}-`))));

  /** What the first screen takes: its page, scripts and style, one language, the worker of the rules and its module. */
  const first = () => {
    const names = [...named("index.html")].map((path) => path.slice("assets/".length));
    expect(names.filter((name) => name.endsWith(".js")).length).toBeGreaterThan(1);
    expect(names.filter((name) => name.endsWith(".css")).length).toBe(1);
    const others = /^(rules-worker|bingwa_bg)/;
    const all = files.filter(({ name }) => names.includes(name) || others.test(name));
    return served(`${root}dist/index.html`) + language() + all.reduce((sum, { size }) => sum + size, 0);
  };

  it("sends at most 150 kB before the first screen can be used, the rules included", () => {
    const size = first();
    console.log(`the first screen: ${size.toFixed(1)} kB, of which the rules ${sizeOf(/^bingwa_bg/).toFixed(1)} kB`);
    expect(sizeOf(/^bingwa_bg/)).toBeGreaterThan(10);
    expect(size).toBeLessThan(150);
  });

  it.each(GAMES)("sends at most 500 kB for a game of %s against the computer, its network included", (game) => {
    const network = sizeOf(new RegExp(`^${game}-.*\\.network$`));
    const all = first() + sizeOf(/^player/) + network;
    console.log(`${game} against the computer: ${all.toFixed(1)} kB, of which the network ${network.toFixed(1)} kB`);
    expect(sizeOf(/^player_bg/)).toBeGreaterThan(10);
    expect(network > 0).toBe(networkOf(game) !== undefined);
    expect(all).toBeLessThan(500);
  });

  it("sends at most 900 kB more for what is proven, the endgame tables included", () => {
    const known = sizeOf(/^known/);
    console.log(`what is proven: ${known.toFixed(1)} kB`);
    expect(known).toBeGreaterThan(10);
    expect(known).toBeLessThan(900);
  });

  it("sends each file small where that is smaller", () => {
    for (const { name } of files.filter((file) => /\.(js|css|wasm|network)$/.test(file.name))) {
      for (const form of ["br", "gz"]) {
        expect(existsSync(`${root}dist/assets/${name}.${form}`), `${name}.${form}`).toBe(true);
      }
    }
  });
});
