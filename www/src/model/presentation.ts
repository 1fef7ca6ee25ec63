// Whether the picture is presented: alone on the whole screen, so large that it is read from the back of a room.
import { Slice } from "./slice.ts";
import type { State } from "./state.ts";
import type { Store } from "./store.ts";

interface Presentation {
  isOn: boolean;
}

/** Nothing of it is in a link: a screen is filled by whoever sits at it. */
export const presentation: Slice<Presentation, object> = new Slice<Presentation, object>({
  id: "presentation",
  initial: { isOn: false },
  unasked: {},
  asked: () => ({}),
});

export function isPresented(state: Pick<State, "shares">): boolean {
  return presentation.of(state).isOn;
}

export function setPresented(store: Store, isOn: boolean): void {
  if (isPresented(store.state) !== isOn) presentation.put(store, { isOn });
}
