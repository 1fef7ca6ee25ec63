// What stands for a game in a command: a link, or rules alone. Whoever writes it is told what the page would pass over.
import { Apart } from "../../model/apart.ts";
import { defaults } from "../../model/state.ts";
import type { Mexplorer } from "../../solver/api.ts";
import type { Answer, Catalogue, Notation, RequestError } from "../../solver/wire.ts";
import { sentenceOf } from "../../views/boards/faults.ts";
import type { KitWords } from "../../views/kit/words.ts";
import { fieldFault } from "./fields.ts";
import { CommandEnd } from "./given.ts";
import { FAILED, TOO_LARGE, WRONG } from "./options.ts";
import type { Words as CommandWords } from "./words.en.ts";

/** What may stand where a position does in whatever ruleset: nothing at all, a source of a graph, a heap, two numbers, a heap with a register. */
const ANYWHERE = ["()", "(1)", "(1,1)", "(1|1)"];

/** The link in an address, or a link by itself; a field that means nothing ends the command. */
export function linkIn(text: string, told: CommandWords): string {
  const link = text.replace(/^[^#]*#/, "");
  if (!link.includes("?")) return link;
  const wrong = fieldFault(link);
  if (!wrong) return link;
  const { span, got, field, all, bounds } = wrong;
  const sentence =
    field === undefined
      ? told.noField({ name: got, all: all ?? [] })
      : all
        ? told.noWord({ field, text: got, all })
        : bounds
          ? told.wrongNumber({ field, text: got, least: bounds[0], most: bounds[1] })
          : told.noMeaning({ field, text: got });
  const code = field === undefined ? "unknown-key" : "unknown-choice";
  throw new CommandEnd(sentence, WRONG, { code, field: field ?? "link", span, got }, link);
}

/** Reads rules, or a sum of such. Where no position stands there is one to begin with: that of an example, where it fits. */
export function readRules(mex: Mexplorer, { rulesets }: Catalogue, text: string): Answer<Notation> {
  const parts = partsOf(text);
  const [only] = parts;
  if (only !== undefined && parts.length === 1 && !isWhole(only)) {
    for (const position of starts(only, rulesets)) {
      const answer = mex.parse(only + position);
      if (answer.ok) return answer;
    }
    return mex.parse(`${only}()`);
  }
  const whole = parts.map((part) => {
    if (isWhole(part)) return part;
    return part + (starts(part, rulesets).find((position) => mex.parse(part + position).ok) ?? "()");
  });
  return mex.parse(whole.join("+"));
}

/** The games that are added up. */
const partsOf = (text: string): string[] =>
  text.includes("+") ? new Apart(text, "()[]{}").split(/\+/y) : [text];

/** Passes that are left, and what has its position. */
const isWhole = (part: string): boolean => /^\s*\d+p\s*$|\)\s*$/.test(part);

/** Positions that may fit rules: that of their first example, where it is no name in a graph, and what fits most. */
function starts(rules: string, rulesets: Catalogue["rulesets"]): readonly string[] {
  const id = rules.trim().split("[")[0] ?? "";
  const card = rulesets.find((ruleset) => ruleset.id === id || ruleset.aliases.includes(id));
  const example = card?.examples[0]?.notation ?? "";
  const isNamed = card?.parameters.some(({ range }) => range.kind === "text" && range.long);
  return isNamed ? ANYWHERE : [example.slice(example.lastIndexOf("(")), ...ANYWHERE];
}

/** The rules of a notation without its position, in their canonical form. */
export function rulesIn({ notation, label, components }: Notation): string {
  if (components) return components.map(withoutPosition).join("+");
  return notation.endsWith(label) ? notation.slice(0, -label.length) : withoutPosition(notation);
}

const withoutPosition = (notation: string): string =>
  notation.slice(0, new Apart(notation, "[]{}").indexOf("("));

/** A fault in words, with what is wrong in the text. */
export function endingOf(
  error: RequestError,
  text: string,
  told: CommandWords,
  messages: KitWords,
): CommandEnd {
  const { code, field, span, got, limit } = error;
  const fault = { code, field, span, got, limit };
  if (code === "unknown-position")
    return new CommandEnd(told.unreached({ position: String(got) }), WRONG, fault);
  const what = field === "formula" ? "FORMULA" : "LINK";
  const sentence = sentenceOf(error, { state: defaults(), messages }, span ? what : undefined);
  const isLarge = /^(too-many-|out-of-memory)/.test(code) || isBeyond(error);
  return new CommandEnd(sentence, isLarge ? TOO_LARGE : code === "internal" ? FAILED : WRONG, fault, text);
}

/** Whether a number that an option gives is larger than there may be. */
function isBeyond({ code, got, limit }: RequestError): boolean {
  return code === "out-of-range" && limit !== undefined && Number(got) > limit;
}
