/** The worker that thinks about moves, and the one that reads and writes records. */
import type { Call } from "./calls.js";
import { networkOf } from "./networks.js";
import init, * as player from "./wasm/player.js";
import { serve } from "./worker.js";

/** What a search is called with: the network of its game besides. */
async function judged({ name, args }: Call): Promise<unknown[]> {
  if (name !== "search" && name !== "analyse") return args;
  const [game] = args as [player.GameText];
  return [...args, await networkOf(game.rules)];
}

serve(init({ module_or_path: new URL("./wasm/player_bg.wasm", import.meta.url) }), player, judged);
