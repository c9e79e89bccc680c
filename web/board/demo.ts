/** The board on its own: positions and moves written down here, no rules anywhere. */
import "./src/index.js";
import type { BoardPosition, LegalMove, PlayedMove, Step } from "./src/index.js";

/** A position from counts, row by row from the top left. */
function board(rows: number, columns: number, counts: number[], more: Partial<BoardPosition> = {}): BoardPosition {
  const holes = counts.map((seeds, index) => {
    const row = Math.floor(index / columns);
    const column = (index % columns) + 1;
    const name =
      row < rows
        ? `${"ab"[rows - 1 - row] ?? ""}${columns + 1 - column}`
        : `${"AB"[row - rows] ?? ""}${column}`;
    return { name, seeds };
  });
  return { rows, columns, holes, turn: "S", hand: [0, 0], ...more };
}

const start = board(2, 8, [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 6, 0, 0, 0, 0, 0, 0, 0, 0, 6, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0,
], { hand: [22, 22], hand_is: "reserve", stages: ["namua", "namua"] });
for (const hole of start.holes) if (hole.name === "A5" || hole.name === "a5") hole.house = "functional";

/** One seed from the reserve into A6, lifted and sown as the game's own example has it. */
const steps: Step[] = [
  { kind: "place", hole: "A6", seeds: 1, changes: [{ name: "A6", seeds: 3 }], hand: [21, 22] },
  { kind: "lift", hole: "A6", seeds: 3, changes: [{ name: "A6", seeds: 0 }] },
  { kind: "drop", hole: "A7", seeds: 1, changes: [{ name: "A7", seeds: 3 }] },
  { kind: "drop", hole: "A8", seeds: 1, changes: [{ name: "A8", seeds: 1 }] },
  { kind: "drop", hole: "B8", seeds: 1, changes: [{ name: "B8", seeds: 1 }] },
  { kind: "end", hole: "B8", seeds: 0, changes: [], turn: "N" },
];
const changed = new Map(steps.flatMap((step) => step.changes).map((hole) => [hole.name, hole]));
const move: PlayedMove = {
  text: "A6>*",
  before: start,
  steps,
  after: {
    ...start,
    hand: [21, 22],
    turn: "N",
    holes: start.holes.map((hole) => ({ ...hole, ...changed.get(hole.name) })),
  },
};

const legal: LegalMove[] = ["A6", "A7"].flatMap((hole) =>
  [-1, 1].map((way) => {
    const number = Number(hole[1]);
    const choice = { kind: "direction", hole: `A${number + way}` } as const;
    const lands = `A${number + 2 * way}`;
    return { text: `${hole}${way < 0 ? "<" : ">"}*`, hole, choices: [choice], lands, captures: 0, after: start };
  }),
);

function get<K extends keyof HTMLElementTagNameMap>(id: string, name: K): HTMLElementTagNameMap[K] {
  return document.querySelector<HTMLElementTagNameMap[K]>(`${name}#${id}`)!;
}

const report = get("report", "p");
const [shown, chosen] = [get("shown", "bao-board"), get("chosen", "bao-board")];
void shown.show(move, { paused: true });
chosen.position = start;
chosen.legal = legal;
chosen.addEventListener("bao-move", (event) => {
  report.textContent = `Move ${(event as CustomEvent<{ move: string }>).detail.move}`;
});
chosen.addEventListener("bao-refused", (event) => {
  const { hole } = (event as CustomEvent<{ hole: string }>).detail;
  report.textContent = `${hole} can't be played.`;
  chosen.lit = legal.map((each) => each.hole);
});
const kept = board(1, 6, [3, 1, 2, 0, 1, 0, 1, 10, 1, 4, 2, 1], { hand: [13, 9], hand_is: "store" });
kept.holes[2]!.reserved = true;
kept.holes[9]!.reserved = true;
get("two", "bao-board").position = kept;
get("two", "bao-board").setAttribute("plates", "");
get("twelve", "bao-board").position = board(2, 12, Array.from({ length: 48 }, (_, index) => (index === 23 || index === 24 ? 0 : 2)));

const options: Record<string, string[]> = {
  look: ["wood", "plain", "contrast"],
  viewer: ["S", "N"],
  layout: ["auto", "landscape", "portrait"],
};
for (const [name, values] of Object.entries(options)) {
  const label = document.createElement("label");
  const select = document.createElement("select");
  select.append(...values.map((value) => new Option(value)));
  select.addEventListener("change", () => {
    for (const each of document.querySelectorAll("bao-board")) {
      if (select.value === "auto") each.removeAttribute(name);
      else each.setAttribute(name, select.value);
    }
  });
  label.append(name, select);
  get("options", "form").append(label);
}
