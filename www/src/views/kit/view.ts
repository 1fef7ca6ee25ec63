import type { PartName } from "../../loading/lazy.ts";
import type { Lead } from "../../model/commands.ts";
import type { Slice } from "../../model/slice.ts";
import type { State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import type { Context, FigureContext, Host } from "./context.ts";
import type { StillModule } from "./still.ts";

/** One way to look at the game that is open, or what stands below the picture of it. */
export interface View<Given = FigureContext> {
  /** What is to be seen. */
  readonly template: (context: Given) => unknown;
  /** Called whenever that is in its place. */
  readonly shown?: (context: Given) => void;
  /** How it leads just now, if it does: commands are given to it by key, wherever in the page or the figure the keyboard is. */
  readonly lead?: (context: Given) => Lead | undefined;
  /** Takes the keyboard, when what it was at has gone. */
  focus?(): void;
  /** Called whenever something is shown in its place: what it has drawn is freed, where that may be much. */
  left?(): void;
  dispose?(): void;
}

/** The code of a view: it is made when it is first wanted. */
export interface ViewModule<Given = FigureContext> {
  makeView(host: Host): View<Given>;
}

export interface RegistryEntry {
  /** Its name, which in a link is that of the view. */
  readonly id: string;
  /** What it is called where it is chosen, and where it does not come. */
  readonly label: PartName;
  /** Whether there is something to see of this state. */
  applies(state: State): boolean;
  /** What it has in the state and in links. */
  readonly slice?: Slice<object>;
  /** What is done besides, when the reader chooses it, and when the reader chooses another. */
  readonly enter?: (store: Store) => void;
  readonly leave?: (store: Store) => void;
}

/** In a figure, wherever that stands, a view has the styles of figures; of a page, those of pages. */
type ViewPlace<Own = unknown> =
  | {
      readonly of: "figure";
      readonly load: () => ViewModule<FigureContext<Own>> | Promise<ViewModule<FigureContext<Own>>>;
    }
  | { readonly of: "page"; readonly load: () => Promise<ViewModule<Context>> };

/** What stands in the place of the picture. */
export type ViewEntry<Own = unknown> = RegistryEntry &
  ViewPlace<Own> & {
    /** Whether it shows positions in the colours that the legend explains. */
    readonly hasLegend?: boolean;
    /** Whether it leaves room for the picture beside it. */
    readonly hasCompany?: boolean;
    /** Whether it tells by itself what its colours mean. */
    readonly hasOwnLegend?: boolean;
    /** What it is in files. */
    readonly still?: () => Promise<StillModule>;
    /** Whether it tells of every move by itself, so that nothing else says at the same time what the move has come to. */
    readonly tellsOfMoves?: boolean;
  };

/** What stands below the picture while it is shown. */
export type BarEntry = RegistryEntry & ViewPlace;
