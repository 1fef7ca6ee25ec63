// The part of the graph around a position that is drawn in its place, where the reader asks for it.
import type { AroundPosition } from "../solver/wire.ts";
import { highlightIn, highlight } from "./highlight.ts";
import { fail } from "./notices.ts";
import { cutAround } from "./opening/cutting.ts";
import { labellingOf } from "./reveal.ts";
import { count, Slice } from "./slice.ts";
import type { Around, State } from "./state.ts";
import type { Store } from "./store.ts";

/** What a link says of it. */
interface NeighbourhoodLink {
  /** Within how many moves the positions are; nothing: the whole graph is drawn. */
  moves?: number | undefined;
  /** The position in the middle; absent: the selected one. */
  middle?: string;
}

/** A part that was asked for: where its middle is, within how many moves, and how many there are within others. */
export interface Neighbourhood extends Around, Omit<AroundPosition, "position"> {
  middle: string;
}

/** More moves than that are not asked for; the solver has the same bound. */
const MOST = 4;
/** Shorter work than this, in milliseconds, passes without a word about progress. */
const QUIET_MS = 150;

/** The state has the part with its picture, so that it ends with it. */
export const neighbourhood: Slice<object, NeighbourhoodLink> = new Slice<object, NeighbourhoodLink>({
  id: "around",
  initial: {},
  fields: [
    count("around", "moves", [1, MOST]),
    {
      name: "middle",
      read: (text) => ({ middle: text }),
      write: ({ middle }) => middle,
    },
  ],
  unasked: {},
  asked: (state) => {
    const part = neighbourhoodOf(state);
    if (!part) return {};
    const { moves, middle } = part;
    return { moves, ...(middle !== state.selected && { middle }) };
  },
  // Where the game was opened for it, the part is there already.
  follow: (store, { moves, middle = store.state.selected }) => {
    const part = neighbourhoodOf(store.state);
    if (moves === undefined) showWhole(store);
    else if (part?.moves !== moves || part.middle !== middle) void showAround(store, moves, middle);
  },
  adapt: (store) => {
    // What is labelled step by step is the whole graph.
    if (neighbourhoodOf(store.state) && labellingOf(store.state)) showWhole(store);
  },
});

/** The part that is drawn in the place of the graph, if one is. */
export function neighbourhoodOf({ picture }: Pick<State, "picture">): Neighbourhood | undefined {
  if (picture.kind !== "graph" || !picture.around?.exploration.around) return undefined;
  const { graph, exploration } = picture.around;
  const { position, ...counted } = exploration.around ?? { position: 0, moves: 0, counts: [], whole: 0 };
  return { ...picture.around, ...counted, middle: graph.label(position) };
}

/** Whether a part can be asked for. */
export function canShowAround(state: State): boolean {
  const { picture, selected } = state;
  if (picture.kind !== "graph" || labellingOf(state)) return false;
  return picture.graph.count > 1 && picture.graph.indexOf(selected) !== undefined;
}

/** Draws the positions within so many moves of one alone; the selection stays as it is. */
export async function showAround(store: Store, moves: number, middle = store.state.selected): Promise<void> {
  const { state, solver } = store;
  const { game, picture } = state;
  if (!game || picture.kind !== "graph" || state.isOpening || labellingOf(state)) return;
  const isCurrent = (): boolean => store.state.game === game && !store.state.isOpening;
  const since = performance.now();
  const asked = { position: middle, moves };
  const found = await cutAround(
    solver,
    game,
    game.label,
    asked,
    picture.isBlind,
    ({ positions, moves: found }) => {
      if (isCurrent() && performance.now() - since > QUIET_MS)
        store.set({ progress: { positions, moves: found } });
    },
  );
  if (!isCurrent()) return;
  if (store.state.progress) store.set({ progress: undefined });
  if (!found.ok) {
    if (found.error.field.startsWith("options.around"))
      store.set({ notice: { kind: "unknown-position", position: middle } });
    else fail(store, found.error);
    return;
  }
  const { picture: now } = store.state;
  if (now.kind !== "graph") return;
  // Values have been hidden or shown meanwhile, and places tell of them.
  if (now.isBlind !== picture.isBlind) await showAround(store, moves, middle);
  else store.set({ picture: { ...now, around: found.value } });
}

/** Draws the whole graph again. */
export function showWhole(store: Store): void {
  const { picture } = store.state;
  if (picture.kind !== "graph" || !picture.around) return;
  const { around: _, ...whole } = picture;
  store.set({ picture: whole });
}

/** The state as it would be if the part that is drawn were the whole graph: for who knows of whole graphs alone. */
export function asWhole(state: State): State {
  const part = neighbourhoodOf(state);
  if (!part) return state;
  const { graph, exploration, isBlind } = part;
  const shares = { ...state.shares, [highlight.id]: { lit: highlightIn(state, graph) } };
  return { ...state, picture: { kind: "graph", graph, exploration, isBlind }, shares };
}
