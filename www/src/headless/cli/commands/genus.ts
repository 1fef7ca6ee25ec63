// The genera of single heaps.
import type { CommandEntry } from "../command.ts";

export const genus: CommandEntry = {
  id: "genus",
  takes: ["RULES"],
  options: ["length", "format", "json", "page"],
  files: ["csv", "json", "ndjson"],
  listed: ["firstWild", "labels"],
  async run(asked, [text = ""]) {
    const game = asked.game(text);
    const length = asked.given.number("length") ?? 20;
    const found = asked.taken(await asked.mex.genus(game.game, { length }, asked.progress), text);
    const { genera, firstWild } = found;
    const labels = genera.map(({ label }) => label);
    const { told } = asked;
    return {
      plain: () => `${labels.join(" ")}\n`,
      said: firstWild === undefined ? told.allTame : told.firstWild({ heap: firstWild }),
      origin: asked.origin(game, "rules"),
      record: { ...found, labels },
      rows: () => [
        ["heap", "genus", "grundy", "misere", "tame"],
        ...genera.map(({ label, grundy, misere, tame }, heap) => [heap, label, grundy, misere, String(tame)]),
      ],
    };
  },
};
