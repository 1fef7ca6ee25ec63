import { html } from "lit/html.js";
import { draftCard } from "../../../model/state.ts";
import type { Editor } from "../board.ts";
import { arrangeButton, numberList } from "../kit/numberList.ts";
import { wordsBy } from "./words.all.ts";

/** A row for each row of the bar. One that was emptied stays, so that it can be filled again. */
export const editor: Editor = (context) => {
  const { state, messages, store } = context;
  const { tokens } = state.draft;
  const words = wordsBy[messages.code];
  const most = state.catalogue?.limits.heapSize ?? 1;
  const isFull = tokens.filter((row) => row > 0).length >= (draftCard(state)?.mostHeaps ?? 0);
  const row = (place: number) => ({ name: words.row({ number: place + 1 }), isNamed: true, most });
  return html`${numberList(tokens, row, context)}
  ${arrangeButton(words.add, !isFull, () => [...tokens, tokens.at(-1) ?? 1], store)}`;
};
