// A position to solve.
import type { CommandEntry } from "../command.ts";

export const puzzle: CommandEntry = {
  id: "puzzle",
  takes: ["RULES"],
  options: ["level", "seed", "format", "json", "page"],
  files: ["json", "ndjson"],
  listed: ["label", "level", "holds", "winning", "optionCount", "remoteness", "positions"],
  async run(asked, [text = ""]) {
    const game = asked.game(text);
    const { given, told } = asked;
    const wanted = { level: given.number("level") ?? 1, seed: given.number("seed") ?? 0 };
    const found = asked.taken(await asked.mex.puzzle(game.game, wanted, asked.progress), text);
    const { notation, level, holds, winning, optionCount: options } = found;
    return {
      plain: () => asked.about(notation, told.puzzle({ level, holds, winning, options })),
      origin: asked.origin(game, "rules", { seed: wanted.seed }),
      record: found,
    };
  },
};
