import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { paintedCap } from "../../scene/palette.ts";
import type { EdgeRole, EdgeShape, Frame, NodeShape, Scene } from "../../scene/shapes.ts";
import { LINE_HEIGHT } from "../../scene/text.ts";
import { placed } from "../kit/miniature.ts";

const CORNERS: Readonly<Record<NodeShape["outcome"], number>> = { P: 5, N: 13, hidden: 9 };
/** So far above and below its node a finger still hits it; the rows are further apart. */
const REACH = 7;
/** So many lines go into one path. */
const BUNDLE = 6;
/** From the middle of a line of text down to where its digits stand. */
const BASELINE = 4.6;

/**
 * The picture in three layers: lines, nodes, and marks on the nodes. The nodes stay as they are while positions are
 * selected and moves made. A browser lays out all the text of an <svg> again when one of its lines changes, which for
 * a thousand nodes takes longer than a frame; so what changes lies in layers without text.
 */
export function graphSvg(scene: Scene, label: string, help: string): TemplateResult {
  const { left, top, width, height, frame, edges, nodes } = scene;
  const of = (role: EdgeRole): EdgeShape[] => edges.filter((edge) => edge.role === role);
  const viewBox = `${left} ${top} ${width} ${height}`;
  const size = `max-width: ${width * frame.largestScale}px; max-height: ${height * frame.largestScale}px`;
  return html`<div class="layers">
    <svg class="lines" viewBox=${viewBox} .style=${size} aria-hidden="true">
      <path class="played"></path>
      <g class="other">${bundled(of("other"))}</g>
      <g class="cover">${bundled(of("cover"))}</g>
      <g class="pending"></g>
      <g class="winning"></g>
      <path class="hovered"></path>
      <path class="hovered head"></path>
      <path class="hoveredWins"></path>
      <path class="hoveredWins head"></path>
      <path class="moves"></path>
      <path class="moves head"></path>
      <path class="wins"></path>
      <path class="wins head"></path>
    </svg>
    <svg
      class="nodes"
      viewBox=${viewBox}
      .style=${size}
      role="group"
      aria-label=${label}
      aria-description=${help}
    >
      ${nodes.map((node) => nodeSvg(node, scene))}
    </svg>
    <svg class="marks" viewBox=${viewBox} .style=${size} aria-hidden="true">
      ${["differing", "fresh", "options", "before", "reached"].map((name) => svg`<path class=${name}></path>`)}
      ${["selected", "pointed", "focused"].map((name) => ring(frame, name))}
      <circle class="token" r="6"></circle>
      <g class="lens"></g>
    </svg>
  </div>`;
}

/** The borders of some nodes as one path. */
export function outlines(nodes: readonly NodeShape[], { nodeHeight: height }: Frame): string {
  return nodes
    .map(({ x, y, width, outcome }) => {
      const r = CORNERS[outcome];
      const [across, down] = [width - 2 * r, height - 2 * r];
      const turn = (dx: number, dy: number): string => `a${r},${r} 0 0 1 ${dx},${dy}`;
      return `M${x - width / 2 + r},${y - height / 2}h${across}${turn(r, r)}v${down}${turn(-r, r)}h${-across}${turn(-r, -r)}v${-down}${turn(r, -r)}Z`;
    })
    .join("");
}

/**
 * Lines of the background in paths of a few each. A browser paints what changes piece by piece, and for each piece
 * every path that reaches into it: a single path of thousands of lines would be painted whole every time.
 */
export function bundled(edges: readonly EdgeShape[]): TemplateResult[] {
  const bundles: TemplateResult[] = [];
  for (let first = 0; first < edges.length; first += BUNDLE) {
    const some = edges.slice(first, first + BUNDLE);
    bundles.push(svg`<path d=${lines(some)}></path><path class="head" d=${heads(some)}></path>`);
  }
  return bundles;
}

export function lines(edges: readonly EdgeShape[]): string {
  return edges.map((edge) => edge.line).join("");
}

export function heads(edges: readonly EdgeShape[]): string {
  return edges.map((edge) => edge.head ?? "").join("");
}

