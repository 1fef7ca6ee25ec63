// What the reader touches on the boards, which moves fit it, and why none does.
import { fittingMoves } from "../../model/calls/moves.ts";
import { everyReason } from "../../model/everyValue.ts";
import { isBest } from "../../model/mover.ts";
import { requestOf } from "../../model/opening/request.ts";
import { move, pointAt } from "../../model/play.ts";
import type { State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import type { Touch } from "../../solver/requests.ts";
import type { Fit, FittingMove, Refusal } from "../../solver/wire.ts";
import { oriented } from "../boards/kit/arrangement.ts";
import { least } from "../boards/kit/least.ts";
import type { Course } from "./course.ts";
import { play } from "./slice.ts";

/** The gesture under way. All places are those of the position. */
export class Gesture {
  readonly #store: Store;
  readonly #course: Course;
  #of: { label: string; line: State["line"] } | undefined;
  /** Counts what was asked, so that an answer that was overtaken is dropped. */
  #turn = 0;
  /** Counts what was ended, so that touches that wait are dropped with it. */
  #gesture = 0;
  /** The touches that wait for an answer, one after the other. */
  #waiting = 0;
  #last: Promise<void> = Promise.resolve();
  /** What is touched, and the moves that fit it, while there are several. */
  touched: readonly Touch[] = [];
  offers: readonly FittingMove[] = [];
  /** The move that would be made if the gesture ended here. */
  preview: FittingMove | undefined;
  /** What the board itself has pointed at in the picture, for as long as the state has it. */
  pointed: string | undefined;
  /** Whether what rests under the pointer fits no move. */
  isRefused = false;
  /** Whether a pointer or the keyboard rests on something that can be touched. */
  isPointing = false;
  /** Why the last gesture was no move. */
  refusal: Refusal | undefined;
  /** The move that was held back, because it loses. */
  warning: FittingMove | undefined;

  constructor(store: Store, course: Course) {
    this.#store = store;
    this.#course = course;
  }

  /** Another position ends it. */
  follow({ selected, line, pointedAt }: State): void {
    if (pointedAt === undefined) this.pointed = undefined;
    if (this.#of?.label === selected && this.#of.line === line) return;
    this.#of = { label: selected, line };
    this.clear();
  }

  /** Whether there is something to clear. */
  get isBegun(): boolean {
    return this.touched.length > 0 || this.refusal !== undefined || this.warning !== undefined;
  }

  clear(): void {
    this.#turn++;
    this.#gesture++;
    this.#waiting = 0;
    this.touched = this.offers = [];
    this.preview = this.refusal = this.warning = undefined;
    this.isRefused = false;
  }

  /** Shows what would be made of a touch; nothing: the pointer has gone. */
  async show(touch: Touch | undefined): Promise<void> {
    this.isPointing = touch !== undefined;
    // A press counts, wherever the pointer has gone since.
    if (this.#waiting > 0) return;
    const turn = ++this.#turn;
    if (!touch) {
      this.#preview(undefined, false);
      return;
    }
    const asked = withTouch(this.touched, touch);
    const fit = await this.#fit(asked);
    if (turn !== this.#turn || !fit) return;
    this.#preview(alone(fit, asked), fit.moves.length === 0);
  }

  /** A gesture is complete. Touches that follow one another quickly are taken in their order. */
  touch(touch: Touch): Promise<void> {
    const gesture = this.#gesture;
    this.#turn++;
    this.#waiting++;
    this.#last = this.#last.then(() => this.#take(touch, gesture));
    return this.#last;
  }

  async #take(touch: Touch, gesture: number): Promise<void> {
    if (gesture !== this.#gesture) return;
    const isAgain = this.touched.some((before) => isSame(before, touch));
    const asked = isAgain ? this.touched : withTouch(this.touched, touch);
    const fit = await this.#fit(asked);
    if (gesture !== this.#gesture) return;
    this.#waiting--;
    if (!fit) return;
    const [only, ...others] = fit.moves;
    const made =
      others.length === 0 && fit.count !== undefined ? only : isAgain ? alone(fit, asked) : undefined;
    if (made) {
      this.make(made, asked);
      return;
    }
    this.refusal = only ? undefined : fit.refusal;
    if (only) [this.touched, this.offers] = [asked, fit.moves];
    this.warning = undefined;
    this.#preview(only && alone(fit, asked), only === undefined);
  }

  /** Makes a move, unless it loses and the reader wants to be warned: then it waits for a second press. */
  make(made: FittingMove, touched = this.touched): void {
    const { state } = this.#store;
    const isHeldBack = play.of(state).warns && this.warning?.label !== made.label && loses(state, made);
    if (isHeldBack) {
      this.warning = made;
      this.#preview(made, false);
      return;
    }
    // A row that was broken keeps its gap where it was touched.
    const changes = oriented(made.move.changes, touched);
    this.#course.note(state.selected, { ...made, move: { ...made.move, changes } });
    move(this.#store, made.label);
  }

  /** Whether the move that is shown loses where another would win, and the reader wants to be warned. */
  get isWarned(): boolean {
    const { state } = this.#store;
    return play.of(state).warns && this.preview !== undefined && loses(state, this.preview);
  }

  #preview(preview: FittingMove | undefined, isRefused: boolean): void {
    this.preview = preview;
    this.isRefused = isRefused;
    // Whoever points at another move has heard the warning.
    if (preview?.label !== this.warning?.label) this.warning = undefined;
    if (preview) this.pointed = preview.label;
    // It is found in the picture as well. All is drawn again with that, and not before: until then the state has the last one.
    pointAt(this.#store, preview?.label);
  }

  async #fit(touched: readonly Touch[]): Promise<Fit | undefined> {
    const { game, selected } = this.#store.state;
    if (!game) return undefined;
    const answer = await fittingMoves(this.#store.solver, requestOf(game), selected, touched);
    return answer.ok ? answer.value : undefined;
  }
}

/** The same with another touch, which takes the place of an earlier one at its place. */
function withTouch(touched: readonly Touch[], touch: Touch): Touch[] {
  return [...touched.filter(({ place }) => place !== touch.place), touch];
}

function isSame(one: Touch, other: Touch): boolean {
  return one.place === other.place && JSON.stringify(one.to) === JSON.stringify(other.to);
}

/** The one move that fits, or of several the one that changes least besides what is touched, where all of that is said. */
function alone({ moves, count }: Fit, touched: readonly Touch[]): FittingMove | undefined {
  if (count === 1) return moves[0];
  const isWhole = touched.every(({ to }) => to !== undefined && !to.includes(null));
  return isWhole ? least(moves, ({ move }) => move.changes.length) : undefined;
}

/** Whether a move loses where another one would have won, as far as the answer about the position tells. */
function loses(state: State, { label }: FittingMove): boolean {
  const explanation = everyReason(state);
  if (explanation?.label !== state.selected) return false;
  const option = explanation.options.find((each) => each.label === label);
  return option !== undefined && !isBest(state, explanation, option);
}
