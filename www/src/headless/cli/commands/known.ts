// What the literature knows of the values of single heaps.
import { programIn } from "../../../exports/provenance.ts";
import type { KnownSequence } from "../../../solver/literature.ts";
import { knownWords, linesOf } from "../../../views/kit/known/said.ts";
import type { CommandEntry } from "../command.ts";

export const known: CommandEntry = {
  id: "known",
  takes: [],
  more: "RULES",
  options: ["format", "json"],
  files: ["csv", "json", "ndjson"],
  listed: [],
  async run(asked, words) {
    const all: KnownSequence[] = [];
    for (const text of words)
      all.push(...asked.taken(await asked.mex.known(asked.known(asked.game(text))), text));
    if (words.length === 0) all.push(...asked.taken(await asked.mex.known(), ""));
    return {
      plain: () => linesOf(all, "normal", asked.language),
      ...(all.length === 0 && { said: knownWords(asked.language).nothing }),
      origin: programIn(asked.catalogue),
      record: { known: all },
      each: all,
      rows: () => [
        ["rules", "period", "preperiod", "saltus", "by", "year", "computed", "oeis", "sources"],
        ...all.map(({ rules, period, preperiod, saltus, by, year, computed, oeis, sources }) => [
          ...[rules, period, preperiod, saltus, by, year, computed?.to, oeis],
          sources.map(({ address }) => address),
        ]),
      ],
    };
  },
};
