// The programs of the documents print what the solver finds: those of contests, and those of the pages to read.
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { articlesIn } from "../../www/docs/site/articles.ts";
import { printedBy } from "../../www/docs/site/printed.ts";
import { which } from "../../www/scripts/shared.mjs";
import { inFolder } from "../page/tools.ts";
import { mex, valueOf } from "./built.ts";
import { LANGUAGES, pageIn } from "./documents.ts";

const run = promisify(execFile);

/** What the programs print: the values of the heaps 0 to 40. */
const LENGTH = 41;

/** Runs a text in a language of programs, in a folder of its own; answers what it prints. */
const RUNNERS = {
  python: {
    command: "python3",
    run: async (text: string, folder: string): Promise<string> => {
      writeFileSync(path.join(folder, "values.py"), text);
      return (await run("python3", ["values.py"], { cwd: folder })).stdout;
    },
  },
  js: {
    command: "node",
    run: async (text: string, folder: string): Promise<string> => {
      writeFileSync(path.join(folder, "values.mjs"), text);
      return (await run(process.execPath, ["values.mjs"], { cwd: folder })).stdout;
    },
  },
  cpp: {
    command: "g++",
    run: async (text: string, folder: string): Promise<string> => {
      writeFileSync(path.join(folder, "values.cpp"), text);
      await run("g++", ["-std=c++11", "-Wall", "-Wextra", "-Werror", "-o", "values", "values.cpp"], {
        cwd: folder,
      });
      return (await run(path.join(folder, "values"), [], { cwd: folder })).stdout;
    },
  },
};

/** A rule's line, and the programs that stand below it. */
interface Contest {
  readonly rules: string;
  readonly programs: ReadonlyMap<string, string>;
}

function contestsIn(language: (typeof LANGUAGES)[number]): Contest[] {
  const sections = [...pageIn(language, "rules").document.querySelectorAll(".asked:has(.code)")];
  return sections.map((section) => ({
    rules: (section.querySelector(".line code")?.textContent ?? "").replace(/\(12\)\?view=sequence$/, ""),
    programs: new Map(
      [...section.querySelectorAll(".code")].map((block) => [
        block.getAttribute("data-language") ?? "",
        block.querySelector("code")?.textContent ?? "",
      ]),
    ),
  }));
}

async function valuesOf(rules: string): Promise<string> {
  const { ruleset, params } = valueOf(mex.parse(`${rules}(1)`));
  const { values } = valueOf(await mex.sequence({ ruleset, params }, { length: LENGTH }));
  return values.join(" ");
}

test("both languages have the same programs", () => {
  const [english, chinese] = LANGUAGES.map(contestsIn);
  expect(english).toHaveLength(10);
  expect(chinese).toEqual(english);
});

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(path.join(root, file), "utf8");
const ENDINGS = { python: "py", js: "js", cpp: "cpp" } as const;

for (const [language, { command, run: ran }] of Object.entries(RUNNERS)) {
  const isThere = which(command) !== undefined;
  if (!isThere)
    console.warn(`\n*** ${command} is missing: no program in ${language} of the documents was run ***\n`);
  // Those of contests are in two languages.
  test.skipIf(!isThere || language === "js")(
    `every program in ${language} prints what the solver finds`,
    async () => {
      const contests = contestsIn("en");
      expect(contests.length).toBeGreaterThan(0);
      for (const { rules, programs } of contests) {
        const text = programs.get(language);
        if (text === undefined) throw new Error(`${rules} has no program in ${language}`);
        const printed = await inFolder((folder) => ran(text, folder));
        expect(printed.trim(), rules).toBe(await valuesOf(rules));
      }
    },
  );

  test.skipIf(!isThere)(
    `every program in ${language} on the pages to read prints what the solver finds`,
    async () => {
      const ending = ENDINGS[language as keyof typeof ENDINGS];
      let count = 0;
      for (const article of articlesIn({ read })) {
        const { id, program } = article;
        if (!program) continue;
        const text = read(`www/docs/site/programs/${program.file}.${ending}`);
        const printed = await inFolder((folder) => ran(text, folder));
        expect(printed.trim(), id).toBe(await printedBy(article, mex));
        expect(text.trim().split("\n").length, id).toBeLessThanOrEqual(40);
        count++;
      }
      expect(count).toBeGreaterThan(25);
    },
  );
}
