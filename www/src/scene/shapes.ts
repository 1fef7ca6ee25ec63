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
  /** Whether covering moves are among the edges; where they are many they would hide everything else. */
  showsCovers: boolean;
  scale: Scale;
}

/** What a picture is to show; its colours and fonts belong to whoever paints it. */
export interface Policy {
  colourBy: Colouring;
  labels: Labels;
  emptyHeaps: boolean;
  /** The shape of the place for the picture: width by height. */
  aspect: number;
}

/** Where the positions are and how large; the edges follow from it. */
export interface Frame {
  direction: "down" | "right";
  /** Whether the value stands beside its label, or below it where positions form a row. */
  form: "beside" | "below";
  x: Float64Array;
  y: Float64Array;
  layer: Uint32Array;
  /** Distances of neighbouring slots. */
  slotWidth: number;
  slotHeight: number;
  nodeWidth: number;
  nodeHeight: number;
  /** What is written on the nodes. */
  labels: Labels;
  /** The side of the cap that holds the value; without a value it is only as wide as its round end. */
  cap: number;
  /** Across the middle of the layers; what bends bends away from it. */
  axis: number;
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
  /** What is written on it for a name; it may be empty. */
  name: string;
  /** What stands in the cap: the value, or the letter of the outcome. */
  value: string;
  tint: Value;
}

/** What the colours of numbers stand for: Grundy values up to the largest of them, or players and their turns. */
export type Scale = number | "players";

export type EdgeRole = "cover" | "winning" | "selected" | "hovered" | "played";

export interface EdgeShape extends Drawn {
  /** Path data. */
  line: string;
  /** Path data of the arrowhead; lines that only show the order of the layers have none. */
  head?: string;
}
