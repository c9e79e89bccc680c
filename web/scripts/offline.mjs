// Tells the service worker which files the app has: their paths and hashes, and a name for all of
// them together.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const WORKER = "sw.js";
const MARK = "const BUILD=";

/** Files that the app asks for. */
const kept = (path) => path !== WORKER && !/\.(br|gz|map)$/.test(path);

function* files(folder, below = "") {
  for (const name of readdirSync(join(folder, below)).toSorted()) {
    const path = below ? `${below}/${name}` : name;
    if (statSync(join(folder, path)).isDirectory()) yield* files(folder, path);
    else yield path;
  }
}

/** Writes the list before the service worker of a folder, and gives the name of the build. */
export function offline(folder) {
  const list = [...files(folder)].filter(kept).map((path) => {
    const hash = createHash("sha256").update(readFileSync(join(folder, path))).digest("base64");
    return [path, `sha256-${hash}`];
  });
  const worker = join(folder, WORKER);
  const source = readFileSync(worker, "utf8").split("\n").filter((line) => !line.startsWith(MARK)).join("\n");
  const build = createHash("sha256").update(JSON.stringify(list) + source).digest("hex").slice(0, 16);
  writeFileSync(worker, `${MARK}${JSON.stringify(build)},FILES=${JSON.stringify(list)};\n${source}`);
  return build;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) offline(process.argv[2]);
