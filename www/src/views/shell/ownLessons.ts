import { html, nothing, type TemplateResult } from "lit/html.js";
import { editAgain } from "../../model/lessons/editing.ts";
import {
  addLesson,
  areKept,
  forgetLesson,
  forgotten,
  keptFiles,
  restore,
} from "../../model/lessons/keeping.ts";
import { textIn, written, type LessonText } from "../../model/lessons/lesson.ts";
import { readLesson } from "../../model/lessons/reading.ts";
import type { Context } from "../kit/context.ts";
import type { Messages } from "./words.ts";
import { button } from "../kit/button.ts";
import { speaks } from "../kit/voice.ts";

/** The lessons that the reader has written, to go on with or to delete; nothing where there are none. */
export function ownLessons(context: Context<Messages>): TemplateResult | typeof nothing {
  const { ownLessons: words } = context.messages;
  const rows = keptFiles().map((file) => row(file, context));
  const deleted = forgotten();
  if (deleted) rows.splice(deleted.place, 0, row(deleted.file, context, true));
  if (rows.length === 0) return nothing;
  return html`<section class="mine">
    <p class="title">${words.title}</p>
    <ul>
      ${rows}
    </ul>
    ${areKept() ? nothing : html`<p>${words.notKept}</p>`}
  </section>`;
}

function row(
  file: string,
  { store, messages, redraw }: Context<Messages>,
  isDeleted = false,
): TemplateResult | typeof nothing {
  const { ownLessons: words } = messages;
  const read = readLesson(file);
  if (!read.ok) return nothing;
  const { title, steps } = read.value;
  const name = textIn(title, messages.code);
  // The button stays, so that a keyboard keeps its place.
  return html`<li>
    ${
      isDeleted
        ? html`<s>${name}</s>`
        : button(
            name,
            closing(() => void editAgain(store, read.value)),
            { look: "open" },
          )
    }
    ${
      isDeleted
        ? nothing
        : button(
            words.copy,
            () => {
              addLesson(written({ ...read.value, title: second(title) }));
              redraw();
            },
            { named: words.copyOne({ title: name }) },
          )
    }
    <span ${speaks()}>${isDeleted ? words.deleted : words.steps({ steps: steps.length })}</span>
    ${button(
      isDeleted ? words.undo : words.delete,
      () => {
        if (isDeleted) restore();
        else forgetLesson(file);
        redraw();
      },
      { named: isDeleted ? words.undoOne({ title: name }) : words.deleteOne({ title: name }) },
    )}
  </li>`;
}

/** The title of a copy, which is told from the first by its number. */
function second(title: LessonText): LessonText {
  if (typeof title === "string") return `${title} 2`;
  const all = Object.entries(title).map(([code, text]) => [code, `${text} 2`] as const);
  return Object.fromEntries(all);
}

/** Closes the list before it does something. */
export function closing(act: () => void): (event: Event) => void {
  return ({ currentTarget }) => {
    (currentTarget as Element).closest<HTMLElement>("[popover]")?.hidePopover();
    act();
  };
}
