import js from "@eslint/js";
import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["dist", "board/dist", "board/demo.js", "node_modules", "src/wasm", "*.config.*", "scripts"] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // Numbers read well in texts.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // A key that is in a map, and a place that is in a list, are known by the code beside it.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true }],
    },
  },
);
