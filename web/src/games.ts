import type { GameInfo } from "./wasm/bingwa.js";
import told from "./wasm/games.json";

/** The games that there are, as the rules told when the app was built (`scripts/games.mjs`). */
export const games = told as unknown as readonly GameInfo[];

/** A rules id as part of a text's id. */
export function textId(rulesId: string): string {
  return rulesId.replace("/", "-");
}

/** A game without its reading. */
export function family(rulesId: string): string {
  return rulesId.split("/")[0] ?? rulesId;
}
