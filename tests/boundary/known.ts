// The table of what is known, and the games of its lines for the solver.
import { readFileSync } from "node:fs";
import { KnownTable } from "../../www/src/solver/prose/known.ts";
import type { KnownSequence } from "../../www/src/solver/literature.ts";
import type { Game } from "../../www/src/solver/api.ts";
import type { Sequence } from "../../www/src/solver/wire.ts";
import { mex, valueOf } from "./built.ts";

const FILE = new URL("../../www/src/solver/prose/known.json", import.meta.url);
type File = ConstructorParameters<typeof KnownTable>[0];

export const table = new KnownTable(JSON.parse(readFileSync(FILE, "utf8")) as File);

/** The game of a notation without heaps. */
export function gameOf(rules: string): Game {
  const { ruleset, params } = valueOf(mex.parse(`${rules}()`));
  return { ruleset, params };
}

/** With so many heaps a period is proved: twice as far as it has come once, and beyond the most stones that a move takes. */
export function enough({ period = 0, preperiod = 0 }: KnownSequence): number {
  return 2 * (preperiod + period) + 64;
}

export async function valuesOf(rules: string, length: number): Promise<Sequence> {
  return valueOf(await mex.sequence(gameOf(rules), { length }));
}

/** What a sequence has of what a line says. */
export function periodOf({ period, preperiod, saltus, status }: Partial<Sequence>): Partial<Sequence> {
  return { period, preperiod, saltus, status } as Partial<Sequence>;
}
