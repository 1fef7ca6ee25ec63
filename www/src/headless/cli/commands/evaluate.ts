// What positions are: one, several of one game, or a list of any.
import type { Asked, CommandEntry, CommandGame, LineAnswer } from "../command.ts";
import { LIST } from "../lines.ts";
import { valueAt, valuesFound } from "./told.ts";

/** A position that is asked for, of which game, and at which place of a list. */
interface ListedPosition {
  readonly place: number;
  readonly label: string;
  readonly game: CommandGame;
  /** The same for all positions of one game. */
  readonly key: string;
}

export const evaluate: CommandEntry = {
  id: "evaluate",
  takes: ["LINK"],
  more: "POSITION",
  options: ["format", "json", "page"],
  files: ["csv", "json", "ndjson"],
  listed: ["position", "outcome", "grundy", "gameValue", "winners"],
  async run(asked, [text = "", ...more]) {
    const game = asked.game(text);
    const labels = more.length > 0 ? more.map((each) => labelOf(game, each, asked)) : [game.notation.label];
    const evaluation = asked.taken(await asked.mex.evaluate(game.game, labels, asked.progress), text);
    const { method, theorem } = evaluation;
    const of = more.length > 0 ? "rules" : "position";
    const positions = labels.map((position, index) => ({
      position,
      ...valueAt(evaluation, index, labels.length),
    }));
    return {
      origin: asked.origin(game, of, { method, ...(theorem && { theorem }) }),
      ...valuesFound(positions, asked),
    };
  },
  async many(asked, words, lines) {
    const answers: LineAnswer[] = [];
    const [first = ""] = words;
    const own = first === LIST ? undefined : asked.game(first);
    const all = lines.flatMap((line, place) => {
      try {
        return [positionIn(own, line, place, asked)];
      } catch (end) {
        answers[place] = { end };
        return [];
      }
    });
    let start = 0;
    for (const [index, { key }] of all.entries()) {
      if (key === all[index + 1]?.key) continue;
      await answerSome(all.slice(start, index + 1), answers, asked);
      start = index + 1;
    }
    return answers;
  },
};

/** A position of a game as it is written. */
const labelOf = ({ game }: CommandGame, text: string, asked: Asked): string =>
  asked.taken(asked.mex.read(game, text), text).label;

/** A line is a position of a game that stands in the command, or a game with its position. */
function positionIn(own: CommandGame | undefined, line: string, place: number, asked: Asked): ListedPosition {
  const game = own ?? asked.game(line);
  const label = own ? labelOf(own, line, asked) : game.notation.label;
  return { place, label, game, key: JSON.stringify(game.game) };
}

/** Answers positions of one game in one call, or, where a call answers none of them, half by half. */
async function answerSome(
  some: readonly ListedPosition[],
  answers: LineAnswer[],
  asked: Asked,
): Promise<void> {
  const [first] = some;
  if (!first) return;
  const labels = some.map(({ label }) => label);
  const answer = await asked.mex.evaluate(first.game.game, labels, asked.progress);
  if (!answer.ok && some.length > 1) {
    const half = some.length >> 1;
    await answerSome(some.slice(0, half), answers, asked);
    await answerSome(some.slice(half), answers, asked);
    return;
  }
  try {
    const evaluation = asked.taken(answer, first.label);
    const missing = new Set(evaluation.missing);
    for (const [index, { place, label, game }] of some.entries()) {
      if (missing.has(index)) continue;
      // What depends on who is asked for at the same time is not told: how it was found, and what only a search finds.
      const { outcome, grundy, infinite, gameValue, winners } = valueAt(evaluation, index, some.length);
      const value = { outcome, grundy, infinite, gameValue, winners };
      answers[place] = {
        record: { ...asked.origin(game, "rules"), position: label, ...value },
        isWhole: true,
      };
    }
    for (const index of missing) await answerSome(some.slice(index, index + 1), answers, asked);
  } catch (end) {
    answers[first.place] = { end };
  }
}
