import { BaoBoard, type BoardEvents } from "./bao-board.js";

export { BaoBoard, type BoardEvents };
export { english, type Control, type Labels } from "./labels.js";
export { differences, handOf, seedsOf, Timeline, type Lap, type LapEnd } from "./timeline.js";
export { seatOf } from "./types.js";
export type {
  Arrow,
  BoardPosition,
  Choice,
  HoleState,
  LegalMove,
  PlayedMove,
  Seat,
  Step,
} from "./types.js";

declare global {
  interface HTMLElementTagNameMap {
    "bao-board": BaoBoard;
  }
}

if (!customElements.get("bao-board")) customElements.define("bao-board", BaoBoard);
