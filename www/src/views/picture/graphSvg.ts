import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { paintedCap } from "../../scene/palette.ts";
import { CORNERS, partsOf } from "../../scene/parts.ts";
import type { EdgeRole, EdgeShape, Frame, NodeShape, Scene } from "../../scene/shapes.ts";
import { centred } from "../kit/miniature.ts";

/** So far above and below its node a finger still hits it; the rows are further apart. */
const REACH = 7;
/** So many lines go into one path. */
const BUNDLE = 6;

/**
 * The picture in three layers: lines, nodes, and marks on the nodes. The nodes stay as they are while positions are
 * selected and moves made. A browser lays out all the text of an <svg> again when one of its lines changes, which for
 * a thousand nodes takes longer than a frame; so what changes lies in layers without text.
 */
export function graphSvg(scene: Scene, label: string, help: string): TemplateResult {
  const { left, top, width, height, frame, edges, start, nodes } = scene;
  const of = (role: EdgeRole): EdgeShape[] => edges.filter((edge) => edge.role === role);
  const viewBox = `${left} ${top} ${width} ${height}`;
  const size = `max-width: ${width * frame.largestScale}px; max-height: ${height * frame.largestScale}px`;
  return html`<div class="layers">
    <svg class="lines" viewBox=${viewBox} .style=${size} aria-hidden="true">
      <path class="played"></path>
      <g class="other ${frame.hasHeads ? "arrow" : ""}">${bundled(of("other"))}</g>
      <g class="cover ${frame.hasHeads ? "arrow" : ""}">${bundled(of("cover"))}</g>
      <g class="pending"></g>
      <g class="winning"></g>
      ${start ? svg`<path class="start" d=${start.line}></path><path class="start head" d=${start.head ?? ""}></path>` : nothing}
      <path class="hovered"></path>
      <path class="hovered head"></path>
      <path class="hoveredWins"></path>
      <path class="hoveredWins head"></path>
      <path class="moves"></path>
      <path class="moves head"></path>
      <path class="wins"></path>
      <path class="wins head"></path>
      <path class="amiss"></path>
      <path class="amiss head"></path>
      <path class="pointing"></path>
    </svg>
    <svg
      class="nodes"
      viewBox=${viewBox}
      .style=${size}
      role="group"
      aria-label=${label}
      aria-description=${help}
    >
      ${nodes.filter((node) => isSeen(node, scene)).map((node) => nodeSvg(node, scene))}
    </svg>
    <svg class="marks" viewBox=${viewBox} .style=${size} aria-hidden="true">
      ${["chosen", "differing", "fresh", "options", "before", "reached"].map((name) => svg`<path class=${name}></path>`)}
      ${["selected", "pointed", "focused"].map((name) => ring(frame, name))}
      <circle class="token" r="6"></circle>
      <g class="lens"></g>
    </svg>
  </div>`;
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

/** Whether any of a node is in the picture, which can be a part of what lines lead to. */
function isSeen({ x, y }: NodeShape, { left, top, width, height }: Scene): boolean {
  return x >= left && y >= top && x <= left + width && y <= top + height;
}

function nodeSvg(node: NodeShape, scene: Scene): TemplateResult {
  const { nodeHeight: height } = scene.frame;
  const { width, outcome } = node;
  const { corner, rule, hatch, cap, name, middle, letter, value } = partsOf(node, scene);
  const colours = node.tint === undefined || node.change ? undefined : paintedCap(node.tint, scene.scale);
  return svg`<g
    class="node ${outcome}${node.change ? ` ${node.change}` : ""}"
    data-position=${node.position}
    transform="translate(${node.x},${node.y})"
    role="button"
    tabindex="-1"
  >
    <rect class="reach" x=${-width / 2 - 3} y=${-height / 2 - REACH} width=${width + 6} height=${height + 2 * REACH}></rect>
    <rect class="body" x=${-width / 2} y=${-height / 2} width=${width} height=${height} rx=${corner}></rect>
    ${rule ? svg`<path class="rule" d=${rule}></path>` : nothing}
    ${hatch ? svg`<path class="hatch" d=${hatch}></path>` : nothing}
    ${cap ? svg`<path class="cap" d=${cap} fill=${colours?.fill ?? nothing}></path>` : nothing}
    ${name.map(({ text, x, y }) => svg`<text class="label" x=${x} y=${y}>${text}</text>`)}
    ${scene.frame.miniatures && node.miniature ? centred(node.miniature, scene.frame.miniatures, middle) : nothing}
    ${letter ? svg`<path class="letter" d=${letter}></path>` : nothing}
    <text class="value" x=${value.x} y=${value.y} fill=${colours?.text ?? nothing}>${value.text}</text>
  </g>`;
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
