import { html, nothing, type TemplateResult } from "lit/html.js";
import {
  addStep,
  carryOn,
  changeStep,
  moveStep,
  moveStepTo,
  preview,
  removeStep,
  replacePicture,
  retitle,
  undoEdit,
  withText,
} from "../../../model/lessons/editing.ts";
import { goToStep } from "../../../model/lessons/leading.ts";
import { placeOf, textIn, type Lesson, type LessonStep } from "../../../model/lessons/lesson.ts";
import { leave, lessons, shownLink } from "../../../model/lessons/slice.ts";
import type { Language } from "../../../model/values.ts";
import { actButton } from "../../kit/button.ts";
import { styledBy } from "../../kit/styledBy.ts";
import type { FigureContext } from "../../kit/context.ts";
import { segments } from "../../kit/segments.ts";
import { quiet } from "../question.ts";
import { lessonWords } from "../words.ts";
import { askedFields } from "./asked.ts";
import css from "./editor.css?inline";
import { lessonSharing } from "./sharing.ts";
import { button } from "../../kit/button.ts";
import { check, textArea, textLine } from "../../kit/controls.ts";
import { LIMITS } from "../../../model/lessons/reading.ts";
import { LANGUAGES } from "../../../model/languages.ts";

/** So many letters of a caption name its step. */
const ROOM = 26;

/** What is dragged from place to place: a step, as its number from 0. */
const STEP = "application/x-mexplorer-step";

/** The language in which texts are written; that of the page at first. */
let written: Language | undefined;

/** A lesson that is put together: its steps, and what is said at the one that is shown. */
export function lessonEditor(content: Lesson, context: FigureContext): TemplateResult {
  const { state, store, messages, redraw } = context;
  const { editor: words } = lessonWords(messages);
  const { page, past = [] } = lessons.of(state);
  const code = written ?? messages.code;
  const place = placeOf(content, page);
  const step = content.steps[place];
  return html`<div class="editor" ${styledBy(css)}>
    <div class="top">
      ${textLine(
        words.title,
        textIn(content.title, code),
        (typed) => retitle(store, withText(content.title, code, typed) ?? { [code]: words.untitled }),
        { look: "titled", longest: LIMITS.title },
      )}
      ${segments(
        "written",
        words.language,
        code,
        LANGUAGES.map((value) => ({ value, label: words.languages[value] })),
        (value) => {
          written = value;
          redraw();
        },
      )}
      <span class="tools">
        ${actButton(words.undo, past.length > 0, () => undoEdit(store))}
        ${actButton(words.preview, true, () => {
          preview(store);
          void goToStep(store, place);
        })}
        ${quiet(lessonWords(messages).close, () => leave(store))}
      </span>
    </div>
    <div class="order">
      <ol>
        ${content.steps.map(
          (each, index) =>
            html`<li
              draggable="true"
              @dragstart=${({ dataTransfer }: DragEvent) => dataTransfer?.setData(STEP, String(index))}
              @dragover=${(event: DragEvent) => {
                if (event.dataTransfer?.types.includes(STEP)) event.preventDefault();
              }}
              @drop=${(event: DragEvent) => {
                event.preventDefault();
                moveStepTo(store, Number(event.dataTransfer?.getData(STEP) || index), index);
              }}
            >
              ${button(html`<b>${index + 1}</b> ${beginning(textIn(each.caption, code)) || gameOf(each)}`, () => void goToStep(store, index), { look: "chip", current: index === place ? "step" : undefined })}
            </li>`,
        )}
      </ol>
      ${actButton(words.add, true, () => addStep(store))}
    </div>
    ${step ? fields(step, code, context) : nothing}
    <div class="foot">
      ${actButton(words.replace, step !== undefined && step.link !== shownLink(store), () => replacePicture(store))}
      ${actButton(words.earlier, place > 0, () => moveStep(store, -1))}
      ${actButton(words.later, place + 1 < content.steps.length, () => moveStep(store, 1))}
      ${actButton(words.remove, content.steps.length > 1, () => removeStep(store))}
      ${step && place > 0 ? check(words.carries, step.carries === true, (carries) => carryOn(store, carries)) : nothing}
      ${lessonSharing(content, context)}
    </div>
  </div>`;
}

/** What is said at a step, in the language that is written. */
function fields(step: LessonStep, code: Language, context: FigureContext): TemplateResult {
  const { store, messages } = context;
  const { editor: words } = lessonWords(messages);
  const caption = textIn(step.caption, code);
  return html`<div class="fields">
    ${textArea(
      words.caption,
      caption,
      2,
      (said) => changeStep(store, { caption: withText(step.caption, code, said) ?? "" }, "caption"),
      { longest: LIMITS.words, hint: words.captionHint },
    )}
    ${askedFields(step.question, code, context)}
  </div>`;
}

/** The first words of a caption, as far as a step's button has room for them. */
function beginning(caption: string): string {
  return caption.length > ROOM ? `${caption.slice(0, ROOM).replace(/(?<!\s)\s+\S*$/, "")}…` : caption;
}

function gameOf({ link }: LessonStep): string {
  return link.split("?")[0] ?? "";
}
