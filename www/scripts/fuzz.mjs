// Tries very many inputs: npm run fuzz -- MINUTES [TARGET] [--seed N]. The minutes are shared out evenly among the targets.
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { Complaint, main, root, run, runBin, runScript } from "./shared.mjs";

const USAGE = "npm run fuzz -- MINUTES [TARGET] [--seed N]";

/** The names of the targets, as their tests say them.
 * @param {string} file
 * @param {RegExp} name */
const namesIn = (file, name) =>
  [...readFileSync(path.join(root, "tests/fuzz", file), "utf8").matchAll(name)].map(
    ([, found = ""]) => found,
  );

const inRust = [...namesIn("parsers.rs", /^ {4}(\w+), [\d_]+, /gm), "games"];
const inScript = namesIn("parsers.test.ts", /^test\("(\w+)"/gm);

await main(async () => {
  const { values, positionals } = parseArgs({
    options: { seed: { type: "string" } },
    allowPositionals: true,
  });
  const [minutes = "", only] = positionals;
  const targets = [...inRust, ...inScript].filter((name) => only === undefined || name === only);
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  if (!/^\d+(\.\d+)?$/.test(minutes) || !Number.isSafeInteger(seed) || seed < 0) throw new Complaint(USAGE);
  if (targets.length === 0)
    throw new Complaint(`There is no target ${only}. There are: ${[...inRust, ...inScript].join(", ")}.`);
  await runScript("setup.mjs");
  await runScript("wasm.mjs");
  const seconds = String(Math.floor((Number(minutes) * 60) / targets.length));
  const env = { FUZZ_SECONDS: seconds, FUZZ_SEED: String(seed) };
  /** @type {string[]} */
  const failed = [];
  for (const name of targets) {
    const done = inRust.includes(name) ? rust(name, env) : script(name, env);
    await done.catch(() => failed.push(name));
  }
  if (failed.length > 0) throw new Complaint(`There are faults in: ${failed.join(", ")} (seed ${seed}).`);
});

/** @param {string} name
 * @param {Record<string, string>} env */
function rust(name, env) {
  const test = `fuzz::${name === "games" ? name : "parsers"}::${name}`;
  return run(
    "cargo",
    ["test", "--locked", "--quiet", "--test", "all", test, "--", "--exact", "--nocapture"],
    { env },
  );
}

/** @param {string} name
 * @param {Record<string, string>} env */
function script(name, env) {
  const config = ["--config", "tests/vitest.config.ts", "--project", "modules"];
  return runBin("vitest", ["run", ...config, "tests/fuzz", "--testNamePattern", `^${name}$`], { env });
}
