import type { Editor } from "../board.ts";
import { withoutRegister } from "../../../model/opening/draft.ts";
import { draftCard } from "../../../model/state.ts";
import { numberList, registerRow } from "../kit/numberList.ts";
import { heapAt } from "./names.ts";

/** A row for each heap; an empty one is one all the same, and the rule says how many there are. */
export const editor: Editor = (context) => {
  const { state, messages } = context;
  const { heaps } = withoutRegister(state.draft.tokens, draftCard(state));
  const most = state.catalogue?.limits.heapSize ?? 1;
  const row = (place: number) =>
    place < heaps.length ? { name: heapAt(place), isNamed: true, most } : registerRow(most, messages);
  return numberList(state.draft.tokens, row, context);
};
