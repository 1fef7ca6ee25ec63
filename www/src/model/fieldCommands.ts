// The words of a field, each as a command: what is chosen by its control is also found by name.
import type { Command, Given } from "./commands.ts";
import { byLanguage, languages, LANGUAGES } from "./languages.ts";
import type { Slice } from "./slice.ts";

/** A command for each word of a field that has names, while it is another that is shown. */
export function fieldCommands<Part extends object, Asked extends object>(
  slice: Slice<Part, Asked>,
  name: string,
  when: (given: Given, word: string) => boolean = () => true,
): Command[] {
  const { label, names = {} } = slice.fields.find((field) => field.name === name) ?? {};
  return Object.entries(names)
    .filter(([word]) => word !== "")
    .map(([word, called]) => ({
      id: `${name}.${word}`,
      words: byLanguage((code) => `${label?.[code] ?? name}${languages[code].colon}${called[code]}`),
      aliases: LANGUAGES.map((code) => called[code]),
      when: (given) => slice.text(given.state, name) !== word && when(given, word),
      run: ({ store }) => slice.choose(store, name, word),
    }));
}
