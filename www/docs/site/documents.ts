// The pages to read: of the games, the ideas, the theorems and the stories, and the documents. They are made in both languages of
// texts that are written beside this file, and of what the program itself is made from.
import { LANGUAGES } from "../../src/model/languages.ts";
import { address } from "./addresses.ts";
import { articleHtml } from "./article.ts";
import { deeper, framed } from "./frame.ts";
import type { Given } from "./given.ts";
import { rendered, type Rendered } from "./markdown.ts";
import { allPages, onShelf, type PageCard } from "./pages.ts";
import { Gallery } from "./parts/gallery.ts";
import { mapOf } from "./parts/map.ts";
import { partsOf } from "./parts/parts.ts";
import { shelf } from "./parts/shelf.ts";
import { storyText } from "./parts/story.ts";
import { Pictures } from "./pictures.ts";
import { searchable } from "./search.ts";
import { STYLES } from "./styles/sheets.ts";

/** All files of the documents, by their paths in their folder; `site` is the address of the whole site, where it is known. */
export async function documents(given: Given, site: string | undefined): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const drawn = new Pictures(given);
  const gallery = new Gallery(given, drawn);
  const icon = iconOf(given.read("dist/site/index.html"));
  const mex = await given.load();
  const pages = allPages(given);
  const articles = pages.flatMap(({ article }) => article ?? []);
  const homes = new Map(
    articles.flatMap(({ shelf, id, text }) =>
      [...text.en.matchAll(/\{\{theorem ([\w-]+)\}\}/g)].map(
        ([, theorem = ""]) => [theorem, `${shelf}/${id}`] as const,
      ),
    ),
  );
  const headings = new Map<PageCard, readonly string[]>();
  for (const language of LANGUAGES) {
    const parts = partsOf(language, { given, gallery, homes });
    const shelves = async (name: string): Promise<string> =>
      shelf(onShelf(pages, name), language, drawn, mex);
    const texts: Array<{ card: PageCard; html: string }> = [];
    for (const card of pages) {
      const way = {
        run: given.run,
        leads: (written: string) => address(written, language),
        ids: headings.get(card),
      };
      const reading = { language, given, drawn, articles };
      let text: Rendered;
      if (card.story !== undefined) text = { html: await storyText(card.story, reading), headings: [] };
      else if (card.article) text = await articleHtml(card.article, way, reading);
      else
        text = await rendered(given.read(card.text?.[language] ?? ""), {
          ...way,
          part: (name, of) =>
            name === "shelf" ? shelves(of) : name === "map" ? mapOf(articles, language, drawn) : parts(name),
        });
      headings.set(
        card,
        text.headings.map(({ id }) => id),
      );
      files.set(
        `${language}/${card.id}.html`,
        deeper(framed({ card, pages, language, icon, site, ...text }), card.id),
      );
      if (card.id !== "index") texts.push({ card, html: text.html });
    }
    files.set(`${language}/search.json`, JSON.stringify(texts.map((text) => searchable(text, language))));
  }
  for (const [name, text] of drawn.files) files.set(name, text);
  const styles = STYLES.map((file) => given.read(file));
  files.set("docs.css", [...styles, gallery.styles, drawn.styles].join("\n"));
  files.set("docs.js", given.read("www/docs/site/docs.js"));
  files.set("lesson.schema.json", given.read("www/docs/lesson.schema.json"));
  files.set("n-players-are-two.tex", inOneFile(given, "www/docs/paper/n-players-are-two.tex"));
  files.set("index.html", bothLanguages(icon));
  return files;
}

/** A text in LaTeX with all that it reads from beside itself. */
function inOneFile(given: Given, file: string): string {
  const folder = file.slice(0, file.lastIndexOf("/") + 1);
  return given
    .read(file)
    .replace(/\\input\{([^}]+)\}/g, (_, part: string) => given.read(`${folder}${part}.tex`));
}

/** The site's icon, from a page in a folder of a folder of it. */
function iconOf(html: string): string {
  const icons = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)"[^>]*>/g)].map(([icon]) => icon);
  return icons.map((icon) => icon.replace(/href="(?:\.?\/)?(?![a-z]+:)/, 'href="../../')).join("\n");
}

/** Where no language is chosen yet. */
function bothLanguages(icon: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<meta name="description" content="Games of stones explained, and the documents of Mexplorer, in English and in Chinese." />
<title>Games of stones, explained · Mexplorer</title>
${icon.replaceAll("../../", "../")}
<link rel="alternate" hreflang="en" href="en/index.html" />
<link rel="alternate" hreflang="zh-CN" href="zh/index.html" />
<link rel="stylesheet" href="docs.css" />
</head>
<body class="choice">
<main>
<h1>Mexplorer</h1>
<ul>
<li><a href="en/index.html" hreflang="en">English</a></li>
<li lang="zh-CN"><a href="zh/index.html" hreflang="zh-CN">中文</a></li>
</ul>
</main>
</body>
</html>
`;
}
