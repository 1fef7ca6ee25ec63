import type { State } from "../model/state.ts";
import type { Theme } from "../model/values.ts";
import { drawnGraph, graphOf } from "../model/state.ts";
import type { Scene, Size } from "../scene/shapes.ts";
import type { Still } from "../scene/still.ts";
import type { ExportWords } from "./words.ts";

/** What a picture says of one of its positions, and where that can be moved to. */
export interface NodeAnswer {
  readonly label: string;
  readonly told: string;
  readonly options: ArrayLike<number>;
}

/** What is written down: what is shown, and where it is shown. */
export interface Exported {
  readonly state: State;
  /** The picture of the graph, where that is shown. */
  readonly scene: Scene | undefined;
  /** The same as it is drawn in the column of a phone, where a figure is to be written. */
  readonly narrow?: Scene | undefined;
  /** What the picture of the graph says of its positions, where it is to answer to pointing. */
  readonly answers?: readonly NodeAnswer[] | undefined;
  /** The picture of another view that is shown: that is the one that is meant. */
  readonly still?: Still | undefined;
  /** What a figure of the same has for attributes besides its game, and how large it is, where one is to be written. */
  readonly fields?: ReadonlyArray<readonly [name: string, text: string]>;
  readonly figure?: Size;
  /** Where the same is to be found; empty where that is not known. */
  readonly address: string;
  readonly words: ExportWords;
  /** Draws an SVG file in pixels, so many across and down, as a PNG file; absent where nothing can. */
  readonly pixels?: (svg: string, width: number, height: number) => Promise<Blob>;
}

/** How a picture is to look in a file. */
export interface Look {
  theme: Theme;
  /** Whether it has the paper’s colour behind it, rather than nothing. */
  hasPaper: boolean;
  /** Whether the selected position is marked, with its moves. */
  hasSelection: boolean;
  /** How many pixels there are to one of the picture, where it is made of pixels. */
  scale: number;
  /** The labelling that is to be seen, where it moves: from so many steps to so many. */
  from: number;
  to: number;
  /** Whether it is a part for a document that there is, rather than a document of its own. */
  isFragment: boolean;
}

export const LOOK: Look = {
  theme: "light",
  hasPaper: true,
  hasSelection: true,
  scale: 2,
  from: 0,
  to: Infinity,
  isFragment: false,
};

/** One way to write down what is shown. What it answers is the whole file. */
export interface Export {
  /** Its name, which no other has. */
  readonly id: string;
  /** The ending of the file's name. */
  readonly ending: string;
  /** What stands before that, where another kind has the same ending. */
  readonly mark?: string;
  /** What its button is called: the same in every language, or in these words. */
  readonly label: string | ((words: ExportWords) => string);
  readonly type: string;
  /** What it is of: what is drawn, the positions in rows, or a figure for a page. */
  readonly of: "picture" | "table" | "page";
  /** Whether there is something to write of this state. */
  applies(exported: Exported): boolean;
  write(exported: Exported, look: Look): string | Promise<Blob>;
}

export function labelOf({ label }: Export, words: ExportWords): string {
  return typeof label === "string" ? label : label(words);
}

export const hasTable = ({ state }: Exported): boolean => graphOf(state) !== undefined;

/** Whether what is shown is a graph that is drawn. */
export const hasGraph = ({ state, scene }: Exported): boolean =>
  scene !== undefined && drawnGraph(state) !== undefined;

export const hasPicture = (exported: Exported): boolean => pictureIn(exported) !== undefined;

/** What is drawn, and how large it is. */
export function pictureIn(exported: Exported): Still | Scene | undefined {
  return exported.still ?? (hasGraph(exported) ? exported.scene : undefined);
}
