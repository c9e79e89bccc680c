import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, LOCALES, type Locale } from "../../src/languages.js";
import { at, begin, end, errors, keep, open, openWith, ready } from "./app.js";

beforeAll(() => begin());
afterAll(end);

/** The texts of all screens, and those of each part. */
const texts = (locale: Locale) => readdirSync("locales", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(`${locale}.ftl`))
  .map((name) => readFileSync(`locales/${name}`, "utf8"))
  .join("\n");
const IDS = [...texts("en").matchAll(/^([a-z-]+) =/gm)].map((found) => found[1]!).filter((id) => id.includes("-"));

const GAME = { version: 1, text: { rules: "kiswahili", moves: ["A7<*"] }, south: "person", north: 4, seed: 1 };
const RECORD = { rules: "kiswahili", comment: "", tags: {}, moves: [{ text: "A7<*", comment: "", nags: [1] }] };
const SCREENS = ["#/", "#/new/kiswahili", "#/game", "#/analysis", "#/editor/kiswahili", "#/editor/kingulu", "#/learn", "#/learn/kiswahili", "#/learn/kiswahili/takasia", "#/rules", "#/rules/kiswahili", "#/rules/kiswahili/KIS-12", "#/puzzles", "#/settings", "#/about", "#/nowhere"];

/** Everything that a page says, to the eye or to a screen reader. */
function said(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const roots: ParentNode[] = [document.body, ...[...document.querySelectorAll("bao-board")].map((board) => board.shadowRoot!)];
    return roots.flatMap((root) => [...root.querySelectorAll("*")]).flatMap((each) => {
      if (each.matches("style,script,noscript,noscript *")) return [];
      const own = [...each.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent ?? "");
      return [...own, ...["aria-label", "title", "alt", "aria-valuetext", "placeholder"].map((name) => each.getAttribute(name) ?? "")];
    }).concat(document.title).map((text) => text.trim()).filter(Boolean);
  });
}

/** Names of holes and moves, of formats and programs, and languages by their own names: the same everywhere. */
const SHARED = [
  /^[ABab]?\d*$/, /^[ABab]\d+ → [ABab]\d+$/, /^\d+(…|\.)$/, /^([ABab]\d+[<>*^+]* *)+$/, /^[\d!,/]+ [SN]( [\d,]+ [SN-]+ \S+)?$/, /^(COM|KIS|KUJ|KIG|KIM|KIN)-\d+$/,
  ...LOCALES.map((locale) => new RegExp(`^${LANGUAGES[locale].name}$`)),
];

describe.each(LOCALES)("%s", (locale) => {
  const { dir } = LANGUAGES[locale];

  it("is spoken on every screen to who comes with a browser in it, and fits a phone", async () => {
    const page = await open("#/settings", { locale, viewport: { width: 360, height: 740 } });
    await page.evaluate(([game, record]) => {
      localStorage.setItem("bingwa.game", game!);
      localStorage.setItem("bingwa.analysis", record!);
    }, [JSON.stringify(GAME), JSON.stringify({ version: 1, record: RECORD })]);
    for (const screen of SCREENS) {
      await page.goto(at(screen));
      await page.reload();
      await page.locator("h1").first().waitFor();
      if (/game|analysis|editor|takasia/.test(screen)) await ready(page);
      const html = await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
      expect(html, screen).toEqual([locale, dir]);
      const all = await said(page);
      expect(all.filter((text) => IDS.includes(text)), screen).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBeLessThanOrEqual(360);
      // Whatever is neither a name nor in the letters of the language was told by nobody who knows it.
      if (["he", "fa", "hy"].includes(locale)) {
        const letters = { he: /\p{Script=Hebrew}/u, fa: /\p{Script=Arabic}/u, hy: /\p{Script=Armenian}/u }[locale as "he"];
        const foreign = all.filter((text) => /\p{L}/u.test(text) && !letters.test(text) && !SHARED.some((shared) => shared.test(text)));
        expect(foreign, screen).toEqual([]);
      }
    }
    await page.context().close();
  });

  it("can be chosen in the settings, and stays", async () => {
    const page = await open("#/settings", { locale: "de" });
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
    await page.locator(`input[value="${locale}"]`).check();
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, locale);
    await page.reload();
    await page.locator("h1").first().waitFor();
    const title = /^settings-title = (.*)$/m.exec(texts(locale))![1]!;
    expect(await page.locator("h1").innerText()).toBe(title);
    expect(await page.title()).toContain(title);
    await page.context().close();
  });
});

