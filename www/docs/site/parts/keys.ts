// The keys, in the words in which the page itself tells of them.
import { escaped } from "../../../src/exports/svg/markup.ts";
import type { Language } from "../../../src/model/values.ts";
import { en as classEn } from "../../../src/views/class/en.ts";
import { zh as classZh } from "../../../src/views/class/zh.ts";
import { en as pageEn } from "../../../src/views/shell/en.ts";
import { zh as pageZh } from "../../../src/views/shell/zh.ts";
import { table } from "./table.ts";

const HEADS: Record<Language, readonly [keys: string, does: string]> = {
  en: ["keys", "what they do"],
  zh: ["按键", "作用"],
};

function keyTable(all: ReadonlyArray<readonly [keys: string, does: string]>, language: Language): string {
  return table(
    HEADS[language],
    all.map(([keys, does]) => [`<kbd>${escaped(keys)}</kbd>`, escaped(does)]),
  );
}

/** Those of the picture and the page. */
export function pageKeys(language: Language): string {
  const { help } = { en: pageEn, zh: pageZh }[language];
  return keyTable(help.keyList, language);
}

/** Those in a class, with all the words there are. */
export function classKeys(language: Language): string {
  const { keys } = { en: classEn, zh: classZh }[language];
  return keyTable(keys("grundy"), language);
}
