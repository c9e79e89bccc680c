import { begin, choose, options, type Choosing, type Chosen } from "./choosing.js";
import { Controls, cross, SPEEDS } from "./controls.js";
import { Drawing, grain, type Look } from "./draw.js";
import { layout, PITCH, standsUpright, TARGET, type Layout } from "./geometry.js";
import { Hold } from "./hold.js";
import { english, type Labels } from "./labels.js";
import { choiceOf, offer, place } from "./offers.js";
import { picture } from "./picture.js";
import { Plate } from "./plates.js";
import { Playback } from "./playback.js";
import { styles } from "./styles.js";
import { differences, rowsOf, Timeline } from "./timeline.js";
import {
  seatOf,
  type Arrow,
  type BoardPosition,
  type Choice,
  type HoleState,
  type LegalMove,
  type PlayedMove,
  type Seat,
  type Step,
} from "./types.js";

/** The height that the holes leave to all that should be seen along with them, down to the laps, in CSS pixels. */
const BESIDE = { flat: 340, upright: 366 };

/** What the board reports, by the names of its events. */
export interface BoardEvents {
  /** The player made a move. */
  "bao-move": { move: string };
  /** The player asked for a hole with which no move begins. */
  "bao-refused": { hole: string };
  /** A hole was chosen, and more is to be chosen, of what kind; or it was given up. */
  "bao-choose": { hole: string | undefined; kind: Choice["kind"] | undefined };
  /** The instant that is shown, what happens in it, and whether it was reached by playing. */
  "bao-instant": { instant: number; of: number; kind: Step["kind"] | undefined; playing: boolean };
  /** A move has been shown to its end. */
  "bao-shown": { text: string };
  /** The player chose a speed. */
  "bao-speed": { speed: number };
}

/** A board that shows positions and moves and reports what the player does. It knows no rules. */
export class BaoBoard extends HTMLElement {
  static readonly observedAttributes = [
    "viewer", "layout", "opposite", "numbers", "interactive", "foresee", "plates",
  ];

  readonly #root = this.attachShadow({ mode: "open" });
  readonly #table = element("div", "table");
  readonly #wood = element("div", "wood");
  readonly #field = element("div", "field");
  readonly #buttons = element("div", "buttons");
  readonly #ask = element("div", "ask");
  readonly #said = element("div", "said");
  readonly #plates = { far: new Plate("far"), near: new Plate("near") };
  readonly #controls: Controls;
  /** A finger that rests on a hole or a choice looks where it leads, and makes no move. */
  readonly #hold = new Hold(this.#table, (target) => this.#meant(target) !== undefined);
  #holes = new Map<string, HTMLButtonElement>();
  /** What holes that can't be played were last named as. */
  #named = new WeakMap<HTMLButtonElement, HoleState>();
  #drawing: Drawing | undefined;
  #layout: Layout | undefined;
  #shape = "";
  #position: BoardPosition | undefined;
  #shown: BoardPosition | undefined;
  #legal: readonly LegalMove[] = [];
  #choosing: Choosing | undefined;
  #playback: Playback | undefined;
  #finish: (() => void) | undefined;
  #arrows: readonly Arrow[] = [];
  #lit: readonly string[] = [];
  #labels = english;
  #look: Look = { numbersOnly: false, count: english.count };
  #speed = 1;
  #focused = "";

