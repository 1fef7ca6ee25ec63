import { html, nothing, type TemplateResult } from "lit/html.js";
import { newLesson } from "../../model/lessons/editing.ts";
import { openFile } from "../../model/lessons/leading.ts";
import { LESSON_FILES, textIn } from "../../model/lessons/lesson.ts";
import { lessons } from "../../model/lessons/slice.ts";
import { progress } from "../../model/progress.ts";
import { STORIES } from "../../model/lessons/stories/shelf.ts";
import { chooseFile } from "../kit/chooseFile.ts";
import type { Context } from "../kit/context.ts";
import type { Messages } from "./words.ts";
import { progressList } from "./progress.ts";
import { closing, ownLessons } from "./ownLessons.ts";
import { button } from "../kit/button.ts";

/** The stories that lead, and what there is for lessons of one's own. */
export function storyList(context: Context<Messages>): TemplateResult {
  const { state, store, links, messages } = context;
  const { stories: words } = messages;
  const { lesson } = lessons.of(state);
  const { stories: done } = progress();
  return html`${ownLessons(context)}
    <section class="stories">
      <p class="title">${words.title}</p>
      <ol>
        ${STORIES.map(
          ({ id, title, goal, minutes, readers }) =>
            html`<li>
              <a
                href=${`#${links.write(links.here(state, links.read(`?lesson=${id}`)))}`}
                aria-current=${id === lesson ? "page" : nothing}
                >${textIn(title, messages.code)}${done.includes(id) ? html` <span class="done" role="img" aria-label=${words.read}>✓</span>` : nothing}</a
              >
              <small>${messages.story.reads({ minutes, readers })}<br />${textIn(goal, messages.code)}</small>
            </li>`,
        )}
      </ol>
      <p class="own">
        ${button(
          words.make,
          closing(() => newLesson(store, { [messages.code]: words.untitled })),
        )}
        ${button(
          words.open,
          closing(() => chooseFile(LESSON_FILES, (text) => void openFile(store, text))),
        )}
      </p>
    </section>
    ${progressList(context)}`;
}
