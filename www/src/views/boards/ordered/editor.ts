import type { Editor } from "../board.ts";
import { numberList } from "../kit/numberList.ts";
import { heapAt } from "./names.ts";

/** A row for each heap; an empty one is one all the same, and the rule says how many there are. */
export const editor: Editor = (context) => {
  const { state } = context;
  const most = state.catalogue?.limits.heapSize ?? 1;
  return numberList(state.draft.tokens, (place) => ({ name: heapAt(place), isNamed: true, most }), context);
};
