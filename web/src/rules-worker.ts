/** The worker that answers what the rules say. */
import init, * as bingwa from "./wasm/bingwa.js";
import { serve } from "./worker.js";

serve(init({ module_or_path: new URL("./wasm/bingwa_bg.wasm", import.meta.url) }), bingwa);
