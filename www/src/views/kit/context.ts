import type { Given } from "../../model/commands.ts";
import type { Links } from "../../model/links.ts";
import type { State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import type { Exported } from "../../exports/export.ts";
import type { Scene, Size } from "../../scene/shapes.ts";
import type { Still } from "../../scene/still.ts";
import type { KitWords } from "./words.ts";
import type { KitFigureWords } from "./figure/words.ts";
import type { PartMemory } from "./partMemory.ts";
import type { StillInput } from "./still.ts";

/** Where views are made. */
export interface Host {
  readonly store: Store;
  readonly links: Links;
  /** Those of figures alone, which have more fields. */
  readonly figureLinks: Links;
  /** Whether the figure stands on a page of somebody else, where it has all of its parts itself. */
  readonly isAlone: boolean;
  /** What commands are about just now, as the figure knows. */
  readonly givens?: () => readonly Given[];
  /** The picture for files of the view that is shown; nothing where it is the graph, or has none. */
  readonly stillOf: (given: StillInput) => Promise<Still | undefined>;
  /** What a link shows, opened beside the page, which stays as it is. */
  readonly shownBy: (link: string, place: Pick<Size, "width"> & Partial<Size>) => Promise<Exported>;
  /** Whether what makes it has come. */
  readonly isStillHere: (state: State) => boolean;
  /** Draws all of it again. */
  readonly redraw: () => void;
}

/** What a part of a figure is drawn from; it has words of its own besides those of the kit. */
export interface FigureContext<Own = unknown> extends Host {
  readonly state: State;
  readonly messages: KitFigureWords & Own;
  /** The id of the view that is shown. */
  readonly view: string;
  /** Whether that is the picture of the positions, or has it beside it. */
  readonly showsPicture: boolean;
  /** The picture of the positions, where it is small enough to be drawn. */
  readonly scene: Scene | undefined;
}

/** What a part of the page is drawn from. */
export interface Context<Own = unknown> extends FigureContext<KitWords & Own> {
  readonly kept: PartMemory;
}
