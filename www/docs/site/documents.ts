// The documents: small pages in both languages, of texts that are written beside this file and of tables that are made
// from what the program itself is made from.
import type { Language } from "../../src/model/values.ts";
import { address } from "./addresses.ts";
import { framed } from "./frame.ts";
import type { Given } from "./given.ts";
import { rendered, type Rendered } from "./markdown.ts";
import { PAGES } from "./pages.ts";
import { Gallery } from "./parts/gallery.ts";
import { partsOf } from "./parts/parts.ts";
import { STYLES } from "./styles/sheets.ts";

const LANGUAGES: readonly Language[] = ["en", "zh"];

/** All files of the documents, by their paths in their folder. */
export async function documents(given: Given): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const gallery = new Gallery(given);
  const icon = iconOf(given.read("dist/site/index.html"));
  for (const card of PAGES) {
    let ids: readonly string[] | undefined;
    for (const language of LANGUAGES) {
      const parts = partsOf(language, given, gallery);
      const text: Rendered = await rendered(given.read(card.text[language]), {
        run: given.run,
        part: (name) => parts(name),
        leads: (written) => address(written, language),
        ids,
      });
      ids ??= text.headings.map(({ id }) => id);
      files.set(`${language}/${card.id}.html`, framed({ card, language, icon, ...text }));
    }
  }
  for (const [name, text] of gallery.pictures) files.set(name, text);
  files.set("docs.css", STYLES.map((file) => given.read(file)).join("\n") + gallery.styles);
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
<meta name="description" content="The documents of Mexplorer, in English and in Chinese." />
<title>Documents · Mexplorer</title>
${icon.replaceAll("../../", "../")}
<link rel="alternate" hreflang="en" href="en/index.html" />
<link rel="alternate" hreflang="zh-CN" href="zh/index.html" />
<link rel="stylesheet" href="docs.css" />
</head>
<body class="choice">
<main>
<h1>Mexplorer</h1>
<ul>
<li><a href="en/index.html" hreflang="en">Documents</a></li>
<li lang="zh-CN"><a href="zh/index.html" hreflang="zh-CN">文档</a></li>
</ul>
</main>
</body>
</html>
`;
}
