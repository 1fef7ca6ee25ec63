import { html } from "lit/html.js";
import { draftCard } from "../../../model/state.ts";
import type { Editor } from "../board.ts";
import { arrangeButton, numberList } from "../kit/numberList.ts";
import { wordsBy } from "./words.all.ts";

/** A row for each step; an empty one is one all the same. */
export const editor: Editor = (context) => {
  const { state, messages, store } = context;
  const { tokens } = state.draft;
  const words = wordsBy[messages.code];
  const most = state.catalogue?.limits.heapSize ?? 1;
  const isFull = tokens.length >= (draftCard(state)?.mostHeaps ?? 0);
  const row = (place: number) => ({ name: words.step({ number: place + 1 }), isNamed: true, most });
  return html`${numberList(tokens, row, context)}
  ${arrangeButton(words.add, !isFull, () => [...tokens, 1], store)}
  ${arrangeButton(words.removeLast, tokens.length > 1, () => tokens.slice(0, -1), store)}`;
};
