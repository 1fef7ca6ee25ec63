import { html, nothing, type TemplateResult } from "lit/html.js";
import { isPresented } from "../../../model/presentation.ts";
import {
  clearHands,
  handQuestion,
  handRows,
  handsFor,
  MOST_HANDS,
  setHands,
} from "../../../model/question/counted.ts";
import { hands, toggleHands } from "../../../model/question/hands.ts";
import { effectiveColour } from "../../../model/display.ts";
import { graphOf } from "../../../model/state.ts";
import { styledBy } from "../styledBy.ts";
import { csvOf } from "../../../exports/csv.ts";
import { commentOf } from "../../../exports/provenance.ts";
import { actButton, button } from "../button.ts";
import type { FigureContext } from "../context.ts";
import { downloadCsv } from "../download.ts";
import { exportedOf } from "../saving.ts";
import { shownScale } from "../shownScale.ts";
import { guessBadge, valueName } from "../valueChoices.ts";
import css from "./hands.css?inline";
import { guessingWords } from "./words.ts";

/** The hands of a class: a bar for each answer to what is asked, which grows by one with every press, or to the number that is typed. */
export function handCount(context: FigureContext): TemplateResult | typeof nothing {
  const { state, store, messages } = context;
  const question = handQuestion(state);
  if (!question || !hands.of(state).isOpen) return nothing;
  const { hands: words } = guessingWords(messages);
  const graph = graphOf(state);
  const counts = question.answers.map(({ id }) => handsFor(state, question, id));
  const most = Math.max(1, ...counts);
  const bar = ({ id, name, value, isRight }: (typeof question.answers)[number], place: number) => {
    const count = counts[place] ?? 0;
    const said = value === undefined ? name : valueName(value, context);
    const sign =
      value === undefined || !graph
        ? name
        : guessBadge(value, shownScale(state, graph, effectiveColour(state)), context);
    const isSeenRight = question.isAnswered && isRight;
    return html`<div class=${isSeenRight ? "hand right" : "hand"}>
      ${button(sign, () => setHands(store, id, count + 1), { look: "guess", named: words.more({ answer: said }) })}
      <input
        type="number"
        min="0"
        max=${MOST_HANDS}
        step="1"
        .value=${String(count)}
        aria-label=${words.of({ answer: said, isRight: isSeenRight })}
        @input=${({ currentTarget }: Event) => {
          const field = currentTarget as HTMLInputElement;
          if (field.value === "") return;
          setHands(store, id, field.valueAsNumber);
          field.value = String(handsFor(store.state, question, id));
        }}
      />
      <!-- As a property: the page’s Content-Security-Policy forbids style attributes. -->
      <span class="bar"><span .style=${`width: ${(100 * count) / most}%`}></span></span>
    </div>`;
  };
  return html`<div
    class=${question.answers[0]?.value === undefined ? "hands" : "hands values"}
    role="group"
    aria-label=${words.title}
    ${styledBy(css)}
  >
    ${question.answers.map(bar)}
    ${
      isPresented(state)
        ? nothing
        : html`<span class="acts">
            ${actButton(words.save, hands.of(state).counts.size > 0, () => save(context), { look: "quiet" })}
            ${actButton(
              words.clear,
              counts.some((count) => count > 0),
              () => clearHands(store),
              { look: "quiet" },
            )}
          </span>`
    }
  </div>`;
}

/** All that was counted so far, of this question and of others. */
function save(context: FigureContext): void {
  const { state, address } = exportedOf(context);
  const text = csvOf(commentOf(state, address, "#"), handRows(state));
  downloadCsv(text, "hands.csv");
}

/** Counts the hands, or is done with that; nothing where there is nothing to count. */
export function handsButton({ state, store, messages }: FigureContext): TemplateResult | typeof nothing {
  if (!handQuestion(state)) return nothing;
  const { isOpen } = hands.of(state);
  const { hands: words } = guessingWords(messages);
  return button(words.title, () => toggleHands(store), {
    look: "quiet",
    isPressed: isOpen,
    title: words.hint,
  });
}
