import { drawnGraph, graphOf } from "../model/state.ts";
import { locales } from "../messages/locale.ts";
import { labellingOf } from "../model/reveal.ts";
import { tells } from "../model/telling.ts";
import { animatedShapes } from "./animated/picture.ts";
import { stepsOf } from "./animated/steps.ts";
import { Timing } from "./animated/timing.ts";
import { captionOf } from "./caption.ts";
import { hasGraph, type Export, type Exported, type Look } from "./export.ts";
import { provenanceOf } from "./provenance.ts";
import { svgFile } from "./svg/file.ts";
import { SvgColours } from "./svg/markup.ts";

/** Of more positions one does not see which has got its value. */
const MOST = 200;

/** The positions getting their values one after another, in a file that moves by itself wherever pictures are shown. */
export const animated = {
  id: "animated",
  ending: "svg",
  mark: "-step-by-step",
  label: (words) => words.stepwise,
  type: "image/svg+xml",
  of: "picture",
  applies: (exported) => {
    const graph = graphOf(exported.state);
    // What gets its values step by step is a whole graph.
    const isWhole = graph !== undefined && graph === drawnGraph(exported.state);
    const isOpen = labellingOf(exported.state) !== undefined || tells(exported.state, "everything");
    return isWhole && hasGraph(exported) && graph.count <= MOST && isOpen;
  },
  write: animatedOf,
} satisfies Export;

function animatedOf(exported: Exported, look: Look): string {
  const { state, scene, address, words } = exported;
  const graph = graphOf(state);
  if (!scene || !graph || state.picture.kind !== "graph") return "";
  const { positionCount, moveCount } = state.picture.exploration;
  const steps = stepsOf(state, graph, look);
  const timing = new Timing(steps.coming.length);
  const colours = new SvgColours(look.theme);
  const { left, top, width, height } = scene;
  const description = [
    words.positions({ positions: String(positionCount), moves: String(moveCount), p: undefined }),
    ...(steps.coming.length > 0 ? [words.labelling({ from: String(steps.from), to: String(steps.to) })] : []),
  ];
  const content = {
    ...{ left, top, width, height },
    caption: {
      title: captionOf(exported).title,
      description: description.join(locales[words.code].gap),
    },
    provenance: provenanceOf(state, address),
    shapes: animatedShapes(scene, graph, steps, timing, colours),
    style: timing.style,
  };
  return svgFile(content, colours, look.hasPaper);
}
