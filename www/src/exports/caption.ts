import { worded } from "../messages/dictionary.ts";
import { neighbourhoodOf } from "../model/neighbourhood.ts";
import { called } from "../model/called.ts";
import type { State } from "../model/state.ts";
import { told } from "../model/told.ts";
import { lettersOf } from "../model/letters.ts";
import type { Exported } from "./export.ts";

/** What a picture is called, and what is to be seen on it, for who cannot see it. */
export interface Caption {
  title: string;
  description: string;
}

export function captionOf({ state, words, still }: Exported): Caption {
  return { title: titleOf(state, words), description: still?.description ?? descriptionOf(state, words) };
}

function titleOf({ catalogue, game }: State, words: Exported["words"]): string {
  if (!catalogue || !game) return "";
  const { convention } = game;
  const ruleset = catalogue.rulesets.find(({ id }) => id === game.ruleset);
  const card = catalogue.conventions.find(({ kind }) => kind === convention.kind);
  const play =
    convention.kind === "alliance"
      ? words.players({ players: convention.players })
      : card
        ? worded(words, card.name)
        : "";
  const name = ruleset ? called(worded(words, ruleset.name), ruleset, game.params) : game.ruleset;
  return words.title({ game: name, start: game.written, convention: play });
}

function descriptionOf(state: State, words: Exported["words"]): string {
  const { picture } = state;
  if (picture.kind === "refused" && picture.around) {
    const { positionCount, moveCount } = picture.around.exploration;
    return words.part({ positions: String(positionCount), moves: String(moveCount) });
  }
  if (picture.kind !== "graph") return "";
  const part = neighbourhoodOf(state);
  if (part) {
    const { positionCount, moveCount } = part.exploration;
    return words.around({
      positions: String(positionCount),
      whole: String(part.whole),
      within: part.moves,
      middle: part.middle,
      moves: String(moveCount),
    });
  }
  const { positionCount, moveCount } = picture.exploration;
  const tellsP = /grundy|outcome/.test(lettersOf(state));
  const { pPositionCount } = told(state, picture.graph);
  return words.positions({
    positions: String(positionCount),
    moves: String(moveCount),
    p: tellsP && pPositionCount !== undefined ? String(pPositionCount) : undefined,
  });
}
