import { seatOf } from "@bingwa/board";
import { rules } from "./bingwa.js";
import { refusalText } from "./fault.js";
import { whose, type Kept } from "./game.js";
import { t } from "./texts.js";
import type { Saying } from "./table.js";
import type { GameView } from "./wasm/bingwa.js";

/** What is said of a refusal, and the holes that cause it. */
export interface Refusal {
  saying: Saying;
  holes: string[];
}

/** Why a move, or any with a hole, is not legal: nothing where one is. */
export async function refused(id: string, position: string, asked: string): Promise<Refusal | undefined> {
  const verdict = await rules.call("explain", id, position, asked);
  if (verdict.verdict !== "illegal") return undefined;
  return { saying: { text: refusalText(verdict), clause: verdict.clause }, holes: verdict.holes };
}

/** Why a person can't begin with a hole: in words, with the clause, and the holes that cause it. */
export async function refusal(game: Kept, view: GameView, hole: string): Promise<Refusal> {
  const { turn, text } = view.board;
  if (whose(game, turn) !== "person") return { saying: { text: t("refusal-not-your-turn") }, holes: [] };
  if (seatOf(hole) !== turn) return { saying: { text: t("refusal-not-yours", { hole }) }, holes: [] };
  return (await refused(game.text.rules, text, hole)) ?? { saying: { text: t("your-turn") }, holes: [] };
}
