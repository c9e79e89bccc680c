import type { Seat } from "@bingwa/board";
import { seatName } from "./board-labels.js";
import { t } from "./texts.js";
import type { OutcomeView } from "./wasm/bingwa.js";

export function other(seat: Seat): Seat {
  return seat === "S" ? "N" : "S";
}

/** How a game ended. */
export function outcome({ winner, by, score }: OutcomeView, turn: Seat): string {
  const [high, low] = score ? [Math.max(...score), Math.min(...score)] : [0, 0];
  if (winner === undefined) return t(score ? "over-drawn-score" : "over-drawn-repetition", { high, low });
  const values = { winner: seatName(winner), loser: seatName(other(winner)), high, low, turn };
  return t(`over-won-${by}`, values);
}
