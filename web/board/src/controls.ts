import { svg } from "./draw.js";
import type { Control, Labels } from "./labels.js";
import type { Playback } from "./playback.js";

/** The speeds that may be chosen. */
export const SPEEDS = [0.25, 0.5, 1, 2, 4, 8, Infinity];

const ICONS: Partial<Record<Control, string>> = {
  play: "M5 3 L17 10 L5 17 Z",
  pause: "M4 3 H8 V17 H4 Z M12 3 H16 V17 H12 Z",
  replay: "M10 3 A7 7 0 1 1 3.6 7.2 L5.6 8 A5 5 0 1 0 10 5 V8.2 L4.8 4.1 L10 0 Z",
  back: "M13 3 V17 L6 10 Z",
  on: "M7 3 V17 L14 10 Z",
  lapBack: "M10.5 3 V17 L4 10 Z M17 3 V17 L10.5 10 Z",
  lapOn: "M3 3 V17 L9.5 10 Z M9.5 3 V17 L16 10 Z",
  skip: "M4 3 V17 L13 10 Z M14 3 H17 V17 H14 Z",
};

/** The transport under the board: play, pause, step, slider, speed, and the strip of laps. */
export class Controls {
  readonly element: HTMLDivElement;
  readonly #buttons = new Map<Control, HTMLButtonElement>();
  readonly #slider = document.createElement("input");
  readonly #speed = document.createElement("select");
  readonly #strip = document.createElement("ol");
  #labels: Labels;
  #playback: Playback | undefined;
  /** The button of the lap that is shown. */
  #current: Element | null | undefined;
  /** How far the strip is to be moved for each of its laps: asked once, for each question lays the page out. */
  #middles: number[] | undefined;

