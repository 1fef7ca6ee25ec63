import { Slice } from "./slice.ts";
import type { State } from "./state.ts";
import type { Store } from "./store.ts";

/** What is shown, made ready for others: as a link, or as a picture from the beginning; cited; put on paper, as it is, to be filled in, or with a whole lesson; and what was answered in a lesson. */
export type Sheet = "share" | "picture" | "cite" | "print" | "worksheet" | "booklet" | "results";

interface SheetState {
  sheet: Sheet | undefined;
}

/** Which sheet lies over what is shown. Nothing of it is in a link. */
export const sheets: Slice<SheetState, object> = new Slice<SheetState, object>({
  id: "sheets",
  initial: { sheet: undefined },
  unasked: {},
  asked: () => ({}),
});

export function sheetIn(state: Pick<State, "shares">): Sheet | undefined {
  return sheets.of(state).sheet;
}

/** Opens a sheet, or closes what is open. */
export function openSheet(store: Store, sheet: Sheet | undefined): void {
  if (sheetIn(store.state) !== sheet) sheets.put(store, { sheet });
}
