// All that minds a game while it is played.
import { addProgress } from "../../model/progress.ts";
import type { State } from "../../model/state.ts";
import { everyReason } from "../../model/everyValue.ts";
import { hasComeAgain } from "../../model/mover.ts";
import { tells } from "../../model/telling.ts";
import type { Store } from "../../model/store.ts";
import { MOTION_MS } from "../boards/playing.ts";
import type { Host } from "../kit/context.ts";
import { ProseShelf } from "../kit/theorem/proseShelf.ts";
import { Course } from "./course.ts";
import { Gesture } from "./gesture.ts";
import { DEGREES, Hint } from "./hint.ts";
import { ComputerOpponent } from "./opponent.ts";
import { openPuzzle } from "./puzzle.ts";
import { PuzzleRun } from "./run.ts";
import { play } from "./slice.ts";
import { isOpen } from "./turn.ts";
import { isDraw, Worths } from "./worth.ts";

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
  /** Whether there was no puzzle of the difficulty that was asked for, or none at all. */
  lacks: "other" | "none" | undefined;
  /** Whether a wrong move was tried in a puzzle, and whether it was helped with. */
  hasErred = false;
  #isHelped = false;
  /** What was shown when the first move had been made, as soon as it was known what that is worth. */
  solved: State | undefined;
  /** Ten puzzles in a row, while they are solved. */
  run: PuzzleRun | undefined;
  /** What was done with a puzzle besides. */
  says = "";
  /** The place of the position that a pointer or the keyboard is at, on its board or at what a part of it is worth. */
  pointed: number | undefined;
  #line: State["line"] | undefined;
  /** The line at whose end a draw was agreed on. */
  #agreed: State["line"] | undefined;
  #seen: ReturnType<typeof setTimeout> | undefined;
  #clock: ReturnType<typeof setInterval> | undefined;
  #isJudged = false;

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
    if (line.cursor === 1 && everyReason(state)) this.solved = state;
    this.#judge(state);
    if (line.cursor === 0) this.#isHelped ||= this.hint.degree !== DEGREES[0] || tells(state, "everything");
    if (before === undefined || before === line) return;
    this.says = "";
    if (before.positions[0] !== line.positions[0]) this.hasErred = this.#isHelped = false;
    if (line.cursor > 0) this.lacks = undefined;
    this.isMoving = line.cursor === before.cursor + 1;
    clearTimeout(this.#seen);
    if (!this.isMoving) return;
    this.#seen = setTimeout(() => {
      this.isMoving = false;
      this.redraw();
    }, MOTION_MS);
  }

  /** Whether the first move of a puzzle was the right one; nothing before it, and until that is known. */
  isSolved(state: State): boolean | undefined {
    const [before, after] = state.line.cursor > 0 ? this.worths.of(state) : [];
    return before && after && (after.winner === 0 || (isDraw(before) && isDraw(after)));
  }

  /** Whether a puzzle is a draw to be held; undefined until that is known. */
  isToHold(state: State): boolean | undefined {
    const [start] = this.worths.of(state);
    return start && isDraw(start);
  }

  /** Whether a draw may be agreed on: play has come back. Who stands to win is not asked, for that would tell it. */
  mayAgree(state: State): boolean {
    return isOpen(state) && hasComeAgain(state);
  }

  /** Whether that was done. */
  isAgreed({ line }: State): boolean {
    return this.#agreed === line;
  }

  agree({ line }: State): void {
    this.#agreed = line;
    this.redraw();
  }

  /** Ten puzzles begin. */
  begin(): void {
    this.run = new PuzzleRun();
    clearInterval(this.#clock);
    this.#clock = setInterval(this.redraw, 1000);
    this.goOn(this.run);
  }

  /** The next of ten puzzles. */
  goOn(run: PuzzleRun): void {
    const { level, seed } = run.next();
    run.isOpening = true;
    void openPuzzle(this, level, seed).then((lacks) => {
      run.isOpening = false;
      if (lacks === "none") this.#endRun();
      this.told(lacks);
    });
  }

  #endRun(): void {
    this.run = undefined;
    clearInterval(this.#clock);
  }

  /** The first move of a puzzle is judged once. */
  #judge(state: State): void {
    const { puzzle, day } = play.of(state);
    if (puzzle === undefined && !this.run?.isOpening) this.#endRun();
    if (state.line.cursor === 0) this.#isJudged = false;
    const solved = puzzle === undefined || this.#isJudged ? undefined : this.isSolved(state);
    if (solved === undefined) return;
    this.#isJudged = true;
    // A puzzle is solved at the first try, or it is another day’s.
    if (solved && day !== undefined && !this.hasErred) addProgress({ days: [day] });
    if (!solved) this.hasErred = true;
    const { run } = this;
    // One that is tried again has counted, and one from before does not.
    if (!run || run.end || run.isNoted || run.isOpening) return;
    const end = run.note(solved && !this.#isHelped);
    if (end) {
      clearInterval(this.#clock);
      addProgress({ ten: end });
    } else if (solved) this.goOn(run);
  }

  /** Says something beside the buttons. */
  say(sentence: string): void {
    this.says = sentence;
    this.redraw();
  }

  /** A puzzle was looked for, and it may be another. */
  told(lacks: PlayedGame["lacks"]): void {
    this.lacks = lacks;
    this.redraw();
  }

  /** Something is pointed at, or nothing any more. */
  point(place: number | undefined): void {
    if (place === this.pointed) return;
    this.pointed = place;
    this.redraw();
  }

  dispose(): void {
    clearTimeout(this.#seen);
    clearInterval(this.#clock);
    this.opponent.dispose();
  }
}
