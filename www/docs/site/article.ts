// A page that is written for reading: what is asked, the way into the game, the text, and where its facts were read.
import { escaped } from "../../src/exports/svg/markup.ts";
import { textIn } from "../../src/model/lessons/lesson.ts";
import type { Language } from "../../src/model/values.ts";
import { wordsBy as terms } from "../../src/messages/glossary/words.all.ts";
import type { Article } from "./articles.ts";
import { isWhole, OF_POSITION } from "./claims.ts";
import { rendered, type Rendered, type Way } from "./markdown.ts";
import { ideaOf, shortName } from "./parts/map.ts";
import { onPage } from "./parts/onPage.ts";
import { readingPart } from "./parts/reading.ts";
import { storyOf } from "./parts/story.ts";
import type { Making } from "./pictures.ts";
import { WORDS } from "./words.ts";

interface Reading extends Making {
  /** All pages of the kind. */
  readonly articles: readonly Article[];
}

/** The whole text of a page. */
export async function articleHtml(
  article: Article,
  way: Omit<Way, "part">,
  reading: Reading,
): Promise<Rendered> {
  const { language } = reading;
  const { html, headings } = await rendered(article.text[language], {
    ...way,
    leads: (written) => leading(written, article, way, language),
    part: async (name, of) => {
      const part = readingPart(name, of, { article, ...reading });
      if (!part) throw new Error(`there is nothing called {{${name}}}: ${article.id}`);
      return part;
    },
  });
  return { html: `${head(article, language)}\n${html}\n${foot(article, reading)}`, headings };
}

/** The folders of pages, by how a text names them. */
const FOLDERS = { game: "games", idea: "ideas", family: "theorems", story: "stories" } as const;

/** Where an address in such a text leads. */
function leading(
  written: string,
  { sources = [], id }: Article,
  { leads }: Pick<Way, "leads">,
  language: Language,
): string {
  if (written.startsWith(OF_POSITION)) return onPage(ofPosition(written.slice(OF_POSITION.length)), language);
  const [, kind = "", name = ""] = /^(\w+):(?!\/\/)(.+)$/.exec(written) ?? [];
  if (kind === "source") {
    const source = sources.find((each) => each.id === name);
    if (!source) throw new Error(`${id} has no source “${name}”`);
    return isLinked(source.place) ? source.place : "#sources";
  }
  if (kind in FOLDERS) return `${FOLDERS[kind as keyof typeof FOLDERS]}/${name}.html`;
  return leads(written);
}

/** What is not encrypted on its way is not linked from here. */
function isLinked(place: string | undefined): place is `https:${string}` {
  return place?.startsWith("https:") === true;
}

/** So many heaps show the periods that the texts speak of. */
const SEEN = 400;

/** A link of the page that shows a position or, of rules alone, their sequence. */
function ofPosition(link: string): string {
  const [notation = "", fields] = link.split("?");
  if (isWhole(notation)) return link;
  return `${notation}(5)?view=sequence&length=${SEEN}${fields === undefined ? "" : `&${fields}`}`;
}

function head(article: Article, language: Language): string {
  const { title, asks, term, defines, opens, story, shelf } = article;
  const words = WORDS[language];
  const meaning = defines?.[language] ?? (term && terms[language][term].meaning);
  const play =
    opens === undefined
      ? []
      : shelf === "games"
        ? [
            way(
              `${opens}${opens.includes("?") ? "&" : "?"}view=board&seats=person,solver`,
              words.play,
              language,
            ),
            way(opens, words.lookAt, language),
          ]
        : [way(opens, words.lookAt, language)];
  const told =
    story === undefined
      ? []
      : [
          `<a class="go" href="stories/${story}.html">${words.theStory}${words.colon}${escaped(textIn(storyOf(story).title, language))}</a>`,
        ];
  return `<h1>${escaped(title[language])}</h1>
<p class="asks">${escaped(asks[language])}</p>
${meaning === undefined ? "" : `<p class="defines"><dfn>${escaped(shortName(article, language))}</dfn>${words.colon}${escaped(meaning)}</p>`}
<p class="ways">${[...play, ...told].join(" ")}</p>`;
}

const way = (link: string, name: string, language: Language): string =>
  `<a class="go" href="${onPage(link, language)}">${name}</a>`;

function foot({ sources = [], rests = [] }: Article, { language, articles }: Reading): string {
  const words = WORDS[language];
  const under = rests.map((rest) => {
    const name = shortName(ideaOf(rest, articles), language);
    return `<a href="ideas/${rest}.html">${escaped(name)}</a>`;
  });
  const list = sources.map(({ title, place }) =>
    isLinked(place)
      ? `<li><a href="${escaped(place)}">${escaped(title)}</a></li>`
      : `<li>${escaped(title)}${place === undefined ? "" : `, <code>${escaped(place)}</code>`}</li>`,
  );
  return [
    under.length > 0 ? `<p class="rests">${words.restsOn}${words.colon}${words.listed(under)}</p>` : "",
    list.length > 0
      ? `<section class="read-in" id="sources"><h2>${words.theSources}</h2><ul>${list.join("\n")}</ul></section>`
      : "",
  ].join("\n");
}
