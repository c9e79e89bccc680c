/** How long a finger rests until it is no tap any more, in milliseconds; browsers think so after 500. */
const REST = 400;
/** A finger that has gone farther scrolls the page, in CSS pixels. */
const FAR = 10;

/** Knows a finger that rests on something that can be looked at beforehand from one that taps. */
export class Hold {
  #held = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(place: HTMLElement, means: (target: Element) => boolean) {
    let from = { x: 0, y: 0 };
    const end = () => clearTimeout(this.#timer);
    place.addEventListener("pointerdown", (event) => {
      end();
      this.#held = false;
      from = event;
      if (event.pointerType === "mouse" || !means(event.target as Element)) return;
      this.#timer = setTimeout(() => { this.#held = true; }, REST);
    });
    place.addEventListener("pointermove", ({ x, y }) => {
      if (Math.hypot(x - from.x, y - from.y) > FAR) end();
    });
    place.addEventListener("pointerup", end);
    place.addEventListener("pointercancel", end);
    // What the browser would offer for a finger that rests would hide what it looks at.
    place.addEventListener("contextmenu", (event) => {
      if (this.#held) event.preventDefault();
    });
  }

  /** Whether the last touch rested: what it touched is looked at, and not chosen. */
  get held(): boolean {
    return this.#held;
  }
}
