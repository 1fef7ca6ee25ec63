// What is done with a grid whose values are hidden: a cell is asked about, guessed, shown, and hidden again.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { NORMAL } from "../../../model/convention.ts";
import { playersUnder } from "../../../model/mover.ts";
import { isPresented } from "../../../model/presentation.ts";
import { reveal } from "../../../model/reveal.ts";
import { wordsOf } from "../../../model/vocabulary.ts";
import { actButton } from "../../kit/actButton.ts";
import { keyList } from "../../kit/class/keyList.ts";
import { wordsChoice } from "../../kit/class/wordsChoice.ts";
import type { FigureContext } from "../../kit/context.ts";
import { choicesUpTo } from "../../kit/valueChoices.ts";
import { isByP, toldOf } from "../../kit/cells/told.ts";
import type { Hidden } from "./hidden.ts";
import type { Quiz } from "./quiz.ts";
import { presenting, screenBar } from "./screenBar.ts";
import type { Screen } from "./screen.ts";
import { sentence } from "./sentence.ts";
import { classWords } from "./words.ts";

/** The largest value that can be typed. */
const LARGEST = 99_999;

export interface InClass {
  hidden: Hidden;
  quiz: Quiz;
  screen: Screen;
}

export function hiddenBar(context: FigureContext, given: InClass, openWorksheet: () => void): TemplateResult {
  const { state, messages } = context;
  const { hidden, quiz, screen } = given;
  const words = classWords(messages);
  const says = html`<p class="says" aria-live="polite">${sentence(context, hidden, quiz)}</p>`;
  const keys = words.keys(wordsOf(state));
  if (isPresented(state))
    return screenBar(says, keys, screen, words, {
      stepOn: () => quiz.stepOn(),
      stepBack: () => quiz.stepBack(),
    });
  const isOneByOne = reveal.of(state).hides && hidden.cells !== undefined;
  const { tries, first } = quiz.tally;
  const hasChoice = wordsOf(state) !== "grundy" || state.game?.convention.kind !== "alliance";
  return html`<div class="classroom">
    <div class="class" role="group" aria-label=${words.label}>
      <div class="tools">
        ${isOneByOne ? tools(context, given) : nothing}
        <span class="end"
          ><button type="button" aria-haspopup="dialog" @click=${openWorksheet}>${words.worksheet}</button>
          ${presenting(screen, words)}
        </span>
      </div>
      <div class="round">
        ${says} ${choices(context, quiz)}
        <span class="end"
          >${tries > 0 ? html`<p class="tally">${words.tally(first, tries)}</p>` : nothing}
          ${hasChoice ? wordsChoice(context) : nothing}</span
        >
      </div>
      ${screen.areKeysShown ? keyList(words.keysTitle, keys) : nothing}
    </div>
  </div>`;
}

/** What the cell may be said to hold. */
function choices(context: FigureContext, quiz: Quiz): TemplateResult | typeof nothing {
  if (!quiz.isOpen) return nothing;
  const { state, messages } = context;
  const told = toldOf(state);
  const isOfPlayers = !isByP(told);
  const most = isOfPlayers ? playersUnder(state.game?.convention ?? NORMAL) - 1 : LARGEST;
  return choicesUpTo(
    told.value === "outcome" ? "outcome" : most,
    isOfPlayers ? "players" : 0,
    context,
    classWords(messages),
    (value) => {
      void quiz.guess(value);
    },
  );
}

/** What is shown at once, and hidden again. */
function tools({ state, messages }: FigureContext, { quiz }: InClass): TemplateResult {
  const words = classWords(messages);
  const rest = quiz.rest();
  return html`<span class="reveal" role="group" aria-label=${words.show}>
    <span aria-hidden="true">${words.show}</span>
    ${actButton(words.this, quiz.isOpen, () => quiz.show())}
    ${actButton(words.row, quiz.asked !== undefined && rest.length > 0, () => quiz.showRow())}
    ${actButton(words.follows, quiz.following().length > 0, () => quiz.showFollowing())}
    ${actButton(words.all, rest.length > 0, () => quiz.showAll())}
    ${actButton(words.back, quiz.canGoBack, () => {
      quiz.back();
    })}
    ${actButton(words.hideAll, reveal.of(state).shown.size > 0, () => quiz.hideAll())}
  </span>`;
}