  constructor(labels: Labels, chooseSpeed: (speed: number) => void) {
    this.#labels = labels;
    const bar = document.createElement("div");
    bar.className = "transport";
    bar.setAttribute("role", "group");
    const acts: [Control, () => void][] = [
      ["lapBack", () => this.lap(-1)],
      ["back", () => this.step(-1)],
      ["play", () => this.toggle()],
      ["on", () => this.step(1)],
      ["lapOn", () => this.lap(1)],
      ["skip", () => this.skip()],
    ];
    for (const [name, act] of acts) {
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.control = name;
      button.addEventListener("click", act);
      if (name === "play") button.className = "main";
      this.#buttons.set(name, button);
      bar.append(button);
    }
    this.#slider.type = "range";
    this.#slider.min = "0";
    this.#slider.addEventListener("input", () => this.#playback?.seek(this.#slider.valueAsNumber));
    this.#speed.addEventListener("change", () => chooseSpeed(Number(this.#speed.value)));
    const along = document.createElement("div");
    along.className = "along";
    along.append(this.#slider, this.#speed);
    bar.append(along);
    this.element = document.createElement("div");
    this.element.className = "controls";
    this.element.part.add("controls");
    this.element.hidden = true;
    this.element.append(bar, this.#strip);
    this.relabel(labels, 1);
  }

  /** Names everything anew. */
  relabel(labels: Labels, speed: number): void {
    this.#labels = labels;
    const names = labels.controls;
    for (const [name, button] of this.#buttons) this.#face(button, name);
    this.element.firstElementChild?.setAttribute("aria-label", names.transport);
    this.#slider.setAttribute("aria-label", names.slider);
    this.#speed.setAttribute("aria-label", names.speed);
    this.#strip.setAttribute("aria-label", names.strip);
    this.#speed.replaceChildren(
      ...SPEEDS.map((each) => new Option(labels.speed(each), String(each), false, each === speed)),
    );
    if (this.#playback) this.show(this.#playback);
  }

  /** Shows a move, or none. */
  show(playback: Playback | undefined): void {
    this.#playback = playback;
    this.element.hidden = !playback;
    if (!playback) return;
    const { timeline } = playback;
    this.#slider.max = String(timeline.length);
    this.#current = this.#middles = undefined;
    this.#strip.replaceChildren(
      ...timeline.laps.map((lap, index) => {
        const button = document.createElement("button");
        button.type = "button";
        // Read out as a sentence, seen as a few signs.
        const told = document.createElement("span");
        told.className = "said";
        told.textContent = this.#labels.lap(lap, index + 1);
        const seen = document.createElement("span");
        seen.setAttribute("aria-hidden", "true");
        const way = document.createElement("small");
        way.textContent = `${lap.from} → ${lap.to}`;
        const end = document.createElement("em");
        end.textContent = this.#labels.lapEnd(lap);
        seen.append(this.#labels.count(lap.seeds), way, end);
        button.append(told, seen);
        button.addEventListener("click", () => playback.seek(lap.first));
        const item = document.createElement("li");
        item.append(button);
        return item;
      }),
    );
    this.follow();
  }

  /** Follows the playback. */
  follow(): void {
    const playback = this.#playback;
    if (!playback) return;
    const { timeline, instant, playing } = playback;
    this.#slider.value = String(instant);
    this.#slider.style.setProperty("--at", `${(100 * instant) / Math.max(1, timeline.length)}%`);
    this.#slider.setAttribute("aria-valuetext", this.#labels.instant(instant, timeline.length));
    const atEnd = instant >= timeline.length;
    const main = this.#buttons.get("play");
    if (main) this.#face(main, playing ? "pause" : atEnd ? "replay" : "play");
    // A button that has the focus stays usable, so that the focus is not lost.
    for (const [name, off] of [["back", instant === 0], ["lapBack", instant === 0], ["on", atEnd], ["lapOn", atEnd], ["skip", atEnd]] as const) {
      this.#buttons.get(name)?.setAttribute("aria-disabled", String(off));
    }
    this.#lap(timeline.lapAt(instant));
  }

  /** Marks a lap in the strip, and brings it into view. */
  #lap(index: number): void {
    const button = this.#strip.children[index]?.firstElementChild;
    if (button === this.#current) return;
    this.#current?.removeAttribute("aria-current");
    this.#current = button;
    if (!button) return;
    button.setAttribute("aria-current", "step");
    this.#middles ??= Array.from(this.#strip.children, (item) => middle(item as HTMLElement) - this.#strip.clientWidth / 2);
    this.#strip.scrollTo({ left: this.#middles[index]! });
  }

  toggle(): void {
    if (this.#playback?.playing) this.#playback.pause();
    else this.#playback?.play();
  }

  step(by: number): void {
    this.#playback?.seek(this.#playback.instant + by);
  }

  /** To the beginning of the lap, or of the one before or after. */
  lap(by: -1 | 1): void {
    const playback = this.#playback;
    if (!playback) return;
    const { laps, length } = playback.timeline;
    const starts = [...laps.map((lap) => lap.first), length];
    const wanted =
      by > 0
        ? starts.find((start) => start > playback.instant)
        : starts.findLast((start) => start < playback.instant);
    playback.seek(wanted ?? playback.instant);
  }

  skip(): void {
    this.#playback?.seek(this.#playback.timeline.length);
  }

  #face(button: HTMLButtonElement, name: Control): void {
    if (button.dataset.face === name && button.ariaLabel === this.#labels.controls[name]) return;
    button.dataset.face = name;
    button.setAttribute("aria-label", this.#labels.controls[name]);
    button.replaceChildren(
      svg("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" }, svg("path", { d: ICONS[name] ?? "" })),
    );
  }
}

/** The sign of what gives something up. */
export function cross(): SVGSVGElement {
  return svg("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" }, svg("path", { d: "M4 4 L16 16 M16 4 L4 16" }));
}

function middle(item: HTMLElement): number {
  return item.offsetLeft + item.offsetWidth / 2;
}
