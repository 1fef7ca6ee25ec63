// Positions that stand out in the picture, whoever wants them seen.
import type { PositionGraph } from "./graph/positionGraph.ts";
import { isHiding } from "./reveal.ts";
import { Slice } from "./slice.ts";
import { graphOf, type State } from "./state.ts";

export interface Highlight {
  graph: PositionGraph;
  positions: ReadonlySet<number>;
  /** Those of them that are marked besides: where theorem and search differ. */
  differing: readonly number[];
  /** Whether it tells nothing that is hidden, and so may stay while values are. */
  tellsNothing?: true;
  /** The positions that the reader has chosen as a set. What they are lit for follows from the moves, and tells nothing that is hidden. */
  chosen?: ReadonlySet<number>;
  /** What is amiss with that set: positions, of which there may be very many, and moves, which are drawn. */
  amiss?: {
    positions: ReadonlySet<number>;
    moves: ReadonlyArray<readonly [from: number, to: number]>;
  };
}

interface HighlightState {
  lit?: Highlight | undefined;
}

/** Nothing of it is in a link: what has lit them says it. */
export const highlight: Slice<HighlightState, object> = new Slice<HighlightState, object>({
  id: "light",
  initial: {},
  unasked: {},
  asked: () => ({}),
  adapt: (store) => {
    const { lit } = highlight.of(store.state);
    const tellsNothing = lit?.tellsNothing === true || lit?.chosen !== undefined;
    // In another picture, and where values are hidden, it means nothing.
    if (lit && ((isHiding(store.state) && !tellsNothing) || lit.graph !== graphOf(store.state)))
      highlight.put(store, { lit: undefined });
  },
});

const inParts = new WeakMap<Highlight, Highlight>();

/** The same in the graph that is drawn, which may be a part of the one that was lit: its positions have other numbers. */
export function highlightIn(state: State, drawn: PositionGraph): Highlight | undefined {
  const { lit } = highlight.of(state);
  if (!lit || lit.graph === drawn) return lit;
  const known = inParts.get(lit);
  if (known?.graph === drawn) return known;
  const here = new Map<number, number>();
  drawn.labels.forEach((label, position) => {
    const known = lit.graph.indexOf(label);
    if (known !== undefined) here.set(known, position);
  });
  const some = (positions: Iterable<number>): number[] =>
    Array.from(positions).flatMap((position) => here.get(position) ?? []);
  const found: Highlight = {
    ...lit,
    graph: drawn,
    positions: new Set(some(lit.positions)),
    differing: some(lit.differing),
    ...(lit.chosen && { chosen: new Set(some(lit.chosen)) }),
    ...(lit.amiss && {
      amiss: {
        positions: new Set(some(lit.amiss.positions)),
        moves: lit.amiss.moves.flatMap(([from, to]): Array<[number, number]> => {
          const [source, target] = [here.get(from), here.get(to)];
          return source === undefined || target === undefined ? [] : [[source, target]];
        }),
      },
    }),
  };
  inParts.set(lit, found);
  return found;
}
