import { seatOf } from "@bingwa/board";
import { rules } from "./bingwa.js";
import { whose, type Kept } from "./game.js";
import { listed, t } from "./texts.js";
import type { Saying } from "./table.js";
import type { GameView } from "./wasm/bingwa.js";

/** Why a person can't begin with a hole: in words, with the clause, and the holes that cause it. */
export async function refusal(
  game: Kept,
  view: GameView,
  hole: string,
): Promise<{ saying: Saying; holes: string[] }> {
  const { turn, text } = view.board;
  if (whose(game, turn) !== "person") return { saying: { text: t("refusal-not-your-turn") }, holes: [] };
  if (seatOf(hole) !== turn) return { saying: { text: t("refusal-not-yours", { hole }) }, holes: [] };
  const verdict = await rules.call("explain", game.text.rules, text, hole);
  if (verdict.verdict !== "illegal") return { saying: { text: t("your-turn") }, holes: [] };
  const { reason, holes, number, clause } = verdict;
  const words = t(`refusal-${reason}`, {
    hole,
    any: listed(holes, "disjunction"),
    all: listed(holes, "conjunction"),
    count: holes.length,
    number: number ?? 0,
  });
  return { saying: { text: words, clause }, holes };
}
