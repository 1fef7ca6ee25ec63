// What the program of a page prints: the values that the solver finds.
import type { Mexplorer } from "../../src/solver/api.ts";
import type { Article } from "./articles.ts";
import { opening } from "./claims.ts";
import { taken } from "./taken.ts";

export async function printedBy({ id, rules, program }: Article, mex: Mexplorer): Promise<string> {
  if (!program) throw new Error(`${id} has no program`);
  const { heaps, of = [], prints = "grundy", play } = program;
  const fields = play === undefined ? "" : `?play=${play}`;
  const { game } = opening(`${program.rules ?? rules ?? ""}${of.at(-1) ?? ""}${fields}`, mex);
  if (heaps !== undefined) return taken(await mex.sequence(game, { length: heaps + 1 }), id).values.join(" ");
  const values: Array<number | string> = [];
  for (const position of of) {
    const { outcome = [], grundy = [], gameValue = [] } = taken(await mex.evaluate(game, [position]), id);
    const letters = Array.from(outcome, (each) => "PND"[each] ?? "");
    values.push({ grundy, gameValue, outcome: letters }[prints][0] ?? "");
  }
  return values.join(" ");
}
