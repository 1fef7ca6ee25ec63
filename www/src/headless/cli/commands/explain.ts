// What a position is, and why.
import { linesOf } from "../../../views/kit/known/said.ts";
import type { CommandEntry } from "../command.ts";
import { valueSaid } from "./told.ts";

export const explain: CommandEntry = {
  id: "explain",
  takes: ["LINK"],
  options: ["format", "json", "page"],
  files: ["json", "ndjson"],
  listed: [],
  async run(asked, [text = ""]) {
    const game = asked.game(text);
    const { told } = asked;
    const { label } = game.notation;
    const explanation = asked.taken(
      await asked.mex.explain(game.game, label, asked.progress),
      game.link.notation,
    );
    const { kind } = game.game.convention;
    const { value, options, mexWitnesses, round, theorems, notation } = explanation;
    const known = kind === "alliance" ? [] : asked.taken(await asked.mex.known(asked.known(game)), text);
    const list = (all: readonly { label: string }[]): string =>
      all.map((each) => each.label).join("; ") || told.none;
    const valued = options.map((option) => ({
      label:
        `${option.label} ${option.value.infinite ? "∞" : (option.value.grundy ?? option.value.outcome ?? "")}`.trim(),
    }));
    const telling = theorems.filter(
      ({ prediction, agrees = true }) => prediction.kind !== "silent" && agrees,
    );
    return {
      plain: () =>
        [
          asked.about(notation, ...valueSaid(value, asked)),
          asked.about(told.winning, list(options.filter(({ winning }) => winning))),
          asked.about(told.options, list(valued)),
          value.outcome === "D"
            ? asked.about(told.keeping, list(options.filter((option) => option.value.outcome === "D")))
            : "",
          round
            ? asked.about(
                told.round,
                [...round.way, round.way[round.back]].map((each) => each?.label).join(" → "),
              )
            : "",
          mexWitnesses && value.grundy !== undefined ? `${told.mex({ value: value.grundy })}\n` : "",
          asked.about(told.theorems, ...(telling.length > 0 ? telling.map(({ id }) => id) : [told.none])),
          kind === "alliance" ? "" : linesOf(known, kind, asked.language),
        ].join(""),
      origin: asked.origin(game, "position"),
      record: { ...explanation, ...(known.length > 0 && { known }) },
    };
  },
};
