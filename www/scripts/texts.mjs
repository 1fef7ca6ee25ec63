// Puts together the catalogue and what is fetched beside it: of what Rust knows, and of the texts beside the Rust sources.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { bindings, Complaint, refresh, root } from "./shared.mjs";
import {
  conventionFile,
  formulasFile,
  knownFile,
  passesFile,
  refusalFile,
  rulesetFile,
  theoremFile,
} from "./textFiles.mjs";
import { writeWords } from "./words.mjs";

/** @typedef {import("../src/solver/wire.ts").Catalogue} Catalogue */
/** @typedef {import("../src/solver/wire.ts").Notation} Notation */
/** @typedef {import("../src/solver/wire.ts").RulesetCard} RulesetCard */
/** @typedef {import("../src/solver/wire.ts").RulesetProse} RulesetProse */
/** @typedef {import("../src/solver/wire.ts").ParameterCard} ParameterCard */
/** @typedef {import("../src/solver/wire.ts").Text} Text */
/** @typedef {ReturnType<typeof rulesetFile>} Ruleset */

/** Reads a notation as the solver does.
 * @typedef {(notation: string, at: string) => Notation} Reader */

/** Where the texts stand, from the project’s folder. */
export const solver = "crate/solver";
const CONVENTION = `${solver}/convention.toml`;
const FORMULAS = `${solver}/ruleset.toml`;
const KNOWN = `${solver}/known.toml`;
const PASSES = `${solver}/wrappers/passes.toml`;
const REFUSALS = `${solver}/refusal.toml`;
const prose = path.join(root, "www/src/solver/prose");

/** Writes the files that the page reads, where they are not as they are to be. */
export async function writeTexts() {
  writeWords();
  const facts = path.join(bindings, "facts.json");
  if (!existsSync(facts))
    throw new Complaint("The solver is not built: node www/scripts/wasm.mjs builds it.");
  /** @type {unknown} */
  const known = JSON.parse(readFileSync(facts, "utf8"));
  const commit = sourceCommit(process.env["SOURCE_COMMIT"]);
  const files = texts(
    /** @type {Catalogue} */ ({ .../** @type {object} */ (known), ...(commit && { commit }) }),
    await reader(),
  );
  const theorems = path.join(prose, "theorems");
  mkdirSync(theorems, { recursive: true });
  for (const [name, content] of Object.entries(files))
    refresh(path.join(prose, name), JSON.stringify(content));
  for (const name of readdirSync(theorems))
    if (name.endsWith(".json") && !(`theorems/${name}` in files)) rmSync(path.join(theorems, name));
}

/** The commit of which it is built, which only whoever builds it knows: `SOURCE_COMMIT=… npm run build`.
 * @param {string | undefined} said */
export function sourceCommit(said) {
  if (said && !/^[0-9a-f]{7,64}$/.test(said))
    throw new Complaint(`SOURCE_COMMIT is to be the hash of a commit, not "${said}".`);
  return said;
}

/** @returns {Promise<Reader>} */
async function reader() {
  /** @type {unknown} */
  const glue = await import(pathToFileURL(path.join(bindings, "mexplorer.js")).href);
  const wasm = /** @type {typeof import("../src/solver/bindings/mexplorer.js")} */ (glue);
  wasm.initSync({ module: readFileSync(path.join(bindings, "mexplorer_bg.wasm")) });
  return (notation, at) => {
    const task = wasm.Task.parse(JSON.stringify(notation), "{}");
    for (let step = task.advance(); step.ok && !step.value.done;) step = task.advance();
    /** @type {unknown} */
    const taken = task.take();
    const answer = /** @type {import("../src/solver/wire.ts").Answer<Notation>} */ (taken);
    task.free();
    if (!answer.ok) throw new Complaint(`${at} is no notation: ${answer.error.code}`);
    return answer.value;
  };
}

/** The files that the page reads, by name.
 * @param {Catalogue} catalogue What is told in words is null, and is put in.
 * @param {Reader} read
 * @returns {Record<string, unknown>} */
