// What the command line says of itself: its commands, its options, and what the catalogue has.
import type { Catalogue } from "../../solver/wire.ts";
import type { CommandEntry } from "./command.ts";
import { entryOf, EVERYWHERE, OPTION_NAMES, type OptionName, usageOf } from "./options.ts";
import type { Words as CommandWords } from "./words.en.ts";

/** How long lines are at most: those of names, and those of running text. */
const [NAMES, TEXT] = [76, 74];
/** How wide the columns of what is written are. */
const [COMMAND, OPTION] = [26, 25];

/** The words of a command line in their order: `verify THEOREM RULES|-`. */
export function lineOfCommand({ id, takes, more, listed }: CommandEntry): string {
  // The game comes last of those that must stand there.
  const last = takes.length - 1;
  const words = takes.map((word, place) => (listed && place === last ? `${word}|-` : word));
  return [id, ...words, ...(more ? [`[${more}…]`] : [])].join(" ");
}

/** The options of a command, with what they take there. */
export function optionsOf(
  command: CommandEntry,
): Array<{ name: OptionName; usage: string; takes: ReturnType<typeof entryOf>["takes"] }> {
  const { options, files: format, choices } = command;
  return [...options, ...EVERYWHERE].map((name) => {
    const takes = { format, ...choices }[name] ?? entryOf(name).takes;
    return { name, usage: usageOf(name, takes), takes };
  });
}

/** Where what is written is told: what LINK, RULES and lists are, and how the process ends. */
export function passages(catalogue: Catalogue, { help }: CommandWords): string[] {
  const { link, rules, variant, own } = exampleRules(catalogue);
  return [
    [help.link({ link }), help.rules({ rules }), help.own({ own, rules, variant })].join("\n"),
    help.list,
    help.result,
    help.ends,
  ];
}

/** Commands to begin with. */
export function exampleLines({ rulesets, theorems }: Catalogue): string[] {
  const { link, rules, variant, own } = exampleRules({ rulesets });
  return [
    `mexplorer svg "${link}?hide=values" > picture.svg`,
    `mexplorer tikz "${link}?color=outcome" --fragment > picture.tex`,
    `mexplorer dot "${link}" | neato -n2 -Tpdf > picture.pdf`,
    `mexplorer values "${variant}" --length 1000`,
    `cat games.txt | mexplorer values - --length 1000 > values.ndjson`,
    `mexplorer grid "${own}" --rows 50 --p-positions pairs`,
    `mexplorer explain "${link}?play=misere" --lang zh`,
    `mexplorer verify ${theorems[0]?.id ?? ""} ${rules} --bound 20 --heaps 3`,
    `mexplorer verify "nimsum(heaps) == 0" ${rules} --bound 20 --heaps 3`,
  ];
}

/** Every name under which a ruleset can be written; what is written otherwise, as sums are, is told of elsewhere. */
export function namesOf({ rulesets }: Pick<Catalogue, "rulesets">): string[] {
  return rulesets.flatMap(({ id, aliases, examples }) =>
    examples.some(({ notation }) => notation.startsWith(id)) ? [id, ...aliases] : [],
  );
}

export function helpOf(catalogue: Catalogue, commands: readonly CommandEntry[], told: CommandWords): string {
  const { help } = told;
  const [game = "", ...others] = passages(catalogue, told);
  const used = OPTION_NAMES.filter((name) => name !== "json");
  return `${help.title}

${inColumns(
  commands.map((command) => [lineOfCommand(command), saidOf(command, told)]),
  "  mexplorer ",
  COMMAND,
)}

${game}

${others.map((text) => inLines(text, TEXT)).join("\n\n")}

${help.heads.options}
${inColumns(
  used.map((name) => [usageOf(name), told.help.options[name]]),
  "  ",
  OPTION,
)}
${inLines(help.more, TEXT)}

${help.heads.rulesets}
${inLines(namesOf(catalogue).join(", "), NAMES, "  ")}

${help.heads.theorems}
${inLines(catalogue.theorems.map(({ id }) => id).join(", "), NAMES, "  ")}

${help.heads.examples}
${exampleLines(catalogue)
  .map((line) => `  ${line}`)
  .join("\n")}
`;
}

/** The help of a single command. */
export function helpOfCommand(command: CommandEntry, told: CommandWords): string {
  const { help } = told;
  const options = optionsOf(command).map(({ name, usage }) => [usage, told.help.options[name]] as const);
  const ofList = command.listed && ["ndjson", ...(command.listed.length > 0 ? ["csv"] : [])].join(", ");
  return [
    `${help.heads.usage} mexplorer ${lineOfCommand(command)}`,
    "",
    `  ${saidOf(command, told)}`,
    "",
    help.heads.options,
    inColumns(options, "  ", OPTION),
    ...(ofList === undefined ? [] : ["", `${help.heads.ofList} ${ofList}`]),
    "",
  ].join("\n");
}

/** What a command does. */
export function saidOf({ id }: CommandEntry, { help }: CommandWords): string {
  return (help.commands as Readonly<Record<string, string>>)[id] ?? "";
}

/** Games for examples: a position, rules, rules with a parameter, a rule of one's own. */
function exampleRules({ rulesets }: Pick<Catalogue, "rulesets">): {
  link: string;
  rules: string;
  variant: string;
  own: string;
} {
  const examples = rulesets.flatMap((ruleset) => ruleset.examples.map(({ notation }) => notation));
  const [link = ""] = examples;
  const rulesOf = (notation: string): string => notation.slice(0, notation.lastIndexOf("("));
  const rulesWith = (sign: string): string =>
    rulesOf(examples.find((notation) => notation.includes(sign)) ?? link);
  return { link, rules: rulesOf(link), variant: rulesWith("["), own: rulesWith("(k)") };
}

/** What is written, so wide, and beside it or below what it does. */
function inColumns(
  rows: ReadonlyArray<readonly [written: string, does: string]>,
  before: string,
  width: number,
): string {
  const lines = rows.map(([written, does]) => {
    const isWide = written.length >= width;
    const gap = isWide ? `\n${" ".repeat(before.length + width)}` : " ".repeat(width - written.length);
    return `${before}${written}${gap}${does}`;
  });
  return lines.join("\n");
}

/** A text in lines that fit a terminal. */
function inLines(text: string, longest: number, before = ""): string {
  return text.replaceAll(new RegExp(`(.{1,${longest}})(?: |$)`, "g"), `${before}$1\n`).trimEnd();
}