function nodeSvg(node: NodeShape, scene: Scene): TemplateResult {
  const { frame, scale } = scene;
  const { nodeHeight: height, labels } = frame;
  const { width } = node;
  const isP = node.outcome === "P";
  // Where the value stands for the outcome, the letter stands beside it; so it does where there is no value.
  const letter =
    isP &&
    scene.hasLetters &&
    scale !== "players" &&
    labels !== "value" &&
    (node.value !== "P" || labels === "position");
  const colours = node.tint === undefined ? undefined : paintedCap(node.tint, scale);
  const corner = CORNERS[node.outcome];
  const spots = spotsOf(frame, node, letter, corner, isP && labels === "value" ? 3 : 0);
  return svg`<g
    class="node ${node.outcome}"
    data-position=${node.position}
    transform="translate(${node.x},${node.y})"
    role="button"
    tabindex="-1"
  >
    <rect class="reach" x=${-width / 2 - 3} y=${-height / 2 - REACH} width=${width + 6} height=${height + 2 * REACH}></rect>
    <rect class="body" x=${-width / 2} y=${-height / 2} width=${width} height=${height} rx=${corner}></rect>
    ${(isP && !colours) || node.outcome === "hidden" ? (spots.rule ? svg`<path class="rule" d=${spots.rule}></path>` : nothing) : svg`<path class="cap" d=${spots.cap} fill=${colours?.fill ?? nothing}></path>`}
    ${node.name.map((line, index) => svg`<text class="label" x=${spots.label.x} y=${spots.label.y + BASELINE + (index - (node.name.length - 1) / 2) * LINE_HEIGHT}>${line}</text>`)}
    ${frame.miniatures && node.miniature ? placed(node.miniature, frame.miniatures, spots.label) : nothing}
    ${letter ? svg`<path class="letter" d=${letterP(spots.letter)}></path>` : nothing}
    <text class="value" x=${spots.value.x} y=${spots.value.y} fill=${colours?.text ?? nothing}>${labels === "position" ? "" : node.value}</text>
  </g>`;
}

/** The letter, drawn: what is written on a node is part of its name, in which the outcome is a word. */
function letterP({ x, y }: { x: number; y: number }): string {
  return `M${x - 3},${y}v-9h3.4a2.6,2.6 0 0 1 0,5.2h-3.4`;
}

interface Spots {
  /** Path data of the cap, and of the line that stands for it where all is ink, if there is one. */
  cap: string;
  rule: string;
  /** The middle of the label, of however many lines. */
  label: { x: number; y: number };
  /** Middles of texts on their baselines. */
  value: { x: number; y: number };
  letter: { x: number; y: number };
}

/** Where the parts of a node are, from its centre. */
function spotsOf(
  { form, labels, nodeHeight, cap, capHeight }: Frame,
  { width }: NodeShape,
  letter: boolean,
  r: number,
  inset: number,
): Spots {
  const [right, bottom] = [width / 2 - inset, nodeHeight / 2 - inset];
  const edge = bottom - capHeight;
  if (labels === "value") {
    const centre = { x: 0, y: 0 };
    const all = `M${r - right},${-bottom}H${right - r}A${r},${r} 0 0 1 ${right},${r - bottom}V${bottom - r}A${r},${r} 0 0 1 ${right - r},${bottom}H${r - right}A${r},${r} 0 0 1 ${-right},${bottom - r}V${r - bottom}A${r},${r} 0 0 1 ${r - right},${-bottom}Z`;
    return { cap: all, rule: "", value: { x: 0, y: BASELINE }, label: centre, letter: centre };
  }
  if (form === "beside") {
    const side = cap - right;
    return {
      cap: `M${side},${-bottom}V${bottom}H${r - right}A${r},${r} 0 0 1 ${-right},${bottom - r}V${r - bottom}A${r},${r} 0 0 1 ${r - right},${-bottom}Z`,
      rule: labels === "position" ? "" : `M${side},${6 - bottom}V${bottom - 6}`,
      value: { x: cap / 2 - right + 0.5, y: BASELINE },
      label: { x: cap / 2 - (letter ? 6 : 1), y: 0 },
      letter: { x: right - 8, y: BASELINE - 0.5 },
    };
  }
  const low = (edge + bottom) / 2 + BASELINE;
  return {
    cap: `M${-right},${edge}H${right}V${bottom - r}A${r},${r} 0 0 1 ${right - r},${bottom}H${r - right}A${r},${r} 0 0 1 ${-right},${bottom - r}Z`,
    rule: `M${6 - right},${edge}H${right - 6}`,
    value: { x: letter ? -5 : 0, y: low },
    label: { x: 0, y: (edge - bottom) / 2 },
    letter: { x: labels === "position" ? 0 : 7, y: low - 0.5 },
  };
}

function ring({ nodeHeight }: Frame, name: string): TemplateResult {
  const height = nodeHeight + 2 * ringGap(name);
  return svg`<rect class="ring ${name}" y=${-height / 2} height=${height} visibility="hidden"></rect>`;
}

/** How far a ring stands off its node. */
export function ringGap(name: string): number {
  return RING_GAPS[name] ?? 0;
}

/** The keyboard's place is seen around the selected position. */
const RING_GAPS: Record<string, number> = { selected: 4, pointed: 4, focused: 7 };

/** The corners of a ring are those of its node, further out. */
export function ringCorner(name: string, outcome: NodeShape["outcome"]): number {
  return CORNERS[outcome] + ringGap(name);
}
