// The P-positions alone, where they are asked for in the place of all values.
import type { Census, Grid, Sequence } from "../../../solver/wire.ts";
import type { Asked, CommandGame, Found } from "../command.ts";
import { CommandEnd } from "../given.ts";

type PFound = Pick<Found, "plain" | "record" | "values"> & Required<Pick<Found, "rows">>;

/** How they may be written: of two heaps as pairs of numbers as well. */
export const AS_LIST = ["list"] as const;
export const AS_PAIRS = ["list", "pairs"] as const;

/** What a file of them says that it is. */
export const P_LIST = { list: "P-positions" };

/** Whether they alone are asked for, and how they are to be written. */
export function pAsked<Word extends string>({ given }: Asked, all: readonly Word[]): Word | undefined {
  return given.chosen("p-positions", all);
}

/** The heaps that are P-positions by themselves. */
export function pHeaps({ values, kind }: Sequence, asked: Asked): PFound {
  if (kind !== "grundy" && kind !== "outcome") throw new CommandEnd(asked.told.noPPositions);
  const heaps: number[] = [];
  values.forEach((value, heap) => value === 0 && heaps.push(heap));
  return {
    plain: () => `${heaps.join(" ")}\n`,
    record: { pPositions: heaps },
    rows: () => [["heap"], ...heaps.map((heap) => [heap])],
    values: Uint32Array.from(heaps),
  };
}

/** Those of two heaps; of heaps in any order each pair once, the smaller number first. */
export function pCells(
  { rows, columns, grundy, outcome }: Grid,
  { notation }: CommandGame,
  asked: Asked,
): PFound {
  const values = grundy ?? outcome;
  if (!values) throw new CommandEnd(asked.told.noPPositions);
  const card = asked.catalogue.rulesets.find(({ id }) => id === notation.ruleset);
  const { ordered = true, behind = [] } = card?.heapTokens ?? {};
  const isEither = !ordered && behind.length === 0;
  const pairs: Array<[number, number]> = [];
  for (let row = 0; row < rows; row++)
    for (let column = isEither ? Math.min(row, columns) : 0; column < columns; column++)
      if (values[row * columns + column] === 0) pairs.push([row, column]);
  if (pAsked(asked, AS_PAIRS) === "pairs")
    return listed(
      pairs.map((pair) => pair.join(" ")),
      ["first", "second"],
      pairs,
    );
  const labels = pairs.map((pair) => (notation.components ? `(${pair.join(")+(")})` : `(${pair.join()})`));
  return listed(
    labels,
    ["position"],
    labels.map((label) => [label]),
    labels,
  );
}

/** Those within a bound. */
export function pWithin({ labels, outcome }: Census, asked: Asked): PFound {
  if (!outcome) throw new CommandEnd(asked.told.noPPositions);
  const found = labels.filter((_, index) => outcome[index] === 0);
  return listed(
    found,
    ["position"],
    found.map((label) => [label]),
    found,
  );
}

/** One a line. */
function listed(
  lines: readonly string[],
  head: readonly string[],
  rows: ReadonlyArray<ReadonlyArray<string | number>>,
  record: readonly unknown[] = rows,
): PFound {
  return {
    plain: () => lines.map((line) => `${line}\n`).join(""),
    record: { pPositions: record },
    rows: () => [head, ...rows],
  };
}
