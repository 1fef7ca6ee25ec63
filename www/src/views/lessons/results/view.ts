import { html, nothing, type TemplateResult } from "lit/html.js";
import { csvOf } from "../../../exports/csv.ts";
import { commentOf } from "../../../exports/provenance.ts";
import {
  CLASS_LIMITS,
  codedOf,
  codeOf,
  fingerprintOf,
  readClass,
  tallyOf,
  worstOf,
} from "../../../model/lessons/codes.ts";
import { keepCodes, keepResults, keptCodes } from "../../../model/lessons/keeping.ts";
import { goToStep } from "../../../model/lessons/leading.ts";
import { textIn, type Lesson } from "../../../model/lessons/lesson.ts";
import { judgedSteps, resultsIn } from "../../../model/lessons/results.ts";
import { lessons } from "../../../model/lessons/slice.ts";
import type { State } from "../../../model/state.ts";
import { openSheet } from "../../../model/sheets.ts";
import { actButton, button } from "../../kit/button.ts";
import { copyText } from "../../kit/clipboard.ts";
import type { FigureContext, Host } from "../../kit/context.ts";
import { textArea } from "../../kit/controls.ts";
import { dialog } from "../../kit/dialog.ts";
import { asFileName, downloadCsv } from "../../kit/download.ts";
import { qrCode } from "../../kit/qr.ts";
import { exportedOf } from "../../kit/saving.ts";
import type { View } from "../../kit/view.ts";
import css from "./results.css?inline";
import { legend, resultTable } from "./table.ts";
import { resultWords } from "./words.ts";
import { speaks } from "../../kit/voice.ts";

/** How a lesson went: for whoever goes through it as a code to pass on, and of a class as its codes say. */
export function makeView(host: Host): View {
  const { store, redraw } = host;
  let said = "";
  /** What was cleared last, until something else is typed. */
  let cleared = "";
  let isKept = true;

  const say = (sentence: string): void => {
    said = sentence;
    redraw();
  };
  const type = (content: Lesson, text: string): void => {
    cleared = text === "" ? keptCodes(fingerprintOf(content)) : "";
    isKept = keepCodes(fingerprintOf(content), text);
    redraw();
  };
  /** The button, or the head of a column, leads out of the sheet. */
  const goTo = ({ currentTarget }: Event, place: number): void => {
    (currentTarget as Element).closest("dialog")?.close();
    void goToStep(store, place);
  };

  const own = (content: Lesson, context: FigureContext): TemplateResult => {
    const words = resultWords(context.messages);
    const results = codedOf(resultsIn(lessons.of(context.state).results, content));
    const right = results.filter((result) => result === "first").length;
    const code = codeOf(content, results);
    if (!hasOwn(content, context.state)) return html`<p class="about">${words.nothing}</p>`;
    return html`${resultTable(content, [{ head: words.you, results }], undefined, context, goTo)}
      ${legend(context)}
      <p class="score">${words.score({ right, all: results.length })}</p>
      <div class="code">
        <div>
          <p class="about">${words.give}</p>
          <p role="group" aria-label=${words.code}><b>${code}</b></p>
          <p class="buttons">
            ${button(words.copy, async () => say((await copyText(code)) ? words.copied : words.notCopied))}
            ${button(
              words.anew,
              (event) => {
                keepResults(lessons.of(context.state).lesson, {});
                lessons.put(store, { results: undefined });
                goTo(event, 0);
              },
              { look: "quiet", title: words.anewHint },
            )}
            <span ${speaks()}>${said}</span>
          </p>
        </div>
        ${qrCode(code, words.qr)}
      </div>`;
  };

  const ofClass = (content: Lesson, context: FigureContext): TemplateResult => {
    const words = resultWords(context.messages);
    const text = keptCodes(fingerprintOf(content));
    const { pupils, refused, isCut } = readClass(content, text);
    const tally = tallyOf(content, pupils);
    const worst = worstOf(tally);
    const place = worst === undefined ? undefined : judgedSteps(content)[worst]?.place;
    const example = codeOf(
      content,
      tally.map(() => "none"),
    );
    const rows = pupils.map(({ name, line, results }) => ({ head: name || words.line({ line }), results }));
    const { lines, text: letters } = CLASS_LIMITS;
    const hint = words.example({ code: example });
    return html`${textArea(words.typed, text, 6, (typed) => type(content, typed), { holds: "notation", longest: letters, hint })}
      <p class="about">
        ${isKept ? words.kept({ lines }) : words.notKept} ${isCut ? words.cut({ lines, letters }) : nothing}
      </p>
      <p ${speaks()}>${words.read({ count: pupils.length })}</p>
      ${
        worst === undefined || place === undefined
          ? nothing
          : html`<p class="worst">
              ${words.worst({ number: place + 1, ...(tally[worst] ?? { right: 0, all: 0 }) })}
            </p>`
      }
      ${
        rows.length > 0
          ? html`${resultTable(content, rows, { tally, worst }, context, goTo)}${hasOwn(content, context.state) ? nothing : legend(context)}`
          : nothing
      }
      ${
        refused.length > 0
          ? html`<h3>${words.refused}</h3>
              <ul class="refused">
                ${refused.map((each) => html`<li>${words[each.why](each)}</li>`)}
              </ul>`
          : nothing
      }
      <p class="buttons">
        ${actButton(words.save, pupils.length > 0, () => save(content, context))}
        ${
          text === "" && cleared !== ""
            ? button(words.undo, () => type(content, cleared))
            : actButton(words.clear, text !== "", () => type(content, ""))
        }
      </p>`;
  };

  return {
    template: (context) => {
      const { content } = lessons.of(context.state);
      if (!content) return nothing;
      const { title, close, ...words } = resultWords(context.messages);
      const onClose = (): void => {
        said = cleared = "";
        openSheet(store, undefined);
      };
      return dialog(
        { name: "results", title, close, styles: css, onClose },
        html`<section aria-labelledby="results-own">
            <h3 id="results-own">${words.own}</h3>
            ${own(content, context)}
          </section>
          <section aria-labelledby="results-class">
            <h3 id="results-class">${words.class}</h3>
            ${ofClass(content, context)}
          </section>`,
      );
    },
  };
}

/** Whether whoever looks has answered anything in the lesson. */
function hasOwn(content: Lesson, state: State): boolean {
  return Object.keys(resultsIn(lessons.of(state).results, content).steps).length > 0;
}

/** A row a pupil and a column a step, in words that are the same in every language, as in all files. */
function save(content: Lesson, context: FigureContext): void {
  const { state, address } = exportedOf(context);
  const { pupils } = readClass(content, keptCodes(fingerprintOf(content)));
  const lesson = textIn(content.title, context.messages.code);
  const text = csvOf(commentOf(state, address, "#", { lesson }), [
    ["name", "code", ...judgedSteps(content).map(({ place }) => `step ${place + 1}`)],
    ...pupils.map(({ name, results }) => [name, codeOf(content, results), ...results]),
  ]);
  downloadCsv(text, `${asFileName(lesson) || "results"}-results.csv`);
}
