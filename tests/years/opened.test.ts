// Links, lessons and records that somebody may have kept: each opens as it did when it was written down here, for ever. `npm run fix` adds
// links to what is new, writes the outcome of those that have none yet, and changes no other.
import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pack } from "../../www/src/model/lessons/packed.ts";
import { lessons } from "../../www/src/model/lessons/slice.ts";
import { linkOfRecord } from "../../www/src/model/record.ts";
import { isKnown } from "../../www/src/model/reveal.ts";
import { drawn, type State } from "../../www/src/model/state.ts";
import { view } from "../../www/src/model/view.ts";
import { opened } from "../../www/src/views/figure/opened.ts";
import { links, SLICES } from "../../www/src/views/registry.ts";
import { solver } from "../page/shown.ts";

/** What is shown, by what readers know of it. */
type Outcome = Readonly<Record<string, unknown>>;
type Corpus = ReadonlyArray<readonly [kept: string, outcome?: Outcome]>;

const WRITES = process.env["FIX"] !== undefined;
const fileOf = (name: string): URL => new URL(name, import.meta.url);
const textOf = (name: string): string => readFileSync(fileOf(name), "utf8");

async function outcomeOf(link: string): Promise<Outcome> {
  const { state, store, fault } = await opened(solver, link, { width: 608, height: 480 }, "en", "");
  if (link.includes("lesson="))
    await expect.poll(() => lessons.of(store.state).content ?? lessons.of(store.state).fault).toBeDefined();
  return {
    ...told(store.state),
    ...(fault && { fault: fault.code }),
    ...lessonOf(store.state),
    ...asked(state),
  };
}

function told(state: State): Outcome {
  const { game, picture, selected } = state;
  if (!game) return { picture: picture.kind };
  const shown = drawn(state);
  const hidden = shown ? counted(shown.graph.count, (at) => !isKnown(state, shown.graph, at)) : 0;
  return {
    game: game.notation,
    play: game.convention,
    ...(shown
      ? { positions: shown.graph.count, moves: shown.exploration.moveCount }
      : { picture: picture.kind }),
    ...(hidden > 0 && { hidden }),
    at: selected,
    view: view.of(state).view,
  };
}

function counted(count: number, is: (index: number) => boolean): number {
  return Array.from({ length: count }, (_, index) => index).filter(is).length;
}

function lessonOf(state: State): Outcome {
  const { content, fault } = lessons.of(state);
  if (fault) return { lesson: fault.code };
  return content ? { lesson: content.title, steps: content.steps.length } : {};
}

/** How it is shown, by the fields that a link of it has now; a lesson is told by its title. */
function asked(state: State): Outcome {
  const fields = links.fields(links.of(state)).filter(([name]) => name !== "lesson");
  return fields.length > 0 ? { fields: Object.fromEntries(fields) } : {};
}

function writeCorpus(file: string, corpus: Corpus): void {
  const lines = corpus.map((entry) => JSON.stringify(entry));
  writeFileSync(fileOf(file), `[\n${lines.join(",\n")}\n]\n`);
}

/** Makes sure that all of a corpus open as they did. */
async function check(file: string, linkOf: (kept: string) => string | Promise<string>): Promise<void> {
  const corpus = JSON.parse(textOf(file)) as Corpus;
  const now: Array<[string, Outcome]> = [];
  for (const [kept, outcome] of corpus) {
    const found = outcome && WRITES ? outcome : await outcomeOf(await linkOf(kept));
    // Whatever has no value in JSON is not there.
    const told = JSON.parse(JSON.stringify(found)) as Outcome;
    if (!WRITES) expect(told, kept).toEqual(outcome);
    now.push([kept, told]);
  }
  if (WRITES) writeCorpus(file, now);
  else expect(new Set(corpus.map(([kept]) => kept)).size, "every one is there once").toBe(corpus.length);
}

/** Adds links to what is new. */
async function addMissing(): Promise<void> {
  const corpus = JSON.parse(textOf("links.json")) as Corpus;
  const missing = (await wanted()).filter(({ of }) => !corpus.some(([link]) => of.test(link)));
  const added = missing.flatMap(({ link }) => (link === undefined ? [] : [[link] as const]));
  writeCorpus("links.json", [...corpus, ...added]);
}

test("links open as they did", { timeout: 120_000 }, async () => {
  if (WRITES) await addMissing();
  await check("links.json", (link) => link);
});

test("records of games open as they did", { timeout: 60_000 }, async () => {
  await check("records.json", (record) => {
    const link = linkOfRecord(record);
    return link ? links.write(link) : "";
  });
});

test("files of lessons open as they did, and links that hold them", { timeout: 60_000 }, async () => {
  await check("lessons.json", async (file) => `?lesson=${await pack(textOf(`lessons/${file}`))}`);
});

/** What should be among the links, and a link that has it where one follows from the registries. */
interface Wanted {
  of: RegExp;
  link?: string | undefined;
}

async function wanted(): Promise<Wanted[]> {
  const catalogue = await solver.catalogue();
  if (!catalogue.ok) throw new Error("no catalogue");
  const { rulesets, winners } = catalogue.value;
  const games = rulesets
    .filter(({ id }) => id !== "sum")
    .flatMap(({ id, aliases, examples }) =>
      [id, ...aliases].map((name): Wanted => {
        const of = new RegExp(`(^|[+?])${name}[[(]`);
        return { of, link: examples.map(({ notation }) => notation).find((notation) => of.test(notation)) };
      }),
    );
  const conventions = ["normal", "misere", ...winners.map(({ word }) => word)];
  const fields = SLICES.flatMap(({ fields }) => fields).flatMap(({ name, words, initial, isCount }) => {
    const values = words?.filter((word) => word !== initial) ?? (isCount ? ["2"] : undefined);
    return (
      values?.map((value): Wanted => ({
        of: new RegExp(`[?&]${name}=${words ? value : ""}`),
        link: `nim(1,2,3)?${name}=${value}`,
      })) ?? [{ of: new RegExp(`[?&]${name}=`) }]
    );
  });
  return [...games, ...conventions.map((word): Wanted => ({ of: new RegExp(`play=${word}`) })), ...fields];
}

test("every ruleset, alias, convention, view and field is among the links, and every word of a field", async () => {
  const all = (JSON.parse(textOf("links.json")) as Corpus).map(([link]) => link);
  const missing = (await wanted()).filter(({ of }) => !all.some((link) => of.test(link)));
  expect(
    missing.map(
      ({ of, link }) =>
        `${link === undefined ? "add a link with it to tests/years/links.json" : "npm run fix adds it"}: ${of.source}`,
    ),
  ).toEqual([]);
});
