// What the command line says of itself: its commands, its options, and what the catalogue has.
import type { Catalogue } from "../../solver/wire.ts";
import type { Words as CommandWords } from "./words.en.ts";

/** How long lines are at most: those of names, and those of running text. */
const [NAMES, TEXT] = [76, 74];

export function helpOf({ rulesets, theorems }: Catalogue, { help }: CommandWords): string {
  const examples = rulesets.flatMap(({ examples }) => examples.map(({ notation }) => notation));
  const [link = ""] = examples;
  const rulesOf = (notation: string): string => notation.slice(0, notation.lastIndexOf("("));
  const rulesWith = (sign: string): string =>
    rulesOf(examples.find((notation) => notation.includes(sign)) ?? link);
  const [rules, variant, own] = [rulesOf(link), rulesWith("["), rulesWith("(k)")];
  // What is written otherwise than by its name, as sums are, is told of elsewhere.
  const named = rulesets.flatMap(({ id, aliases, examples }) =>
    examples.some(({ notation }) => notation.startsWith(id)) ? [id, ...aliases] : [],
  );
  return `${help.title}

${inColumns(help.commands, "  mexplorer ", 25)}

${help.link({ link })}
${help.rules({ rules })}
${help.own({ own, rules, variant })}
${help.result}

${inColumns(help.options, "  ", 21)}
  -h, --help  -v, --version

${inLines(help.ends, TEXT)}

${help.rulesets}
${inLines(named.join(", "), NAMES, "  ")}

${help.theorems}
${inLines(theorems.map(({ id }) => id).join(", "), NAMES, "  ")}

${help.examples}
  mexplorer svg "${link}?hide=values" > picture.svg
  mexplorer tikz "${link}?color=outcome" --fragment > picture.tex
  mexplorer dot "${link}" | neato -n2 -Tpdf > picture.pdf
  mexplorer values "${variant}" --length 1000
  mexplorer explain "${link}?play=misere" --lang zh
  mexplorer verify ${theorems[0]?.id ?? ""} ${rules} --bound 20 --heaps 3
  mexplorer verify "nimsum(heaps) == 0" ${rules} --bound 20 --heaps 3
`;
}

/** What is written, so wide, and beside it or below what it does. */
function inColumns(all: Readonly<Record<string, string>>, before: string, width: number): string {
  const rows = Object.entries(all).map(([written, does]) => {
    const isWide = written.length >= width;
    const gap = isWide ? `\n${" ".repeat(before.length + width)}` : " ".repeat(width - written.length);
    return `${before}${written}${gap}${does}`;
  });
  return rows.join("\n");
}

/** A text in lines that fit a terminal. */
function inLines(text: string, longest: number, before = ""): string {
  return text.replaceAll(new RegExp(`(.{1,${longest}})(?: |$)`, "g"), `${before}$1\n`).trimEnd();
}
