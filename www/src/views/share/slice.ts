import { Slice } from "../../model/slice.ts";
import type { State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";

interface ShareDialogState {
  isOpen: boolean;
}

/** Whether the sheet is open in which what is shown is made ready for others. Nothing of it is in a link. */
export const sharing: Slice<ShareDialogState, object> = new Slice<ShareDialogState, object>({
  id: "sharing",
  initial: { isOpen: false },
  unasked: {},
  asked: () => ({}),
});

export function isSharing(state: Pick<State, "shares">): boolean {
  return sharing.of(state).isOpen;
}

export function share(store: Store, isOpen: boolean): void {
  if (isSharing(store.state) !== isOpen) sharing.put(store, { isOpen });
}
