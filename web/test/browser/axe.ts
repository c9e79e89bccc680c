/** What is wrong with a page for those who can't see it well, or touch it with a finger. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds wrong with a page; with high contrast, also what doesn't have seven to one. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => {
    const options = { rules: { "color-contrast-enhanced": { enabled: document.documentElement.dataset.look === "contrast" } } };
    return (globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run(options);
  });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 120)} ${node.failureSummary ?? ""}`));
}

/** What a finger would miss. */
export function small(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const roots: ParentNode[] = [document, ...[...document.querySelectorAll("bao-board:not([inert] *)")].map((board) => board.shadowRoot!)];
    return roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>("button,a[href],select,input,textarea,summary")])
      // A small box belongs to the label round it.
      .map((each) => (each.matches("[type=radio],[type=checkbox]") ? each.closest("label")! : each))
      .filter((each) => each.checkVisibility() && !each.classList.contains("skip") && !each.closest("[inert]"))
      .map((each) => ({ what: each.outerHTML.slice(0, 90), box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 43.9 || box.height < 43.9)
      .map(({ what, box }) => `${what} ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`);
  });
}
