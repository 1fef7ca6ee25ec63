// What is shown to whoever comes without a link: a game to be played, of which the graph is told afterwards; and later, or for who
// wishes it, the coloured graph at once, with a line that invites.
import { display } from "./display.ts";
import { linkTo, type Link } from "./link.ts";
import { beginAnew, select } from "./play.ts";
import { reveal } from "./reveal.ts";
import { hideValues } from "./revealing.ts";
import { Slice } from "./slice.ts";
import { graphOf, isSameGame, type State } from "./state.ts";
import type { Store } from "./store.ts";
import { tells } from "./telling.ts";
import { openView, PICTURE, view } from "./view.ts";

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

interface FirstGame {
  isOn: boolean;
  /** Whether who begins has been chosen. */
  isBegun?: boolean;
  /** How many of its positions have been told, from the end on; nothing before that has begun. */
  told?: number | undefined;
}

/** A game that is played before anything is told of its graph. It is over as soon as another game or another view is shown. */
export const firstGame: Slice<FirstGame, { isOn: boolean }> = new Slice<FirstGame, { isOn: boolean }>({
  id: "firstGame",
  initial: { isOn: false },
  fields: [
    {
      name: "first",
      words: ["game"],
      read: (text) => (text === "game" ? { isOn: true } : undefined),
      write: ({ isOn }) => (isOn ? "game" : undefined),
    },
  ],
  unasked: { isOn: false },
  asked: (state) => ({ isOn: firstGame.of(state).isOn }),
  follow: (store, { isOn }) => firstGame.put(store, { isOn, isBegun: false, told: undefined }),
  adapt: (store, before) => {
    const { state } = store;
    if (!firstGame.of(state).isOn || !before.game) return;
    const isOther = !isSameGame(before.game, state.game);
    if (!isOther && view.of(before).view === view.of(state).view) return;
    firstGame.put(store, { isOn: false, told: undefined });
    if (!tells(state, "everything")) hideValues(store, false);
    if (isOther) openView(store, PICTURE);
  },
});

export function isFirstGame(state: State): boolean {
  return firstGame.of(state).isOn;
}

/** Tells so many positions of the game that was played, from its end on, with all that can be reached from them. */
export function tellGame(store: Store, told: number): void {
  const { line } = store.state;
  const graph = graphOf(store.state);
  const last = line.positions[line.positions.length - told];
  if (!graph || last === undefined) return;
  const isAll = told === line.positions.length;
  const reached = new Set(line.positions.slice(-told).flatMap((label) => graph.indexOf(label) ?? []));
  for (const position of reached) for (const next of graph.coversOf(position)) reached.add(next);
  const shown = new Set([...reached].map((position) => graph.label(position)));
  if (isAll) hideValues(store, false);
  else reveal.put(store, { shown });
  firstGame.put(store, { told });
  select(store, last, line);
}

/** Another game from the start, with all that was told forgotten but who wins where no move is left. */
export function playAgain(store: Store): void {
  const graph = graphOf(store.state);
  const ends = graph?.labels.filter((_, position) => graph.isTerminal(position)) ?? [];
  firstGame.put(store, { isBegun: false, told: undefined });
  reveal.put(store, { hides: true, shown: new Set(ends) });
  beginAnew(store);
}

/** Shows the whole graph at once, as whoever comes again sees it. */
export function showWhole(store: Store): void {
  const { notation = "" } = store.state.game ?? {};
  store.follow({ ...WHOLE_GRAPH, notation });
}

/** A link without color= is by Grundy value, as ever; this is what an address without any link stands for, to who comes again. */
export const WHOLE_GRAPH: Link = {
  notation: "",
  asked: {
    [display.id]: { ...display.in(linkTo("")), colourBy: "outcome", labels: "stones" },
    [invitation.id]: { isOpen: true },
  },
};
