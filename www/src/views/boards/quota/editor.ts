import type { Editor } from "../board.ts";
import { numberList } from "../kit/numberList.ts";
import { wordsBy } from "./words.all.ts";

/** A row for the stones, and one for the quota, which is never beyond them. */
export const editor: Editor = (context) => {
  const { state, messages } = context;
  const { tokens } = state.draft;
  const { numbers } = wordsBy[messages.code];
  const most = [state.catalogue?.limits.heapSize ?? 1, tokens[0] ?? 0];
  const row = (place: number) => ({
    name: [numbers.stones, numbers.quota][place] ?? "",
    isNamed: true,
    most: most[place] ?? 0,
    isUndrawn: place === 1,
  });
  return numberList(tokens, row, context);
};
