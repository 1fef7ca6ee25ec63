import { html, nothing, type TemplateResult } from "lit/html.js";
import { ref } from "lit/directives/ref.js";
import { goToStep, turn } from "../../model/lessons/leading.ts";
import { placeOf, textIn, type Lesson, type LessonStep } from "../../model/lessons/lesson.ts";
import { canEdit, hasResults, leave, lessons, shownLink } from "../../model/lessons/slice.ts";
import { PUZZLES, storyAfter, STORIES, type Story } from "../../model/lessons/stories/shelf.ts";
import { follow } from "../../model/opening/opener.ts";
import { isPresented, setPresented } from "../../model/presentation.ts";
import { openSheet } from "../../model/sheets.ts";
import { actButton } from "../kit/button.ts";
import type { FigureContext } from "../kit/context.ts";
import { handsButton } from "../kit/question/hands.ts";
import { lessonCaption } from "./caption.ts";
import { lessonQuestion, quiet } from "./question.ts";
import { lessonWords } from "./words.ts";
import { button } from "../kit/button.ts";
import { speaks } from "../kit/voice.ts";

/** A step of a lesson: what its author says of the picture, what there is to find out, and the way on. */
export function lessonPlayer(content: Lesson, context: FigureContext, edit: () => void): TemplateResult {
  const { state, store, messages, isAlone } = context;
  const words = lessonWords(messages);
  const { page, lesson, arrived: origin } = lessons.of(state);
  const place = placeOf(content, page);
  const step = content.steps[place];
  const title = textIn(content.title, messages.code);
  const isShown = isPresented(state);
  const isLast = place + 1 === content.steps.length;
  const story = STORIES.find(({ id }) => id === lesson);
  const isDone = isLast && !isAlone && !isShown;
  const results = (look: string): TemplateResult =>
    button(words.results, () => openSheet(store, "results"), { look, opens: "dialog" });
  return html`<div class="top">
      <h2>
        ${title}${content.author === undefined ? nothing : html` <small>${words.by({ author: content.author })}</small>`}
      </h2>
      ${dots(content, place, context)}
      <span class="tools">
        ${isShown ? handsButton(context) : nothing}
        ${
          // One button for both keeps the keyboard's place: in the picture its arrows would not lead on.
          quiet(isShown ? words.leave : words.present, () => setPresented(store, !isShown))
        }
        ${
          isShown || isAlone
            ? nothing
            : html`${hasResults(state) && !isLast ? results("quiet") : nothing}${button(words.booklet, () => openSheet(store, "booklet"), { look: "quiet", opens: "dialog", title: words.bookletHint })}${canEdit(state) ? quiet(words.edit, edit) : nothing}${cross(words.close, () => leave(store))}`
        }
      </span>
    </div>
    <div class="body">
      <div class="text" tabindex="-1" ${ref(arrived)}>
        ${story && place === 0 && !isShown ? about(story, context) : nothing}
        <p class="words" ${speaks()}>${lessonCaption(step?.caption, context)}</p>
        ${step?.question ? lessonQuestion(step.question, context) : nothing}
      </div>
      <span class="turn">
        ${
          origin !== undefined && origin !== shownLink(store)
            ? quiet(words.again, () => void goToStep(store, place))
            : nothing
        }
        ${actButton(words.back, place > 0, () => turn(store, -1))}
        ${isLast && !isAlone && hasResults(state) ? results("") : nothing}
        ${isLast && story ? onward(story.id, context) : actButton(isDone ? words.done : words.next, isDone || !isLast, () => (isDone ? leave(store) : turn(store, 1)), { look: "next" })}
      </span>
    </div>`;
}

/** Whoever has chosen a lesson by key reads on in it. */
function arrived(text?: Element): void {
  if (!text) return;
  const { activeElement: outer } = text.ownerDocument;
  const focused = outer?.shadowRoot?.activeElement ?? outer;
  if (focused?.matches(":focus-visible"))
    queueMicrotask(() => (text as HTMLElement).focus({ preventScroll: true }));
}

/** A dot for each step, as far as there is room for them; the number says it in words. */
function dots({ steps }: Lesson, place: number, context: FigureContext): TemplateResult {
  const { store, messages } = context;
  const words = lessonWords(messages);
  return html`<nav class="dots" aria-label=${words.steps}>
    ${steps.map((_: LessonStep, index) =>
      button("", () => void goToStep(store, index), {
        look: `dot ${index < place ? "past" : ""}`,
        named: words.step({ number: index + 1, of: steps.length }),
        current: index === place ? "step" : undefined,
        title: words.step({ number: index + 1, of: steps.length }),
      }),
    )}
    <span class="place" aria-hidden="true">${place + 1}/${steps.length}</span>
  </nav>`;
}

/** How long a story takes, for whom it is, and what its reader can do at its end. */
function about({ goal, minutes, readers }: Story, { messages }: FigureContext): TemplateResult {
  const told = lessonWords(messages).goal({ goal: textIn(goal, messages.code) });
  return html`<p class="about">${messages.story.reads({ minutes, readers })}<br />${told}</p>`;
}

/** The way on at the end of a story: the next one, and after the last one puzzles. */
function onward(id: string, { state, store, messages }: FigureContext): TemplateResult {
  const { nextStory, nextTitled, puzzles } = lessonWords(messages);
  const { links } = store;
  const next = storyAfter(id);
  const named = next ? nextTitled({ title: textIn(next.title, messages.code) }) : puzzles;
  const link = next ? `?lesson=${next.id}` : PUZZLES;
  const onto = (): void => void follow(store, links.here(state, links.read(link)));
  return actButton(next ? nextStory : puzzles, true, onto, { look: "next", named, title: named });
}

function cross(label: string, act: () => void): TemplateResult {
  return button(
    html`<svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M4,4L12,12M12,4L4,12"></path>
    </svg>`,
    act,
    { look: "quiet close", named: label, title: label },
  );
}
