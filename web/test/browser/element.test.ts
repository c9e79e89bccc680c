import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { begin, end, errors, open, ready } from "./app.js";

// What the book says of the element, held against the element itself.
const root = new URL("../../", import.meta.url).pathname;
const book = readFileSync(`${root}../docs/src/how-to/board-element.md`, "utf8");
const readme = readFileSync(`${root}board/README.md`, "utf8");
const example = /<!-- example -->\n```html\n([\s\S]*?)```/.exec(book)![1]!;
const source = (name: string) => readFileSync(`${root}board/src/${name}.ts`, "utf8");

let server: Server;

beforeAll(async () => {
  const made = await build({ root, configFile: `${root}board/vite.config.ts`, logLevel: "error", build: { write: false } });
  const [output] = [made].flat();
  if (!output || !("output" in output)) throw new Error("nothing was built");
  const { fileName, code } = output.output.find((chunk) => chunk.type === "chunk")!;
  server = createServer(({ url }, answer) => {
    const script = url === `/${fileName}`;
    answer.writeHead(url === "/" || script ? 200 : 204, { "content-type": script ? "text/javascript" : "text/html" });
    answer.end(script ? code : url === "/" ? example : "");
  });
  await new Promise<void>((done) => { server.listen(0, "127.0.0.1", done); });
  await begin(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});

afterAll(async () => {
  await end();
  server.close();
});

/** The page of the example. */
async function shown(): Promise<Page> {
  const page = await open("", { waits: "bao-board" });
  await ready(page);
  return page;
}

/** The first words of each line of the table that begins with a word. */
const names = (text: string, head: string) => {
  const table = text.slice(text.indexOf(`| ${head} |`)).split("\n\n")[0]!;
  return [...table.matchAll(/^\| `([\w-]+)/gm)].map((found) => found[1]!).toSorted();
};

describe("the example of the book", () => {
  it("refuses a hole, plays a move, and says so", async () => {
    const page = await shown();
    await page.locator('bao-board button[data-hole="A3"]').click();
    expect(await page.locator("p").innerText()).toBe("No move begins in A3.");
    expect(await page.locator("bao-board .hole.lit").count()).toBe(1);
    await page.locator('bao-board button[data-hole="A1"]').click();
    await page.locator("p", { hasText: "A1 was played." }).waitFor();
    const seeds = await page.evaluate(() => document.querySelector("bao-board")!.shown!.holes.map((hole) => hole.seeds));
    expect(seeds).toEqual([4, 4, 4, 4, 4, 4, 0, 5, 5, 5, 5, 4]);
    await page.context().close();
  });
});

describe("the tables of the book", () => {
  it("have every property, method and attribute of the element, and no other", async () => {
    const page = await shown();
    const { properties, methods, attributes } = await page.evaluate(() => {
      const made = customElements.get("bao-board") as CustomElementConstructor & { observedAttributes: string[] };
      const all = Object.entries(Object.getOwnPropertyDescriptors(made.prototype));
      return {
        properties: all.filter(([, each]) => "get" in each).map(([name]) => name).toSorted(),
        methods: all.filter(([name, { value }]) => typeof value === "function" && name !== "constructor" && !name.endsWith("Callback")).map(([name]) => name).toSorted(),
        attributes: made.observedAttributes,
      };
    });
    const styled = [...source("styles").matchAll(/:host\(\[(\w+)/g)].map((found) => found[1]!);
    const known = [...new Set([...attributes, ...styled])].toSorted();
    for (const text of [book, readme]) {
      expect(names(text, "property")).toEqual(properties);
      expect(names(text, "attribute")).toEqual(known);
    }
    expect(names(book, "method")).toEqual(methods);
    await page.context().close();
  });

  it("have every event, and no other", () => {
    const events = /interface BoardEvents \{([\s\S]*?)\n\}/.exec(source("bao-board"))![1]!;
    const told = [...events.matchAll(/^ {2}"([\w-]+)"/gm)].map((found) => found[1]!).toSorted();
    expect(told.length).toBeGreaterThan(3);
    for (const text of [book, readme]) expect(names(text, "event")).toEqual(told);
  });

  it("name colours that there are, and every kind of step", () => {
    const colours = [...book.matchAll(/--bao-[\w-]+/g)].map(([name]) => name);
    expect(colours.length).toBeGreaterThan(10);
    const styles = source("styles");
    expect(colours.filter((name) => !new RegExp(`${name}[:,)]`).test(styles))).toEqual([]);
    const kinds = [.../export interface Step \{\n {2}kind:([\s\S]*?);/.exec(source("types"))![1]!.matchAll(/"([\w-]+)"/g)].map((found) => found[1]!);
    expect(kinds.filter((kind) => !book.includes(`\`${kind}\``))).toEqual([]);
  });
});

it("nothing failed in any page, and no other host was asked", () => {
  expect(errors).toEqual([]);
});
