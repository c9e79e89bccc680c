import { existsSync, readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { beforeAll, describe, expect, it } from "vitest";
import { LOCALES } from "../../src/languages.js";

const root = new URL("../../", import.meta.url).pathname;

/** How many kilobytes a file has when it is sent. */
function sent(bytes: Buffer | string): number {
  return brotliCompressSync(bytes).length / 1000;
}

describe("the board on its own", () => {
  it("is below 20 kB compressed", async () => {
    const made = await build({
      root,
      configFile: false,
      logLevel: "error",
      build: { write: false, target: "es2022", lib: { entry: "board/src/index.ts", formats: ["es"] } },
    });
    const [output] = [made].flat();
    if (!output || !("output" in output)) throw new Error("nothing was built");
    const chunks = output.output.filter((chunk) => chunk.type === "chunk");
    expect(chunks).toHaveLength(1);
    const size = sent(chunks[0]!.code);
    console.log(`the board: ${size.toFixed(1)} kB`);
    expect(size).toBeLessThan(20);
  });
});

describe("the app", () => {
  let files: { name: string; size: number }[] = [];

  beforeAll(() => {
    if (!existsSync(`${root}dist`)) throw new Error("build the app first: npm run build");
    files = readdirSync(`${root}dist/assets`)
      .filter((name) => !/\.(br|gz)$/.test(name))
      .map((name) => ({ name, size: sent(readFileSync(`${root}dist/assets/${name}`)) }));
  }, 60_000);

  const sizeOf = (pattern: RegExp) =>
    files.filter(({ name }) => pattern.test(name)).reduce((sum, { size }) => sum + size, 0);

  /** What the page asks for, and what that imports. */
  const named = (name: string, found = new Set<string>()): Set<string> => {
    if (found.has(name)) return found;
    found.add(name);
    const script = readFileSync(`${root}dist/assets/${name}`, "utf8");
    if (name.endsWith(".js")) for (const [, next] of script.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) named(next!, found);
    return found;
  };
  /** The texts of the language that needs most. */
  const language = () => Math.max(...LOCALES.map((locale) => sizeOf(new RegExp(`^${locale}-`))));
  // The page's scripts and style, one language, the worker of the rules and its module.
  const sizeOfFirst = () => {
    const page = readFileSync(`${root}dist/index.html`, "utf8");
    const asked = [...page.matchAll(/assets\/([^"]+\.(?:js|css))"/g)].flatMap(([, name]) => [...named(name!)]);
    const known = new Set(asked);
    const sizes = files.filter(({ name }) => known.has(name)).map(({ size }) => size);
    return sizes.reduce((sum, size) => sum + size, language() + sizeOf(/^(rules-worker|bingwa_bg)-/));
  };

  it("sends at most 150 kB before the first screen can be used, the rules included", () => {
    const first = sizeOfFirst();
    console.log(`the first screen: ${first.toFixed(1)} kB, of which the rules ${sizeOf(/^bingwa_bg/).toFixed(1)} kB`);
    expect(sizeOf(/^bingwa_bg/)).toBeGreaterThan(10);
    expect(first).toBeLessThan(150);
  });

  it("sends at most 500 kB for a game against the computer, which thinks with all its weights", () => {
    const game = sizeOfFirst() + sizeOf(/^player/);
    console.log(`a game against the computer: ${game.toFixed(1)} kB`);
    expect(sizeOf(/^player_bg/)).toBeGreaterThan(10);
    expect(game).toBeLessThan(500);
  });

  it("sends at most 900 kB more for what is proven, the endgame tables included", () => {
    const known = sizeOf(/^known/);
    console.log(`what is proven: ${known.toFixed(1)} kB`);
    expect(known).toBeGreaterThan(10);
    expect(known).toBeLessThan(900);
  });

  it("sends each file small where that is smaller", () => {
    for (const { name } of files.filter((file) => /\.(js|css|wasm)$/.test(file.name))) {
      for (const form of ["br", "gz"]) {
        expect(existsSync(`${root}dist/assets/${name}.${form}`), `${name}.${form}`).toBe(true);
      }
    }
  });
});