  constructor() {
    super();
    this.#controls = new Controls(this.#labels, (speed) => {
      this.speed = speed;
      this.#tell("bao-speed", { speed });
    });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    this.#root.adoptedStyleSheets = [sheet];
    this.#said.setAttribute("role", "status");
    this.#ask.hidden = true;
    this.#buttons.setAttribute("role", "group");
    this.#field.append(this.#buttons);
    const { far, near } = this.#plates;
    this.#wood.append(grain(), far.element, this.#field, near.element);
    const table = this.#table;
    table.append(this.#wood, this.#ask);
    this.#root.append(table, document.createElement("slot"), this.#controls.element, this.#said);
    table.addEventListener("click", (event) => {
      // Keys press without a finger.
      if (event.detail === 0 || !this.#hold.held) this.#click(event);
    });
    table.addEventListener("pointerover", (event) => this.#hover(event));
    table.addEventListener("focusin", (event) => this.#hover(event));
    table.addEventListener("pointerleave", () => {
      if (!this.#hold.held) this.#preview(undefined);
    });
    this.#root.addEventListener("keydown", (event) => this.#key(event as KeyboardEvent));
    new ResizeObserver(() => this.#resize()).observe(this);
  }

  attributeChangedCallback(name: string): void {
    if (name === "numbers") this.#relook();
    this.#draw();
  }

  /** What stands on the board. Setting it ends what is being shown. */
  get position(): BoardPosition | undefined {
    return this.#position;
  }

  set position(position: BoardPosition | undefined) {
    this.#drop();
    this.#position = position;
    this.#choosing = undefined;
    this.#draw();
  }

  /** The moves that the player may make in `position`. */
  get legal(): readonly LegalMove[] {
    return this.#legal;
  }

  set legal(legal: readonly LegalMove[]) {
    this.#legal = legal;
    this.#choosing = undefined;
    this.#marks();
  }

  /** Arrows over the board. */
  set arrows(arrows: readonly Arrow[]) {
    this.#arrows = arrows;
    this.#drawing?.arrows(arrows);
  }

  /** Holes that are lit: the cause of a refusal, a hint. */
  set lit(lit: readonly string[]) {
    this.#lit = lit;
    this.#marks();
  }

  /** Every text of the board. */
  set labels(labels: Labels) {
    this.#labels = labels;
    this.#named = new WeakMap();
    this.#controls.relabel(labels, this.#speed);
    this.#relook();
    this.#draw();
  }

  /** How fast moves are shown: 1 is about five seconds a move at most, `Infinity` at once. */
  get speed(): number {
    return this.#speed;
  }

  set speed(speed: number) {
    this.#speed = SPEEDS.includes(speed) ? speed : 1;
    if (this.#playback) this.#playback.speed = this.#speed;
    this.#controls.relabel(this.#labels, this.#speed);
  }

  /** The instant that is shown, and the last one; nothing where no move is shown. */
  get instant(): { instant: number; of: number; playing: boolean } | undefined {
    const shown = this.#playback;
    return shown && { instant: shown.instant, of: shown.timeline.length, playing: shown.playing };
  }

  /** The board as it is drawn at this instant. */
  get shown(): BoardPosition | undefined {
    return this.#shown;
  }

  /**
   * Shows a move seed by seed; the promise is kept when it has been shown or skipped. Afterwards
   * the board stands where the move leads, and the move can be gone through again.
   */
  show(move: PlayedMove, options: { paused?: boolean; ended?: boolean } = {}): Promise<void> {
    this.#drop();
    this.#position = move.after;
    this.#choosing = undefined;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const timeline = new Timeline(move);
    const playback = new Playback(timeline, this.#speed, {
      shows: (instant, playing, milliseconds) => this.#instant(instant, playing, milliseconds),
      turned: () => this.#controls.follow(),
      ended: () => {
        this.#tellLast();
        this.#tell("bao-shown", { text: move.text });
        this.#finish?.();
      },
    });
    this.#playback = playback;
    this.#controls.show(playback);
    return new Promise((resolve) => {
      this.#finish = resolve;
      this.#instant(0, false, 0);
      if (options.ended || (still && !options.paused)) playback.seek(timeline.length);
      else if (!options.paused) playback.play();
    });
  }

  /** Jumps to the end of the move that is being shown. */
  skip(): void {
    this.#controls.skip();
  }

  /** Shows an instant of the move, and stays there. */
  seek(instant: number): void {
    this.#playback?.seek(instant);
  }

  /** Says something to a screen reader. */
  say(text: string): void {
    this.#said.textContent = text;
  }

  /** Brings the holes into the window, as far as they are not in it and it is high enough. */
  reveal(): void {
    this.#field.scrollIntoView({ block: "nearest" });
  }

  /** The board as it is shown now: the text of an SVG file. */
  picture(): string {
    return this.#drawing ? picture(this.#drawing.element, this.#wood) : "";
  }

  /** Gives up the hole that is chosen. */
  cancel(): void {
    if (!this.#choosing) return;
    const { hole } = this.#choosing;
    this.#choosing = undefined;
    this.#tell("bao-choose", { hole: undefined, kind: undefined });
    this.#marks();
    this.#holes.get(hole)?.focus();
  }

  /** Gives the focus to the hole that Tab leads to. */
  override focus(options?: FocusOptions): void {
    this.#holes.get(this.#focused)?.focus(options);
  }

  get #viewer(): Seat {
    return this.getAttribute("viewer") === "N" ? "N" : "S";
  }

  /** Shows seeds otherwise from now on. */
  #relook(): void {
    this.#look = { numbersOnly: this.hasAttribute("numbers"), count: this.#labels.count };
    if (this.#drawing) this.#drawing.look = this.#look;
  }

  /** Forgets the move that is shown. */
  #drop(): void {
    this.#playback?.dispose();
    this.#playback = undefined;
    this.#controls.show(undefined);
    const finish = this.#finish;
    this.#finish = undefined;
    finish?.();
  }

  /** Makes the board anew where its shape has changed, and shows the position. */
  #draw(): void {
    const position = this.#shown && this.#playback ? this.#shown : this.#position;
    if (!position) return;
    const wanted = this.getAttribute("layout");
    const upright = wanted === "portrait" || (wanted !== "landscape" && this.#upright(position));
    const houses = position.holes.filter((hole) => hole.house).map((hole) => hole.name);
    const shape = [
      position.rows, position.columns, this.#viewer, upright, this.hasAttribute("opposite"), ...houses,
    ].join();
    if (shape !== this.#shape) {
      this.#shape = shape;
      this.#layout = layout(position, this.#viewer, upright);
      const far = this.#viewer === "S" ? "N" : "S";
      this.#drawing = new Drawing(position, this.#layout, this.hasAttribute("opposite") ? far : undefined, this.#look);
      this.#field.replaceChildren(this.#drawing.element, ...this.#drawing.layers, this.#buttons);
      this.#makeButtons(position, this.#layout);
      this.#drawing.arrows(this.#arrows);
      this.#resize();
    }
    if (this.#playback) return this.#instant(this.#playback.instant, false, 0);
    this.#render(position, undefined);
    this.#drawing?.hand(0, undefined, 0);
    this.#drawing?.deltas(new Map());
    this.#drawing?.path([]);
    this.#marks();
  }

  /** Whether it stands upright where nobody has said so: for fingers, and where the window gives it larger holes. */
  #upright(position: BoardPosition): boolean {
    // The window of a phone grows when its address goes; the page's own height doesn't.
    const height = document.documentElement.clientHeight - BESIDE.upright;
    return standsUpright(position, this.clientWidth, this.getAttribute("layout") === "window" ? height : 0);
  }

  #makeButtons(position: BoardPosition, { holes, width, height, upright }: Layout): void {
    this.#holes = new Map();
    for (const { name } of position.holes) {
      const at = holes.get(name)!;
      const button = element("button", "");
      button.type = "button";
      button.dataset.hole = name;
      button.tabIndex = -1;
      place(button, at.x / width, at.y / height);
      this.#holes.set(name, button);
    }
    // Read row by row as the viewer sees them.
    const seen = [...this.#holes].sort(([one], [other]) => {
      const [a, b] = [holes.get(one)!, holes.get(other)!];
      return upright ? a.x - b.x || a.y - b.y : a.y - b.y || a.x - b.x;
    });
    this.#buttons.replaceChildren(...seen.map(([, button]) => button));
    const own = seen.findLast(([name]) => seatOf(name) === this.#viewer)?.[0] ?? "";
    if (!this.#holes.has(this.#focused)) this.#focused = own;
    this.#holes.get(this.#focused)!.tabIndex = 0;
  }

  /** Fits the board to the width it is given, upright to the height of the window as well. */
  #resize(): void {
    const position = this.#position;
    if (!position || this.clientWidth === 0) return;
    const free = !["landscape", "portrait"].includes(this.getAttribute("layout") ?? "");
    if (!this.#layout || (free && this.#upright(position) !== this.#layout.upright)) {
      this.#shape = "";
      this.#draw();
      return;
    }
    const { width, height, upright } = this.#layout;
    // As large as the window lets the whole of it be seen, but never too small for a finger.
    const most = Math.max(innerHeight - BESIDE[upright ? "upright" : "flat"], ((TARGET + 1) * height) / PITCH);
    const wide = Math.min(this.clientWidth, 1088, (most * width) / height);
    const cell = (wide * PITCH) / width;
    this.#table.style.maxWidth = upright ? "" : `${wide}px`;
    this.#field.style.width = `${wide}px`;
    this.#field.style.height = `${(wide * height) / width}px`;
    this.#buttons.style.setProperty("--cell", `${cell}px`);
    for (const button of this.#holes.values()) {
      button.style.width = button.style.height = `${cell}px`;
    }
    this.#drawing?.scale(cell);
  }

  /** Shows an instant of the move. */
  #instant(instant: number, playing: boolean, milliseconds: number): void {
    const playback = this.#playback;
    if (!playback) return;
    const { timeline } = playback;
    const steps = timeline.stepsAt(instant);
    const step = steps[0];
    const over = step?.kind === "capture" ? step.from : step?.hole;
    this.#render(timeline.at(instant), playing && step?.kind === "drop" ? step.hole : undefined);
    this.#drawing?.hand(timeline.inHand(instant), over, playing ? milliseconds * 0.8 : 0);
    const ended = instant === timeline.length;
    const { before, after } = timeline.move;
    const captured = steps.filter(({ kind }) => kind === "capture" || kind === "take");
    const lost = captured.map(({ from, hole, seeds }) => [from ?? hole ?? "", -seeds] as const);
    this.#drawing?.deltas(ended ? differences(before, after) : new Map(lost));
    this.#drawing?.path(ended ? timeline.laps.map((lap) => lap.to) : []);
    this.#drawing?.mark("touched", ended || !step?.hole ? ends(timeline, ended) : [step.hole]);
    this.#drawing?.mark("captured", captured.map(({ from, hole }) => from ?? hole ?? ""));
    this.#marks();
    this.#controls.follow();
    this.#tell("bao-instant", { instant, of: timeline.length, kind: step?.kind, playing });
  }

  #render(position: BoardPosition, falling: string | undefined): void {
    this.#shown = position;
    this.#drawing?.position(position, falling);
    this.#platesShow();
  }

  /** What stands beside the board of each player. */
  #platesShow(): void {
    const position = this.#shown;
    if (!position) return;
    const { far, near } = this.#plates;
    const numbers = this.hasAttribute("numbers");
    const moving = this.#playback !== undefined && !this.#playback.ended;
    const [nearSeat, farSeat]: Seat[] = this.#viewer === "S" ? ["S", "N"] : ["N", "S"];
    for (const [plate, seat] of [[near, nearSeat!], [far, farSeat!]] as const) {
      plate.element.hidden = this.getAttribute("plates") === "none";
      plate.show(seat, position, this.#labels, moving, this.#isOpposite(seat), numbers);
    }
  }

  /** Whether a player sits opposite the one who is near. */
  #isOpposite(seat: Seat | undefined): boolean {
    return this.hasAttribute("opposite") && seat !== this.#viewer;
  }

  /** Marks what can be played, what is chosen and what is lit, and names every hole. */
  #marks(): void {
    const drawing = this.#drawing;
    const position = this.#shown;
    if (!drawing || !position) return;
    const still = !this.#playback || this.#playback.ended;
    const active = this.hasAttribute("interactive") && still;
    const choosing = active ? this.#choosing : undefined;
    const offered = choosing ? options(choosing) : [];
    const legal = active ? this.#legal : [];
    drawing.mark("playable", choosing ? [] : legal.map((move) => move.hole));
    drawing.mark("chosen", choosing ? [choosing.hole] : []);
    drawing.mark("offered", offered.filter(({ kind }) => kind !== "house").map(({ hole }) => hole));
    drawing.mark("lit", this.#lit);
    if (!choosing) drawing.mark("lands", []);
    this.#buttons.setAttribute("aria-label", this.#labels.board(position));
    for (const hole of position.holes) {
      const button = this.#holes.get(hole.name);
      if (!button) continue;
      if (choosing?.hole === hole.name) button.setAttribute("aria-pressed", "true");
      else button.removeAttribute("aria-pressed");
      const choices = legal
        .filter((move) => move.hole === hole.name)
        .map((move) => move.choices[0] ?? ({ kind: "direction", hole: move.lands } as const));
      // Names take long to make, and in the midst of a move most holes stay as they are.
      if (choices.length === 0 && this.#named.get(button) === hole) continue;
      button.setAttribute("aria-label", this.#labels.hole(hole, unique(choices)));
      if (choices.length === 0) this.#named.set(button, hole);
      else this.#named.delete(button);
    }
    this.#offer(choosing, offered);
  }

  /** Puts a button for each thing to choose beside the hole, or asks under the board. */
  #offer(choosing: Choosing | undefined, offered: Choice[]): void {
    const had = this.#root.activeElement?.closest(".choice,.ask") != null;
    for (const old of this.#buttons.querySelectorAll(".choice")) old.remove();
    const house = choosing !== undefined && offered.some(({ kind }) => kind === "house");
    if (!house && !this.#ask.hidden) this.#foresee([]);
    this.#ask.hidden = !house;
    this.toggleAttribute("asks", house);
    // Who sits opposite is asked so that he can read it.
    this.#ask.classList.toggle("turned", this.#isOpposite(this.#position?.turn));
    this.#ask.replaceChildren();
    if (!choosing || !this.#layout) return;
    const made = offer(choosing, offered, this.#layout, this.#position!, this.#labels);
    if (house) {
      const cancel = element("button", "");
      cancel.type = "button";
      cancel.className = "cancel";
      cancel.ariaLabel = cancel.title = this.#labels.controls.cancel;
      cancel.append(cross());
      cancel.addEventListener("click", () => this.cancel());
      this.#ask.append(...made, cancel);
    } else this.#buttons.append(...made);
    if (had || this.#root.activeElement === this.#holes.get(choosing.hole)) made[0]?.focus({ preventScroll: true });
  }

  #click(event: Event): void {
    const target = (event.target as Element).closest<HTMLElement>("button");
    const moving = this.#playback?.playing === true;
    if (moving) this.skip();
    const choice = choiceOf(target);
    if (choice && this.#choosing) this.#settle(choose(this.#choosing, choice));
    else if (target?.dataset.hole) this.#ask_for(target.dataset.hole, moving);
    else if (!moving && !target) this.cancel();
  }

  /** The player asks for a hole: as the next choice, or to begin with. */
  #ask_for(hole: string, moving: boolean): void {
    this.#focus(hole, false);
    if (!this.hasAttribute("interactive")) return;
    if (this.#playback && !moving) this.skip();
    const choosing = this.#choosing;
    if (choosing) {
      const next = options(choosing).find((each) => each.kind !== "house" && each.hole === hole);
      if (next) return this.#settle(choose(choosing, next));
      if (hole === choosing.hole) return this.cancel();
    }
    const chosen = begin(this.#legal, hole);
    if (chosen) return this.#settle(chosen);
    this.#choosing = undefined;
    this.#marks();
    if (!moving) this.#tell("bao-refused", { hole });
  }

  #settle(chosen: Chosen): void {
    if (chosen && "move" in chosen) {
      this.#choosing = undefined;
      this.#focus(chosen.move.hole, true);
      this.#marks();
      this.#tell("bao-move", { move: chosen.move.text });
      return;
    }
    this.#choosing = chosen?.choosing;
    if (this.#choosing) {
      this.#tell("bao-choose", { hole: this.#choosing.hole, kind: options(this.#choosing)[0]?.kind });
    }
    this.#marks();
  }

  /** Shows where the first lap of what is under the pointer or the focus would end. */
  #hover(event: Event): void {
    this.#preview(this.#meant(event.target as Element));
  }

  /** The moves that begin with what a hole or a choice stands for; nothing where there are none. */
  #meant(target: Element): LegalMove[] | undefined {
    const button = target.closest<HTMLElement>("button");
    const choice = choiceOf(button);
    const chosen = choice && this.#choosing ? choose(this.#choosing, choice) : begin(this.#legal, button?.dataset.hole ?? "");
    return chosen && ("move" in chosen ? [chosen.move] : chosen.choosing.moves);
  }

  #preview(moves: readonly LegalMove[] | undefined): void {
    const shown = this.hasAttribute("interactive") && !this.#playback?.playing ? moves : undefined;
    this.#drawing?.mark("lands", shown?.map((move) => move.lands) ?? []);
    if (this.hasAttribute("foresee") || !this.#ask.hidden) this.#foresee(shown ?? []);
  }

  /** Shows what a move would change in the end, where only one is meant; else what the last one did. */
  #foresee(moves: readonly LegalMove[]): void {
    if (this.#playback && !this.#playback.ended) return;
    const [move, ...others] = moves;
    const last = this.#playback?.timeline.move;
    const [before, after] = move && others.length === 0 ? [this.#position, move.after] : [last?.before, last?.after];
    this.#drawing?.deltas(before && after ? differences(before, after) : new Map<string, number>());
  }

  #focus(hole: string, now: boolean): void {
    const old = this.#holes.get(this.#focused);
    if (old) old.tabIndex = -1;
    this.#focused = hole;
    const button = this.#holes.get(hole);
    if (button) button.tabIndex = 0;
    if (now && this.#root.activeElement) button?.focus();
  }

  #key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = event.target as HTMLElement;
    const acts: Record<string, () => void> = {
      ",": () => this.#controls.step(-1),
      ".": () => this.#controls.step(1),
      "[": () => this.#controls.lap(-1),
      "]": () => this.#controls.lap(1),
      p: () => this.#controls.toggle(),
      r: () => this.say(this.#shown ? this.#labels.rows(rowsOf(this.#shown)) : ""),
      l: () => this.#tellLast(),
      s: () => this.skip(),
      Escape: () => (this.#playback?.playing ? this.skip() : this.cancel()),
    };
    const vector = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const onBoard = target.closest(".buttons") !== null;
    if (vector && onBoard) this.#go(target, vector[0]!, vector[1]!);
    else if (acts[event.key]) acts[event.key]!();
    else {
      if (this.#playback?.playing && onBoard && event.key !== "Tab") this.skip();
      return;
    }
    event.preventDefault();
  }

  /** Tells the move that was shown last, in one sentence. */
  #tellLast(): void {
    const shown = this.#playback?.timeline;
    if (shown) this.say(this.#labels.moved(shown.move.text, shown.laps));
  }

  /** An arrow key: picks the choice that lies that way, or goes to the next hole that way. */
  #go(target: HTMLElement, dx: number, dy: number): void {
    const holes = this.#layout!.holes;
    if (this.#choosing) {
      const from = holes.get(this.#choosing.hole)!;
      const along = (choice: Choice) => {
        const to = holes.get(choice.hole)!;
        return (to.x - from.x) * dx + (to.y - from.y) * dy;
      };
      const ways = options(this.#choosing).filter(({ kind }) => kind !== "house");
      const way = ways.filter((choice) => along(choice) > 1).sort((a, b) => along(b) - along(a))[0];
      if (way) this.#settle(choose(this.#choosing, way));
      return;
    }
    const from = holes.get(target.dataset.hole ?? this.#focused)!;
    let best: [number, string] | undefined;
    for (const [name, at] of holes) {
      const along = (at.x - from.x) * dx + (at.y - from.y) * dy;
      const aside = Math.abs((at.x - from.x) * dy) + Math.abs((at.y - from.y) * dx);
      if (along > 1 && aside < PITCH / 2 && (!best || along < best[0])) best = [along, name];
    }
    if (best) this.#focus(best[1], true);
  }

  #tell<K extends keyof BoardEvents>(name: K, detail: BoardEvents[K]): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

/** Where a move began and ended, once it is over. */
function ends(timeline: Timeline, ended: boolean): string[] {
  return ended ? [timeline.laps[0]?.from ?? "", timeline.laps.at(-1)?.to ?? ""] : [];
}

function unique(choices: Choice[]): Choice[] {
  return choices.filter((choice, index) => choices.findIndex(({ hole }) => hole === choice.hole) === index);
}

function element<K extends keyof HTMLElementTagNameMap>(name: K, cls: string): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  if (cls) made.className = cls;
  return made;
}
