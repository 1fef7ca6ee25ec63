import { parts } from "../../loading/texts.lazy.ts";
import { drawnByNodes, type State } from "../../model/state.ts";
import type { Host } from "../kit/context.ts";
import { type LoadableView, moduleOf, OpenedViews } from "../kit/opened.ts";
import type { View } from "../kit/view.ts";
import * as nodes from "./nodes.ts";
import type { GraphContext } from "./nodes.ts";

interface Painter extends LoadableView<GraphContext> {
  /** Whether it will paint what is being explored. */
  readonly awaits?: (state: State) => boolean;
}

/** The ways to paint a graph, and what is said where there is none; of those that can the first does. */
const PAINTERS: readonly Painter[] = [
  {
    id: "nodes",
    label: parts.graph,
    applies: (state) => drawnByNodes(state) !== undefined,
    load: () => nodes,
  },
  {
    id: "far",
    label: parts.far,
    applies: ({ picture }) => picture.kind === "graph",
    awaits: ({ progress, catalogue }) =>
      (progress?.positions ?? 0) > (catalogue?.limits.drawnPositions ?? Infinity),
    load: () => import("./far/far.ts"),
  },
  {
    id: "absence",
    label: parts.absence,
    applies: ({ picture }) => picture.kind === "refused",
    load: () => import("./absence.ts"),
  },
];

/** The positions and moves drawn, or why they are not. */
export function makeView(host: Host): View<GraphContext> {
  const painters = new OpenedViews(host, PAINTERS);
  let painting: View<GraphContext> | undefined;
  return {
    template: (context) => {
      const { state } = context;
      // What paints what is being explored gets ready meanwhile.
      for (const entry of PAINTERS) {
        if (!entry.awaits?.(state)) continue;
        moduleOf(entry).prepare();
        if (moduleOf(entry).peek()) painters.get(entry.id);
      }
      const painter = PAINTERS.find((entry) => entry.applies(state));
      painting = painter && painters.get(painter.id);
      return painting?.template(context);
    },
    shown: (context) => painting?.shown?.(context),
    focus: () => painting?.focus?.(),
    dispose: () => painters.dispose(),
  };
}
