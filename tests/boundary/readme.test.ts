// What README.md and the documentation of the library show is what happens. Figures are in tests/browser/embed.spec.ts.
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { inspect, promisify } from "node:util";
import ts from "typescript";
import { expect, test } from "vitest";
import { built, mex, valueOf } from "./built.ts";

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFile(path.join(root, file), "utf8");

/** What is printed, and what the comment behind it says. */
const PRINTED = /console\.log\((.*)\); \/\/ (.*)/g;

/** What a program prints line by line that imports this package by its name, as it may in the package's own folder. */
async function printedBy(program: string): Promise<string[]> {
  const parameters = ["--input-type=module", "--eval", program];
  const { stdout } = await promisify(execFile)(process.execPath, parameters, { cwd: root });
  return stdout.split("\n").slice(0, -1);
}

test("the README's examples, one after the other, print what their comments say", async () => {
  const examples = [...(await read("README.md")).matchAll(/```js\n([\s\S]*?)```/g)].map(([, code]) => code);
  expect(examples).toHaveLength(3);
  const program = examples.join("");
  const promised = [...program.matchAll(PRINTED)].map(([, , comment]) => comment);
  expect(promised).toHaveLength(program.split("console.log").length - 1);
  expect(await printedBy(program)).toEqual(promised);
});

test("every ruleset has notations in the README, and all are read", async () => {
  const knows = (await read("README.md")).split("## What it knows")[1] ?? "";
  const notations = [...knows.matchAll(/`([a-z-]+[[(][^`?]*)/g)].map(([, notation = ""]) => notation);
  const ids = new Set(notations.map((notation) => valueOf(mex.parse(notation)).ruleset));
  const rulesets = valueOf(mex.catalogue()).rulesets.map(({ id }) => id);
  expect(rulesets.filter((id) => !ids.has(id))).toEqual([]);
});

/** The files of what is public beside the two entries and the answers. */
const PUBLIC = ["api.ts", "requests.ts", "options.ts"];

/** The examples of a file's documentation, without its margins. */
async function examplesIn(file: string): Promise<string[]> {
  const text = await read(`www/src/solver/${file}`);
  const examples = [...text.matchAll(/@example\n([\s\S]*?)(?=@|\*\/)/g)].map(([, example = ""]) => example);
  expect(examples).toHaveLength(text.split("@example").length - 1);
  return examples.map((example) => example.replace(/^ *\* ?/gm, "").trim());
}

const ofSplit = await examplesIn("split.ts");
const ofLibrary = await Promise.all(["mexplorer.ts", ...PUBLIC].map(examplesIn));
const examples = ofLibrary.flat();
const isProgram = (example: string) => example.startsWith("import");

test("the library's examples have the types that it declares", async () => {
  expect(Math.min(ofSplit.length, examples.length)).toBeGreaterThan(0);
  // What an example takes for granted: the names of the file in which it stands, and a solver.
  const sourcesOfTypes = await Promise.all(PUBLIC.map((file) => read(`www/src/solver/${file}`)));
  const types = sourcesOfTypes.join("\n").matchAll(/^export (?:interface|type) (\w+)/gm);
  const names = [...types].map(([, name]) => name).join(", ");
  const source = (name: string) => (example: string) => {
    if (isProgram(example)) return example;
    const mex = example.includes("const mex ") ? "" : "const mex = await load();";
    return `import type { ${names} } from "${name}"; import { load } from "${name}"; ${mex} ${example}`;
  };
  const sources = [...ofSplit.map(source("mexplorer/split")), ...examples.map(source("mexplorer"))];
  const files = new Map(sources.map((text, index) => [path.join(root, `example${index}.ts`), text]));

  const { config } = ts.readConfigFile(path.join(root, "tsconfig.json"), (file) => ts.sys.readFile(file)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const settings = { ...options, types: [], noUnusedLocals: false };
  const host = ts.createCompilerHost(settings);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, version) => {
    const text = files.get(file);
    return text === undefined ? getSourceFile(file, version) : ts.createSourceFile(file, text, version);
  };
  const faults = ts.getPreEmitDiagnostics(ts.createProgram([...files.keys()], settings, host));
  const said = faults.map(
    ({ file, messageText }) => `${ts.flattenDiagnosticMessageText(messageText, "\n")}
    in ${file?.text.split("; ").at(-1) ?? ""}`,
  );
  expect(said).toEqual([]);
}, 60_000);

/** As a comment writes a value. */
const written = (value: unknown) =>
  inspect(value)
    .replaceAll("'", '"')
    .replace(/^\[ (.*) \]$/, "[$1]");

test("the library's examples print what their comments say", async () => {
  const { load } = await built("mexplorer.js");
  let compared = 0;
  for (const example of examples.filter((example) => !isProgram(example))) {
    const promised = [...example.matchAll(PRINTED)].map(([, , comment = ""]) => comment);
    const printed: string[] = [];
    const console = {
      log: (...values: unknown[]) => printed.push(values.map(written).join(" ")),
      error: (...values: unknown[]) => expect.unreachable(inspect(values)),
    };
    const target = ts.ScriptTarget.ES2022;
    const { outputText } = ts.transpileModule(example, { compilerOptions: { target } });
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the text is this repository's own
    const run = new Function("load", "mex", "console", `return (async () => {{ ${outputText} }})()`) as (
      ...given: unknown[]
    ) => Promise<void>;
    await run(load, mex, console);
    // A comment may say first what it is that is printed; where there is none, anything may be.
    if (promised.length > 0)
      expect(printed).toEqual(promised.map((comment) => comment.replace(/^the .*: /, "")));
    compared += promised.length;
  }
  expect(compared).toBeGreaterThanOrEqual(9);
});

test("the examples that import the library run", async () => {
  const programs = [...ofSplit, ...examples].filter(isProgram);
  expect(programs).toHaveLength(2);
  const ran = programs.map((program) => printedBy(`${program}\nconsole.log(typeof mex.explore);`));
  expect(await Promise.all(ran)).toEqual([["function"], ["function"]]);
});
