import { DRAWN, PITCH, RADIUS, seedPlaces, type Layout, type SeedPlace } from "./geometry.js";
import { seatOf, type Arrow, type BoardPosition, type HoleState, type Seat } from "./types.js";

/** More numbers than these do not fit beside a hole. */
const GHOSTS = 3;

/** How long a seed falls, in milliseconds. */
const FALL = 160;

const SVG = "http://www.w3.org/2000/svg";

/** An element of SVG with attributes. */
export function svg<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Record<string, string | number> = {},
  ...children: (Node | string)[]
): SVGElementTagNameMap[K] {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

/** What light does to wood, hollows and seeds: gradients, by class so that a theme colours them. */
function definitions(): SVGDefsElement {
  const stop = (offset: number, cls: string) => svg("stop", { offset, class: cls });
  const seed = (kind: number, rx: number, ry: number) =>
    svg(
      "g",
      { id: `seed${kind}` },
      svg("ellipse", { cx: 1.2, cy: 2.6, rx: rx + 0.6, ry: ry + 0.4, class: "shade" }),
      svg("ellipse", { rx, ry, fill: `url(#komwe${kind})` }),
      svg("ellipse", { cx: -rx * 0.32, cy: -ry * 0.4, rx: rx * 0.34, ry: ry * 0.2, class: "gleam" }),
    );
  const komwe = (kind: number) =>
    svg(
      "radialGradient",
      { id: `komwe${kind}`, cx: 0.36, cy: 0.3, r: 0.86 },
      stop(0, "seed-light"),
      stop(0.58, `seed-body${kind}`),
      stop(1, "seed-dark"),
    );
  return svg(
    "defs",
    {},
    svg("linearGradient", { id: "lip", x1: 0.2, y1: 0, x2: 0.8, y2: 1 }, stop(0, "lip-dark"), stop(1, "lip-light")),
    svg(
      "radialGradient",
      { id: "hollow", cx: 0.54, cy: 0.66, r: 0.74 },
      stop(0, "hollow-light"),
      stop(0.5, "hollow-body"),
      stop(1, "hollow-dark"),
    ),
    komwe(0),
    komwe(1),
    komwe(2),
    seed(0, 10.2, 8.5),
    seed(1, 9.4, 8.7),
    seed(2, 10.6, 8),
  );
}

/** The shape of a hole: round, or square where a house is. */
function shape(square: boolean, radius: number, attributes: Record<string, string>): SVGElement {
  return square
    ? svg("rect", { x: -radius, y: -radius, width: 2 * radius, height: 2 * radius, rx: 13, ...attributes })
    : svg("circle", { r: radius, ...attributes });
}

/** A seed that lies in its place in a hole. */
function lying({ x, y, turn, kind }: SeedPlace): SVGUseElement {
  return svg("use", { href: `#seed${kind}`, transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})` });
}

/** Changes a text only where it differs: whatever changes is painted again. */
function write(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** How seeds are shown; another one has all of them shown anew. */
export interface Look {
  /** By their number alone. */
  numbersOnly: boolean;
  count: (seeds: number) => string;
}

/** One hole as it is drawn: its marks, its seeds and its number. */
class HoleDrawing {
  readonly element: SVGGElement;
  readonly #heap = svg("g", { class: "heap" });
  readonly #count = svg("text", { class: "count", "text-anchor": "end" });
  readonly #marks = svg("g", { class: "marks" });
  readonly #delta = svg("text", { class: "delta", "text-anchor": "start" });
  readonly #ghost = svg("text", { class: "ghost", "text-anchor": "start" });
  readonly #places: SeedPlace[];
  #hole: HoleState | undefined;
  #look: Look | undefined;
  #state = "";

  constructor(place: number, at: { x: number; y: number }, square: boolean, turned: boolean) {
    this.#places = seedPlaces(place);
    const turn = turned ? " rotate(180)" : "";
    const words = svg("g", { transform: `translate(0 0)${turn}` }, this.#count, this.#delta, this.#ghost);
    for (const [text, x, y] of [
      [this.#count, RADIUS + 1, RADIUS + 2],
      [this.#delta, -RADIUS - 2, -RADIUS + 12],
      [this.#ghost, -RADIUS - 2, RADIUS + 2],
    ] as const) {
      text.setAttribute("x", String(x));
      text.setAttribute("y", String(y));
    }
    this.element = svg(
      "g",
      { transform: `translate(${at.x} ${at.y})`, class: "hole" },
      shape(square, RADIUS + 2.6, { fill: "url(#lip)", class: "lip" }),
      shape(square, RADIUS, { fill: "url(#hollow)", class: "hollow" }),
      this.#marks,
      this.#heap,
      words,
    );
  }

  /**
   * Shows what the hole holds. Seeds that stay keep their places; with `falling` the last one is
   * seen only once it has fallen, and its place is told.
   */
  show(hole: HoleState, falling: boolean, look: Look): SeedPlace | undefined {
    if (hole === this.#hole && look === this.#look) return undefined;
    this.#hole = hole;
    this.#look = look;
    this.#mark(hole);
    const drawn = look.numbersOnly ? 0 : Math.min(hole.seeds, DRAWN);
    while (this.#heap.childElementCount > drawn) this.#heap.lastElementChild?.remove();
    for (let index = this.#heap.childElementCount; index < drawn; index += 1) {
      this.#heap.append(lying(this.#places[index]!));
    }
    write(this.#count, hole.seeds > 0 ? look.count(hole.seeds) : "");
    if (!falling || drawn !== hole.seeds) return undefined;
    this.#heap.lastElementChild?.classList.add("lands");
    return this.#places[drawn - 1];
  }

  /** Shows what the hole is, by shape. */
  #mark(hole: HoleState): void {
    const state = `${hole.house ?? ""} ${hole.reserved ?? false} ${hole.takasia ?? false}`;
    if (state === this.#state) return;
    this.#state = state;
    this.#marks.replaceChildren();
    if (hole.house && hole.house !== "lost") {
      // Let into the wood at its corners.
      const [far, near] = [RADIUS + 6, RADIUS - 9];
      const corner = (x: number, y: number) => `M${x * near} ${y * far} H${x * (far - 8)} Q${x * far} ${y * far} ${x * far} ${y * (far - 8)} V${y * near}`;
      this.#marks.append(svg("path", { class: `house ${hole.house}`, d: `${corner(-1, -1)} ${corner(1, -1)} ${corner(1, 1)} ${corner(-1, 1)}` }));
    }
    if (hole.reserved) {
      this.#marks.append(svg("circle", { r: RADIUS - 5, class: "reserved" }));
      // A peg stuck into the rim.
      this.#marks.append(svg("path", { d: "M-9 -45 H9 L0 -28 Z", class: "peg" }));
    }
    if (hole.takasia) {
      this.#marks.append(svg("circle", { r: RADIUS - 5, class: "takasia" }));
      this.#marks.append(svg("path", { d: "M-26 -26 L26 26 M26 -26 L-26 26", class: "takasia" }));
    }
  }

  /** Shows by how many seeds the last move changed it. */
  delta(change: number | undefined, { count }: Look): void {
    write(this.#delta, change ? (change > 0 ? `+${count(change)}` : `−${count(-change)}`) : "");
  }

  /** Shows which laps of the last move ended in it. */
  ghost(laps: readonly number[], { count }: Look): void {
    const seen = laps.slice(0, GHOSTS).map(count);
    write(this.#ghost, laps.length > GHOSTS ? `${seen.join(" ")} …` : seen.join(" "));
  }

  mark(name: string, on: boolean): void {
    this.element.classList.toggle(name, on);
  }
}

/**
 * What moves over the board, as large as a hole: a picture of its own, so that a browser can move it
 * without painting the board again.
 */
function layer(cls: string, ...children: Node[]): SVGSVGElement {
  const half = PITCH / 2;
  return svg(
    "svg",
    { class: `layer ${cls}`, viewBox: `${-half} ${-half} ${PITCH} ${PITCH}`, "aria-hidden": "true", focusable: "false" },
    ...children,
  );
}

/** All that is drawn of a board. */
export class Drawing {
  readonly element: SVGSVGElement;
  /** What moves over it. */
  readonly layers: readonly SVGSVGElement[];
  look: Look;
  readonly #holes = new Map<string, HoleDrawing>();
  readonly #marked = new Map<string, Set<string>>();
  readonly #hand: SVGSVGElement;
  readonly #handCount = svg("text", { class: "count", "text-anchor": "middle", x: 22, y: 7 });
  readonly #handSeeds = svg("g");
  readonly #fall = layer("fall");
  readonly #arrows = svg("g", { class: "arrows" });
  readonly #layout: Layout;

  constructor(position: BoardPosition, layout: Layout, opposite: Seat | undefined, look: Look) {
    this.look = look;
    this.#layout = layout;
    const [from, to] = layout.ridge;
    const holes = svg("g");
    position.holes.forEach((hole, index) => {
      const turned = seatOf(hole.name) === opposite;
      const drawing = new HoleDrawing(index, layout.holes.get(hole.name)!, hole.house !== undefined, turned);
      this.#holes.set(hole.name, drawing);
      holes.append(drawing.element);
    });
    const rim = layout.rim.map(({ text, at, seat }) => {
      const turn = seat === opposite ? ` rotate(180 ${at.x} ${at.y})` : "";
      return svg("text", { x: at.x, y: at.y, class: "name", transform: turn.trim() }, text);
    });
    this.#hand = layer("hand", this.#handSeeds, this.#handCount);
    this.layers = [this.#fall, this.#hand];
    for (const each of this.layers) each.style.width = `${(100 * PITCH) / layout.width}%`;
    this.element = svg(
      "svg",
      { viewBox: `0 0 ${layout.width} ${layout.height}`, class: "drawn", "aria-hidden": "true", focusable: "false" },
      definitions(),
      svg("path", { d: `M${from.x} ${from.y} L${to.x} ${to.y}`, class: "ridge" }),
      ...rim,
      holes,
      this.#arrows,
    );
  }

  /** The font sizes that stay readable when a cell is so many CSS pixels wide. */
  scale(cell: number): void {
    const least = (pixels: number, units: number) => Math.max(units, (pixels * PITCH) / Math.max(1, cell));
    for (const each of [this.element, this.#hand]) {
      each.style.setProperty("--count-size", `${least(14, 21)}px`);
      each.style.setProperty("--name-size", `${least(10.5, 13)}px`);
    }
  }

  /** Shows a position; a hole in `falling` gets its last seed from above. */
  position(position: BoardPosition, falling: string | undefined): void {
    for (const hole of position.holes) {
      const place = this.#holes.get(hole.name)?.show(hole, hole.name === falling, this.look);
      if (!place) continue;
      moveTo(this.#fall, this.#layout.holes.get(hole.name)!);
      this.#fall.replaceChildren(lying(place));
      this.#fall.animate(
        [{ opacity: 1, transform: "translateY(-43%) scale(1.25)" }, { opacity: 1, transform: "none" }],
        { duration: FALL, easing: "ease-in" },
      );
    }
  }

  /** Shows the changes of the last move beside its holes. */
  deltas(changes: Map<string, number>): void {
    for (const [name, drawing] of this.#holes) drawing.delta(changes.get(name), this.look);
  }

  /** Shows the path of the last move: the laps in order, each as a number where it ended. */
  path(ends: readonly string[]): void {
    for (const [name, drawing] of this.#holes) {
      drawing.ghost(ends.flatMap((hole, index) => (hole === name ? [index + 1] : [])), this.look);
    }
  }

  /** Gives a mark to these holes, and to no others. */
  mark(mark: string, names: Iterable<string>): void {
    const old = this.#marked.get(mark);
    const marked = new Set(names);
    for (const name of old ?? []) if (!marked.has(name)) this.#holes.get(name)?.mark(mark, false);
    for (const name of marked) if (!old?.has(name)) this.#holes.get(name)?.mark(mark, true);
    this.#marked.set(mark, marked);
  }

  /** Shows the seeds in the mover's hand over a hole; none where there are none. */
  hand(seeds: number, over: string | undefined, milliseconds: number): void {
    const at = over === undefined ? undefined : this.#layout.holes.get(over);
    this.#hand.classList.toggle("holds", seeds > 0 && at !== undefined);
    if (!at) return;
    this.#hand.style.transitionDuration = `${Math.round(milliseconds)}ms`;
    // Beside what is told of the hole.
    moveTo(this.#hand, { x: at.x + 10, y: at.y - 30 });
    const drawn = Math.min(seeds, 7);
    while (this.#handSeeds.childElementCount > drawn) this.#handSeeds.lastElementChild?.remove();
    for (let index = this.#handSeeds.childElementCount; index < drawn; index += 1) {
      const angle = index * 2.4;
      const far = index === 0 ? 0 : 10 + index * 0.8;
      const place = `translate(${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)})`;
      this.#handSeeds.append(svg("use", { href: `#seed${index % 3}`, transform: place }));
    }
    write(this.#handCount, seeds > 0 ? this.look.count(seeds) : "");
  }

  /** Draws arrows from hole to hole. */
  arrows(arrows: readonly Arrow[]): void {
    this.#arrows.replaceChildren(
      ...arrows.flatMap(({ from, to, threat }) => {
        const [a, b] = [this.#layout.holes.get(from), this.#layout.holes.get(to)];
        if (!a || !b) return [];
        const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
        const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
        const tip = { x: b.x - ux * 16, y: b.y - uy * 16 };
        const foot = { x: tip.x - ux * 26, y: tip.y - uy * 26 };
        const head = `${tip.x},${tip.y} ${foot.x - uy * 15},${foot.y + ux * 15} ${foot.x + uy * 15},${foot.y - ux * 15}`;
        return [
          svg("path", { d: `M${a.x + ux * 22} ${a.y + uy * 22} L${foot.x} ${foot.y}`, class: threat ? "threat" : "" }),
          svg("polygon", { points: head, class: threat ? "threat" : "" }),
        ];
      }),
    );
  }
}

