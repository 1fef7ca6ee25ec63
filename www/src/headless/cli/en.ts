import { count, number } from "../../messages/english.ts";

/** What the help has from the catalogue. */
export interface HelpFacts {
  /** Examples: a link, rules, rules with a parameter, rules of one's own, and a theorem about the first rules. */
  readonly link: string;
  readonly rules: string;
  readonly variant: string;
  readonly own: string;
  readonly theorem: string;
  /** The names of all there are, in lines. */
  readonly rulesets: string;
  readonly theorems: string;
}

/** What the command line says. */
export const en = {
  help: ({
    link,
    rules,
    variant,
    own,
    theorem,
    rulesets,
    theorems,
  }: HelpFacts) => `mexplorer: position graphs of impartial games, drawn and computed

  mexplorer svg LINK                 the picture, as SVG
  mexplorer animated LINK            the labelling step by step, as an SVG that moves
  mexplorer tikz|dot LINK            the picture for TeX or Graphviz
  mexplorer csv|json LINK            the positions with their values
  mexplorer values RULES             the values of single heaps and their period
  mexplorer grid RULES               the values over two heaps, as CSV
  mexplorer explain LINK             what a position is, and why
  mexplorer verify THEOREM RULES     a theorem or your own formula, against search

LINK is what stands after # in the page’s address, such as "${link}?hide=values";
RULES is the same with or without a position, such as "${rules}?play=misere",
a rule of your own, such as "${own}", or a sum, such as "${rules}+${variant}".
The result goes to standard output, everything else to standard error.

  --lang en|zh         the language; English by default
  --theme light|dark|auto
                       the colours of a picture; light by default
  --width N --height N the place that a picture is laid out for, in pixels (640, 480)
  --no-paper           nothing behind the picture
  --no-selection       the selected position is not marked
  --from N --to N      of animated: from which step to which
  --fragment           of tikz: without a preamble, for \\input
  --page ADDRESS       the address of the page, for the link in the file
  --length N           of values: how many heaps, from 0 on (100)
  --rows N --columns N of grid: how many sizes of either heap, from 0 on (20)
  --bound N --heaps N  of verify: the largest heap (12) and the most heaps
  --counterexamples N  of verify: the most that are listed (10)
  --json               of values, grid, explain, verify: all that is known, as JSON
  -h, --help  -v, --version

It ends with 0 when all went well, 1 when a theorem met a counterexample,
2 when something could not be read, 3 when it is too large.

Rulesets:
${rulesets}

Theorems:
${theorems}

Examples:
  mexplorer svg "${link}?hide=values" > picture.svg
  mexplorer tikz "${link}?color=outcome" --fragment > picture.tex
  mexplorer dot "${link}" | neato -n2 -Tpdf > picture.pdf
  mexplorer values "${variant}" --length 1000
  mexplorer explain "${link}?play=misere" --lang zh
  mexplorer verify ${theorem} ${rules} --bound 20 --heaps 3
  mexplorer verify "nimsum(heaps) == 0" ${rules} --bound 20 --heaps 3
`,
  usage: "mexplorer --help tells what there is.",
  noCommand: (name: string) => `There is no command “${name}”.`,
  noArgument: (what: string) => `${what} is missing.`,
  tooMany: (text: string) => `“${text}” is one word too many; a link with brackets stands in quotes.`,
  wrongNumber: (option: string, text: string) =>
    `--${option}: “${text}” is not a whole number from 1 to 999,999,999.`,
  wrongChoice: (option: string, text: string, all: readonly string[]) =>
    `--${option}: “${text}” is none of ${all.join(", ")}.`,
  idle: (option: string, command: string) => `--${option} has no use with ${command}.`,
  noWasm: "This program needs WebAssembly, which is switched off here.",
  noPicture: "There is no picture of it: the graph is too large to be drawn.",
  otherView: (view: string) =>
    `The link shows the view “${view}”, of which there is no picture without a page; without view= it shows the graph.`,
  noTable: "There is no table of it: the graph is too large.",
  noField: (name: string, all: readonly string[]) =>
    `A link has no field “${name}”; it has ${all.join(", ")}.`,
  wrongField: (field: string, text: string, all: readonly string[] | undefined) =>
    all ? `${field}: “${text}” is none of ${all.join(", ")}.` : `${field}: “${text}” means nothing there.`,
  unreached: (position: string) => `${position} cannot be reached in this game.`,
  soFar: (positions: number) => `${count(positions, "position", "positions")} so far`,
  period: (period: number, preperiod: number, saltus: number, isProved: boolean) =>
    `period ${number(period)}${saltus ? ` with saltus ${number(saltus)}` : ""} from ${number(preperiod)} on, ${isProved ? "proved" : "observed"}`,
  noPeriod: "no period seen",
  grundy: (value: number) => `Grundy value ${number(value)}`,
  remoteness: (moves: number) => `${count(moves, "move", "moves")} to the end`,
  winners: (winners: readonly string[]) => `winner for each mover: ${winners.join(", ")}`,
  /** What something is, in one or more respects. */
  about: (name: string, ...said: readonly string[]) => `${name}: ${said.join(", ")}`,
  winning: "winning moves",
  none: "none",
  options: "options",
  mex: (value: number) => `no option has ${number(value)}, so the mex is ${number(value)}`,
  theorems: "theorems that say so",
  agrees: (agreed: number, predicted: number, positions: number) =>
    agreed === positions
      ? `agrees on all ${count(positions, "position", "positions")}`
      : `agrees on ${number(agreed)} of ${number(predicted)} positions that it speaks of, of ${number(positions)} in all`,
  holds: (cases: number) => `holds in ${count(cases, "case", "cases")}`,
  silent: (positions: number) => `says nothing of these ${count(positions, "position", "positions")}`,
  comparedWith: (theorem: string) =>
    `compared with the theorem ${theorem}, for a search can’t reach so many positions`,
  counterexample: (label: string) => `counterexample: ${label}`,
};

export type CommandWords = typeof en;
