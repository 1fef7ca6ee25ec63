// What a page says of itself to search engines, feeds and whoever links to it.
import { escaped } from "../../src/exports/svg/markup.ts";
import { nextLanguage, type Language } from "../../src/model/languages.ts";
import type { Written } from "./frame.ts";
import { shelfOf } from "./shelves.ts";
import { WORDS } from "./words.ts";

type Said = Pick<Written, "card" | "language" | "site">;

/** Its title, its description, its other language and, where the address of the site is known, what needs one. */
export function headOf({ card, language, site }: Said): string {
  const { id, name, says, asks } = card;
  const title = id === "index" ? `Mexplorer: ${name[language]}` : `${name[language]} · Mexplorer`;
  const description = escaped(says[language]);
  const other = nextLanguage(language);
  const alternate = (code: Language): string =>
    `<link rel="alternate" hreflang="${WORDS[code].tag}" href="${site === undefined ? "../" : `${site}docs/`}${code}/${id}.html" />`;
  const preview = card.article?.shelf === "games" ? asks?.[language] : undefined;
  return [
    `<meta name="description" content="${description}" />`,
    `<title>${escaped(title)}</title>`,
    alternate(language),
    alternate(other),
    `<meta property="og:type" content="article" />`,
    `<meta property="og:title" content="${escaped(preview ?? title)}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta property="og:locale" content="${WORDS[language].tag.replace("-", "_")}" />`,
    ...(site === undefined ? [] : absolute({ card, language, site })),
  ].join("\n");
}

/** What holds addresses from anywhere. */
function absolute({ card, language, site = "" }: Said): string[] {
  const address = `${site}docs/${language}/${card.id}.html`;
  return [
    `<link rel="canonical" href="${address}" />`,
    `<link rel="alternate" type="application/atom+xml" title="Mexplorer" href="${site}feed.xml" />`,
    `<meta property="og:url" content="${address}" />`,
    `<meta property="og:image" content="${site}${shelfOf(card.id) === "games" ? `cards/${card.article?.id ?? ""}` : "preview"}.png" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
    `<script type="application/ld+json">${JSON.stringify(structured({ card, language, site }, address)).replaceAll("<", "\\u003c")}</script>`,
  ];
}

/** What the page is, in the words of schema.org. */
function structured({ card, language, site = "" }: Said, address: string): object {
  const { name, says, article, story } = card;
  const shelf = shelfOf(card.id);
  const common = {
    "@context": "https://schema.org",
    name: name[language],
    description: says[language],
    url: address,
    inLanguage: WORDS[language].tag,
  };
  if (shelf === "ideas")
    return {
      ...common,
      "@type": "DefinedTerm",
      inDefinedTermSet: `${site}docs/${language}/index.html#ideas`,
    };
  if (article === undefined && story === undefined) return { ...common, "@type": "TechArticle" };
  return {
    ...common,
    "@type": "LearningResource",
    learningResourceType: story === undefined ? "explanation" : "interactive story",
    isAccessibleForFree: true,
    license: "https://spdx.org/licenses/MIT",
    isPartOf: { "@type": "WebSite", name: "Mexplorer", url: site },
  };
}