describe.each(LOCALES.filter((locale) => LANGUAGES[locale].dir === "rtl"))("%s, from right to left", (locale) => {
  /** Where a word stands in what is said under the board. */
  const place = (page: Page, word: string) => page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.querySelector(".say")!, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const start = walker.currentNode.textContent!.indexOf(wanted);
      if (start < 0) continue;
      const range = document.createRange();
      range.setStart(walker.currentNode, start);
      range.setEnd(walker.currentNode, start + wanted.length);
      const { left, right } = range.getBoundingClientRect();
      return { left, right };
    }
    throw new Error(`nothing says ${wanted}`);
  }, word);

  it("lists holes from right to left, and keeps the signs of a move and the board as they are", async () => {
    const page = await open("#/new/kiswahili", { locale, viewport: { width: 1024, height: 900 } });
    await page.locator('input[value="person"]').check();
    await page.locator('button[type="submit"]').click();
    await ready(page);
    await page.waitForFunction(() => (document.querySelector("bao-board")?.legal.length ?? 0) > 0);
    // The house may not begin, because of two others: A6 and A7.
    await page.locator('bao-board button[data-hole="A5"]').click();
    await page.locator(".clause").waitFor();
    const [first, second, clause] = [await place(page, "A6"), await place(page, "A7"), await place(page, "KIS-12")];
    expect(second.right).toBeLessThan(first.left);
    expect(clause.right).toBeLessThan(second.left);
    // A move reads from left to right, its signs as on the board.
    await page.locator('bao-board button[data-hole="A6"]').click();
    await page.locator("bao-board button[data-choice]").first().click();
    await page.waitForFunction(() => document.querySelector(".moves ol li"));
    const board = await page.evaluate(() => {
      const root = document.querySelector("bao-board")!.shadowRoot!;
      const left = (selector: string) => root.querySelector(selector)!.getBoundingClientRect().left;
      return {
        holes: [left('[data-hole="A1"]'), left('[data-hole="A8"]')],
        transport: ["back", "play", "on"].map((name) => left(`[data-control="${name}"]`)),
        plate: [left(".plate .beside"), left(".plate .who")],
      };
    });
    expect(board.holes[0]).toBeLessThan(board.holes[1]!);
    expect(board.transport).toEqual(board.transport.toSorted((one, other) => one - other));
    // What is said of a player runs as the page does.
    expect(board.plate[0]).toBeLessThan(board.plate[1]!);
    await page.context().close();
  });
});

it.each([
  {
    locale: "he",
    position: 'בלוח של המשחק הזה יש 4 שורות ו־/ ביניהן, ולא 2.',
    record: 'שורה 3, מהלך 1, "A1": המהלך אינו חוקי. A1 ריקה: אין בה במה לשחק.',
    link: "הקישור הזה אינו מוביל לשום משחק; אולי חסר חלק ממנו. אי אפשר לפענח את מה שיש בו.",
    draft: 'זו עדיין לא עמדה. שתי השורות הקדמיות ריקות: באחת מהן צריכים להיות זרעים.',
    text: '"x": בגומה a1 צריך להיות מספר מ־0 עד 64.',
  },
  {
    locale: "sw",
    position: "Bao la mchezo huu lina safu 4 zinazotenganishwa kwa /, si 2.",
    record: "mstari 3, mwendo 1, “A1”: Mwendo huu si halali. Shimo A1 ni tupu",
    link: "Kiungo hiki hakina mchezo; huenda sehemu yake imepotea. Kilichomo ndani yake hakifunguki.",
    draft: "Bado si mpangilio halali. Safu zote mbili za mbele ni tupu: lazima mojawapo iwe na kete.",
    text: "“x”: Katika shimo a1 huandikwa nambari kati ya 0 na 64.",
  },
])("$locale tells what is wrong with a position, a record and a link", async ({ locale, position, record, link, draft, text }) => {
  const page = await open("#/analysis", { locale });
  const told = async (where: string, wanted: string) => {
    const bare = (found: string) => found.replace(/[\u200f\u2066-\u2069]/g, "");
    await expect.poll(async () => bare(await page.locator(where).first().textContent() ?? "")).toContain(wanted);
  };
  for (const [pasted, wanted] of [["0,0,9/1 S", position], ['[Rules "kiswahili"]\n\n1. A1 *\n', record]] as const) {
    await page.locator(".opening textarea").fill(pasted);
    await page.locator('.opening button[type="submit"]').click();
    await told(".problems", wanted);
  }
  await page.goto(at("#/analysis/zbroken"));
  await told(".note", link);
  await page.goto(at("#/editor/kiswahili"));
  await ready(page);
  await page.locator(".parts input[type=text]").fill("0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 S 22,22 - -");
  await page.locator(".parts input[type=text]").blur();
  await told(".say", draft);
  await page.locator(".parts input[type=text]").fill("0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,x/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 S 22,22 - -");
  await page.locator(".parts input[type=text]").blur();
  await told(".say", text);
  await page.context().close();
});

