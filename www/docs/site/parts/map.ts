// What rests on what: the ideas as a graph, laid out as positions are, whose nodes lead to their pages.
import { escaped } from "../../../src/exports/svg/markup.ts";
import { wordsBy as terms } from "../../../src/messages/glossary/words.all.ts";
import type { Language } from "../../../src/model/values.ts";
import type { Article } from "../articles.ts";
import type { Pictures } from "../pictures.ts";
import { SHELVES } from "../shelves.ts";
import { WORDS } from "../words.ts";

/** The place for the whole map, in pixels. */
const STAGE = { width: 860, height: 520 };

/** A name as the rules of a game on a graph may have it. */
const nodeOf = (title: string): string => title.replace(/[^\p{L}\p{N}]+/gu, "_").replace(/^_|_$/g, "");

/** What a page is called where there is little room: an idea by its term without what else it is called. */
export function shortName({ term, title }: Article, language: Language): string {
  const name = term === undefined ? title[language] : terms[language][term].name;
  return name.replace(/ ?[(（:：].*/, "");
}

/** An idea by its name. */
export function ideaOf(name: string, articles: readonly Article[]): Article {
  const idea = articles.find(({ shelf, id }) => shelf === "ideas" && id === name);
  if (!idea) throw new Error(`“${name}” is no idea`);
  return idea;
}

/** All ideas, each with arrows to those that it rests on. */
export async function mapOf(
  articles: readonly Article[],
  language: Language,
  drawn: Pictures,
): Promise<string> {
  const shown = articles.filter(({ shelf }) => shelf === "ideas");
  const nodes = new Map(shown.map((article) => [nodeOf(shortName(article, language)), article]));
  const top = nodeOf(WORDS[language].top);
  const arrows = shown.flatMap((article) =>
    (article.rests ?? []).map((id) => {
      const under = ideaOf(id, articles);
      return [nodeOf(shortName(article, language)), nodeOf(shortName(under, language))] as const;
    }),
  );
  const below = new Set(arrows.map(([, to]) => to));
  const tops = [...nodes.keys()].filter((node) => !below.has(node));
  const written = [...tops.map((node) => [top, node] as const), ...arrows].map((arrow) => arrow.join(">"));
  const link = `graph[arrows={${written.join(",")}}](${top})?labels=position&moves=all&hide=values`;
  const picture = await drawn.of(link, language, STAGE);
  if (!picture) throw new Error("the map cannot be drawn");
  return `<nav class="map" aria-label="${WORDS[language].map}">${ofTitles(picture.svg, nodes, language)}</nav>`;
}

/** The picture with nothing but its lines, and for each node its title with the way to its page. */
function ofTitles(svg: string, nodes: ReadonlyMap<string, Article>, language: Language): string {
  const box = /viewBox="[^"]*"/.exec(svg)?.[0] ?? "";
  const [lines = ""] = svg.split("<g><g ");
  // Heads of arrows are filled, their lines are not.
  const paths = [...lines.matchAll(/<path d="([^"]*)"( fill="none")?/g)].map(
    ([, d = "", line]) => `<path${line ? "" : ' class="head"'} d="${d}"/>`,
  );
  const places = [
    ...svg.matchAll(/translate\(([^)]*)\)"[^>]*? data-at="([^"]*)".*?<rect ([^>]*?) (?:rx|fill)=/gs),
  ].map(([, at = "", name = "", rect = ""]) => {
    const article = nodes.get(name);
    const shape = `<rect ${rect} rx="6"/>`;
    const inside = `${shape}<text y="4.6">${escaped(article ? shortName(article, language) : WORDS[language].top)}</text>`;
    const address = article ? `${article.shelf}/${article.id}.html` : `#${SHELVES[0]?.id ?? ""}`;
    return `<a href="${address}"${article ? "" : ' class="top"'}><g transform="translate(${at})">${inside}</g></a>`;
  });
  if (places.length !== nodes.size + 1)
    throw new Error(`the map shows ${places.length} of ${nodes.size + 1} places`);
  const size = / width="(\d+)" height="(\d+)"/.exec(svg)?.[0] ?? "";
  return `<svg ${box}${size} font-size="13" text-anchor="middle">${paths.join("")}${places.join("")}</svg>`;
}
