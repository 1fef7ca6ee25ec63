// A set of positions that the reader chooses, to find the kernel of the graph while the values are hidden.
import type { PositionGraph } from "../graph/positionGraph.ts";
import { highlight, type Highlight } from "../highlight.ts";
import { activate, select } from "../play.ts";
import { splitPositions } from "../positions.ts";
import { isPresented } from "../presentation.ts";
import { reveal } from "../reveal.ts";
import { Slice } from "../slice.ts";
import { graphOf, isSameGame, type State } from "../state.ts";
import type { Store } from "../store.ts";
import { PICTURE, view } from "../view.ts";
import { violationAt, violationCount, violationsOf, type Violation, type Violations } from "./conditions.ts";

interface KernelLink {
  /** The positions of the set, by their labels; absent while none is being chosen. */
  chosen?: readonly string[] | undefined;
}

interface KernelState {
  chosen?: ReadonlySet<string> | undefined;
  /** Which violation is shown alone, counted from 0; none: all are shown. */
  at?: number | undefined;
}

/** How a link writes the set without positions. */
const EMPTY = "{}";

/** It comes after the slice of hidden values, without which it means nothing. */
export const kernel: Slice<KernelState, KernelLink> = new Slice<KernelState, KernelLink>({
  id: "kernel",
  initial: {},
  fields: [
    {
      name: "kernel",
      read: (text) => ({ chosen: text === EMPTY ? [] : splitPositions(text) }),
      write: ({ chosen }) => chosen && (chosen.length === 0 ? EMPTY : chosen.join(",")),
    },
  ],
  unasked: {},
  asked: (state) => {
    const { chosen } = kernel.of(state);
    return chosen ? { chosen: [...chosen] } : {};
  },
  follow: (store, { chosen }) => kernel.put(store, { chosen: chosen && new Set(chosen), at: undefined }),
  adapt: (store, before) => {
    const { state } = store;
    const { chosen } = kernel.of(state);
    // Where values are shown, the kernel is seen.
    if (chosen && !reveal.of(state).hides) {
      closeKernel(store);
      return;
    }
    if (chosen && chosen.size > 0 && before.game && !isSameGame(before.game, state.game)) {
      clearKernel(store);
      return;
    }
    const wanted = litBy(state);
    const { lit } = highlight.of(state);
    if (lit !== wanted && (wanted || lit?.chosen)) highlight.put(store, { lit: wanted });
  },
});

/** Whether what is pressed in the picture goes into the set; what is presented, and what another view shows, is left alone. */
export function isChoosing(state: State): boolean {
  const { chosen } = kernel.of(state);
  return chosen !== undefined && view.of(state).view === PICTURE && !isPresented(state);
}

/** Begins with no position; the values are hidden, for they would tell which ones there are to be. */
export function openKernel(store: Store): void {
  if (!reveal.of(store.state).hides) reveal.put(store, { hides: true });
  kernel.put(store, { chosen: new Set(), at: undefined });
}

export function closeKernel(store: Store): void {
  kernel.put(store, { chosen: undefined, at: undefined });
}

export function clearKernel(store: Store): void {
  kernel.put(store, { chosen: new Set(), at: undefined });
}

/** A position was pressed in the picture: it goes into the set that is being chosen, or out of it; else it is gone to. */
export function press(store: Store, label: string): void {
  const { state } = store;
  const { chosen } = kernel.of(state);
  if (!chosen || !isChoosing(state) || !foundIn(state)) {
    activate(store, label);
    return;
  }
  const next = new Set(chosen);
  if (!next.delete(label)) next.add(label);
  kernel.put(store, { chosen: next, at: undefined });
}

/**
 * Shows one violation alone, the first again after the last; none: all of them. Its position is selected, and so comes into
 * sight where the picture is large, and under the keyboard where that is in the picture.
 */
export function showViolation(store: Store, place: number | undefined): void {
  const { violations } = foundIn(store.state) ?? {};
  const all = violations ? violationCount(violations) : 0;
  kernel.put(store, { at: place === undefined || all === 0 ? undefined : (place + all) % all });
  const { graph, alone } = foundIn(store.state) ?? {};
  if (!graph || !alone) return;
  select(store, graph.label(alone.kind === "inside" ? alone.from : alone.position), store.state.line);
}

/** What is known of the set that is being chosen. */
export interface KernelCheck {
  graph: PositionGraph;
  set: ReadonlySet<number>;
  violations: Violations;
  /** The violation that is shown alone. */
  alone: Violation | undefined;
}

/** What was found of a set, which is asked for at every change. */
const known = new WeakMap<ReadonlySet<string>, Omit<KernelCheck, "alone">>();

/** Nothing where no set is being chosen, and where not all moves are known. Labels that are no positions are passed over. */
export function foundIn(state: State): KernelCheck | undefined {
  const { chosen, at } = kernel.of(state);
  const graph = graphOf(state);
  // A set is made of nodes; larger graphs have none.
  const most = state.catalogue?.limits.drawnPositions ?? Infinity;
  if (!chosen || !graph || graph.count > most) return undefined;
  let found = known.get(chosen);
  if (found?.graph !== graph) {
    const set = new Set([...chosen].flatMap((label) => graph.indexOf(label) ?? []));
    const violations = violationsOf(graph, set);
    if (!violations) return undefined;
    found = { graph, set, violations };
    known.set(chosen, found);
  }
  return { ...found, alone: at === undefined ? undefined : violationAt(found.violations, at) };
}

/** More moves than that are not drawn: nobody could follow them, and they are counted all the same. */
const MOST_MOVES = 200;
/** More positions than that have no border besides, which takes a browser long to paint. */
const MOST_MARKED = 20;

/** The light for what was found, the same while nothing changes. */
const lights = new WeakMap<Violations, { at: number | undefined; lit: Highlight }>();

function litBy(state: State): Highlight | undefined {
  const found = isChoosing(state) ? foundIn(state) : undefined;
  if (!found) return undefined;
  const { at } = kernel.of(state);
  const { violations } = found;
  const before = lights.get(violations);
  if (before && before.at === at) return before.lit;
  const lit = litOf(found);
  lights.set(violations, { at, lit });
  return lit;
}

/** All stand out, and what violates a condition is marked; or one violation alone stands out, with all that it is about. */
function litOf({ graph, set: chosen, violations, alone }: KernelCheck): Highlight {
  switch (alone?.kind) {
    case undefined: {
      const { inside, outside } = violations;
      const amiss = { positions: new Set(outside), moves: inside.slice(0, MOST_MOVES) };
      const differing = outside.length <= MOST_MARKED ? outside : [];
      return { graph, positions: new Set(graph.labels.keys()), differing, chosen, amiss };
    }
    case "inside": {
      const { from, to } = alone;
      const amiss = { positions: new Set<number>(), moves: [[from, to]] as const };
      return { graph, positions: new Set([from, to]), differing: [], chosen, amiss };
    }
    case "outside": {
      const { position } = alone;
      const positions = new Set([position, ...(graph.optionsOf(position) ?? [])]);
      const amiss = { positions: new Set([position]), moves: [] };
      return { graph, positions, differing: [position], chosen, amiss };
    }
  }
}
