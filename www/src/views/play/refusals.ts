// Why something is no move, in the words of the ruleset.
import type { Refusal } from "../../solver/wire.ts";
import { Lazy } from "../../loading/lazy.ts";
import { parts } from "../../loading/parts.ts";
import { worded } from "../../messages/dictionary.ts";
import { loadRefusals } from "../../messages/refusals.ts";
import type { FigureContext } from "../kit/context.ts";
import { rulesOf } from "../kit/rules.ts";
import { playWords } from "./words.ts";

/** The texts of all rulesets. */
const texts = new Lazy(parts.rulesets, loadRefusals);

/** Fetches the texts before one is wanted. */
export function prepareRefusals(): void {
  texts.prepare();
}

/** What the ruleset says; where it has no words for it, its rules. */
export function refusalText({ of, key, numbers }: Refusal, context: FigureContext): string {
  const { messages } = context;
  const words = playWords(messages);
  const text = texts.get()?.[of]?.[key];
  if (!text) return words.byRule(rulesOf(context) ?? "");
  return worded(messages, text).replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = numbers[name];
    if (value === undefined) return hole;
    return typeof value === "number" ? messages.number(value) : words.anyOf(value.map(messages.number));
  });
}
