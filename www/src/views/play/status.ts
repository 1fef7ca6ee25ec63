import { html, nothing, type TemplateResult } from "lit/html.js";
import { Lazy } from "../../loading/lazy.ts";
import { parts } from "../../loading/texts.lazy.ts";
import { worded } from "../../messages/dictionary.ts";
import { everyReason } from "../../model/everyValue.ts";
import { loadRefusals } from "../../messages/refusals.ts";
import { isLed } from "../../model/lessons/slice.ts";
import { hasComeAgain, turnOf } from "../../model/mover.ts";
import { lookBack, pointAt } from "../../model/play.ts";
import type { State } from "../../model/state.ts";
import type { Refusal } from "../../solver/wire.ts";
import { changesOf } from "../boards/boards.ts";
import { button } from "../kit/button.ts";
import type { FigureContext } from "../kit/context.ts";
import { rulesOf } from "../kit/rules.ts";
import type { PlayedGame } from "./game.ts";
import { lesson, nextActs } from "./after.ts";
import { ending, named } from "./named.ts";
import { isBack } from "./opponent.ts";
import { clockOf } from "./run.ts";
import { play } from "./slice.ts";
import { isAtPlay, isGameOver } from "./turn.ts";
import { playWords, sentences } from "./words.ts";
import { speaks } from "../kit/voice.ts";

/** The texts of all rulesets. */
const texts = new Lazy(parts.rulesets, loadRefusals);

/** So many moves are offered by name; of more the board has marks, unless nothing was said of what comes. */
const NAMED = 8;
const MOST_NAMED = 200;

/** What there is to say: whose move it is, what was played, why something is no move, and what was hinted. */
export function status(context: FigureContext, game: PlayedGame): TemplateResult {
  return html`<div class="status" ${speaks()}>
    <p class="says">${puzzleSays(context, game) ?? says(context, game)}${clock(context, game)}</p>
    ${lesson(context, game)} ${nextActs(context, game)}
  </div>`;
}

/** How far ten puzzles have come and how long that took, for the eye alone: nobody wants to hear a clock. */
function clock({ messages }: FigureContext, { run }: PlayedGame): TemplateResult | typeof nothing {
  if (run?.end)
    return html` <span class="clock">${run.results.map((isRight) => (isRight ? "✓" : "✗")).join(" ")}</span>`;
  if (!run) return nothing;
  const { puzzles: words } = playWords(messages);
  const place = run.results.length + (run.isNoted || run.isOpening ? 0 : 1);
  return html` <span class="clock" aria-hidden="true"
    >${words.runAt({ place, all: run.length })} · ${clockOf(run.seconds)}</span
  >`;
}

function says(context: FigureContext, game: PlayedGame): unknown {
  const { gesture, opponent, course } = game;
  const { state, messages, store } = context;
  const words = playWords(messages);
  const { line, selected } = state;
  if (!isAtPlay(state))
    return html`${words.aside({ position: selected })}
    ${button(words.back, () => lookBack(store), { look: "quiet" })}`;
  const mover = named(state, turnOf(state), words);
  // Whoever follows a lesson moves for all.
  const turn =
    isLed(state) && mover.sitter === "person" ? { ...mover, isYou: true, who: words.names.you } : mover;
  const last = named(state, (turn.player + turn.players - 1) % turn.players, words);
  const isLastSolver = line.cursor > 0 && last.sitter === "solver";
  const made = course.lastMove(state);
  const move = made ? changesOf(made, messages) : "";
  const told = move ? words.playedBy({ ...last, move }) : words.played({ ...last, position: selected });
  const played = isLastSolver ? told : "";
  const over = ending(state, words);
  if (over !== undefined) return over;
  if (game.isAgreed(state)) return words.agreed;
  // Whose turn it is, is said once it is known that there is a move.
  if (isGameOver(state) === undefined) return played;
  if (gesture.refusal) return refusalText(gesture.refusal, context);
  if (gesture.warning)
    return html`<span class="careful"
      >${words.careful({ isDraw: isDrawn(state, gesture.warning.label) })}</span
    >`;
  if (opponent.waits(state))
    return html`${isBack(state) ? words.waits(turn) : hasComeAgain(state) ? words.again({ position: selected }) : words.turn(turn)}
    ${button(words.goOn, () => opponent.goOn(), { look: "quiet" })}`;
  if (opponent.isToMove(state)) return words.thinking(turn);
  if (gesture.touched.length > 0) return words.several;
  if (game.mayAgree(state))
    return html`${sentences(words, played, words.again({ position: selected }))} ${words.turn(turn)}
    ${button(words.agree, () => game.agree(state), { look: "quiet" })}`;
  return sentences(words, played, words.turn(turn));
}

/** Whether an option of the position that is shown is a draw. */
function isDrawn(state: State, label: string): boolean {
  const option = everyReason(state)?.options.find((each) => each.label === label);
  return option?.value.outcome === "D";
}

/** The moves that fit what is touched, by name, where they are few. */
export function offers(
  { messages, store }: FigureContext,
  { gesture, redraw }: PlayedGame,
): TemplateResult | typeof nothing {
  if (gesture.touched.length === 0) return nothing;
  const words = playWords(messages);
  const isAnything = gesture.touched.every(({ to }) => to === undefined);
  const few = gesture.offers.length <= (isAnything ? MOST_NAMED : NAMED) ? gesture.offers : [];
  return html`<p class="offers">
    ${few.map((offer) => {
      const find = (label: string | undefined) => (): void => pointAt(store, label);
      return html`<button
        type="button"
        @click=${() => gesture.make(offer)}
        @pointerenter=${find(offer.label)}
        @pointerleave=${find(undefined)}
      >
        ${changesOf(offer.move, messages) || offer.label}
      </button>`;
    })}
    ${button(
      words.clear,
      () => {
        gesture.clear();
        redraw();
      },
      { look: "quiet" },
    )}
  </p>`;
}

/** What the ruleset says; where it has no words for it, its rules. */
function refusalText({ of, key, numbers }: Refusal, context: FigureContext): string {
  const { messages } = context;
  const words = playWords(messages);
  const all = texts.get();
  if (!all) return words.noMove;
  const text = all[of]?.[key];
  if (!text) return words.byRule({ rule: rulesOf(context) ?? "" });
  return worded(messages, text).replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = numbers[name];
    if (value === undefined) return hole;
    if (typeof value === "number") return messages.number(value);
    const before = value.map(messages.number);
    const last = before.pop() ?? "";
    return before.length === 0 ? last : words.anyOf({ before, last });
  });
}

/** What is said of a puzzle: that there is a move to be found, and then whether it was; nothing where something else is to be said. */
function puzzleSays(context: FigureContext, game: PlayedGame): string | undefined {
  const { state, messages } = context;
  const { puzzles: words } = playWords(messages);
  if (game.lacks === "none") return words.none;
  const { gesture } = game;
  const isBusy = gesture.refusal ?? gesture.warning ?? gesture.touched[0];
  const { puzzle, day } = play.of(state);
  if (puzzle === undefined || isBusy || !isAtPlay(state)) return undefined;
  const holds = game.isToHold(state) === true;
  const find = words.find({ isDaily: day !== undefined, holds });
  if (state.line.cursor === 0) return game.lacks ? sentences(playWords(messages), words.nearest, find) : find;
  const solved = game.isSolved(state);
  if (solved === undefined) return undefined;
  const { end } = game.run ?? {};
  if (end) return words.runOver({ right: end.right, time: clockOf(end.seconds) });
  return solved ? words.right({ holds }) : words.wrong({ holds });
}
