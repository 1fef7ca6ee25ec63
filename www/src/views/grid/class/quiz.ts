import { requestOf } from "../../../model/opening/request.ts";
import { select } from "../../../model/play.ts";
import { judged } from "../../../model/question/judge.ts";
import { answer, forget, goBack, isAsking, question, show } from "../../../model/question/question.ts";
import { graphOf, type State } from "../../../model/state.ts";
import type { Store } from "../../../model/store.ts";
import type { Value } from "../../../model/values.ts";
import type { ExplainedOption, PositionValue } from "../../../solver/wire.ts";
import { toldOf, type Told } from "../../kit/cells/told.ts";
import type { Cell } from "../../kit/tiles/placed.ts";
import { Follows } from "./follows.ts";
import type { Hidden } from "./hidden.ts";

/** The cell that is asked about. */
export interface Asked extends Cell {
  label: string;
  /** Its options, once they have come. */
  options?: readonly ExplainedOption[];
}

/** Cells are asked about, guessed and shown. */
export class Quiz {
  readonly #store: Store;
  readonly #hidden: Hidden;
  readonly #changed: () => void;
  readonly #seen: (cell: Cell) => void;
  readonly #follows: Follows;
  #subject = "";
  asked: Asked | undefined;

  /** `seen` brings a cell into sight. */
  constructor(store: Store, hidden: Hidden, changed: () => void, seen: (cell: Cell) => void) {
    this.#store = store;
    this.#hidden = hidden;
    this.#changed = changed;
    this.#seen = seen;
    this.#follows = new Follows(store, changed);
  }

  /** Begins anew in another game, and when nothing is hidden any more. */
  follow(state: State): void {
    const { game } = state;
    const isOn = isAsking(state) && game !== undefined;
    const subject = isOn ? JSON.stringify([requestOf(game), game.start, toldOf(state)]) : "";
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
      toldOf(state).value === "outcome",
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
    const asked: Asked = { row: cell.row, column: cell.column, label };
    this.asked = asked;
    void this.#explain(asked);
    if (label !== state.selected && graphOf(state)?.indexOf(label) !== undefined)
      select(this.#store, label, state.line);
    this.#changed();
  }

  /** Somebody says what the cell is: right, it is shown; wrong, what refutes that is. */
  async guess(said: Value): Promise<void> {
    const { asked } = this;
    const value = asked && this.#hidden.valueOf(asked.label);
    if (!asked || !this.isOpen || value === undefined) return;
    const { game } = this.#store.state;
    const told = toldOf(this.#store.state);
    const options = await this.#explain(asked);
    const { label } = asked;
    if (this.asked?.label !== label || this.isShown(label) || !game) return;
    const { witnesses, ...verdict } = options
      ? judged(said, {
          value,
          options,
          valueOf: (option) => valueIn(option.value, told),
          mayRepeat: game.convention.kind === "alliance",
        })
      : { isRight: said === value, how: "other" as const, witnesses: [] };
    answer(this.#store, { label, said, ...verdict, witnesses: witnesses.map((option) => option.label) });
    this.#changed();
  }

  /** The options that refute what was said. */
  get lit(): ReadonlySet<string> {
    const { last } = question.of(this.#store.state);
    return new Set(this.isOpen && last?.label === this.asked?.label ? last?.witnesses : []);
  }

  show(): void {
    if (this.asked) show(this.#store, [this.asked.label]);
  }

  showRow(): void {
    if (this.asked) show(this.#store, this.#hidden.rowOf(this.asked));
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

  async #explain(asked: Asked): Promise<readonly ExplainedOption[] | undefined> {
    if (asked.options) return asked.options;
    const { game } = this.#store.state;
    if (!game) return undefined;
    const answer = await this.#store.solver.ask("explain", [requestOf(game), asked.label]);
    if (!answer.ok) return undefined;
    const { options } = answer.value;
    if (this.asked?.label === asked.label && !this.asked.options) {
      this.asked = { ...this.asked, options };
      this.#changed();
    }
    return options;
  }
}

/** What is told of a position, of all that the solver knows of it. */
export function valueIn(value: PositionValue, { value: kind, mover = 0 }: Told): Value | undefined {
  return kind === "winner" ? value.winners?.[mover] : value[kind];
}