/** Moves a layer over a place of the drawing. */
function moveTo(moved: SVGSVGElement, at: { x: number; y: number }): void {
  const percent = (units: number) => `${((100 * units) / PITCH - 50).toFixed(2)}%`;
  moved.style.translate = `${percent(at.x)} ${percent(at.y)}`;
}

/** The grain of the wood: a still picture behind everything, so that it is painted once. */
export function grain(): SVGSVGElement {
  return svg(
    "svg",
    { class: "grain", "aria-hidden": "true", focusable: "false", preserveAspectRatio: "none" },
    svg(
      "filter",
      { id: "grain", x: 0, y: 0, width: "100%", height: "100%" },
      svg("feTurbulence", { type: "fractalNoise", baseFrequency: ".004 .16", numOctaves: 3, seed: 11 }),
      svg("feColorMatrix", { values: "0 0 0 0 .1  0 0 0 0 .05  0 0 0 0 .02  0 0 0 .8 -.22" }),
    ),
    svg("rect", { width: "100%", height: "100%", filter: "url(#grain)" }),
  );
}

/** A bowl with the seeds beside the board. */
export function bowl(seeds: number): SVGSVGElement {
  const drawn = Math.min(seeds, 26);
  const lie = Array.from({ length: drawn }, (_, index) => {
    const { x, y, turn, kind } = seedPlaces(101)[index % DRAWN]!;
    const spread = 1.9;
    return svg("use", {
      href: `#seed${kind}`,
      transform: `translate(${(x * spread + (index > 17 ? 6 : 0)).toFixed(1)} ${(y * 0.62).toFixed(1)}) rotate(${turn})`,
    });
  });
  return svg(
    "svg",
    { viewBox: "-64 -30 128 60", class: "bowl", "aria-hidden": "true", focusable: "false" },
    svg("rect", { x: -63, y: -28.5, width: 126, height: 57, rx: 28.5, fill: "url(#lip)" }),
    svg("rect", { x: -61, y: -26.5, width: 122, height: 53, rx: 26.5, fill: "url(#hollow)" }),
    ...lie,
  );
}
