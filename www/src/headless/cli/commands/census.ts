// The values of all positions within a bound.
import type { Asked, CommandEntry } from "../command.ts";
import { AS_LIST, P_LIST, pAsked, pWithin } from "./pPositions.ts";
import { valueAt, valuesFound } from "./told.ts";

export const census: CommandEntry = {
  id: "census",
  takes: ["RULES"],
  options: ["bound", "heaps", "p-positions", "format", "json", "page"],
  files: ["csv", "json", "ndjson"],
  choices: { "p-positions": AS_LIST },
  async run(asked, [text = ""]) {
    const game = asked.game(text);
    const found = asked.taken(await asked.mex.census(game.game, scopeOf(asked), asked.progress), text);
    const { labels, bound, heaps, method, positionCount } = found;
    if (pAsked(asked, AS_LIST) !== undefined)
      return {
        origin: asked.origin(game, "rules", { ...P_LIST, bound, heaps, method }),
        ...pWithin(found, asked),
      };
    // Where players have preferences of their own, nothing is said of who wins.
    const hasValues = (found.outcome ?? found.gameValue) !== undefined;
    const values = hasValues
      ? found
      : asked.taken(await asked.mex.evaluate(game.game, labels, asked.progress), text);
    const positions = labels.map((position, index) => ({
      position,
      ...valueAt(values, index, positionCount),
    }));
    return {
      origin: asked.origin(game, "rules", { bound, heaps, method: values.method }),
      ...valuesFound(positions, asked),
    };
  },
};

/** All positions with so many heaps of at most so many stones. */
export function scopeOf({ given }: Asked): { bound: number; heaps?: number } {
  const heaps = given.number("heaps");
  return { bound: given.number("bound") ?? 12, ...(heaps !== undefined && { heaps }) };
}
