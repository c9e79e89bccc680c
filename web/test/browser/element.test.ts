import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { at, begin, end, errors, open, ready } from "./app.js";
import { small, violations } from "./axe.js";

// What the book says of the element, held against the element itself; and the package's own demonstration, without a bundler.
const root = new URL("../../", import.meta.url).pathname;
const book = readFileSync(`${root}../docs/src/how-to/board-element.md`, "utf8");
const readme = readFileSync(`${root}board/README.md`, "utf8");
const example = /<!-- example -->\n```html\n([\s\S]*?)```/.exec(book)![1]!;
const source = (name: string) => readFileSync(`${root}board/src/${name}.ts`, "utf8");

let server: Server;

/** Which types a plain server of files gives. */
const TYPES: Record<string, string> = { html: "text/html", js: "text/javascript", css: "text/css" };

/** What lies where on that server: the package's folder, and the book's example beside the element. */
const pages: Record<string, string> = { "/": example };
for (const name of ["demo.html", "demo.css", "demo.js", "dist/bao-board.js"]) {
  pages[`/${name}`] = readFileSync(`${root}board/${name}`, "utf8");
}
pages["/bao-board.js"] = pages["/dist/bao-board.js"]!;

beforeAll(async () => {
  server = createServer(({ url = "" }, answer) => {
    const type = TYPES[url === "/" ? "html" : url.split(".").at(-1)!];
    answer.writeHead(pages[url] === undefined ? 204 : 200, type ? { "content-type": type } : {});
    answer.end(pages[url] ?? "");
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

describe.each(["light", "dark"] as const)("the demonstration, %s", (colorScheme) => {
  it.each([360, 1280])("has boards of any size, nothing wrong and nothing small, %i px wide", async (width) => {
    const page = await open("demo.html", { colorScheme, viewport: { width, height: 800 } });
    await expect.poll(() => page.locator("bao-board").count()).toBe(5);
    expect(await violations(page)).toEqual([]);
    expect(await small(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    // Every row has its letter at the rim.
    const letters = await page.locator("bao-board").last().evaluate((board) =>
      [...board.shadowRoot!.querySelectorAll(".field .drawn > .name")].map((name) => name.textContent).filter((text) => /\D/.test(text)).toSorted());
    expect(letters).toEqual(["A", "B", "C", "a", "b", "c"]);
    await page.context().close();
  });
});

it("the demonstration shows a move, tells of a hole that can't be played, and plays one that can", async () => {
  const page = await open("demo.html");
  const seeds = (name: string) => page.locator("#shown").evaluate((board: HTMLElementTagNameMap["bao-board"], hole) => board.shown!.holes.find((each) => each.name === hole)!.seeds, name);
  expect(await seeds("A6")).toBe(2);
  await page.locator('#shown button[data-control="skip"]').click();
  expect(await Promise.all(["A6", "A7", "A8", "B8"].map(seeds))).toEqual([0, 3, 1, 1]);
  await page.locator('#chosen button[data-hole="B1"]').click();
  expect(await page.locator("#report").innerText()).toBe("B1 can't be played.");
  await page.locator('#chosen button[data-hole="A6"]').click();
  await page.locator("#chosen .choice").last().click();
  expect(await page.locator("#report").innerText()).toBe("Move A6>*");
  await page.locator("select").first().selectOption("contrast");
  expect(await violations(page)).toEqual([]);
  expect(at("demo.html")).toBe(page.url());
  await page.context().close();
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
