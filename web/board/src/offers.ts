import { choose, type Choosing } from "./choosing.js";
import { svg } from "./draw.js";
import type { Layout } from "./geometry.js";
import type { Labels } from "./labels.js";
import { differences, rowsOf } from "./timeline.js";
import type { BoardPosition, Choice, HoleState } from "./types.js";

/** The buttons for what can be chosen: arrows beside the hole, or stop and safari with their outcomes. */
export function offer(
  choosing: Choosing,
  offered: Choice[],
  layout: Layout,
  position: BoardPosition,
  labels: Labels,
): HTMLButtonElement[] {
  return offered.map((choice) => {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.choice = JSON.stringify(choice);
    const told = labels.choice(choice, choosing.hole);
    if (choice.kind === "house") {
      // Its word is its name, and what it leads to.
      button.title = told;
      outcome(button, choosing, choice, layout, position, labels);
    } else {
      button.ariaLabel = told;
      arrow(button, choosing.hole, choice, layout);
    }
    return button;
  });
}

/** The choice of a button that `offer` made. */
export function choiceOf(button: HTMLElement | null | undefined): Choice | undefined {
  const text = button?.dataset.choice;
  return text === undefined ? undefined : (JSON.parse(text) as Choice);
}

/** Puts a button in the field, by parts of its width and height. */
export function place(button: HTMLElement, x: number, y: number): void {
  button.style.left = `${x * 100}%`;
  button.style.top = `${y * 100}%`;
}

/** An arrow as it is seen on the screen: beside the hole, towards where the first seed falls. */
function arrow(button: HTMLElement, hole: string, choice: Choice, { holes, width, height }: Layout): void {
  const [from, to] = [holes.get(hole)!, holes.get(choice.hole)!];
  const kichwa = choice.kind === "kichwa";
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const part = kichwa ? 1 : 0.8;
  button.classList.add("choice");
  place(button, (from.x + dx * part) / width, (from.y + dy * part) / height);
  const disc = document.createElement("i");
  const angle = Math.round((Math.atan2(dy, dx) * 180) / Math.PI);
  const path = kichwa
    ? svg("path", { d: "M8.5 1 H11.5 V8 H16 L10 15 L4 8 H8.5 Z M3 16.5 H17 V19 H3 Z" })
    : svg("path", { d: "M2 8 H10 V3 L18.5 10 L10 17 V12 H2 Z", transform: `rotate(${angle} 10 10)` });
  disc.append(svg("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" }, path));
  button.append(disc);
}

/**
 * What stopping in the house, or going on, would leave of the board: a little board that lies as the
 * large one does, and for who hears it the seeds of each row.
 */
function outcome(
  button: HTMLElement,
  choosing: Choosing,
  choice: Choice & { kind: "house" },
  { holes, upright }: Layout,
  position: BoardPosition,
  labels: Labels,
): void {
  const word = document.createElement("b");
  word.textContent = labels.safari(choice.safari);
  button.append(word);
  const chosen = choose(choosing, choice);
  if (!chosen || !("move" in chosen)) return;
  const { after } = chosen.move;
  const changed = differences(position, after);
  const told = document.createElement("span");
  told.className = "said";
  told.textContent = ` ${labels.rows(rowsOf(after))}`;
  const table = document.createElement("table");
  table.className = upright ? "upright" : "";
  table.setAttribute("aria-hidden", "true");
  const at = ({ name }: HoleState) => holes.get(name)!;
  const seen = after.holes.toSorted((one, other) => at(one).y - at(other).y || at(one).x - at(other).x);
  const across = upright ? 2 * after.rows : after.columns;
  for (let first = 0; first < seen.length; first += across) {
    const line = table.insertRow();
    for (const { name, seeds } of seen.slice(first, first + across)) {
      const cell = line.insertCell();
      cell.textContent = seeds > 0 ? labels.count(seeds) : "";
      const change = changed.get(name) ?? 0;
      if (change) cell.className = change > 0 ? "more" : "less";
    }
  }
  button.append(told, table);
}
