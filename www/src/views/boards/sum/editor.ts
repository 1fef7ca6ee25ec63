import { html, type TemplateResult } from "lit/html.js";
import { arrangeSum } from "../../../model/opening/typing.ts";
import { draftCard } from "../../../model/state.ts";
import type { Store } from "../../../model/store.ts";
import { worded } from "../../../messages/dictionary.ts";
import { styledBy } from "../../kit/styledBy.ts";
import { select, textLine } from "../../kit/controls.ts";
import type { Editor } from "../board.ts";
import { wordsBy, type Words as SumWords } from "./words.all.ts";
import styles from "./sum.css?inline";
import { signButton } from "../../kit/button.ts";

/** The games of a sum, each by its notation, with a button that removes it; and a list of those that can be added. */
export const editor: Editor = (context) => {
  const { state, messages, store } = context;
  const { draft, catalogue } = state;
  const { components } = draft;
  const words = wordsBy[messages.code];
  const isFull = components.length >= (catalogue?.limits.components ?? 0);
  const rulesets = catalogue?.rulesets.filter(({ id }) => id !== draftCard(state)?.id) ?? [];
  return html`<ol class="games" ${styledBy(styles)}>
      ${components.map((_, place) => game(components, place, words, store))}
    </ol>
    ${select(
      words.addGame,
      "",
      [
        { value: "", label: words.add, isNone: true },
        ...rulesets.map(({ id, name }) => ({ value: id, label: worded(messages, name) })),
      ],
      (chosen) => {
        const example = rulesets.find(({ id }) => id === chosen)?.examples[0]?.notation;
        if (example) void arrangeSum(store, [...components, example]);
      },
      { isSpoken: true, look: "add", isOff: isFull },
    )}`;
};

function game(components: readonly string[], place: number, words: SumWords, store: Store): TemplateResult {
  const name = words.game({ number: place + 1 });
  const notation = components[place] ?? "";
  // A sum has two games at least.
  const canGo = components.length > 2;
  const take = (text: string): void => {
    const typed = text.trim();
    if (typed && typed !== notation) void arrangeSum(store, components.with(place, typed));
  };
  return html`<li>
    ${textLine(name, notation, take, { isSpoken: true, holds: "notation", isHeardDone: true })}
    ${signButton(
      "×",
      words.remove({ game: name }),
      () => void arrangeSum(store, components.toSpliced(place, 1)),
      { isPossible: canGo },
    )}
  </li>`;
}
