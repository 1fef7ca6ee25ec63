// Every error code with the sentence that the page says, what differs from case to case in brackets.
import { escaped } from "../../../src/exports/svg/markup.ts";
import { en } from "../../../src/messages/faults/words.en.ts";
import { zh } from "../../../src/messages/faults/words.zh.ts";
import type { Language } from "../../../src/model/values.ts";
import type { ErrorCode } from "../../../src/solver/wire.ts";
import { faultSaid } from "../../../src/views/boards/faults.ts";
import { WORDS } from "../words.ts";
import { code, table } from "./table.ts";

const FACTS = { field: "‹field›", limit: "‹limit›", got: "‹got›", holdsNumbers: true };

/** Every error code with what the page says of it, in the language of the document. */
export function errors(language: Language): string {
  const words = WORDS[language];
  const codes = Object.keys(en.faults) as ErrorCode[];
  const rows = codes.map((each) => [code(each), saidOf(each, language)]);
  return table([words.code_, words.words], rows, codes);
}

function saidOf(each: ErrorCode, language: Language): string {
  const words = { en, zh }[language];
  // What is too large in one case is too small in another.
  const sentences = new Set(
    [false, true].map((isBelow) => faultSaid(each, { ...FACTS, isBelow, things: undefined }, words)),
  );
  const said = escaped([...sentences].join(WORDS[language].gap));
  return said.replace(/‹(\w+)›/g, "<var>$1</var>") || WORDS[language].unsaid;
}
