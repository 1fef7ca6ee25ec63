import { requestOf } from "../../../model/opening/request.ts";
import { select } from "../../../model/play.ts";
import { forget, goBack, isAsking, question, showLabels } from "../../../model/question/question.ts";
import { graphOf, type State } from "../../../model/state.ts";
import type { Store } from "../../../model/store.ts";
import type { Value } from "../../../model/values.ts";
import type { ExplainedOption } from "../../../solver/wire.ts";
import { classColourOf } from "../../kit/cells/classColour.ts";
import { Examiner } from "../../kit/question/examiner.ts";
import type { Cell } from "../../picture/tiles/placed.ts";
import { Follows } from "./follows.ts";
import type { Hidden } from "./hidden.ts";

/** The cell that is asked about. */
interface AskedCell extends Cell {
  label: string;
}

/** Cells are asked about, guessed and shown. */
export class Quiz {
  readonly #store: Store;
  readonly #hidden: Hidden;
  readonly #changed: () => void;
  readonly #seen: (cell: Cell) => void;
  readonly #follows: Follows;
  readonly #examiner: Examiner;
  #subject = "";
  asked: AskedCell | undefined;

  /** `seen` brings a cell into sight. */
  constructor(store: Store, hidden: Hidden, changed: () => void, seen: (cell: Cell) => void) {
    this.#store = store;
    this.#hidden = hidden;
    this.#changed = changed;
    this.#seen = seen;
    this.#follows = new Follows(store, changed);
    this.#examiner = new Examiner(store, changed);
  }

  /** Begins anew in another game, and when nothing is hidden any more. */
  follow(state: State): void {
    const { game } = state;
    const isOn = isAsking(state) && game !== undefined;
    const subject = isOn ? JSON.stringify([requestOf(game), game.label, classColourOf(state)]) : "";
    if (subject !== this.#subject) this.asked = undefined;
    this.#subject = subject;
    const last = this.#hidden.cells?.labels?.at(-1);
    if (isOn && last !== undefined) this.#follows.from(game, last);
  }

  /** The positions that are hidden still. */
  rest(): string[] {
    return this.#hidden.labels.filter((label) => !this.isShown(label));
  }

  /** Those of them that follow from what is shown. */
  following(): string[] {
    const { state } = this.#store;
    return this.#follows.among(
      this.rest(),
      (label) => this.isShown(label),
      classColourOf(state).value === "outcome",
    );
  }

  isShown(label: string): boolean {
    return this.#hidden.isShown(label);
  }

  /** Whether there is something to be guessed. */
  get isOpen(): boolean {
    return this.asked !== undefined && !this.isShown(this.asked.label);
  }

  /** The value of the cell that is asked about, once it is shown. */
  get value(): Value | undefined {
    return this.asked && !this.isOpen ? this.#hidden.valueOf(this.asked.label) : undefined;
  }

  /** Asks about a cell; what is around it in the graph is seen there, too. */
  ask(cell: Cell): void {
    const { state } = this.#store;
    const label = this.#hidden.label(cell);
    if (label === undefined || !isAsking(state)) return;
    forget(this.#store);
    this.asked = { row: cell.row, column: cell.column, label };
    void this.#examiner.explain(label);
    if (label !== state.selected && graphOf(state)?.indexOf(label) !== undefined)
      select(this.#store, label, state.line);
    this.#changed();
  }

  /** Somebody says what the cell is. */
  async guess(said: Value): Promise<void> {
    const { label } = this.asked ?? {};
    if (label === undefined || !this.isOpen) return;
    await this.#examiner.judge(said, label, () => this.isOpen && this.asked?.label === label);
  }

  /** The options of the cell that is asked about, once they have come. */
  get options(): readonly ExplainedOption[] | undefined {
    return this.asked && this.#examiner.optionsOf(this.asked.label);
  }

  /** The options that refute what was said. */
  get lit(): ReadonlySet<string> {
    const { last } = question.of(this.#store.state);
    return new Set(this.isOpen && last?.label === this.asked?.label ? last?.witnesses : []);
  }

  show(): void {
    if (this.asked) showLabels(this.#store, [this.asked.label]);
  }

  showRow(): void {
    if (this.asked) showLabels(this.#store, this.#hidden.rowOf(this.asked));
  }

  /** A step of a presentation: asks about the next cell that follows, and then shows it. */
  stepOn(): void {
    const open = this.following();
    const isNext = this.isOpen && (open.length === 0 || open.includes(this.asked?.label ?? ""));
    if (isNext) this.show();
    else this.#askFor(open[0] ?? this.rest()[0]);
  }

  /** Back: what was shown last is hidden and asked about again. */
  stepBack(): void {
    this.#askFor(goBack(this.#store));
  }

  #askFor(label: string | undefined): void {
    const [cell] = label === undefined ? [] : this.#hidden.placesOf(label);
    if (!cell) return;
    this.#seen(cell);
    this.ask(cell);
  }
}
