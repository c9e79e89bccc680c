// Writes a file of Brotli and one of gzip beside each file of the app that gets smaller by it.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const COMPRESSED = /\.(html|js|css|wasm|svg|json|network|txt|ftl|webmanifest)$/;

function* files(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else yield path;
  }
}

for (const path of files(process.argv[2])) {
  if (!COMPRESSED.test(path)) continue;
  const bytes = readFileSync(path);
  const small = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  if (small.length < bytes.length) writeFileSync(`${path}.br`, small);
  const zipped = gzipSync(bytes, { level: 9 });
  if (zipped.length < bytes.length) writeFileSync(`${path}.gz`, zipped);
}
