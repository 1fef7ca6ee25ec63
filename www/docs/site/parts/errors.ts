// Every error code with the sentence that the page says, what differs from case to case in brackets.
import { escaped } from "../../../src/exports/svg/markup.ts";
import { en } from "../../../src/messages/faults/en.ts";
import { zh } from "../../../src/messages/faults/zh.ts";
import type { Language } from "../../../src/model/values.ts";
import type { ErrorCode } from "../../../src/solver/wire.ts";
import { WORDS } from "../words.ts";
import { code, table } from "./table.ts";

const FACTS = { field: "‹field›", limit: "‹limit›", got: "‹got›", isBelow: false, holdsNumbers: true };

/** Every error code in both languages, that of the page first. */
export function errors(language: Language): string {
  const words = WORDS[language];
  const both = language === "en" ? ([en, zh] as const) : ([zh, en] as const);
  const codes = Object.keys(en.faults) as ErrorCode[];
  const rows = codes.map((each) => [
    code(each),
    ...both.map(({ faults }) => {
      const sentence = faults[each]({ ...FACTS, things: undefined });
      return sentence ? escaped(sentence).replace(/‹(\w+)›/g, "<var>$1</var>") : words.unsaid;
    }),
  ]);
  const names = language === "en" ? ["English", "中文"] : ["中文", "English"];
  return table([words.code_, ...names], rows, codes);
}
