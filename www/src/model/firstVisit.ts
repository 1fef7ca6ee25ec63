// What is shown to whoever comes without a link: the first example, coloured by outcome, and a line that invites.
import { display } from "./display.ts";
import { linkTo, type Link } from "./link.ts";
import { Slice } from "./slice.ts";
import { tells } from "./telling.ts";

interface Invitation {
  /** Whether the reader is invited to try the picture. */
  isOpen: boolean;
}

/** Nothing of it is in a link. It is over as soon as another position is selected, or another game is shown. */
export const invitation: Slice<Invitation> = new Slice<Invitation>({
  id: "invitation",
  initial: { isOpen: false },
  unasked: { isOpen: false },
  asked: (state) => invitation.of(state),
  follow: (store, { isOpen }) => invitation.put(store, { isOpen }),
  adapt: (store, before) => {
    const { state } = store;
    if (!invitation.of(state).isOpen || !before.game) return;
    const isOther = before.game !== state.game || before.selected !== state.selected;
    if (isOther || !tells(state, "everything")) invitation.put(store, { isOpen: false });
  },
});

/** A link without color= is by Grundy value, as ever; this is what an address without any link stands for. */
export const FIRST_VISIT: Link = {
  notation: "",
  asked: {
    [display.id]: { ...display.in(linkTo("")), colourBy: "outcome" },
    [invitation.id]: { isOpen: true },
  },
};
