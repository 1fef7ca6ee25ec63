import { worded } from "../messages/dictionary.ts";
import { partOf } from "../model/around.ts";
import { isHiding } from "../model/reveal.ts";
import type { State } from "../model/state.ts";
import { wordsOf } from "../model/vocabulary.ts";
import type { Params } from "../solver/api.ts";
import type { RulesetCard } from "../solver/wire.ts";
import type { Exported } from "./export.ts";

/** What a picture is called, and what is to be seen on it, for who cannot see it. */
export interface Caption {
  title: string;
  description: string;
}

export function captionOf({ state, words }: Exported): Caption {
  return { title: titleOf(state, words), description: descriptionOf(state, words) };
}

function titleOf({ catalogue, game }: State, words: Exported["words"]): string {
  if (!catalogue || !game) return "";
  const { convention } = game;
  const ruleset = catalogue.rulesets.find(({ id }) => id === game.ruleset);
  const card = catalogue.conventions.find(({ kind }) => kind === convention.kind);
  const play =
    convention.kind === "alliance" ? words.players(convention.players) : card ? worded(words, card.name) : "";
  const name = ruleset
    ? [worded(words, ruleset.name), ...parametersOf(ruleset, game.params)]
    : [game.ruleset];
  return words.title(name.join(" "), game.written, play);
}

/** The parameters that the name of a rule leaves open, short enough to stand behind it: `0.77`, `{1,3,4}`, `m = 3`. */
function parametersOf({ parameters }: RulesetCard, params: Params): string[] {
  const told = parameters.flatMap(({ key, required, initial, range }) => {
    const value = textOf(params[key]);
    if (value === undefined || (!required && value === textOf(initial))) return [];
    if (range.kind === "rule" || (range.kind === "text" && range.long)) return [];
    return range.kind === "integer" || range.kind === "choice" ? `${key} = ${value}` : value;
  });
  return told.length > 0 ? [told.join(", ")] : [];
}

function descriptionOf(state: State, words: Exported["words"]): string {
  const { picture } = state;
  if (picture.kind === "refused" && picture.around) {
    const { positionCount, moveCount } = picture.around.exploration;
    return words.part(positionCount, moveCount);
  }
  if (picture.kind !== "graph") return "";
  const part = partOf(state);
  if (part) {
    const { positionCount, moveCount } = part.exploration;
    return words.around(positionCount, part.whole, part.moves, part.middle, moveCount);
  }
  const { positionCount, moveCount, pPositionCount } = picture.exploration;
  const tellsP = !isHiding(state) && /grundy|outcome/.test(wordsOf(state));
  return words.positions(positionCount, moveCount, tellsP ? pPositionCount : undefined);
}

function textOf(value: unknown): string | undefined {
  if (typeof value === "string" || typeof value === "number") return String(value);
  return Array.isArray(value) ? `{${value.map(textOf).join(",")}}` : undefined;
}
