import { signal } from "@preact/signals";
import { rules } from "./bingwa.js";
import type { GameInfo } from "./wasm/bingwa.js";

/** The games that there are, once the rules have told. */
export const games = signal<GameInfo[]>([]);

/** Asks the rules which games there are. */
export async function ask(): Promise<void> {
  games.value = await rules.call("games");
}

/** A rules id as part of a text's id. */
export function textId(rulesId: string): string {
  return rulesId.replace("/", "-");
}

/** A game without its reading. */
export function family(rulesId: string): string {
  return rulesId.split("/")[0] ?? rulesId;
}
