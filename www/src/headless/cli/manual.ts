// The manual page, in the language of man(7).
import type { Catalogue } from "../../solver/wire.ts";
import type { CommandEntry } from "./command.ts";
import { exampleLines, lineOfCommand, namesOf, optionsOf, passages, saidOf } from "./help.ts";
import { OPTION_NAMES, usageOf } from "./options.ts";
import type { Words as CommandWords } from "./words.en.ts";

export function manualOf(
  catalogue: Catalogue,
  commands: readonly CommandEntry[],
  told: CommandWords,
): string {
  const { help } = told;
  const { heads, manual } = help;
  const [game = "", list = "", result = "", ends = ""] = passages(catalogue, told);
  const title = help.title.replace(/^mexplorer[:：] ?/, "");
  const lines = [
    `'\\" -*- coding: utf-8 -*-`,
    `.TH MEXPLORER 1 "" "Mexplorer ${catalogue.version}" ${quoted(manual.book)}`,
    // Long words are neither broken nor spread over their line.
    ".nh",
    ".ad l",
    section(manual.name),
    `mexplorer \\- ${safe(title)}`,
    section(manual.synopsis),
    ".B mexplorer",
    `.I ${safe("COMMAND")}`,
    safe("[WORD…] [OPTION…]"),
    section(manual.description),
    safe(game.replaceAll("\n", " ")),
    ...[list, result].flatMap((text) => [".PP", safe(text)]),
    section(manual.commands),
    ...commands.flatMap((command) => commandLines(command, told)),
    section(manual.options),
    ...OPTION_NAMES.flatMap((name) => tagged(usageOf(name), told.help.options[name])),
    section(manual.ends),
    safe(ends),
    section(heads.rulesets.replace(/[:：]$/, "")),
    safe(namesOf(catalogue).join(", ")),
    section(heads.theorems.replace(/[:：]$/, "")),
    safe(catalogue.theorems.map(({ id }) => id).join(", ")),
    section(manual.examples),
    ".nf",
    ...exampleLines(catalogue).map(safe),
    ".fi",
  ];
  return `${lines.join("\n")}\n`;
}

function commandLines(command: CommandEntry, told: CommandWords): string[] {
  const options = optionsOf(command)
    .filter(({ name }) => command.options.includes(name))
    .map(({ usage }) => usage);
  return [
    ...tagged(lineOfCommand(command), saidOf(command, told)),
    ...(options.length > 0 ? [".br", safe(options.join(", "))] : []),
  ];
}

const section = (name: string): string => `.SH ${quoted(name.toUpperCase())}`;

/** What is written, and what it does below it. */
const tagged = (written: string, does: string): string[] => [".TP", `.B ${safe(written)}`, safe(does)];

const quoted = (text: string): string => `"${safe(text).replaceAll('"', "\\(dq")}"`;

/** A text as it is: no sign of it is one of roff’s. */
function safe(text: string): string {
  const plain = text.replaceAll("\\", "\\e").replaceAll("-", "\\-").replaceAll("…", "...");
  return /^[.']/.test(plain) ? `\\&${plain}` : plain;
}
