import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import type { NodeShape, Scene } from "../../scene/shapes.ts";
import { stacked } from "../../scene/parts.ts";
import { LINE_HEIGHT } from "../../scene/text.ts";
import { centred } from "../kit/miniature.ts";
import type { FittedPicture } from "./fit.ts";

/** The corners of the nodes: a box to be filled in has almost square ones. */
const CORNERS: Readonly<Record<NodeShape["outcome"], number>> = { P: 4, N: 12, D: 8, hidden: 4 };
/** From the middle of a line of text down to where its digits stand, in units of its size. */
const BASELINE = 0.36;
/** How thick lines are, in millimetres: those of moves, of many moves, of nodes, and of the one that is asked about. */
const PENS = { move: 0.22, crowded: 0.16, node: 0.3, chosen: 0.8 };
/** More moves are drawn thinner. */
const CROWDED = 120;
/** The largest digits of a value, in pixels of the picture, and how wide one is in units of its size. */
const DIGITS = 17;
const DIGIT = 0.64;

/** A picture in black and white; positions without a known value have a box for it, and open ones a dashed border. */
export function pictureSvg(
  { view, unit }: FittedPicture,
  scene: Scene,
  chosen: number | undefined,
  isOpen: (position: number) => boolean,
): TemplateResult {
  const { frame, edges, nodes } = scene;
  const pen = (width: number): string => String(width / unit);
  return html`<svg
    class="drawing"
    viewBox="${view.left} ${view.top} ${view.width} ${view.height}"
    width="${view.width * unit}mm"
    height="${view.height * unit}mm"
  >
    <g
      fill="none"
      stroke="#000"
      stroke-linecap="round"
      stroke-width=${pen(edges.length > CROWDED ? PENS.crowded : PENS.move)}
    >
      ${edges.map(({ line }) => svg`<path d=${line}></path>`)}
    </g>
    <path d=${edges.map(({ head = "" }) => head).join("")}></path>
    ${nodes.map((node) => nodeSvg(node, scene, pen(node.position === chosen ? PENS.chosen : PENS.node)))}
  </svg>`;

  function nodeSvg(node: NodeShape, { frame: { nodeHeight: height } }: Scene, width: string): unknown {
    const spots = spotsOf(node);
    const { drawing, named } = stacked(spots.label, node, frame);
    const size = Math.min(DIGITS, (spots.room - 5) / (DIGIT * Math.max(1, node.value.length)));
    return svg`<g class="position ${node.outcome} ${isOpen(node.position) ? "open" : ""}" transform="translate(${node.x},${node.y})">
      <rect x=${-node.width / 2} y=${-height / 2} width=${node.width} height=${height} rx=${Math.min(CORNERS[node.outcome], height / 2)} stroke-width=${width}></rect>
      ${spots.rule ? svg`<path class="rule" d=${spots.rule} stroke-width=${pen(PENS.node)}></path>` : nothing}
      ${node.name.map((line, index) => svg`<text x=${spots.label.x} y=${named.y + 13 * BASELINE + (index - (node.name.length - 1) / 2) * LINE_HEIGHT}>${line}</text>`)}
      ${frame.miniatures && node.miniature ? centred(node.miniature, frame.miniatures, drawing) : nothing}
      ${spots.rule ? svg`<text class="value" x=${spots.value.x} y=${spots.value.y + size * BASELINE} font-size=${size}>${node.value}</text>` : nothing}
    </g>`;
  }

  function spotsOf({ width }: NodeShape): PaperSpots {
    const { form, labels, nodeHeight, cap, capHeight } = frame;
    const [right, bottom] = [width / 2, nodeHeight / 2];
    const centre = { x: 0, y: 0 };
    // Where all of a position is to be filled, there is no box in it.
    if (labels === "position") return { rule: "", label: centre, value: centre, room: 0 };
    if (form === "beside") {
      return {
        rule: `M${cap - right},${-bottom}V${bottom}`,
        label: { x: cap / 2, y: 0 },
        value: { x: cap / 2 - right, y: 0 },
        room: cap,
      };
    }
    const edge = bottom - capHeight;
    return {
      rule: `M${-right},${edge}H${right}`,
      label: { x: 0, y: (edge - bottom) / 2 },
      value: { x: 0, y: (edge + bottom) / 2 },
      room: width,
    };
  }
}

/** Where the parts of a node are, from its centre: the line beside its box, the middles of texts, and the width of the box. */
interface PaperSpots {
  rule: string;
  label: { x: number; y: number };
  value: { x: number; y: number };
  room: number;
}
