import { html, nothing, type TemplateResult } from "lit/html.js";
import { isLed } from "../../model/lessons/slice.ts";
import { beginAnew, goTo } from "../../model/play.ts";
import { isAsking } from "../../model/question/question.ts";
import { isVeiled } from "../../model/reveal.ts";
import { hideValues } from "../../model/revealing.ts";
import { tells } from "../../model/telling.ts";
import { view } from "../../model/view.ts";
import { actButton } from "../kit/button.ts";
import type { FigureContext } from "../kit/context.ts";
import { check, choicesOf, select } from "../kit/controls.ts";
import { worksheetButton } from "../kit/question/worksheetButton.ts";
import { DEGREES } from "./hint.ts";
import type { PlayedGame } from "./game.ts";
import { playerSign } from "./named.ts";
import { dayOf } from "./daily.ts";
import { openDaily, openPuzzle } from "./puzzle.ts";
import { DIFFICULTIES, LEVELS, PERFECT, play, SITTERS, type Difficulty, type Sitter } from "./slice.ts";
import { isOpen, placeToTakeBack, sittersOf } from "./turn.ts";
import { playWords, type PlayWords } from "./words.ts";
import { button } from "../kit/button.ts";

/** What can be done besides moving. */
export function playControls(context: FigureContext, game: PlayedGame): TemplateResult {
  const { state, store, messages } = context;
  const words = playWords(messages);
  const { hint } = game;
  const back = placeToTakeBack(state);
  const canHint = isOpen(state) && hint.isMore && !isVeiled(state);
  const isHinted = hint.degree !== DEGREES[0];
  return html`<div class="acts">
    ${actButton(isHinted ? words.moreHint : words.hint, canHint, () => void hint.more())}
    ${actButton(
      words.takeBack,
      back !== undefined,
      () => {
        if (back !== undefined) goTo(store, back);
      },
      { title: words.takeBackHint },
    )}
    ${actButton(words.newGame, state.line.positions.length > 1, () => newGame(game))}
    ${
      play.of(state).puzzle === undefined && !isLed(state)
        ? html`${actButton(words.puzzle, true, () => void anotherPuzzle(game))}
          ${actButton(words.daily, true, () => void openDaily(game, dayOf(new Date())))}`
        : nothing
    }
  </div>`;
}

/** Who plays, and what is shown. */
export function seatingTable(
  context: FigureContext,
  game: PlayedGame,
  openRecord: () => void,
): TemplateResult {
  const { state, store, messages } = context;
  const words = playWords(messages);
  const share = play.of(state);
  const sitters = sittersOf(state);
  const hasSolver = sitters.includes("solver");
  const sit = (seats: readonly Sitter[]): void =>
    play.put(store, { seats, puzzle: undefined, day: undefined });
  return html`<div class="places">
    <span class="seats" role="group" aria-label=${words.seats}>
      ${sitters.map((sitter, player) =>
        select(seat(player, sitters.length, words), sitter, choicesOf(SITTERS, words.sitters), (chosen) =>
          sit(sitters.with(player, chosen)),
        ),
      )}
      ${
        hasSolver && sitters.includes("person")
          ? button(
              words.swap,
              () => {
                // Who made which move would no longer be true.
                if (state.line.positions.length > 1) beginAnew(store);
                sit([...sitters.slice(1), ...sitters.slice(0, 1)]);
              },
              { look: "quiet" },
            )
          : nothing
      }
    </span>
    ${
      hasSolver
        ? select(words.level, String(share.level), choicesOf(LEVELS.map(String), words.levels), (chosen) =>
            play.put(store, { level: LEVELS.find((level) => String(level) === chosen) ?? PERFECT }),
          )
        : nothing
    }
    ${
      share.puzzle === undefined
        ? nothing
        : select(
            words.puzzles.level,
            String(share.puzzle),
            choicesOf(DIFFICULTIES.map(String), words.puzzles.levels),
            (chosen) => {
              const wanted = DIFFICULTIES.find((difficulty) => String(difficulty) === chosen);
              if (wanted) void anotherPuzzle(game, wanted);
            },
          )
    }
    <span class="switches">
      ${
        isVeiled(state)
          ? nothing
          : check(words.values, tells(state, "everything"), (isOn) => hideValues(store, !isOn), {
              title: words.valuesHint,
            })
      }
      ${check(words.warn, share.warns, (warns) => play.put(store, { warns }), { title: words.warnHint })}
      ${check(words.graph, view.of(state).isBeside, (isBeside) => view.put(store, { isBeside }))}
      ${isAsking(state) ? worksheetButton(context) : nothing}
      ${button(words.record.open, openRecord, { look: "quiet", opens: "dialog" })}
    </span>
  </div>`;
}

function seat(player: number, players: number, { seat: words }: PlayWords): string {
  if (players > 2) return playerSign(player);
  return player === 0 ? words.first : words.second;
}

export function newGame({ store }: PlayedGame): void {
  const { level } = play.of(store.state);
  // Whoever errs does not err the same way twice.
  if (level !== PERFECT) play.put(store, { seed: 1 + Math.floor(Math.random() * 999) });
  beginAnew(store);
}

/** The difficulty of the first puzzle. */
const FIRST: Difficulty = 2;

async function anotherPuzzle(game: PlayedGame, wanted = FIRST): Promise<void> {
  game.told(await openPuzzle(game, wanted));
}
