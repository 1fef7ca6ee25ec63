// Positions that are lost for whoever is to move, as the solver finds them below the examples of a ruleset.
import type { RulesetCard } from "../../www/src/solver/wire.ts";
import { mex, row, valueOf } from "../boundary/built.ts";

/** Whoever is there moves once at least, and so does the other. */
const LEAST = 2;

/**
 * A link to a game in which a person is to move and loses to the computer: of an example, played on to the lost position
 * that is soonest over. No ruleset needs a line for it.
 */
export async function lost({ id, examples }: RulesetCard, kind: "normal" | "misere"): Promise<string[]> {
  for (const { notation } of examples) {
    const { ruleset, params, label } = valueOf(mex.parse(notation));
    const explored = await mex.explore({ ruleset, params, convention: { kind } }, label);
    if (!explored.ok) continue;
    const { labels, outcome, remoteness, optionOffsets, options } = explored.value;
    const lines = new Map([[0, [] as number[]]]);
    for (const [position, line] of lines)
      for (const next of row(optionOffsets, options, position))
        if (!lines.has(next)) lines.set(next, [...line, next]);
    const left = (position: number): number => remoteness?.[position] ?? 0;
    const [end] = [...lines.keys()]
      .filter((position) => outcome?.[position] === 0 && left(position) >= LEAST)
      .sort((one, other) => left(one) - left(other));
    const line = end === undefined ? undefined : lines.get(end);
    if (!line) continue;
    const made = line.map((position) => labels[position]);
    const seats = made.length % 2 === 0 ? "person,solver" : "solver,person";
    const fields = [
      ...(kind === "misere" ? ["play=misere"] : []),
      ...(made.length > 0 ? [`line=${made.join(",")}`] : []),
    ];
    return [notation, [...fields, `view=board&seats=${seats}`].join("&")];
  }
  throw new Error(`no example of ${id} leads to a position that is lost under ${kind} play`);
}
