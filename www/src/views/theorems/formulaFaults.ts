import type { Convention } from "../../solver/api.ts";
import type { RequestError } from "../../solver/wire.ts";
import type { KitWords } from "../kit/words.ts";
import { shortened } from "../kit/quoted.ts";
import type { ResearchWords } from "./research/words.ts";

/** What is wrong with a formula, in words; nothing where the error is not about the formula. */
export function formulaFault(
  { code, field, span, got, limit }: RequestError,
  formula: string,
  convention: Convention,
  { faults: words }: ResearchWords,
  messages: KitWords,
): string | undefined {
  if (field !== "formula") return undefined;
  const text = typeof got === "number" ? messages.number(got) : shortened(got ?? "");
  const facts = { got: text, limit: messages.number(limit ?? 0) };
  switch (code) {
    case "unexpected-character":
      if (got === "^" || got === "**") return words.power;
      return got === "&" || got === "|" ? words.twice({ sign: got }) : words.stray(facts);
    case "missing-value":
      return words.missing({ got: text || undefined });
    case "unclosed-bracket":
      return words.unclosed;
    case "unknown-choice":
      return words.unknown(facts);
    case "wrong-type":
      if (got === "heaps") return words.heapsAlone;
      if (span?.[0] === 0 && span[1] === formula.length) return ofConvention(got, convention, words);
      return got === "boolean" ? words.numberHere : words.conditionHere;
    case "too-many":
      // What is nested is a sign, what has too many arguments a function.
      if (got !== undefined && /^(\W|not$)/.test(text)) return words.deep(facts);
      return got === undefined ? words.parts(facts) : words.argumentsOf(facts);
    case "text-too-long":
      return words.long(facts);
    case "out-of-range":
      return words.large(facts);
    default:
      return undefined;
  }
}

/** Why what the whole formula says cannot be compared with anything. */
function ofConvention(
  got: RequestError["got"],
  convention: Convention,
  words: ResearchWords["faults"],
): string {
  if (got === "number") return convention.kind === "alliance" ? words.noValues : words.noNumbers;
  return words.noConditions;
}
