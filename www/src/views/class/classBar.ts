import { html, nothing, type TemplateResult } from "lit/html.js";
import { openKernel } from "../../model/kernel/slice.ts";
import { canGoBack, goBack } from "../../model/question/question.ts";
import { following, hiddenCount, hideValues } from "../../model/revealing.ts";
import { graphOf } from "../../model/state.ts";
import { told } from "../../model/told.ts";
import type { FigureContext } from "../kit/context.ts";
import { choicesOf, select } from "../kit/controls.ts";
import { questionBar } from "../kit/question/bar.ts";
import type { ClassLead } from "../kit/question/stand.ts";
import { wordsChoice } from "../kit/question/wordsChoice.ts";
import { classSentence } from "./sentence.ts";
import { classroom, ORDERS, showPositions, canGuess, guess } from "./slice.ts";
import { classWords } from "./words.ts";
import { valueChoices } from "../kit/valueChoices.ts";
import { button } from "../kit/button.ts";

/** What there is to do in a class; presented, it is a classSentence alone. */
export function classBar(context: FigureContext, lead: ClassLead, openWorksheet: () => void): TemplateResult {
  const { state, messages, store } = context;
  const words = classWords(messages);
  const graph = graphOf(state);
  const position = graph?.indexOf(state.selected);
  const isHidden = graph !== undefined && position !== undefined && !told(state, graph).has(position);
  const isRest = hiddenCount(state) > 0;
  const follows = following(state);
  return questionBar(context, lead, {
    label: words.label,
    says: html`<p class="says" aria-live="polite">${classSentence(context)}</p>`,
    does: words.does,
    tools: [
      [words.this, isHidden, () => lead.show?.()],
      [words.layer, isRest, () => showPositions(store, graph?.layerMembers(graph.layer(position ?? 0)))],
      [words.follows, follows.length > 0, () => showPositions(store, follows)],
      [words.all, isRest, () => showPositions(store)],
      [words.back, canGoBack(state), () => void goBack(store)],
    ],
    choices: choices(context),
    options: html`${(graph?.players ?? 0) > 2 ? nothing : wordsChoice(context)}
    ${select(words.order, classroom.of(state).order, choicesOf(ORDERS, words.orders), (order) => classroom.put(store, { order }))}`,
    more: html`${button(words.worksheet, openWorksheet, { opens: "dialog" })}
    ${button(words.kernel, () => openKernel(store), { title: words.kernelHint })}`,
    last: button(
      html`<svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M4,4L12,12M12,4L4,12"></path>
      </svg>`,
      () => hideValues(store, false),
      { look: "quiet close", named: words.close, title: words.close },
    ),
  });
}

/** What the selected position may be guessed to be. */
function choices(context: FigureContext): TemplateResult | typeof nothing {
  const { state, messages, store } = context;
  const graph = graphOf(state);
  const position = graph?.indexOf(state.selected);
  if (!graph || position === undefined || canGuess(state) !== "yes") return nothing;
  return valueChoices(graph, position, context, classWords(messages), (value) => guess(store, value));
}
