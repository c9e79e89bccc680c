import { defineConfig } from "vite";

/** The board on its own: one file for any page, `target/board/bao-board.js`. */
export default defineConfig({
  publicDir: false,
  build: {
    target: "es2022",
    outDir: "../target/board",
    emptyOutDir: true,
    lib: { entry: "board/src/index.ts", formats: ["es"], fileName: "bao-board" },
  },
});
