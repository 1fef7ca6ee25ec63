import { html, nothing, type TemplateResult } from "lit/html.js";
import type { CodedResult, StepTally } from "../../../model/lessons/codes.ts";
import { textIn, type Lesson, type LessonStep } from "../../../model/lessons/lesson.ts";
import { judgedSteps } from "../../../model/lessons/results.ts";
import type { Language } from "../../../model/values.ts";
import { button } from "../../kit/button.ts";
import type { FigureContext } from "../../kit/context.ts";
import { resultWords } from "./words.ts";

const MARKS: Readonly<Record<CodedResult, string>> = { first: "✓", later: "(✓)", wrong: "✗", none: "–" };
/** So many characters of a caption are the title of its step. */
const TITLE = 60;

interface ResultRow {
  readonly head: string;
  readonly results: readonly CodedResult[];
}

/** A row for whoever answered and a column for each step that asks something; its head leads there. */
export function resultTable(
  content: Lesson,
  rows: readonly ResultRow[],
  foot: { tally: readonly StepTally[]; worst: number | undefined } | undefined,
  { messages }: FigureContext,
  goTo: (event: Event, place: number) => void,
): TemplateResult {
  const words = resultWords(messages);
  const asked = judgedSteps(content);
  const isWorst = (column: number): string => (foot?.worst === column ? "lowest" : "");
  const name = (step: LessonStep, place: number): string => {
    const title = titleOf(step, messages.code);
    return title === "" ? words.step({ number: place + 1 }) : words.stepOf({ number: place + 1, title });
  };
  // What is wider than the sheet is scrolled to by keys as well.
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${foot ? words.class : words.own}>
    <table>
      <thead>
        <tr>
          <th scope="col"><span class=${foot ? "" : "spoken"}>${words.pupil}</span></th>
          ${asked.map(({ step, place }, column) => {
            const named = name(step, place);
            const look = `quiet ${isWorst(column)}`;
            return html`<th scope="col">
              ${button(String(place + 1), (event) => goTo(event, place), { look, named, title: named })}
            </th>`;
          })}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ head, results }) =>
            html`<tr>
              <th scope="row">${head}</th>
              ${results.map((result) => html`<td>${mark(result, words.marks)}</td>`)}
            </tr>`,
        )}
      </tbody>
      ${
        foot
          ? html`<tfoot>
              <tr>
                <th scope="row">${words.first}</th>
                ${foot.tally.map((each, column) => html`<td class=${isWorst(column) || nothing}>${share(each, words.of(each))}</td>`)}
              </tr>
            </tfoot>`
          : nothing
      }
    </table>
  </div>`;
}

/** What the marks mean, for who sees them; whoever hears them hears the words. */
export function legend({ messages }: FigureContext): TemplateResult {
  const { marks } = resultWords(messages);
  return html`<p class="about legend" aria-hidden="true">
    ${Object.entries(MARKS).map(([result, sign]) => html`<span>${sign} ${marks[result as CodedResult]}</span> `)}
  </p>`;
}

function mark(result: CodedResult, names: Readonly<Record<CodedResult, string>>): TemplateResult {
  return html`<span class=${result} role="img" aria-label=${names[result]} title=${names[result]}
    >${MARKS[result]}</span
  >`;
}

/** How many of those who answered were right, and a bar of that length. */
function share({ right, all }: StepTally, said: string): TemplateResult {
  return html`<span role="img" aria-label=${said} title=${said}
    >${right}/${all}<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="10"></rect>
      <rect class="right" width=${all === 0 ? 0 : (100 * right) / all} height="10"></rect></svg
  ></span>`;
}

/** The first words of a step. */
function titleOf({ caption, question }: LessonStep, code: Language): string {
  const text = (textIn(caption, code) || textIn(question?.ask, code)).replace(/\s+/g, " ").trim();
  return text.length > TITLE ? `${text.slice(0, TITLE).trimEnd()}…` : text;
}
