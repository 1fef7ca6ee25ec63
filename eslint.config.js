import eslint from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import regexp from "eslint-plugin-regexp";
import tseslint from "typescript-eslint";

export default defineConfig(
  globalIgnores([
    "dist/",
    "target/",
    "test-results/",
    "www/bench/",
    "www/docs/site/programs/",
    "www/src/solver/bindings/",
    "www/src/solver/wire.ts",
    "www/src/**/words.*.ts",
    "www/src/**/texts.*.ts",
    "www/src/messages/locale.*.ts",
  ]),
  eslint.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // Numbers read well in a template, and positions are full of them.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // Unused and unknown names are the type checker's business.
      "@typescript-eslint/no-unused-vars": "off",
      "no-undef": "off",
      // A handler that only calls something is one line.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // A loop that ends by return is the plainest form of "slice by slice".
      "@typescript-eslint/no-unnecessary-condition": [
        "error",
        { allowConstantLoopConditions: "only-allowed-literals" },
      ],
    },
  },
  {
    // What readers paste may be long: no pattern takes time that grows faster than the text.
    files: ["www/src/**/*.ts"],
    plugins: { regexp },
    rules: {
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": ["error", { report: "potential", ignoreSticky: false }],
    },
  },
  {
    // A page may have given every object a property, and such a loop would go through it.
    files: ["www/src/**/*.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        { selector: "ForInStatement", message: "Object.keys names an object’s own properties." },
      ],
    },
  },
  {
    // Pages scale what is in them, and one file knows how.
    files: ["www/src/**/*.ts"],
    ignores: ["www/src/views/kit/onScreen.ts"],
    rules: {
      "no-restricted-properties": [
        "error",
        ...["client", "offset", "page", "screen", "layer", "movement"]
          .flatMap((of) => [`${of}X`, `${of}Y`])
          .map((property) => ({ property, message: "views/kit/onScreen.ts tells where a pointer is." })),
      ],
    },
  },
);
