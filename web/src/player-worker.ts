/** The worker that thinks about moves, and the one that reads and writes records. */
import init, * as player from "./wasm/player.js";
import { serve } from "./worker.js";

serve(init({ module_or_path: new URL("./wasm/player_bg.wasm", import.meta.url) }), player);
