// All that minds a game while it is played.
import type { State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import { MOTION_MS } from "../boards/playing.ts";
import type { Host } from "../kit/context.ts";
import { ProseShelf } from "../kit/theorem/proseShelf.ts";
import { Course } from "./course.ts";
import { Gesture } from "./gesture.ts";
import { Hint } from "./hint.ts";
import { ComputerOpponent } from "./opponent.ts";
import { Worths } from "./worth.ts";

export class PlayedGame {
  readonly store: Store;
  readonly links: Host["links"];
  readonly redraw: () => void;
  readonly course: Course;
  readonly gesture: Gesture;
  readonly opponent: ComputerOpponent;
  readonly hint: Hint;
  readonly worths: Worths;
  /** What is written about theorems, for the last of the hints. */
  readonly shelf = new ProseShelf();
  /** Whether the last move was made just now, and is seen being made. */
  isMoving = false;
  /** Whether a puzzle was asked for where there is none. */
  hasNoPuzzle = false;
  /** The place of the position that a pointer or the keyboard is at, on its board or at what a part of it is worth. */
  pointed: number | undefined;
  #line: State["line"] | undefined;
  #seen: ReturnType<typeof setTimeout> | undefined;

  constructor({ store, links, redraw }: Host) {
    this.store = store;
    this.links = links;
    this.redraw = redraw;
    this.course = new Course(store, redraw);
    this.gesture = new Gesture(store, this.course);
    this.opponent = new ComputerOpponent(store, this.course);
    this.hint = new Hint(store, redraw);
    this.worths = new Worths(store, redraw);
  }

  /** Adapts to what is shown, before that is drawn. */
  follow(state: State): void {
    const { line } = state;
    this.gesture.follow(state);
    this.hint.follow(state);
    const before = this.#line;
    this.#line = line;
    if (before === undefined || before === line) return;
    this.hasNoPuzzle = false;
    this.isMoving = line.cursor === before.cursor + 1;
    clearTimeout(this.#seen);
    if (!this.isMoving) return;
    this.#seen = setTimeout(() => {
      this.isMoving = false;
      this.redraw();
    }, MOTION_MS);
  }

  /** Something is pointed at, or nothing any more. */
  point(place: number | undefined): void {
    if (place === this.pointed) return;
    this.pointed = place;
    this.redraw();
  }

  dispose(): void {
    clearTimeout(this.#seen);
    this.opponent.dispose();
  }
}
