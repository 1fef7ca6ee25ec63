// What comes after the move of a puzzle, and after a game.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { isLed } from "../../model/lessons/slice.ts";
import { isFirstGame } from "../../model/firstVisit.ts";
import { beginAnew, goTo } from "../../model/play.ts";
import { hideValues } from "../../model/revealing.ts";
import { isVeiled, reveal } from "../../model/reveal.ts";
import { rules } from "../../model/rules.ts";
import { tells } from "../../model/telling.ts";
import { view } from "../../model/view.ts";
import { button } from "../kit/button.ts";
import { copyText } from "../kit/clipboard.ts";
import type { FigureContext } from "../kit/context.ts";
import { progress } from "../../model/progress.ts";
import { dayOf, streak } from "./daily.ts";
import { newGame } from "./controls.ts";
import type { PlayedGame } from "./game.ts";
import { ideaOf, theoremSays } from "./hintText.ts";
import { openMissed, openPuzzle } from "./puzzle.ts";
import { LEVELS, play } from "./slice.ts";
import { isGameOver, onlyPerson, sittersOf } from "./turn.ts";
import { playWords } from "./words.ts";
import { speaks } from "../kit/voice.ts";

/** Buttons for what one may want next. */
export function nextActs(context: FigureContext, game: PlayedGame): TemplateResult | typeof nothing {
  const { state } = context;
  const acts = play.of(state).puzzle === undefined ? afterGame(context, game) : puzzleActs(context, game);
  return acts === nothing ? nothing : html`<p class="next">${acts}</p>`;
}

function puzzleActs(context: FigureContext, game: PlayedGame): TemplateResult {
  const { state, store, messages, links } = context;
  const { puzzle = 1 } = play.of(state);
  const { puzzles: words } = playWords(messages);
  const solved = game.isSolved(state);
  const leave = button(words.leave, () => play.put(store, { puzzle: undefined, day: undefined }), {
    look: "quiet",
  });
  const { run } = game;
  if (run)
    return html`${
      run.end
        ? button(words.runAgain, () => game.begin(), { look: "main" })
        : run.isNoted
          ? button(words.next, () => game.goOn(run), { look: "main" })
          : nothing
    }
    ${leave}`;
  return html`${solved === false ? button(words.again, () => beginAnew(store)) : nothing}
    ${
      solved !== undefined && !tells(state, "everything") && !isVeiled(state)
        ? button(words.why, () => {
            goTo(store, 0);
            hideValues(store, false);
            view.put(store, { isBeside: true });
          })
        : nothing
    }
    ${button(words.next, () => void openPuzzle(game, puzzle).then((lacks) => game.told(lacks)), { look: solved ? "main" : "" })}
    ${button(words.run, () => game.begin(), { look: "quiet" })}
    ${button(words.challenge, () => void challenge(context, game, links), { look: "quiet" })} ${leave}
    <span ${speaks()}>${game.says}</span>`;
}

/** Copies the link of a puzzle as it was opened. */
async function challenge(
  { state, messages }: FigureContext,
  game: PlayedGame,
  links: PlayedGame["links"],
): Promise<void> {
  const { puzzles: words } = playWords(messages);
  const { puzzle, day, seats, level, seed } = play.of(state);
  const { game: opened } = state;
  if (!opened) return;
  const link = links.like(state, opened.notation, {
    [play.id]: { seats, level, seed, puzzle, day },
    [reveal.id]: { hides: true, shown: [] },
    [rules.id]: rules.asked(state),
    [view.id]: view.of(state),
  });
  const address = new URL(`#${link}`, document.baseURI).href;
  game.say((await copyText(address)) ? words.copied : address);
}

/** What a solved puzzle teaches: how one plays so, and what a theorem says of it; and of the puzzle of a day, how many there have been without a gap. */
export function lesson(context: FigureContext, game: PlayedGame): TemplateResult | typeof nothing {
  const { state, messages } = context;
  const { puzzle, day } = play.of(state);
  if (puzzle === undefined || (game.run && !game.run.end) || game.isSolved(state) !== true) return nothing;
  const { puzzles: words } = playWords(messages);
  const days = day === undefined ? 0 : streak(progress().days, dayOf(new Date()));
  return html`<p class="lesson">
    <strong>${ideaOf(game.solved ?? state, context, game.shelf)}</strong>
    ${theoremSays(game.solved ?? state, context, game.shelf, (game.solved ?? state).selected)}
    ${days > 0 ? words.days({ days }) : nothing}
  </p>`;
}

function afterGame(context: FigureContext, game: PlayedGame): TemplateResult | typeof nothing {
  const { state, store, messages } = context;
  const words = playWords(messages);
  const person = onlyPerson(state);
  const sitters = sittersOf(state);
  if ((isGameOver(state) !== true && !game.isAgreed(state)) || state.line.cursor === 0 || isFirstGame(state))
    return nothing;
  // A lesson goes on by itself.
  if (isLed(state)) return button(words.playAgain, () => newGame(game));
  const areTwo = person !== undefined && sitters.length === 2;
  const { level } = play.of(state);
  const missed = game.worths
    .turningPoints(state)
    .findLast(({ mover, better }) => mover === person && better !== undefined);
  const hasWon = areTwo && game.worths.of(state).at(-1)?.winner === person;
  const harder = LEVELS.find((each) => each === level + 1);
  const isHarder = hasWon && harder !== undefined;
  return html`${
    isHarder
      ? button(
          words.harder({ opponent: words.levels[harder] }),
          () => {
            play.put(store, { level: harder });
            newGame(game);
          },
          { look: "main" },
        )
      : nothing
  }
  ${button(words.playAgain, () => newGame(game), { look: isHarder ? "" : "main" })}
  ${
    areTwo
      ? button(words.swap, () => {
          newGame(game);
          play.put(store, { seats: sitters.toReversed() });
        })
      : nothing
  }
  ${missed && areTwo ? button(words.missed, () => void openMissed(game, missed.from)) : nothing}`;
}
