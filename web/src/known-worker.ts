/** The worker that knows what is proven of a position. */
import init, * as known from "./wasm/known.js";
import { serve } from "./worker.js";

serve(init({ module_or_path: new URL("./wasm/known_bg.wasm", import.meta.url) }), known);
