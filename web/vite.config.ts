import { defineConfig } from "vitest/config";

export default defineConfig({
  base: "./",
  // The app is built from the board's sources; whoever else uses it takes what `npm run board` makes of them.
  resolve: { alias: { "@bingwa/board": `${import.meta.dirname}/board/src/index.ts` } },
  build: {
    target: "es2022",
    // Everything is a file of its own, so that the page's policy can be strict.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", sw: "src/sw.ts" },
      // The service worker rules over the folder that it lies in, and keeps its name.
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        // Texts are named by what they are for and by their language.
        chunkFileNames: ({ name, facadeModuleId }) => {
          const [, part = "", locale] = /\/locales\/(?:(\w+)\/)?(\w+)\.ftl/.exec(facadeModuleId ?? "") ?? [];
          return `assets/${locale ? `texts-${part && `${part}-`}${locale}` : name}-[hash].js`;
        },
      },
    },
  },
  worker: { format: "es" },
  test: {
    projects: [
      { test: { name: "unit", include: ["test/unit/**/*.test.ts"], testTimeout: 120_000, hookTimeout: 120_000 } },
      {
        test: {
          name: "browser",
          include: ["test/browser/**/*.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          // A machine that does other things, too, takes its time; what is waited for comes all the same.
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
