import type { Explanation } from "../../solver/wire.ts";
import type { Value } from "../../model/values.ts";
import type { Alliance } from "../../model/convention.ts";
import { BoardParts } from "../boards/boards.ts";
import { HowTo } from "../panel/howTo.ts";
import type { Editing } from "../form/preferenceMatrix.ts";
import { ProseShelf } from "../kit/proseShelf.ts";
import { StartEditor } from "../form/startEditor.ts";

/** What the views of the page keep to themselves: what is opened and closed in them is no part of any link. */
export class Local {
  /** Draws the page again. */
  readonly redraw: () => void;
  readonly howTo: HowTo;
  readonly editor: StartEditor;
  /** What starts are put together with, and drawings of positions. */
  readonly boards: BoardParts;
  /** What is written about theorems. */
  readonly prose: ProseShelf;
  /** Which theorems were opened or closed in the panel, by their ids. */
  readonly opened = new Map<string, boolean>();
  /** What stands behind a theorem: its statement, why it is true, who proved it. */
  readonly theorem: Lazy<typeof import("../kit/theoremText.ts")>;
  readonly sheets: Lazy<typeof import("./sheets.ts")>;
  readonly players: Lazy<typeof import("../panel/players.ts")>;
  readonly editing: Editing;
  /** The several players of before, for when they are chosen again. */
  alliance: Alliance | undefined;
  /** The rows of options that are shown whole, of the last explanation; "rest" stands for the rows that are not among the first. */
  #whole: { of: Explanation | undefined; rows: Set<Value | "rest"> } = { of: undefined, rows: new Set() };

  constructor(redraw: () => void) {
    this.redraw = redraw;
    this.prose = new ProseShelf(redraw);
    this.howTo = new HowTo(redraw);
    this.theorem = new Lazy(() => import("../kit/theoremText.ts"), redraw);
    this.sheets = new Lazy(() => import("./sheets.ts"), redraw);
    this.players = new Lazy(() => import("../panel/players.ts"), redraw);
    this.editing = { redraw };
    this.boards = new BoardParts(redraw);
    this.editor = new StartEditor(this.boards, redraw);
  }

  wholeRows(explanation: Explanation): Set<Value | "rest"> {
    if (this.#whole.of !== explanation) this.#whole = { of: explanation, rows: new Set() };
    return this.#whole.rows;
  }
}

/** A part of the page that comes when it is first asked for, or when it is asked for again without a network before. */
export class Lazy<Part> {
  part: Part | undefined;
  readonly #load: () => Promise<Part>;
  readonly #onReady: () => void;

  constructor(load: () => Promise<Part>, onReady: () => void) {
    this.#load = load;
    this.#onReady = onReady;
  }

  fetch(): void {
    if (this.part) return;
    this.#load().then(
      (part) => {
        this.part = part;
        this.#onReady();
      },
      () => undefined,
    );
  }
}
