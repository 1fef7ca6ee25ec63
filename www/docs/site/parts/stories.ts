import { escaped } from "../../../src/exports/svg/markup.ts";
import { textIn } from "../../../src/model/lessons/lesson.ts";
import { STORIES } from "../../../src/model/lessons/stories/shelf.ts";
import type { Language } from "../../../src/model/values.ts";
import { onPage } from "./onPage.ts";

/** The stories that come with the page, by the names that a link and a figure know them by. */
export function stories(language: Language): string {
  const lines = STORIES.map(
    ({ id, title }) =>
      `<li><a href="${onPage(`?lesson=${id}`, language)}">${escaped(textIn(title, language))}</a> <code>${id}</code></li>`,
  );
  return `<ol class="stories">${lines.join("\n")}</ol>`;
}
