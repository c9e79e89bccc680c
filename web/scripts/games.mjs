// Asks the rules, before the app is built, which games there are. So the first screen is there
// before the rules themselves are.
import { readFileSync, writeFileSync } from "node:fs";
import { games, initSync } from "../src/wasm/bingwa.js";

const file = (name) => new URL(`../src/wasm/${name}`, import.meta.url);

initSync({ module: readFileSync(file("bingwa_bg.wasm")) });
writeFileSync(file("games.json"), JSON.stringify(games()));
