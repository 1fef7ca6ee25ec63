// The values of single heaps and how they repeat.
import { numbersOf, tableOf } from "../../../exports/sequence.ts";
import type { Sequence } from "../../../solver/wire.ts";
import type { Asked, CommandEntry, CommandGame, Found } from "../command.ts";
import { FINE, TOO_LARGE } from "../options.ts";
import { endingOf, rulesIn } from "../reading.ts";
import { AS_LIST, P_LIST, pAsked, pHeaps } from "./pPositions.ts";

export const values: CommandEntry = {
  id: "values",
  takes: ["RULES"],
  options: ["length", "p-positions", "format", "json", "page"],
  files: ["terms", "b-file", "csv", "json", "ndjson"],
  choices: { "p-positions": AS_LIST },
  listed: ["kind", "method", "status", "period", "preperiod", "saltus", "values"],
  async run(asked, [text = ""]) {
    const game = asked.game(text);
    const length = asked.given.number("length") ?? 100;
    const sequence: Sequence = asked.taken(
      await asked.mex.sequence(game.game, { length }, asked.progress),
      text,
    );
    const whole = { ...foundIn(sequence, game, asked), ...endOf(sequence, asked) };
    if (pAsked(asked, AS_LIST) === undefined) return whole;
    const origin = asked.origin(game, "rules", { ...P_LIST, method: sequence.method });
    return { ...whole, ...pHeaps(sequence, asked), origin };
  },
};

function foundIn(sequence: Sequence, game: CommandGame, asked: Asked): Found {
  const { values: all, ...told } = sequence;
  return {
    plain: () => `${all.join(" ")}\n`,
    origin: asked.origin(game, "rules", told),
    record: { values: numbersOf(all) },
    rows: () => tableOf([{ text: rulesIn(game.notation), values: all }]),
    values: all,
  };
}

/** How the values repeat, or what has ended them. */
function endOf(sequence: Sequence, { told, messages }: Asked): Partial<Found> {
  const { values: all, period, preperiod = 0, saltus = 0, status, stopped } = sequence;
  const said =
    period === undefined
      ? told.noPeriod
      : told.period({ period, preperiod, saltus, isProved: status === "proved" });
  if (!stopped) return { said, code: FINE };
  const { message } = endingOf(stopped, "", told, messages);
  const far = told.stopped({ found: all.length, asked: sequence.length, sentence: message });
  return { said, stopped: far, code: TOO_LARGE };
}
