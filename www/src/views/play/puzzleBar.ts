import { html, nothing, type TemplateResult } from "lit/html.js";
import { beginAnew } from "../../model/play.ts";
import type { FigureContext } from "../kit/context.ts";
import type { PlayedGame } from "./game.ts";
import { openPuzzle } from "./puzzle.ts";
import { play } from "./slice.ts";
import { isAtPlay } from "./turn.ts";
import { playWords } from "./words.ts";
import { button } from "../kit/button.ts";

/** Whether the first move was the right one; nothing before it, and until that is known. */
function isSolved({ state }: FigureContext, game: PlayedGame): boolean | undefined {
  const [, after] = state.line.cursor > 0 ? game.worths.of(state) : [];
  return after && after.winner === 0;
}

/** What is said of a puzzle: that there is a move to be found, and then whether it was; nothing where something else is to be said. */
export function puzzleSays(context: FigureContext, game: PlayedGame): string | undefined {
  const { state, messages } = context;
  const { puzzles: words } = playWords(messages);
  if (game.hasNoPuzzle) return words.none;
  const { gesture } = game;
  const isBusy = gesture.refusal ?? gesture.warning ?? gesture.touched[0];
  if (play.of(state).puzzle === undefined || isBusy || !isAtPlay(state)) return undefined;
  if (state.line.cursor === 0) return words.find;
  const solved = isSolved(context, game);
  if (solved === undefined) return undefined;
  return solved ? words.right : words.wrong;
}

/** What can be done about a puzzle. */
export function puzzleActs(context: FigureContext, game: PlayedGame): TemplateResult | typeof nothing {
  const { state, store, messages } = context;
  const { puzzle } = play.of(state);
  const { puzzles: words } = playWords(messages);
  if (puzzle === undefined) return nothing;
  return html`<p class="puzzle">
    ${isSolved(context, game) === false ? button(words.again, () => beginAnew(store)) : nothing}
    ${button(words.next, () => void openPuzzle(game, puzzle))}
  </p>`;
}
