// Draws every screen of the app on a phone, a tablet and a desk, by day and by night, and one
// language from right to left. The pictures that the book shows are made smaller and go there.
//
//   node scripts/screenshots.mjs FOLDER BOOK [SCREEN or PICTURE...]
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { preview } from "vite";
import { launch } from "./chromium.mjs";
import { SCREENS } from "./screens.mjs";

const SIZES = [
  { width: 360, height: 760, deviceScaleFactor: 2, hasTouch: true },
  { width: 768, height: 1024, deviceScaleFactor: 1, hasTouch: true },
  { width: 1440, height: 900, deviceScaleFactor: 1, hasTouch: false },
];
const THEMES = ["light", "dark"];

/** A language that is written from right to left, where the app has one. */
const RIGHT_TO_LEFT = ["he", "fa"].find((locale) =>
  existsSync(new URL(`../locales/${locale}.ftl`, import.meta.url)),
);

/** Quality of the pictures in the book, of 1. */
const QUALITY = 0.82;
/** Ways in which the book's list of screens shows each, with the width of the picture there. */
const LISTED = { "1440-light": 720, "360-dark": 360 };
/** Of a picture in the list so much is shown at the most, in windows. */
const MOST = 1.25;

/** Every way in which a screen is drawn, with the name of its picture. */
function* ways(name, screen) {
  for (const size of SIZES) {
    for (const theme of THEMES) {
      yield { file: `${name}-${size.width}-${theme}`, size, settings: { theme, locale: "en", ...screen.settings } };
    }
    if (RIGHT_TO_LEFT === undefined) continue;
    const settings = { theme: "light", locale: RIGHT_TO_LEFT, ...screen.settings };
    yield { file: `${name}-${size.width}-${RIGHT_TO_LEFT}`, size, settings };
  }
}

/** A screen as somebody sees it who has these things on the device. */
async function draw(browser, address, screen, { size, settings }) {
  const { width, height, deviceScaleFactor, hasTouch } = size;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor,
    hasTouch,
    colorScheme: settings.theme,
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    const kept = { ...screen.kept, settings };
    await page.addInitScript((things) => {
      for (const [name, value] of Object.entries(things)) localStorage.setItem(`bingwa.${name}`, JSON.stringify(value));
    }, kept);
    await page.goto(new URL(screen.at, address).href);
    await page.locator("h1").first().waitFor();
    await screen.act?.(page);
    await page.evaluate(() => document.fonts.ready);
    const whole = screen.whole !== false;
    // What was done may have scrolled the page, and what sticks to the window would stand amidst the whole of it.
    if (whole) await page.evaluate(() => scrollTo(0, 0));
    // What is fixed or as high as the window is drawn as a person scrolls to it.
    return await page.screenshot({ fullPage: whole, animations: "disabled" });
  } finally {
    await context.close();
  }
}

/** A picture in the form that is smallest on the way, as the browser itself encodes it; so wide, and so high at the most. */
async function smaller(page, png, { width, height } = {}) {
  const url = await page.evaluate(
    async ({ source, quality, width, height }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const share = width === undefined ? 1 : width / image.naturalWidth;
      const canvas = document.createElement("canvas");
      canvas.width = image.naturalWidth * share;
      canvas.height = Math.min(image.naturalHeight * share, height ?? Infinity);
      const paper = canvas.getContext("2d");
      paper.imageSmoothingQuality = "high";
      paper.drawImage(image, 0, 0, canvas.width, image.naturalHeight * share);
      return canvas.toDataURL("image/webp", quality);
    },
    { source: `data:image/png;base64,${png.toString("base64")}`, quality: QUALITY, width, height },
  );
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

const [folder, book, ...only] = process.argv.slice(2);
if (!folder || !book) throw new Error("usage: node scripts/screenshots.mjs FOLDER BOOK [SCREEN or PICTURE...]");
const known = Object.entries(SCREENS).flatMap(([name, screen]) => [name, ...[...ways(name, screen)].map(({ file }) => file)]);
const unknown = only.filter((name) => !known.includes(name));
if (unknown.length > 0) throw new Error(`no screen ${unknown.join(", ")}; there are: ${Object.keys(SCREENS).join(", ")}`);
mkdirSync(folder, { recursive: true });
mkdirSync(join(book, "screens"), { recursive: true });
const server = await preview({ root: new URL("..", import.meta.url).pathname, preview: { port: 0, host: "127.0.0.1" }, logLevel: "warn" });
const browser = await launch();
try {
  const address = server.resolvedUrls.local[0];
  const press = await browser.newPage();
  for (const [name, screen] of Object.entries(SCREENS)) {
    for (const way of ways(name, screen)) {
      if (only.length > 0 && !only.includes(name) && !only.includes(way.file)) continue;
      const png = await draw(browser, address, screen, way);
      writeFileSync(join(folder, `${way.file}.png`), png);
      const [seen, { size }] = [way.file.slice(name.length + 1), way];
      const print = async (path, how) => {
        const small = await smaller(press, png, how);
        writeFileSync(join(book, path), small);
        console.log(`${path}: ${(small.length / 1000).toFixed(0)} kB`);
      };
      if (screen.book?.includes(seen)) await print(`${way.file}.webp`);
      const width = screen.listed && LISTED[seen];
      if (width) await print(`screens/${way.file}.webp`, { width, height: (MOST * size.height * width) / size.width });
    }
  }
} finally {
  await browser.close();
  await server.close();
}
