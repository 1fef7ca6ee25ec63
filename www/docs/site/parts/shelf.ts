// A shelf: every page on it, by its picture and by what a person would ask.
import { escaped } from "../../../src/exports/svg/markup.ts";
import type { Language } from "../../../src/model/values.ts";
import type { Mexplorer } from "../../../src/solver/api.ts";
import type { PageCard } from "../pages.ts";
import type { Pictures } from "../pictures.ts";

/** All pages of a shelf. */
export async function shelf(
  cards: readonly PageCard[],
  language: Language,
  drawn: Pictures,
  mex: Mexplorer,
): Promise<string> {
  if (cards.length === 0) throw new Error("a shelf is empty");
  const lines: string[] = [];
  for (const { id, name, asks, says, article } of cards) {
    const picture =
      article?.shelf === "games" && article.opens !== undefined
        ? `<span class="drawn" aria-hidden="true">${(await drawn.positions(mex, article.opens.split("?")[0] ?? "", []))?.[0] ?? ""}</span>`
        : "";
    lines.push(
      `<li><a href="${id}.html">${picture}<b>${escaped(name[language])}</b> <span>${escaped((asks ?? says)[language])}</span></a></li>`,
    );
  }
  return `<ul class="shelf${cards[0]?.article?.shelf === "games" ? " drawn-games" : ""}">${lines.join("\n")}</ul>`;
}