it("lists in Armenian as Armenian does, which this browser doesn't know", async () => {
  const start = "0,1,2,1,4,8,2,2/10,0,0,10,2,1,0,1/0,2,0,0,1,1,0,0/0,0,2,2,0,2,6,4 N 0,0 - a4";
  const page = await openWith({ version: 1, text: { rules: "kiswahili", start, moves: [] }, south: "person", north: "person", seed: 1 });
  await keep(page, { settings: { locale: "hy" } });
  await page.reload();
  await page.waitForFunction(() => document.documentElement.lang === "hy" && (document.querySelector("bao-board")?.legal.length ?? 0) > 0);
  expect(await page.evaluate(() => Intl.ListFormat.supportedLocalesOf("hy"))).toEqual([]);
  await page.locator('bao-board button[data-hole="a4"]').click();
  await expect.poll(() => page.locator(".say").innerText()).toContain("a5 կամ a8");
  await page.context().close();
});

/** A day as each language writes it, and with which digits and words it does. */
const WRITTEN = {
  en: "Feb 3, 2026",
  sw: "3 Feb 2026",
  he: "3 בפבר׳ 2026",
  ca: "3 de febr. 2026",
  fa: "۱۴ بهمن ۱۴۰۴",
  hy: "03.02.2026",
} as const;

it.each(Object.entries(WRITTEN))("a date is written as in the language %s, whatever the browser knows", async (locale, day) => {
  const page = await open("#/settings");
  const record = { rules: "kingulu", comment: "", tags: {}, moves: [{ text: "A3", comment: "", nags: [] }] };
  await keep(page, { settings: { locale }, analyses: { version: 1, analyses: [{ date: "2026-02-03T12:00:00Z", record }] } });
  await page.goto(at("#/analysis"));
  await page.reload();
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, locale);
  const title = await page.locator(".earlier .wide").innerText();
  expect(title.replace(/[\u2066-\u2069]/g, "")).toContain(day);
  if (locale !== "en") expect(title).not.toMatch(/AM|PM|February/);
  // The plural forms are the language's own here, too.
  expect(await page.evaluate((wanted) => new Intl.PluralRules(wanted).resolvedOptions().locale, locale)).toBe(locale);
  await page.context().close();
});

it.each(["he", "fa"])("what is wrong is told after where it is, from right to left, in %s", async (locale) => {
  const page = await open("#/settings");
  await keep(page, { settings: { locale } });
  await page.goto(at(`#/editor/kingulu/${encodeURIComponent("4,4,4,4,4,4/4,4,4,4,4,3! S 0,0")}`));
  await page.reload();
  await page.locator(".say.wrong, .say").first().filter({ hasText: "3!" }).waitFor();
  // Where the signs and the words after them are drawn.
  const [found, told] = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector(".say")!, NodeFilter.SHOW_TEXT);
    let node = walker.nextNode();
    while (node && !node.textContent!.includes("3!")) node = walker.nextNode();
    const text = node!.textContent!;
    const left = (place: number) => {
      const range = document.createRange();
      range.setStart(node!, place);
      range.setEnd(node!, place + 1);
      return range.getBoundingClientRect().left;
    };
    const after = /\p{L}/u.exec(text.slice(text.indexOf("3!")))!.index;
    return [left(text.indexOf("3!")), left(text.indexOf("3!") + after)];
  });
  expect(told).toBeLessThan(found);
  await page.context().close();
});

it("a Persian page counts in Persian, the seeds in the holes too, whose names stay as they are everywhere", async () => {
  const page = await open("#/new/kiswahili", { locale: "fa" });
  await page.locator('button[type="submit"]').click();
  await ready(page);
  expect(await page.locator('bao-board button[data-hole="A5"]').getAttribute("aria-label")).toMatch(/A5.*۶/);
  // The plate is drawn again when the texts of the board are there.
  await page.locator("bao-board .plate.near .beside", { hasText: "۲۲" }).waitFor();
  expect((await page.locator("bao-board .count").allTextContents()).filter(Boolean)).toContain("۶");
  expect(await page.locator("bao-board .name").allTextContents()).toContain("6");
  await page.context().close();
});

it("nothing failed in any page, and no other host was asked", () => {
  expect(errors).toEqual([]);
});
