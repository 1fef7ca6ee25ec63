// The library as its declarations tell of it: every call, and the shapes of what goes in and comes out.
import ts from "typescript";
import { codeBlock } from "../code.ts";
import type { Given } from "../given.ts";
import { inline } from "../markdown.ts";

/** The interface whose members are the calls. */
const CALLS = "Mexplorer";
const FILES = ["requests", "options", "wire", "literature"].map((file) => `dist/lib/${file}.d.ts`);

type Declaration =
  ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.FunctionDeclaration | ts.ClassDeclaration;

function declarationsIn(text: string): Array<Declaration & { name: ts.Identifier }> {
  const file = ts.createSourceFile("types.d.ts", text, ts.ScriptTarget.ES2022, true);
  return file.statements.filter(
    (node): node is Declaration & { name: ts.Identifier } =>
      (ts.isInterfaceDeclaration(node) ||
        ts.isTypeAliasDeclaration(node) ||
        ts.isFunctionDeclaration(node) ||
        ts.isClassDeclaration(node)) &&
      node.name !== undefined,
  );
}

/** Where each type is told of. */
const places = new Map<string, string>();

function placesOf(given: Given): Map<string, string> {
  if (places.size === 0)
    for (const file of FILES)
      for (const { name } of declarationsIn(given.read(file)))
        if (name.text !== "ErrorCode") places.set(name.text, `types.html#${name.text}`);
  places.set("ErrorCode", "errors.html");
  return places;
}

/** The names of types in a piece of coloured code, but those in its comments, lead to them. */
function linkedTo(given: Given, itself: string): (code: string) => string {
  const known = placesOf(given);
  return (code) =>
    code
      .split(/(<span class="comment">[^]*?<\/span>|<[^>]*>)/)
      .map((piece) =>
        piece.startsWith("<")
          ? piece
          : piece.replace(/\b[A-Z]\w+\b/g, (name) => {
              const place = name === itself ? undefined : known.get(name);
              return place === undefined ? name : `<a href="${place}">${name}</a>`;
            }),
      )
      .join("");
}

/** What a comment says, in paragraphs, and its examples. */
function toldOf(node: ts.Node): { says: string; examples: string[] } {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).slice(-1);
  const text = ts.getTextOfJSDocComment(comment?.comment) ?? "";
  const examples = (comment?.tags ?? [])
    .filter(({ tagName }) => tagName.text === "example")
    .map(({ comment: example }) => (ts.getTextOfJSDocComment(example) ?? "").trim());
  const says = text
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map((paragraph) => `<p>${inline(paragraph.replace(/\s+/g, " "))}</p>`)
    .join("\n");
  return { says, examples };
}

/** Every call: what it does, how it is asked, and an example that is run. */
export function calls(text: string, given: Given): string {
  const solver = declarationsIn(text).find(({ name }) => name.text === CALLS);
  if (!solver || !ts.isInterfaceDeclaration(solver)) throw new Error("there is no interface of the calls");
  return solver.members
    .map((member) => {
      const name = member.name?.getText() ?? "";
      const { says, examples } = toldOf(member);
      const linked = linkedTo(given, "");
      return `<section class="call"><h3 id="${name}"><a class="anchor" href="#${name}"><code>mex.${name}</code></a></h3>
${codeBlock(narrower(member.getText(), 4), "ts", { linked })}
${says}
${examples.map((example) => codeBlock(example, "ts")).join("\n")}</section>`;
    })
    .join("\n");
}

/** Every declaration of a file. */
export function types(text: string, given: Given): string {
  return declarationsIn(text)
    .map((node) => {
      const name = node.name.text;
      const { says, examples } = toldOf(node);
      const declared = node.getText().replace(/^export (?:declare )?/, "");
      return `<section class="type"><h3 id="${name}"><a class="anchor" href="#${name}"><code>${name}</code></a></h3>
${says}
${codeBlock(narrower(declared), "ts", { linked: linkedTo(given, name) })}
${examples.map((example) => codeBlock(example, "ts")).join("\n")}</section>`;
    })
    .join("\n");
}

/** The compiler indents by four; a narrow block of code by two. A member of an interface begins further in. */
function narrower(code: string, from = 0): string {
  return code.replace(/^ +/gm, (margin) => margin.slice(from).slice(Math.floor((margin.length - from) / 2)));
}
