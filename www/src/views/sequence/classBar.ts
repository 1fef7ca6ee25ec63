// What is done with heaps whose values are hidden: one is asked about, guessed, shown, and hidden again.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { NORMAL } from "../../model/convention.ts";
import { playersUnder } from "../../model/mover.ts";
import { canGoBack, goBack, hideAll, isSomeShown, question } from "../../model/question/question.ts";
import { classColourOf, classScale } from "../kit/cells/classColour.ts";
import type { FigureContext } from "../kit/context.ts";
import { questionBar } from "../kit/question/bar.ts";
import { cellChoices } from "../kit/question/cellChoices.ts";
import type { ClassLead } from "../kit/question/stand.ts";
import { asks, reason, refuted } from "../kit/question/sentence.ts";
import { guessingWords } from "../kit/question/words.ts";
import type { SequenceWords } from "./words.ts";
import type { SequenceView } from "./sequenceView.ts";
import { speaks } from "../kit/voice.ts";

export function sequenceClassBar(
  context: FigureContext,
  view: SequenceView,
  lead: ClassLead,
  words: SequenceWords,
): TemplateResult {
  const { state, store, messages } = context;
  const { label, back, does } = guessingWords(messages);
  const { next } = view.inClass;
  const { say } = lead;
  return html`<div class="classroom">
    ${questionBar(context, lead, {
      label,
      says: html`<p class="says" ${speaks()}>${sentence(context, view, words)}</p>`,
      does: { ...words.does, ...does },
      tools: [
        [words.show({ heap: next ?? 0 }), next !== undefined, () => void view.goTo(next ?? 0, true)],
        [back, canGoBack(state), () => void goBack(store)],
        [words.hideAgain, isSomeShown(state), () => hideAll(store)],
      ],
      choices: say ? cellChoices(context, say) : nothing,
      options: nothing,
      more: nothing,
    })}
  </div>`;
}

/** What is asked about the selected heap; what an answer was worth, and the value once it is shown. */
function sentence(
  context: FigureContext,
  { known, inClass: { asked, shown }, examiner }: SequenceView,
  words: SequenceWords,
): unknown {
  const { state } = context;
  const { last } = question.of(state);
  const label = state.selected;
  const heap = asked ?? shown;
  if (!known || heap === undefined) return words.hidden;
  const isOpen = asked !== undefined;
  if (isOpen && last?.label === label && !last.isRight) return refuted(last, context);
  const told = classColourOf(state);
  const class_ = known.get(heap);
  const about = {
    label,
    value: class_ !== undefined && told.value === "outcome" ? (class_ === 0 ? "P" : "N") : class_,
    // Positions that a heap leads to are none of the picture, and their values are not shown.
    options: examiner.optionsOf(label)?.map((option) => ({ label: option.label, value: undefined })),
    colouring: told.value === "winner" ? (told.mover ?? 0) : told.value,
    scale: classScale(told, playersUnder(state.game?.convention ?? NORMAL)),
  } as const;
  return isOpen ? asks(about, context) : reason(about, last, context);
}
