import type { Outcome } from "../solver/wire.ts";
import type { ToldValues } from "../model/graph/toldValues.ts";
import type { ValueChange, Colouring, Labels, Value } from "../model/values.ts";
import type { Bands } from "./bands.ts";
import type { SharedLanes } from "./lanes.ts";

/** Everything that is drawn, in pixels of the unscaled picture, with the part each shape plays instead of a colour. */
export interface Scene {
  left: number;
  top: number;
  width: number;
  height: number;
  frame: Frame;
  nodes: NodeShape[];
  edges: EdgeShape[];
  /** An arrow to where play starts, where places do not tell that. */
  start: Pick<EdgeShape, "line" | "head"> | undefined;
  scale: Scale;
  /** Whether the letter P stands on what is solid: it is a word for it between two players. */
  hasLetters: boolean;
  /** What is written on the positions for names. */
  names: readonly string[];
  /** What it shows, and how. */
  policy: Policy;
}

/** What a picture is to show; its colours and fonts belong to whoever paints it. */
export interface Policy {
  colourBy: Colouring;
  labels: Written;
  emptyHeaps: boolean;
  /** What stands for the names of the positions, where these are more easily seen than read. */
  miniatures?: Miniatures | undefined;
  /** Whether every move is drawn, or those that tell most. */
  moves: "main" | "all";
  /** Whether each of them has an arrowhead and looks like the others; else those alone that tell most. */
  isUniform?: boolean;
  /** The least side of the place for a value, where that is to be written by hand, in pixels of the unscaled picture. */
  cell?: number | undefined;
  /** What the colours of numbers stand for, where that does not follow from the graph. */
  scale?: Scale | undefined;
  /** The place for the picture. */
  stage: Stage;
  /** The values that are told. Nothing about others follows from the picture, neither from places nor from lines. */
  told: ToldValues;
  /** Whether p1, p2, … stand where values are missing. */
  showsNumbers?: boolean;
  /** Whether positions have other values in another game, where that is what is to be seen. */
  changes?: { of: (position: number) => ValueChange } | undefined;
  /** The signs that stand for the outcomes; none: their letters. */
  signs?: Signs | undefined;
}

/** What is written on positions; whether anything is drawn there is another question. */
export type Written = Exclude<Labels, "stones">;

/** What is written for the outcomes; it may be empty. */
export type Signs = Readonly<Record<Outcome, string>>;

export interface Point {
  x: number;
  y: number;
}

/** How large the place for a picture is, in pixels of the screen. */
export interface Size {
  width: number;
  height: number;
}

/** The place for a picture. */
export interface Stage extends Size {
  /** How large letters are to be there. */
  letters: Letters;
  /** The least room between rows, in pixels of the unscaled picture. */
  betweenRows: number;
  /** How far apart nodes of one row may be, by their width, to fill its own. */
  widestSlot?: number;
  /** Whether its height is a bound, of which the picture takes what it needs; else there is as much room, to be filled. */
  isFree?: boolean;
  /**
   * Positions stand in square cells, at the places that their graph gives them as a whole: in cells as large as they need to
   * be, or in those of another frame, with nodes like its own.
   */
  cells?: "own" | Frame;
}

/** How large letters are to be, in pixels of the screen. */
export interface Letters {
  /** Where they would be smaller, a picture starts enlarged. */
  least: number;
  /** How large they are then. */
  opened: number;
  /** So large they are read without effort. */
  comfortable: number;
  /** So large they are at most; else in proportion to what is comfortable. */
  largest?: number;
}

/** A position drawn small in place of its name or above it, as path data. */
export interface Miniature {
  lines?: string;
  /** Each a line without length. */
  points?: string;
  /** The same, of the size of stones. */
  stones?: string;
  /** What it stands on. */
  ground?: string;
  /** What was there at the start. */
  traces?: string;
}

/** How the positions of a game are drawn small: each in the same frame, in pixels of the unscaled picture. */
export interface Miniatures extends Size {
  left: number;
  top: number;
  /** Whether the name stands below. */
  isNamed?: boolean;
  of: (tokens: Iterable<number>) => Miniature;
}

/** Where the positions are and how large; the edges follow from it. */
export interface Frame {
  direction: "down" | "right";
  /** Whether the value stands beside its label, or below it where positions form a row. */
  form: "beside" | "below";
  x: Float64Array;
  y: Float64Array;
  layer: Uint32Array;
  /** In a row, from one position to the next; in square cells, the side of one. */
  slotWidth: number;
  /** How large letters are to be. */
  letters: Letters;
  /** The picture does not grow beyond this to fill its place. */
  largestScale: number;
  /** How high the arcs of a row are, by what they span. */
  arch: number;
  /** Widths of the nodes, by position, each as its label needs; all are equally high. */
  widths: Float64Array;
  nodeHeight: number;
  /** What is written on the nodes. */
  labels: Written;
  /** The side of the cap that holds the value; without a value it is only as wide as its round end. */
  cap: number;
  /** How high the cap is below a label; beside one it is as high as the node. */
  capHeight: number;
  /** Across the middle of the layers; what bends bends away from it. */
  axis: number;
  /** Whether long labels have two lines. */
  isBroken: boolean;
  /** What stands in place of the labels. */
  miniatures: Miniatures | undefined;
  /** Whether moves return: then every line has an arrowhead. */
  hasHeads: boolean;
  /** The positions between which moves lead there and back, as `pairOf` has them: their lines keep beside one another. */
  pairs: ReadonlySet<string>;
  /** One position to a layer: its moves can only be told apart as arcs. */
  isRow: boolean;
  /** Where lines can pass the nodes of each layer. */
  bands: Bands;
  /** Where the lines of the background pass them. */
  lanes: SharedLanes;
}

/** A move to be drawn. */
export interface DrawnMove {
  from: number;
  to: number;
  role: EdgeRole;
}

export interface NodeShape {
  position: number;
  x: number;
  y: number;
  /** Its shape: solid where whoever moves there wins, hatched for a draw; none while that is hidden. */
  outcome: Outcome | "hidden";
  label: string;
  /** How wide it is. */
  width: number;
  /** What is written on it for a name, in one line or two; it may be empty. */
  name: readonly string[];
  /** What is drawn on it instead. */
  miniature: Miniature | undefined;
  /** What stands in the cap: the value, or the letter of the outcome; a number or nothing while it is hidden. */
  value: string;
  /** None while it is hidden. */
  tint: Value | undefined;
  /** Whether it is lit or pale for being compared with another game. */
  change: ValueChange | undefined;
}

/**
 * What the colours of numbers stand for: Grundy values up to the largest of them, each in a colour of its own or, where they are
 * too many to be told apart, all in those of one scale; players and their turns; or moves to the end up to the most of them.
 */
export type Scale = number | "players" | { readonly largest: number } | { readonly longest: number };

export type EdgeRole = "cover" | "other" | "move" | "winning" | "selected" | "hovered" | "played";

export interface EdgeShape extends DrawnMove {
  /** Path data. */
  line: string;
  /** Path data of the arrowhead; lines that only show the order of the layers have none. */
  head?: string;
}
