import { Slice } from "../../model/slice.ts";
import type { State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";

interface Share {
  isOpen: boolean;
}

/** Whether commands are looked for by name. Nothing of it is in a link. */
export const palette: Slice<Share, object> = new Slice<Share, object>({
  id: "palette",
  initial: { isOpen: false },
  unasked: {},
  asked: () => ({}),
});

export function isFinding(state: Pick<State, "shares">): boolean {
  return palette.of(state).isOpen;
}

export function find(store: Store, isOpen: boolean): void {
  if (isFinding(store.state) !== isOpen) palette.put(store, { isOpen });
}
