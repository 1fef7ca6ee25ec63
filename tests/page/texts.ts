// Every text of the project that readers see, by language: what stands in the page's sources, in files of texts, in the HTML,
// and in the documents.
import { readdirSync, readFileSync } from "node:fs";
import { sep } from "node:path";
import { parse } from "smol-toml";
import ts from "typescript";

export type Language = "en" | "zh";

/** A text and the file that it stands in. */
export interface FoundText {
  file: string;
  text: string;
}

const HAN = /\p{Script=Han}/u;

const root = new URL("../../", import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), "utf8");

const filesIn = (folder: string, form: RegExp): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
    .map((path) => folder + path.split(sep).join("/"))
    .filter((path) => form.test(path));

/** All texts of a language. What holds a Chinese character is Chinese, wherever it stands. */
export function textsIn(language: Language): FoundText[] {
  const all = [
    ...[
      ...filesIn("www/src/", /(?<!\.d|words\.en|words\.zh|\/texts\.\w+)\.ts$/),
      "www/public/watch.js",
    ].flatMap(inSource),
    ...[...filesIn("crate/solver/", /\.toml$/), ...filesIn("www/src/", /\.toml$/)].flatMap(inTexts),
    ...["www/index.html", "www/embed.html"].flatMap(inMarkup),
    ...["README.md", "CONTRIBUTING.md", "CHANGELOG.md"].flatMap(inDocument),
  ];
  return all.filter((found) => found.language === language);
}

interface Found extends FoundText {
  language: Language | undefined;
}

const found = (file: string, text: string, language: Language | undefined): Found => ({
  file,
  text,
  language: HAN.test(text) ? "zh" : language,
});

/** The strings of a source, pieces of templates too. English are those of `english.ts` and those under a key `en`. */
function inSource(file: string): Found[] {
  const content = read(file);
  const isOfEnglish = /\/english\.ts$/.test(file);
  if (!isOfEnglish && !HAN.test(content)) return [];
  const texts: Found[] = [];
  const visit = (node: ts.Node, isEnglish: boolean): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      texts.push(found(file, node.text, isEnglish ? "en" : undefined));
    const isUnderEn = ts.isPropertyAssignment(node) && node.name.getText() === "en";
    node.forEachChild((child) => {
      visit(child, isEnglish || isUnderEn);
    });
  };
  visit(ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS), isOfEnglish);
  return texts;
}

function inTexts(file: string): Found[] {
  const visit = (value: unknown, key: string): Found[] =>
    typeof value === "string"
      ? value
          .trim()
          .split("\n")
          .map((sentence) => found(file, sentence, key === "en" ? "en" : undefined))
      : typeof value === "object" && value !== null
        ? Object.entries(value).flatMap(([key, value]) => visit(value, key))
        : [];
  return visit(parse(read(file)), "");
}

const inMarkup = (file: string): Found[] =>
  [...read(file).matchAll(/<p[^>]*>([^<]*)<\/p>/g)].map(([, text = ""]) => found(file, text, "en"));

/** The paragraphs of a document, without its code. A Chinese term in one does not make it Chinese. */
const inDocument = (file: string): Found[] =>
  read(file)
    .replace(/```[^]*?```|`[^`]*`/g, "")
    .split(/\n\n+/)
    .map((text) => ({ file, text, language: "en" }));
