// Which positions show their values: all of them, or those that a labelling has come to.
import { isLabelled, lastLabelled, SPEEDS, stepCount, stepwise, type Labelling } from "./labelling.ts";
import type { PositionGraph } from "./graph/positionGraph.ts";
import { select } from "./play.ts";
import { countIn, Slice } from "./slice.ts";
import { graphOf, isSameGame, type State } from "./state.ts";
import type { Store } from "./store.ts";
import { PICTURE, view } from "./view.ts";

/** What a link says of a labelling. */
type Step = Partial<Pick<Labelling, "by" | "done">>;

/** Present while the positions are being labelled one after another. */
interface Share {
  labelling?: Labelling | undefined;
}

export const reveal: Slice<Share, Step> = new Slice<Share, Step>({
  id: "reveal",
  initial: {},
  fields: [
    {
      name: "step",
      says: "how many positions have been labelled",
      read: (text) => step("position", countIn(text)),
      write: ({ by, done = 0 }) => (by === "position" ? String(done) : undefined),
    },
    {
      name: "layer",
      says: "how many layers have been labelled",
      read: (text) => step("layer", countIn(text)),
      write: ({ by, done = 0 }) => (by === "layer" ? String(done) : undefined),
    },
  ],
  unasked: {},
  asked: (state) => {
    const { labelling } = reveal.of(state);
    return labelling ? { by: labelling.by, done: labelling.done } : {};
  },
  follow: (store, { by, done = 0 }) => {
    const graph = graphOf(store.state);
    const isDrawn = (graph?.count ?? 0) <= (store.state.catalogue?.limits.drawnPositions ?? 0);
    const { speed = SPEEDS[1] } = reveal.of(store.state).labelling ?? {};
    const isMeant = by !== undefined && graph && isDrawn;
    label(
      store,
      isMeant ? { by, done: Math.min(done, stepCount(graph, by)), isPlaying: false, speed } : undefined,
    );
  },
  adapt: (store, before) => {
    const { labelling } = reveal.of(store.state);
    if (!labelling) return;
    // A labelling is to be seen, and another game is labelled from its beginning.
    const isSeen = view.of(store.state).view === PICTURE;
    if (!isSameGame(before.game, store.state.game)) restart(store, labelling);
    else if (labelling.isPlaying && !isSeen) label(store, { ...labelling, isPlaying: false });
  },
});

function step(by: Labelling["by"], done: number | undefined): Step | undefined {
  return done === undefined ? undefined : { by, done };
}

function restart(store: Store, labelling: Labelling): void {
  if (labelling.done > 0 || labelling.isPlaying) label(store, { ...labelling, done: 0, isPlaying: false });
}

/** Whether a position shows its value. */
export function isKnown(state: State, graph: PositionGraph, position: number): boolean {
  const { labelling } = reveal.of(state);
  return !labelling || isLabelled(graph, labelling, position);
}

/** Whether a labelling has not come to the selected position yet, and what it is worth is still to be found. */
export function isUnlabelled(state: State): boolean {
  const graph = graphOf(state);
  const position = graph?.indexOf(state.selected);
  return graph !== undefined && position !== undefined && !isKnown(state, graph, position);
}

/** The position that the labelling has come to, which is selected by it. */
export function labelledLast(state: State): string | undefined {
  const { labelling } = reveal.of(state);
  const graph = graphOf(state);
  const last = labelling && graph && lastLabelled(graph, labelling);
  return last === undefined ? undefined : graph?.label(last);
}

/** Begins to label the positions one after another, or shows all their values again. */
export function toggleLabelling(store: Store): void {
  const isOn = reveal.of(store.state).labelling !== undefined;
  label(store, isOn ? undefined : { by: "position", done: 0, isPlaying: false, speed: 1 });
}

/** So many positions or layers have their value; numbers beyond the ends are the ends. */
export function labelUpTo(store: Store, done: number): void {
  const { labelling } = reveal.of(store.state);
  const graph = graphOf(store.state);
  if (!labelling || !graph) return;
  const within = Math.max(0, Math.min(done, stepCount(graph, labelling.by)));
  const isOver = within === stepCount(graph, labelling.by);
  label(store, { ...labelling, done: within, isPlaying: labelling.isPlaying && !isOver });
  if (labelling.done !== within) selectLabelled(store);
}

export function playLabelling(store: Store, isPlaying: boolean): void {
  const { labelling } = reveal.of(store.state);
  const graph = graphOf(store.state);
  if (!labelling || !graph) return;
  const isOver = labelling.done === stepCount(graph, labelling.by);
  label(store, { ...labelling, isPlaying, ...(isPlaying && isOver && { done: 0 }) });
}

export function labelBy(store: Store, by: Labelling["by"]): void {
  const { labelling } = reveal.of(store.state);
  const graph = graphOf(store.state);
  if (!labelling || !graph || by === labelling.by) return;
  label(store, stepwise(graph, labelling, by));
  selectLabelled(store);
}

export function labelAtSpeed(store: Store, speed: number): void {
  const { labelling } = reveal.of(store.state);
  if (labelling) label(store, { ...labelling, speed });
}

/** Shows what the last step labelled, with the options that its value follows from. */
export function selectLabelled(store: Store): void {
  const last = labelledLast(store.state);
  if (last !== undefined) select(store, last, store.state.line);
}

/** A labelling that plays takes its next step by itself. */
function label(store: Store, labelling: Labelling | undefined): void {
  reveal.put(store, { labelling });
  if (!labelling?.isPlaying) return;
  setTimeout(() => {
    // Whatever was done meanwhile has put another in its place.
    if (reveal.of(store.state).labelling === labelling) labelUpTo(store, labelling.done + 1);
  }, 1000 / labelling.speed);
}
