import { drawnGraph } from "../model/state.ts";
import { drawingOf, MARGIN } from "./drawing.ts";
import { defaults, statements } from "./dot/picture.ts";
import { quoted } from "./dot/text.ts";
import { captionOf } from "./caption.ts";
import { hasPicture, type Export, type Exported, type Look } from "./export.ts";
import { commentOf } from "./provenance.ts";

/**
 * The graph for Graphviz: `neato -n2 -Tsvg` draws it with everything where it is here. Nodes are named p1, p2, … Only the moves that
 * are drawn are in it, each once.
 */
export const dot = {
  id: "dot",
  ending: "gv",
  label: "DOT",
  type: "text/vnd.graphviz",
  of: "picture",
  applies: hasPicture,
  write: dotOf,
} satisfies Export;

function dotOf(exported: Exported, { theme, hasPaper, hasSelection }: Look): string {
  const { state, scene, address } = exported;
  const graph = drawnGraph(state);
  if (!scene || !graph) return "";
  const shade = theme === "dark" ? "dark" : "light";
  const idOf = (position: number): string => `p${graph.number(position)}`;
  return `${[
    ...commentOf(state, address, "//"),
    `digraph ${quoted(captionOf(exported).title)} {`,
    ...defaults(shade, hasPaper, MARGIN),
    ...statements(drawingOf(state, scene, hasSelection), { shade, idOf }),
    "}",
  ].join("\n")}\n`;
}