function texts(catalogue, read) {
  const passes = passesFile(PASSES);
  const convention = conventionFile(CONVENTION);
  const shared = {
    refusals: refusalFile(REFUSALS),
    formulas: formulasFile(FORMULAS),
  };
  /** @type {Record<string, unknown>} */
  const files = { "catalogue.json": catalogue };
  /** @type {Record<string, Record<string, Text>>} */
  const refusals = {};
  /** @type {Record<string, RulesetProse>} */
  const rulesets = {};
  for (const card of catalogue.rulesets) {
    const file = fileOf(card.id === "sum" ? "wrappers" : "rulesets", card.id);
    const told = rulesetFile(file);
    const { examples, sources, "shared-formulas": formulas, "shared-refusals": common } = told;
    fillRuleset(card, told, file, read);
    for (const parameter of card.parameters)
      fillParameter(parameter, { ...told.parameters, ...passes.parameters }, file);
    const called = formulas === undefined ? told.formulas : found(shared.formulas, formulas, `${FORMULAS}: `);
    // Where there are none, nothing is left of their place.
    Object.assign(card, {
      formulas: called && { both: called.both, outcome: called.outcome, gameValue: called["game-value"] },
    });
    const known = common.map((key) => [key, found(shared.refusals, key, `${REFUSALS}: `)]);
    refusals[card.id] = {
      .../** @type {Record<string, Text>} */ (Object.fromEntries(known)),
      ...told.refusals,
    };
    rulesets[card.id] = {
      says: examples.map(({ notation: _, ...says }) => says),
      sources,
      offers: offersOf(told, file),
    };
  }
  refusals["passes"] = passes.refusals;
  for (const card of catalogue.conventions)
    Object.assign(card, found(convention.conventions, card.kind, `${CONVENTION}: conventions.`));
  for (const card of catalogue.winners)
    card.says = found(convention.winners, card.word, `${CONVENTION}: winners.`);
  for (const card of catalogue.theorems) {
    const { name, ...rest } = theoremFile(fileOf("theorems", card.id));
    card.name = name;
    files[`theorems/${card.id}.json`] = rest;
  }
  return {
    ...files,
    "refusals.json": refusals,
    "rulesets.json": rulesets,
    "known.json": known(catalogue.rulesets),
  };
}

/** What is known of sequences, with the names that rulesets have for games of theirs; every source that is named is told of.
 * @param {Catalogue["rulesets"]} rulesets */
function known(rulesets) {
  const { called, ...file } = knownFile(KNOWN);
  const facts = [...file.games, ...file.misere.map(({ source }) => ({ sources: [source] }))];
  for (const id of facts.flatMap(({ sources }) => sources)) found(file.sources, id, `${KNOWN}: sources.`);
  for (const { source } of file.errors) found(file.sources, source, `${KNOWN}: sources.`);
  /** @type {Record<string, Text>} */
  const names = { ...called };
  for (const { id, name, wordings } of rulesets) {
    if (file.games.some(({ rules }) => rules === id)) names[id] = name;
    for (const { of, name: own } of wordings) {
      const params = Object.entries(of).map(([key, value]) => `${key}=${value}`);
      if (own && file.notation.startsWith(`${id}[`)) names[`${id}[${params.join(",")}]`] = own;
    }
  }
  return { ...file, called: names };
}

/** @param {string} folder @param {string} id */
const fileOf = (folder, id) => `${solver}/${folder}/${id.replaceAll("-", "_")}.toml`;

/** The offer of the ruleset, and those of its games with names of their own.
 * @param {Ruleset} told @param {string} file @returns {RulesetProse["offers"]} */
function offersOf({ offer, wordings }, file) {
  const named = wordings.flatMap((wording, index) => {
    if (!wording.name !== !wording.offer)
      throw new Complaint(
        `${file}: wordings.${index + 1} has a name without an offer, or an offer without a name`,
      );
    return wording.offer ?? [];
  });
  return [offer, ...named].map(({ level, ...says }) => ({ level, says }));
}

/** @param {RulesetCard} card @param {Ruleset} told @param {string} file @param {Reader} read */
function fillRuleset(card, told, file, read) {
  card.name = told.name;
  card.rules = told.rules;
  const examples = told.examples.map(({ notation }, index) =>
    read(notation, `${file}: examples.${index + 1}.notation`),
  );
  card.wordings = told.wordings.map(({ of, name, longer, offer: _, ...rules }, index) => ({
    of,
    rules,
    ...(name && { name, example: exampleOf(of, examples, `${file}: wordings.${index + 1}`) }),
    ...(longer !== undefined && { longer }),
  }));
  card.examples = examples.map(({ written }, index) => ({
    notation: told.examples[index]?.notation ?? "",
    written,
  }));
}

/** The first example with these values of the parameters.
 * @param {Record<string, string>} of @param {Notation[]} examples @param {string} at */
function exampleOf(of, examples, at) {
  const example = examples.find(({ params }) =>
    Object.entries(of).every(([key, value]) => params[key] === value),
  );
  if (!example) throw new Complaint(`${at} has a name and no example`);
  return example.notation;
}

/** @param {ParameterCard} card @param {Ruleset["parameters"]} told @param {string} file */
function fillParameter(card, told, file) {
  const { name, meaning, adds, choices } = found(told, card.key, `${file}: parameters.`);
  card.name = name;
  card.meaning = meaning;
  Object.assign(card, { adds });
  if (card.range.kind !== "choice") return;
  for (const choice of card.range.choices)
    choice.name = found(choices, choice.word, `${file}: parameters.${card.key}.choices.`);
}

/** What stands under a key.
 * @template T
 * @param {Record<string, T>} table
 * @param {string} key
 * @param {string} at
 * @returns {T} */
function found(table, key, at) {
  const one = table[key];
  if (one === undefined) throw new Complaint(`${at}${key} is missing`);
  return one;
}
