import type { Colouring, Labels, Value } from "../model/values.ts";
import type { Bands } from "./bands.ts";
import type { Lanes } from "./lanes.ts";

/** Everything that is drawn, in pixels of the unscaled picture, with the part each shape plays instead of a colour. */
export interface Scene {
  left: number;
  top: number;
  width: number;
  height: number;
  frame: Frame;
  nodes: NodeShape[];
  edges: EdgeShape[];
  scale: Scale;
}

/** What a picture is to show; its colours and fonts belong to whoever paints it. */
export interface Policy {
  colourBy: Colouring;
  labels: Labels;
  emptyHeaps: boolean;
  /** Whether every move is drawn, or those that tell most. */
  moves: "main" | "all";
  /** The place for the picture. */
  stage: Stage;
}

/** How large the place for a picture is, in pixels of the screen. */
export interface Stage {
  width: number;
  height: number;
}

/** Where the positions are and how large; the edges follow from it. */
export interface Frame {
  direction: "down" | "right";
  /** Whether the value stands beside its label, or below it where positions form a row. */
  form: "beside" | "below";
  x: Float64Array;
  y: Float64Array;
  layer: Uint32Array;
  /** In a row, from one position to the next. */
  slotWidth: number;
  /** How high the arcs of a row are, by what they span. */
  arch: number;
  /** Widths of the nodes, by position, each as its label needs; all are equally high. */
  widths: Float64Array;
  nodeHeight: number;
  /** What is written on the nodes. */
  labels: Labels;
  /** The side of the cap that holds the value; without a value it is only as wide as its round end. */
  cap: number;
  /** Across the middle of the layers; what bends bends away from it. */
  axis: number;
  /** Whether long labels have two lines. */
  isBroken: boolean;
  /** One position to a layer: its moves can only be told apart as arcs. */
  isRow: boolean;
  /** Where lines can pass the nodes of each layer. */
  bands: Bands;
  /** Where the lines of the background pass them. */
  lanes: Lanes;
}

/** A move to be drawn. */
export interface Drawn {
  from: number;
  to: number;
  role: EdgeRole;
}

export interface NodeShape {
  position: number;
  x: number;
  y: number;
  /** Its shape: solid where whoever moves there wins. */
  outcome: "P" | "N";
  label: string;
  /** How wide it is. */
  width: number;
  /** What is written on it for a name, in one line or two; it may be empty. */
  name: readonly string[];
  /** What stands in the cap: the value, or the letter of the outcome. */
  value: string;
  tint: Value;
}

/** What the colours of numbers stand for: Grundy values up to the largest of them, or players and their turns. */
export type Scale = number | "players";

export type EdgeRole = "cover" | "other" | "winning" | "selected" | "hovered" | "played";

export interface EdgeShape extends Drawn {
  /** Path data. */
  line: string;
  /** Path data of the arrowhead; lines that only show the order of the layers have none. */
  head?: string;
}
