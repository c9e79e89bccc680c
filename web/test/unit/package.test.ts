/** The board as a package: what whoever installs it gets, and that it can be used. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
import ts from "typescript";
import { afterAll, describe, expect, it } from "vitest";

const root = new URL("../../board/", import.meta.url).pathname;
const packed = JSON.parse(
  execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
) as { files: { path: string }[] }[];
const files = packed[0]!.files.map(({ path }) => path);
const read = (path: string) => readFileSync(join(root, path), "utf8");

describe("the package of the board", () => {
  it("has all that it names, on which terms it is given, and none of the sources", () => {
    const { types, exports } = JSON.parse(read("package.json")) as { types: string; exports: Record<".", { types: string; default: string }> };
    const named = [types, exports["."].types, exports["."].default].map(normalize);
    expect(files).toEqual(expect.arrayContaining([...named, "README.md", "demo.html", "dist/LICENSE-APACHE", "dist/LICENSE-MIT"]));
    expect(files.filter((path) => path.startsWith("src/"))).toEqual([]);
  });

  it("has whatever its files ask for", () => {
    const asked = files.filter((path) => /\.(html|js|d\.ts)$/.test(path)).flatMap((path) =>
      [...read(path).matchAll(/(?:from|import|src=|href=)\s*"(\.[^"]+)"/g)].map(([, name]) =>
        normalize(join(dirname(path), path.endsWith(".d.ts") ? name!.replace(/\.js$/, ".d.ts") : name!))));
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((name) => !files.includes(name))).toEqual([]);
  });

  it("stands on nothing else", () => {
    expect(read("dist/bao-board.js")).not.toMatch(/^\s*import\b/m);
    expect(JSON.parse(read("package.json"))).not.toHaveProperty("dependencies");
  });
});

describe("who installs it", () => {
  const folder = mkdtempSync(join(tmpdir(), "bao-board-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** What the compiler says of a program that uses the package. */
  const faults = (source: string): string[] => {
    const installed = join(folder, "node_modules/@bingwa/board");
    for (const path of files) {
      mkdirSync(dirname(join(installed, path)), { recursive: true });
      cpSync(join(root, path), join(installed, path));
    }
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    const path = join(folder, "use.ts");
    writeFileSync(path, source);
    const program = ts.createProgram([path], {
      strict: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2022,
      lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
      module: ts.ModuleKind.NodeNext,
      types: [],
    });
    return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
  };

  it("has the types of the element, its properties and its events", () => {
    const use = (columns: string) => `
      import { english, type BoardEvents, type BoardPosition } from "@bingwa/board";
      const position: BoardPosition = { rows: 1, columns: ${columns}, holes: [], turn: "S", hand: [0, 0] };
      const board = document.createElement("bao-board");
      board.position = position;
      board.labels = { ...english, board: () => "Ubao" };
      board.addEventListener("bao-move", (event) => {
        const { move } = (event as CustomEvent<BoardEvents["bao-move"]>).detail;
        move.toUpperCase();
      });`;
    expect(faults(use("6"))).toEqual([]);
    expect(faults(use('"six"'))).toHaveLength(1);
  });
});
