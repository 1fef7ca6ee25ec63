// What a page can hear from a figure and how it can dress it, from the element's manifest, its types and its style sheet.
import ts from "typescript";
import type { Language } from "../../../src/model/values.ts";
import { WORDS } from "../words.ts";
import { code, table } from "./table.ts";

interface Manifest {
  modules: Array<{
    declarations: Array<{
      events: Array<{ name: string; description: string; type: { text: string } }>;
    }>;
  }>;
}

const EVENTS_IN_CHINESE: Readonly<Record<string, string>> = {
  "mex-open": "打开了一个游戏。",
  "mex-select": "选中了一个局面。",
  "mex-change": "所显示的内容有了变化。",
  "mex-error": "请求有误，或没有求解程序。",
};

function elementIn(manifest: string): Manifest["modules"][number]["declarations"][number] {
  const element = (JSON.parse(manifest) as Manifest).modules[0]?.declarations[0];
  if (!element) throw new Error("the manifest describes no element");
  return element;
}

/** Every event, and what it carries. */
export function events(manifest: string, types: string, language: Language): string {
  const words = WORDS[language];
  const details = detailsIn(types);
  const rows = elementIn(manifest).events.map(({ name, description, type }) => {
    const said = language === "en" ? description : EVENTS_IN_CHINESE[name];
    const detail = details.get(type.text);
    if (said === undefined || detail === undefined) throw new Error(`too little is known of ${name}`);
    return [code(name), said, detail.map(code).join(" ")];
  });
  return table([words.event, words.when, words.detail], rows);
}

/** The names of what each type of event carries. */
function detailsIn(types: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const file = ts.createSourceFile("element.d.ts", types, ts.ScriptTarget.ES2022, true);
  for (const node of file.statements) {
    if (!ts.isTypeAliasDeclaration(node) || !ts.isTypeReferenceNode(node.type)) continue;
    const [detail] = node.type.typeArguments ?? [];
    if (!detail || !ts.isTypeLiteralNode(detail)) continue;
    found.set(
      node.name.text,
      detail.members.map(
        (member) =>
          `${member.name?.getText() ?? ""}${"questionToken" in member && member.questionToken ? "?" : ""}`,
      ),
    );
  }
  return found;
}

/** Every custom property, with what it is unless a page says otherwise. */
export function properties(tokens: string, language: Language): string {
  const words = WORDS[language];
  const found = [
    ...tokens.matchAll(
      /: var\((--mex-[\w-]+), light-dark\(((?:[^(),]|\([^)]*\))+), ((?:[^(),]|\([^)]*\))+)\)\)/g,
    ),
  ];
  if (found.length < 10) throw new Error("the custom properties are written in another way");
  const rows = found.map(([, name = "", light = "", dark = ""]) => [code(name), code(light), code(dark)]);
  return table([words.property, words.light, words.dark], rows);
}
