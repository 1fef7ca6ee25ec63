import { html } from "lit/html.js";
import { draftCard } from "../../../model/state.ts";
import type { Editor } from "../board.ts";
import { withoutRegister } from "../../../model/opening/draft.ts";
import { arrangeButton, numberList, registerRow } from "../kit/numberList.ts";
import { wordsBy } from "./words.all.ts";

/** A row for each heap. One that was emptied stays, so that it can be filled again. */
export const editor: Editor = (context) => {
  const { state, messages, store } = context;
  const { tokens } = state.draft;
  const card = draftCard(state);
  const { heaps, register } = withoutRegister(tokens, card);
  const words = wordsBy[messages.code];
  const most = state.catalogue?.limits.heapSize ?? 1;
  const count = tokens.filter((size) => size > 0).length;
  const isFull = count >= (card?.mostHeaps ?? 0);
  const row = (place: number) =>
    place < heaps.length ? { name: words.heap({ number: place + 1 }), most } : registerRow(most, messages);
  const behind = register === undefined ? [] : [register];
  return html`${numberList(tokens, row, context)}
  ${arrangeButton(words.add, !isFull, () => [...heaps, 1, ...behind], store)}`;
};
