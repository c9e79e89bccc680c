// The board on its own, as any page may use it: positions and moves written down here, no rules anywhere.
import { BaoBoard, english } from "./dist/bao-board.js";

/** A position from counts, row by row from the top left. */
function board(rows, columns, counts, more = {}) {
  const holes = counts.map((seeds, index) => {
    const row = Math.floor(index / columns);
    const column = (index % columns) + 1;
    const name =
      row < rows
        ? `${String.fromCharCode(96 + rows - row)}${columns + 1 - column}`
        : `${String.fromCharCode(65 + row - rows)}${column}`;
    return { name, seeds };
  });
  return { rows, columns, holes, turn: "S", hand: [0, 0], ...more };
}

const start = board(2, 8, [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 6, 0, 0, 0, 0, 0, 0, 0, 0, 6, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0,
], { hand: [22, 22], hand_is: "reserve", stages: ["namua", "namua"] });
for (const hole of start.holes) if (hole.name === "A5" || hole.name === "a5") hole.house = "functional";

/** One seed from the reserve into A6, lifted and sown as the game's own example has it. */
const steps = [
  { kind: "place", hole: "A6", seeds: 1, changes: [{ name: "A6", seeds: 3 }], hand: [21, 22] },
  { kind: "lift", hole: "A6", seeds: 3, changes: [{ name: "A6", seeds: 0 }] },
  { kind: "drop", hole: "A7", seeds: 1, changes: [{ name: "A7", seeds: 3 }] },
  { kind: "drop", hole: "A8", seeds: 1, changes: [{ name: "A8", seeds: 1 }] },
  { kind: "drop", hole: "B8", seeds: 1, changes: [{ name: "B8", seeds: 1 }] },
  { kind: "end", hole: "B8", seeds: 0, changes: [], turn: "N" },
];
const changed = new Map(steps.flatMap((step) => step.changes).map((hole) => [hole.name, hole]));
const move = {
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

const legal = ["A6", "A7"].flatMap((hole) =>
  [-1, 1].map((way) => {
    const number = Number(hole[1]);
    const choice = { kind: "direction", hole: `A${number + way}` };
    const lands = `A${number + 2 * way}`;
    return { text: `${hole}${way < 0 ? "<" : ">"}*`, hole, choices: [choice], lands, captures: 0, after: start };
  }),
);

const [report, shown, chosen] = ["report", "shown", "chosen"].map((id) => document.getElementById(id));
void shown.show(move, { paused: true });
chosen.position = start;
chosen.legal = legal;
chosen.addEventListener("bao-move", (event) => {
  report.textContent = `Move ${event.detail.move}`;
});
chosen.addEventListener("bao-refused", ({ detail: { hole } }) => {
  report.textContent = `${hole} can't be played.`;
  chosen.lit = legal.map((each) => each.hole);
});

/** Boards of other sizes: one row a side, with stores and reserved holes; twelve columns; three rows a side. */
const small = board(1, 6, [3, 1, 2, 0, 1, 0, 1, 10, 1, 4, 2, 1], { hand: [13, 9], hand_is: "store" });
small.holes[2].reserved = small.holes[9].reserved = true;
const others = [
  small,
  board(2, 12, Array.from({ length: 48 }, (_, index) => (index === 23 || index === 24 ? 0 : 2))),
  board(3, 5, Array.from({ length: 30 }, (_, index) => index % 7)),
];
for (const position of others) {
  const made = new BaoBoard();
  if (!position.hand_is) made.setAttribute("plates", "none");
  made.position = position;
  made.labels = { ...english, board: () => `${2 * position.rows} rows of ${position.columns} holes` };
  document.getElementById("others").append(made);
}

const options = {
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
  document.getElementById("options").append(label);
}
