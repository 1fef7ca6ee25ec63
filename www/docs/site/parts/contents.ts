import { escaped } from "../../../src/exports/svg/markup.ts";
import type { Language } from "../../../src/model/values.ts";
import { PAGES } from "../pages.ts";

/** Every page, and what it is for. */
export function contents(language: Language): string {
  const lines = PAGES.slice(1).map(
    ({ id, name, says }) =>
      `<li><a href="${id}.html">${escaped(name[language])}</a> <span>${escaped(says[language])}</span></li>`,
  );
  return `<ul class="contents">${lines.join("\n")}</ul>`;
}
