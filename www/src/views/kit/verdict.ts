import { html, nothing, type TemplateResult } from "lit/html.js";
import { effectiveColour } from "../../model/display.ts";
import { labellingOf } from "../../model/reveal.ts";
import type { State } from "../../model/state.ts";
import { toldExplanation } from "../../model/telling.ts";
import { verdictOf, type Verdict } from "../../model/verdict.ts";
import { wordsOf, type Vocabulary } from "../../model/vocabulary.ts";
import type { ExplainedOption } from "../../solver/wire.ts";
import type { Phrase } from "../../messages/phrase.ts";
import { player } from "../../messages/player.ts";
import type { FigureContext } from "./context.ts";
import type { KitFigureWords } from "./figure/en.ts";

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
    aria-live=${isSpoken ? "polite" : nothing}
    aria-hidden=${isAlone ? nothing : "true"}
  >
    ${verdictSentence(state, messages)}
  </p>`;
}

/** What a screen reader says of the selected position; empty while nothing may be told of it. */
export function verdictSentence(state: State, messages: KitFigureWords): string {
  const { verdict: words } = messages;
  const explanation = toldExplanation(state);
  const found = verdictOf(state);
  if (!explanation || !found) return "";
  const { label, value } = explanation;
  const says = verdictPhrase(label, found, ({ label: option }) => option, words, wordsOf(state)).join("");
  const { grundy, remoteness } = value;
  const colouring = effectiveColour(state);
  const number =
    colouring === "grundy" && grundy !== undefined
      ? words.grundy(grundy)
      : colouring === "remoteness" && remoteness !== undefined
        ? words.remoteness(remoteness)
        : undefined;
  return words.sentences(number === undefined ? [says] : [says, number]);
}

/** A verdict in words, without the full stop; the moves in it look as the view would have them. */
export function verdictPhrase<T>(
  label: string,
  found: Verdict,
  move: (option: ExplainedOption) => T,
  words: KitFigureWords["verdict"],
  vocabulary: Vocabulary,
): Phrase<T | string> {
  if (vocabulary === "shapes") {
    if (found.kind === "over") return [words.end(label, found.how === "mover-lost")];
    if (found.kind === "lost") return [words.solid(label)];
    if (found.kind === "won") return words.outlined<T | string>(label, found.moves.map(move), found.others);
  }
  switch (found.kind) {
    case "over":
      return [words.over(label, found.how)];
    case "lost":
      return [words.lost(label)];
    case "won":
      return words.won<T | string>(label, found.moves.map(move), found.others);
    case "turns":
      return [words.turns(label, found.value, found.players)];
    case "winner":
      return [words.winner(label, player(found.mover), player(found.winner))];
  }
}
