import type { PositionGraph } from "../model/graph/positionGraph.ts";
import { drawnGraph, type State } from "../model/state.ts";
import { drawingOf, FILE_MARGIN, type Drawing } from "./drawing.ts";
import { dotDefaults, invisible, statements } from "./dot/picture.ts";
import { quoted } from "./dot/text.ts";
import { captionOf } from "./caption.ts";
import { hasGraph, type Export, type Exported, type Look } from "./export.ts";
import { missingMoves } from "./missing.ts";
import { commentOf } from "./provenance.ts";

/**
 * The graph for Graphviz: `neato -n2 -Tsvg` draws it with everything where it is here. Nodes are named p1, p2, … All moves are in it,
 * those that are not drawn as invisible edges; or else it says how many are missing, for whoever reads it as a graph.
 */
export const dot = {
  id: "dot",
  ending: "gv",
  label: "DOT",
  type: "text/vnd.graphviz",
  of: "picture",
  applies: hasGraph,
  write: dotOf,
} satisfies Export;

function dotOf(exported: Exported, { theme, hasPaper, hasSelection }: Look): string {
  const { state, scene, address } = exported;
  const graph = drawnGraph(state);
  if (!scene || !graph) return "";
  const shade = theme === "dark" ? "dark" : "light";
  const idOf = (position: number): string => `p${graph.number(position)}`;
  const drawing = drawingOf(state, scene, hasSelection);
  return `${[
    ...commentOf(state, address, "//"),
    `digraph ${quoted(captionOf(exported).title)} {`,
    ...dotDefaults(shade, hasPaper, FILE_MARGIN),
    ...statements(drawing, { shade, idOf }),
    ...undrawn(state, graph, idOf, drawing),
    "}",
  ].join("\n")}\n`;
}

/** The moves that are not drawn; where there are too many of them, or some are not known here, how many are missing. */
function undrawn(
  state: State,
  graph: PositionGraph,
  idOf: (position: number) => string,
  { nodes, lines }: Drawing,
): string[] {
  const drawn = new Set(lines.map(({ move }) => move && `${move.from},${move.to}`));
  const missing = Array.from({ length: graph.count }, (_, from) =>
    Array.from(graph.optionsOf(from) ?? [], (to) => ({ from, to })),
  )
    .flat()
    .filter(({ from, to }) => !drawn.has(`${from},${to}`));
  const unknown = missingMoves(state);
  const most = state.catalogue?.limits.movesSent ?? 0;
  if (unknown > 0 || missing.length > most) return [`arrows_missing=${unknown + missing.length};`];
  const places = new Map(nodes.map(({ node }) => [node.position, node]));
  return missing.flatMap(({ from, to }) => {
    const [one, other] = [places.get(from), places.get(to)];
    return one && other ? invisible(idOf(from), idOf(to), one, other) : [];
  });
}
