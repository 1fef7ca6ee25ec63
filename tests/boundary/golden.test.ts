// Values that a program independent of this one found, through the built module.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { Game } from "../../www/src/solver/api.ts";
import { mex, valueOf } from "./built.ts";

interface Table extends Game {
  file: string;
  kind: string;
  values: Array<[GoldenPosition, Value]>;
}

/** Heaps, pairs of vertices, a position of each component, or a name. */
type GoldenPosition = number[] | number[][] | string;
type Value = number | boolean | number[];

interface GraphSize {
  ruleset: string;
  params: Record<string, number | string>;
  position: number[];
  positions: number;
  moves: number;
  p_positions: number;
  mover_wins: boolean;
  remoteness: number;
}

const folder = path.resolve(import.meta.dirname, "../golden");
const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
const read = (file: string): object => JSON.parse(readFileSync(path.join(folder, file), "utf8")) as object;
const tables = files
  .map((file) => ({ file, ...read(file) }))
  .filter((json): json is Table => "ruleset" in json);
const rulesets = valueOf(mex.catalogue()).rulesets.map(({ id }) => id);

/** The arrays of `evaluate` in the terms of a table of this kind. */
async function found(table: Table, positions: GoldenPosition[]): Promise<Value[]> {
  const { ruleset, params = {}, convention = { kind: "normal" } } = table;
  const values = valueOf(await mex.evaluate({ ruleset, params, convention }, positions));
  const { outcome = [], grundy, gameValue = [], winners = [] } = values;
  switch (table.kind) {
    case "grundy":
      if (!grundy) throw new Error("normal play has Grundy values");
      expect([...outcome]).toEqual(Array.from(grundy, (value) => (value === 0 ? 0 : 1)));
      return [...grundy];
    case "mover-wins":
      return Array.from(outcome, (code) => code === 1);
    case "game-value":
      return [...gameValue];
    case "winner-by-mover": {
      const players = winners.length / positions.length;
      return positions.map((_, index) => [...winners.slice(index * players, (index + 1) * players)]);
    }
    default:
      throw new Error(`no test reads tables of the kind ${table.kind}`);
  }
}

test("every ruleset of the catalogue has a golden table, and no table is empty", () => {
  expect(rulesets.filter((id) => !tables.some(({ ruleset }) => ruleset === id))).toEqual([]);
  expect(tables.filter(({ values }) => values.length < 3)).toEqual([]);
});

for (const table of tables) {
  test(`${table.file}: ${table.values.length} values are as in the table`, async () => {
    const positions = table.values.map(([position]) => position);
    const values = table.values.map(([, value]) => value);
    expect(await found(table, positions)).toEqual(values);
  });

  test(`${table.file}: typed positions have the same values`, async () => {
    const sample = table.values.filter((_, index) => index % 5 === 0);
    const typed = sample.map(([position]) => label(table, position));
    expect(await found(table, typed)).toEqual(sample.map(([, value]) => value));
  });
}

/** A position as the solver writes it. */
function label({ ruleset, params = {} }: Table, position: GoldenPosition): string {
  return valueOf(mex.read({ ruleset, params }, position)).label;
}

test("heaps may be typed in any order, with spaces and without brackets", async () => {
  const game = { ruleset: "nim" };
  expect(valueOf(await mex.evaluate(game, ["3 2 1", "1，2，3", "(3,2,1)", "1^2,2"])).grundy).toEqual(
    Float64Array.of(0, 0, 0, 2),
  );
});

const sizes = (read("graph-sizes.json") as { values: GraphSize[] }).values;
const known = sizes.filter(({ ruleset }) => rulesets.includes(ruleset));

test("graph-sizes.json has graphs of rulesets of the catalogue", () => {
  expect(known.length).toBeGreaterThanOrEqual(4);
});

for (const size of known) {
  const { ruleset, params, position } = size;
  test(`the graph of ${ruleset}${JSON.stringify(params)} from (${position.join(",")}) has the known size`, async () => {
    const graph = valueOf(await mex.explore({ ruleset, params }, position));
    expect({
      positions: graph.positionCount,
      moves: graph.moveCount,
      p_positions: graph.pPositionCount,
      mover_wins: graph.outcome?.[0] === 1,
      remoteness: graph.remoteness?.[0],
    }).toEqual({
      positions: size.positions,
      moves: size.moves,
      p_positions: size.p_positions,
      mover_wins: size.mover_wins,
      remoteness: size.remoteness,
    });
  });
}
