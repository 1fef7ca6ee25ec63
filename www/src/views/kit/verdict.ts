import { html, nothing, type TemplateResult } from "lit/html.js";
import { effectiveColour } from "../../model/display.ts";
import { labellingOf } from "../../model/reveal.ts";
import type { State } from "../../model/state.ts";
import { toldExplanation } from "../../model/telling.ts";
import { verdictOf, type Ending, type Verdict } from "../../model/verdict.ts";
import { lettersOf } from "../../model/letters.ts";
import type { Vocabulary } from "../../model/vocabulary.ts";
import type { ExplainedOption } from "../../solver/wire.ts";
import type { Phrase } from "../../messages/phrase.ts";
import { player } from "../../messages/player.ts";
import type { FigureContext } from "./context.ts";
import type { KitFigureWords } from "./figure/words.ts";
import { speaks } from "./voice.ts";

/**
 * The selected position in one line, which is also what a screen reader says of it. On a page that says more elsewhere it
 * is for those who have a small screen and that far below. It is not spoken where the view tells of the position by itself.
 */
export function verdict(
  context: FigureContext,
  isAlone: boolean,
  isSpoken = isAlone,
): TemplateResult | typeof nothing {
  const { state, messages } = context;
  // A labelling tells of its steps itself.
  if (labellingOf(state)) return nothing;
  return html`<p
    class="verdict"
    ?data-coming=${isComing(state)}
    ${speaks(isSpoken ? undefined : "")}
    aria-hidden=${isAlone ? nothing : "true"}
  >
    ${verdictSentence(state, messages)}
  </p>`;
}

/** Whether a graph is shown of which the solver can say more by and by; the line has its room before. */
function isComing({ explanation, picture }: State): boolean {
  return !explanation && picture.kind === "graph" && !picture.isBlind;
}

/** What a screen reader says of the selected position; empty while nothing may be told of it. */
export function verdictSentence(state: State, messages: KitFigureWords): string {
  const { verdict: words } = messages;
  const explanation = toldExplanation(state);
  const found = verdictOf(state);
  if (!explanation || !found) return "";
  const { label, value } = explanation;
  const says = verdictPhrase(label, found, ({ label: option }) => option, words, lettersOf(state)).join("");
  const { grundy, remoteness } = value;
  const colouring = effectiveColour(state);
  const number =
    colouring === "grundy" && grundy !== undefined
      ? words.grundy({ value: value.infinite ? undefined : grundy })
      : colouring === "remoteness" && remoteness !== undefined && remoteness >= 0
        ? words.remoteness({ moves: remoteness })
        : undefined;
  const sentences = number === undefined ? [says] : [says, number];
  return sentences.map((text) => words.sentence({ text })).join(messages.gap);
}

/** A verdict in words, without the full stop; the moves in it look as the view would have them. */
export function verdictPhrase<T>(
  label: string,
  found: Verdict,
  move: (option: ExplainedOption) => T,
  words: KitFigureWords["verdict"],
  vocabulary: Vocabulary,
): Phrase<T | string> {
  const name = /[\u4e00-\u9fff]$/.test(label) ? label : words.name({ label });
  const isByShape = vocabulary === "shapes";
  switch (found.kind) {
    case "over":
      return [
        isByShape
          ? words.end({ name, isSolid: found.how === "mover-lost" })
          : words.over({ name, who: endedFor(found.how, words) }),
      ];
    case "lost":
      return [isByShape ? words.solid({ name }) : words.lost({ name })];
    case "won": {
      const moves = found.moves.map(move);
      if (isByShape) return [words.outlined({ name }), ...anyOf(moves, found.others, words.moves)];
      return moves.length === 0
        ? [words.won({ name })]
        : [words.wonBy({ name }), ...anyOf(moves, found.others, words.moves)];
    }
    case "drawn": {
      const moves = found.moves.map(move);
      return moves.length === 0
        ? [words.drawn({ name })]
        : [words.drawnBy({ name }), ...anyOf(moves, found.others, words.moves)];
    }
    case "nobody":
      return [words.nobody({ label, mover: found.mover === undefined ? undefined : player(found.mover) })];
    case "turns": {
      const { value, players } = found;
      const { mover, last, later } = words.who;
      const who = value === 0 ? mover : value === players - 1 ? last : later({ turns: value });
      return [words.turns({ label, who })];
    }
    case "level": {
      const { distance, nearest } = found;
      if (distance === 0) return [words.level({ name })];
      if (nearest) return [words.oneMove({ name }), move(nearest), words.wins];
      return [words.farther({ name, moves: distance })];
    }
    case "winner":
      return [words.winner({ label, mover: player(found.mover), winner: player(found.winner) })];
  }
}

function endedFor(how: Ending, { ended }: KitFigureWords["verdict"]): string {
  return typeof how === "number" ? ended.later({ turns: how }) : ended[how];
}

function anyOf<T>(
  moves: readonly T[],
  others: number | undefined,
  words: KitFigureWords["verdict"]["moves"],
): Phrase<T | string> {
  const all = [...moves, ...(others === 0 ? [] : [words.others({ others })])];
  return all.flatMap((each, place) => {
    if (place === 0) return [each];
    if (place < all.length - 1) return [words.between, each];
    return [place < moves.length ? words.or : words.orOthers, each];
  });
}
