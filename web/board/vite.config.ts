import { readFileSync } from "node:fs";
import { defineConfig } from "vite";

/** The board on its own: one module for any page, `dist/bao-board.js`, and on which terms it is given. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    target: "es2022",
    lib: { entry: "src/index.ts", formats: ["es"], fileName: "bao-board" },
  },
  plugins: [
    {
      name: "licences",
      generateBundle() {
        for (const fileName of ["LICENSE-APACHE", "LICENSE-MIT"]) {
          this.emitFile({ type: "asset", fileName, source: readFileSync(`${import.meta.dirname}/../../${fileName}`) });
        }
      },
    },
  ],
});
