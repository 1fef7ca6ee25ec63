import { html } from "lit/html.js";
import { draftCard } from "../../../model/state.ts";
import type { Editor } from "../board.ts";
import { arrangeButton, numberList } from "../kit/numberList.ts";
import { en } from "./words.en.ts";
import { zh } from "./words.zh.ts";

/** A row for each heap. One that was emptied stays, so that it can be filled again. */
export const editor: Editor = (context) => {
  const { state, messages, store } = context;
  const { tokens } = state.draft;
  const words = { en, zh }[messages.code];
  const most = state.catalogue?.limits.heapSize ?? 1;
  const count = tokens.filter((size) => size > 0).length;
  const isFull = count >= (draftCard(state)?.mostHeaps ?? 0);
  const row = (place: number) => ({ name: words.heap({ number: place + 1 }), most });
  return html`${numberList(tokens, row, context)}
  ${arrangeButton(words.add, !isFull, () => [...tokens, 1], store)}`;
};
