import { bowl } from "./draw.js";
import type { Labels } from "./labels.js";
import { handOf } from "./timeline.js";
import type { BoardPosition, Seat } from "./types.js";

/** The strip of wood beside the board that tells of one player. */
export class Plate {
  readonly element = document.createElement("div");
  readonly #who = document.createElement("span");
  readonly #hand = document.createElement("span");
  /** What the page puts there for this player: a clock. */
  readonly #own = document.createElement("slot");
  #bowl: SVGSVGElement | undefined;
  #seeds = -1;

  constructor(where: "far" | "near") {
    this.element.className = `plate ${where}`;
    const turn = document.createElement("span");
    turn.className = "turn";
    this.#who.className = "who";
    this.#hand.className = "beside";
    const end = document.createElement("span");
    end.className = "end";
    end.append(this.#own, this.#hand);
    this.element.append(turn, this.#who, end);
    this.#own.addEventListener("slotchange", () => {
      this.element.classList.toggle("timed", this.#own.assignedElements().length > 0);
    });
  }

  /** Shows a player. */
  show(seat: Seat, position: BoardPosition, labels: Labels, moving: boolean, turned: boolean, numbers: boolean): void {
    this.element.classList.toggle("moves", position.turn === seat);
    this.element.classList.toggle("turned", turned);
    this.#own.name = seat;
    write(this.#who, labels.seat(seat, position, moving));
    write(this.#hand, position.hand_is ? labels.hand(seat, position) : "");
    const seeds = position.hand_is && !numbers ? handOf(position, seat) : -1;
    if (seeds === this.#seeds) return;
    this.#seeds = seeds;
    this.#bowl?.remove();
    this.#bowl = seeds < 0 ? undefined : bowl(seeds);
    this.#bowl?.classList.toggle("none", seeds === 0);
    if (this.#bowl) this.#who.after(this.#bowl);
  }
}

function write(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
