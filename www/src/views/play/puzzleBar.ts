import { html, nothing, type TemplateResult } from "lit/html.js";
import { beginAnew } from "../../model/play.ts";
import type { FigureContext } from "../kit/context.ts";
import type { Game } from "./game.ts";
import { openPuzzle } from "./puzzle.ts";
import { play } from "./slice.ts";
import { playWords } from "./words.ts";

/** What is said of a puzzle: that there is a move to be found, and then whether it was. */
export function puzzleSays(context: FigureContext, game: Game): TemplateResult | typeof nothing {
  const { state, store, messages } = context;
  const { puzzle } = play.of(state);
  const { puzzles: words } = playWords(messages);
  if (game.hasNoPuzzle) return html`<p class="puzzle">${words.none}</p>`;
  if (puzzle === undefined) return nothing;
  const [, after] = state.line.cursor > 0 ? game.worths.of(state) : [];
  const button = (label: string, act: () => void): TemplateResult =>
    html`<button type="button" @click=${act}>${label}</button>`;
  const next = button(words.next, () => void openPuzzle(game, puzzle));
  if (state.line.cursor === 0) return html`<p class="puzzle">${words.find} ${next}</p>`;
  if (!after) return nothing;
  const isRight = after.winner === 0;
  return html`<p class=${isRight ? "puzzle right" : "puzzle wrong"}>
    <span>${isRight ? words.right : words.wrong}</span>
    ${
      isRight
        ? nothing
        : button(words.again, () => {
            beginAnew(store);
          })
    }
    ${next}
  </p>`;
}
