// Every error code with the sentence that the page says, what differs from case to case in brackets.
import { escaped } from "../../../src/exports/svg/markup.ts";
import { en } from "../../../src/messages/faults/en.ts";
import { zh } from "../../../src/messages/faults/zh.ts";
import type { Language } from "../../../src/model/values.ts";
import type { ErrorCode } from "../../../src/solver/wire.ts";
import { WORDS } from "../words.ts";
import { code, table } from "./table.ts";

const FACTS = { field: "‹field›", limit: "‹limit›", got: "‹got›", holdsNumbers: true };

/** Every error code in both languages, that of the page first. */
export function errors(language: Language): string {
  const words = WORDS[language];
  const codes = Object.keys(en.faults) as ErrorCode[];
  const rows = codes.map((each) => [code(each), saidOf(each, language)]);
  return table([words.code_, words.words], rows, codes);
}

/** The sentence of a code in the language of the page, and below it in the other one. */
function saidOf(each: ErrorCode, language: Language): string {
  const [own, other] = [en, zh].map(({ faults }, place) => {
    // What is too large in one case is too small in another.
    const sentences = new Set(
      [false, true].map((isBelow) => faults[each]({ ...FACTS, isBelow, things: undefined })),
    );
    return escaped([...sentences].join(place === 0 ? " " : "")).replace(/‹(\w+)›/g, "<var>$1</var>");
  });
  const [first, second] = language === "en" ? [own, other] : [other, own];
  if (!first) return WORDS[language].unsaid;
  const { lang } = WORDS[language === "en" ? "zh" : "en"];
  return `${first}<br /><span class="other" lang="${lang}">${second ?? ""}</span>`;
}
