import { defineConfig } from "vitest/config";

export default defineConfig({
  base: "./",
  build: {
    target: "es2022",
    // Everything is a file of its own, so that the page's policy can be strict.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", board: "board/demo.html", sw: "src/sw.ts" },
      // The service worker rules over the folder that it lies in, and keeps its name.
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        // A part of the texts is named after itself, too: each has a file for every language.
        chunkFileNames: ({ facadeModuleId }) => {
          const part = /locales\/(.+)\//.exec(facadeModuleId ?? "")?.[1];
          return part === undefined ? "assets/[name]-[hash].js" : `assets/${part}-[name]-[hash].js`;
        },
      },
    },
  },
  worker: { format: "es" },
  test: {
    projects: [
      { test: { name: "unit", include: ["test/unit/**/*.test.ts"] } },
      {
        test: {
          name: "browser",
          include: ["test/browser/**/*.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          // A browser on a machine that does other things, too, may be late once; never twice.
          retry: 1,
        },
      },
    ],
  },
});
