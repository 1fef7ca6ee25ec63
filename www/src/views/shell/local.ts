import type { Explanation } from "../../solver/wire.ts";
import type { Value } from "../../model/values.ts";
import type { Alliance } from "../../model/convention.ts";
import { BoardParts } from "../boards/boards.ts";
import { HowTo } from "../panel/howTo.ts";
import type { Editing } from "../form/preferenceMatrix.ts";
import { Lazy } from "../../loading/lazy.ts";
import { parts } from "../../loading/parts.ts";
import { ProseShelf } from "../kit/proseShelf.ts";
import { StartEditor } from "../form/startEditor.ts";

/** What the views of the page keep to themselves: what is opened and closed in them is no part of any link. */
export class Local {
  /** Draws the page again. */
  readonly redraw: () => void;
  readonly howTo: HowTo;
  readonly editor: StartEditor;
  /** What starts are put together with, and drawings of positions. */
  readonly boards = new BoardParts();
  /** What is written about theorems. */
  readonly prose = new ProseShelf();
  /** Which theorems were opened or closed in the panel, by their ids. */
  readonly opened = new Map<string, boolean>();
  /** What stands behind a theorem: its statement, why it is true, who proved it. */
  readonly theorem = new Lazy(parts.theorem, () => import("../kit/theoremText.ts"));
  readonly sheets = new Lazy(parts.sheet, () => import("./sheets.ts"));
  readonly players = new Lazy(parts.players, () => import("../panel/players.ts"));
  readonly editing: Editing;
  /** The several players of before, for when they are chosen again. */
  alliance: Alliance | undefined;
  /** The rows of options that are shown whole, of the last explanation; "rest" stands for the rows that are not among the first. */
  #whole: { of: Explanation | undefined; rows: Set<Value | "rest"> } = { of: undefined, rows: new Set() };

  constructor(redraw: () => void) {
    this.redraw = redraw;
    this.howTo = new HowTo(redraw);
    this.editing = { redraw };
    this.editor = new StartEditor(this.boards, redraw);
  }

  wholeRows(explanation: Explanation): Set<Value | "rest"> {
    if (this.#whole.of !== explanation) this.#whole = { of: explanation, rows: new Set() };
    return this.#whole.rows;
  }
}
