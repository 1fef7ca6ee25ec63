import type { Exploration } from "../solver/wire.ts";
import { bandsOf } from "./bands.ts";
import type { Frame, Policy } from "./shapes.ts";

/** Of the labels; everything else is measured by it. */
export const FONT_SIZE = 13;
/** Room for the letter of a P-position beside its value. */
const LABEL_MARGIN = 13;
/** A cap without a value shows its colour in the round end of the node. */
const BARE_CAP = 13;
/** Further apart than so many of their widths, nodes of one row no longer seem to belong together. */
const WIDEST_SLOT = 1.7;
/** Between columns lines need room to go up and down. */
const COLUMN_GAP = 44;

/** Widths of characters in a sans-serif font with tabular numerals, in units of its size. */
function characterWidth(character: string): number {
  if (/[0-9]/.test(character)) return 0.58;
  if (/[,.()\s]/.test(character)) return 0.31;
  return character > "\u2e7f" ? 1 : 0.6;
}

export function labelWidth(label: string): number {
  let width = 0;
  for (const character of label) width += characterWidth(character);
  return width * FONT_SIZE;
}

/**
 * Puts an exploration's slots on pixels. The solver keeps nodes apart in units of slots; here a slot becomes as wide
 * as the widest label needs, so whatever did not overlap in slots does not overlap in pixels. The longest move, in
 * layers, says how much room lines may need outside the nodes.
 */
export function frameOf(
  exploration: Exploration,
  names: readonly string[],
  longest: number,
  { labels, aspect }: Pick<Policy, "labels" | "aspect">,
): Frame {
  const { direction, layer, nodeWidth, nodeHeight } = exploration;
  const widest = names.reduce((most, name) => Math.max(most, labelWidth(name)), 0);
  const most = Math.max(0, largest(exploration.grundy ?? new Float64Array()));
  const cap = labels === "position" ? BARE_CAP : 22 + Math.max(0, String(most).length - 2) * 8.5;
  const isRow =
    direction === "right" &&
    exploration.layerCount === exploration.positionCount &&
    exploration.y.every((place) => place === exploration.y[0]);
  const form = isRow ? "below" : "beside";
  const room = widest === 0 ? 16 : widest + 2 * LABEL_MARGIN;
  const width = Math.max(form === "beside" ? cap + room : widest + 12, 38);
  const height = form === "beside" ? 26 : 44;
  const gap = direction === "right" && !isRow ? COLUMN_GAP : 0;
  const slotHeight = height / nodeHeight;
  const narrowest = Math.max(width / nodeWidth, width + gap);
  // Where the place is wider than the picture, the lines between the nodes get the room that is left.
  const wanted =
    direction === "down" ? (0.9 * aspect * exploration.height * slotHeight) / exploration.width : 0;
  const slotWidth = Math.max(narrowest, Math.min(wanted, WIDEST_SLOT * width));
  const x = Float64Array.from(exploration.x, (slot) => slot * slotWidth);
  const y = Float64Array.from(exploration.y, (slot) => slot * slotHeight);
  const across = direction === "down" ? x : y;
  const axis = (smallest(across) + largest(across)) / 2;
  const outerRoom = Math.min(240, 16 + 3 * longest);
  const bands =
    direction === "down"
      ? bandsOf(x, y, layer, axis, outerRoom, width / 2, height / 2)
      : bandsOf(y, x, layer, axis, outerRoom, height / 2, width / 2);
  return {
    direction,
    form,
    x,
    y,
    layer,
    slotWidth,
    slotHeight,
    nodeWidth: width,
    nodeHeight: height,
    labels,
    cap,
    axis,
    isRow,
    bands,
    lanes: new Map(),
  };
}

export function smallest(values: Float64Array): number {
  return values.reduce((least, value) => Math.min(least, value), Infinity);
}

export function largest(values: Float64Array | Uint32Array): number {
  let most = -Infinity;
  for (const value of values) most = Math.max(most, value);
  return most;
}
