// The keys, from the commands, and in the words in which the page itself tells of them.
import { escaped } from "../../../src/exports/svg/markup.ts";
import type { Given } from "../../../src/model/commands.ts";
import { defaults } from "../../../src/model/state.ts";
import type { Language } from "../../../src/model/values.ts";
import { classWords } from "../../../src/views/class/words.ts";
import { keysFor, type Keys } from "../../../src/views/kit/keyList.ts";
import { leading } from "../../../src/views/kit/question/commands.ts";
import { presenting } from "../../../src/views/kit/question/presenting.ts";
import { en as pageEn } from "../../../src/views/shell/words.en.ts";
import { helpKeys } from "../../../src/views/shell/help.ts";
import { zh as pageZh } from "../../../src/views/shell/words.zh.ts";
import { table } from "./table.ts";

const HEADS: Record<Language, readonly [keys: string, does: string]> = {
  en: ["keys", "what they do"],
  zh: ["按键", "作用"],
};

/** A page that shows nothing yet, of which no command asks anything but its state. */
const NOTHING = { state: defaults(), isAlone: false, view: "" } as Given;

function keyTable(all: Keys, language: Language): string {
  return table(
    HEADS[language],
    all.map(([keys, does]) => [keys.map((key) => `<kbd>${escaped(key)}</kbd>`).join(" "), escaped(does)]),
  );
}

/** Those of the picture and the page. */
export function pageKeys(language: Language): string {
  const { help } = { en: pageEn, zh: pageZh }[language];
  return keyTable(helpKeys(help, NOTHING), language);
}

/** Those in a class, where outcomes are guessed or numbers are. */
export function classKeys(language: Language): string {
  const { does } = classWords({ code: language });
  const [letters, figures] = [true, false].map((isByOutcome) =>
    keysFor(does, [...presenting, ...leading], { ...NOTHING, lead: { commands: leading, isByOutcome } }),
  );
  return keyTable(
    (letters ?? []).map(([keys, says], row) => [
      [...new Set([...keys, ...(figures?.[row]?.[0] ?? [])])],
      says,
    ]),
    language,
  );
}
