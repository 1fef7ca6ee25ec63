// Text for TeX, in ASCII and the accented letters that every LaTeX reads. What few fonts have is taken from those of formulas.
import { D, N, P } from "../../messages/texts.signs.ts";
import { DEFAULT_LANGUAGE } from "../../model/languages.ts";

const WRITTEN: Readonly<Record<string, string>> = {
  "\\": "$\\backslash$",
  "{": "$\\{$",
  "}": "$\\}$",
  $: "\\$",
  "&": "\\&",
  "#": "\\#",
  _: "\\_",
  "%": "\\%",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
  "<": "$<$",
  ">": "$>$",
  "|": "$|$",
  '"': "''",
  "`": "`",
  "…": "\\ldots{}",
  "–": "--",
  "−": "$-$",
  "∞": "$\\infty$",
  "·": "$\\cdot$",
  "→": "$\\rightarrow$",
  "“": "``",
  "”": "''",
  "‘": "`",
  "’": "'",
};

/** What stands for a sign of any language where an engine has no letters of that. */
const SIGNS = new Map(
  [P, N, D].flatMap((sign) => Object.values(sign).map((own) => [own, sign[DEFAULT_LANGUAGE]])),
);

/** A letter that not every engine knows, and what stands for it there: a macro that a picture brings along. */
export const LETTER = `\\providecommand{\\mexletter}[2]{\\ifdefined\\Umathcode\\symbol{"#1}\\else#2\\fi}`;

/** Text that stands for itself. */
export function typeset(text: string): string {
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    const written = WRITTEN[character];
    if (written !== undefined) return written;
    if (code >= 0x20 && code < 0x7f) return character;
    if (code >= 0x2080 && code <= 0x2089) return `\\textsubscript{${code - 0x2080}}`;
    if (code >= 0xc0 && code < 0x180 && code !== 0xd7 && code !== 0xf7) return character;
    const hex = code.toString(16).toUpperCase().padStart(4, "0");
    return code < 0xa0 ? " " : `\\mexletter{${hex}}{${SIGNS.get(character) ?? `[${hex}]`}}`;
  }).join("");
}
