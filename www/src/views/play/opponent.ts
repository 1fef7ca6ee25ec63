// The solver in a seat of its own: it thinks a moment, moves, and never blocks the page.
import { replyOf } from "../../model/calls/moves.ts";
import { isPosed } from "../../model/lessons/slice.ts";
import { hasComeAgain, turnOf } from "../../model/mover.ts";
import { requestOf } from "../../model/opening/request.ts";
import { move } from "../../model/play.ts";
import type { State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import type { Course } from "./course.ts";
import { play } from "./slice.ts";
import { isAtPlay, isGameOver, sitterOf, sittersOf } from "./turn.ts";

/** The computer waits this long before its move, so that a reader sees one move after the other. */
const THINKING_MS = 400;

/** What it thinks about: where play stands, and who plays. */
interface Thought {
  line: State["line"];
  share: object;
}

export class ComputerOpponent {
  readonly #store: Store;
  readonly #course: Course;
  /** The position over which it thinks. */
  #over: Thought | undefined;
  /** Whether it was told to go on from a position in which it waits. */
  #isBidden = false;

  constructor(store: Store, course: Course) {
    this.#store = store;
    this.#course = course;
  }

  /** Moves where it is its turn. Where moves were taken back, and where a lesson shows a position, it waits to be told. */
  follow(state: State): void {
    const share = play.of(state);
    const isMine = this.isToMove(state) && (!this.waits(state) || this.#isBidden);
    if (!isMine) this.#over = undefined;
    else if (this.#over?.line !== state.line || this.#over.share !== share) {
      this.#over = { line: state.line, share };
      void this.#think(this.#over);
    }
  }

  isToMove(state: State): boolean {
    return isAtPlay(state) && isGameOver(state) === false && sitterOf(state, turnOf(state)) === "solver";
  }

  /** Whether it is its turn, and it waits to be told. */
  waits(state: State): boolean {
    return this.isToMove(state) && (isBack(state) || isPosed(this.#store) || isGoingRound(state));
  }

  /** It moves, though it waited. */
  goOn(): void {
    this.#isBidden = true;
    this.follow(this.#store.state);
  }

  dispose(): void {
    this.#over = undefined;
  }

  async #think(over: Thought): Promise<void> {
    const { state } = this.#store;
    const { game, selected } = state;
    if (!game) return;
    const { level, seed } = play.of(state);
    const asked = replyOf(
      this.#store.solver,
      requestOf(game),
      selected,
      { level, seed, mover: turnOf(state) },
      "opponent",
    );
    const [answer] = await Promise.all([asked, wait(THINKING_MS)]);
    // Whatever was done meanwhile counts.
    if (this.#over !== over) return;
    if (this.#store.state.line !== over.line || !answer.ok) {
      // Without an answer it thinks anew as soon as anything is done, and can be told to.
      this.#over = undefined;
      return;
    }
    this.#isBidden = false;
    const reply = answer.value.move;
    if (!reply) return;
    this.#course.note(selected, reply);
    move(this.#store, reply.label);
  }
}

/** Whether nobody but solvers play, and come back to where they were: they would go on for ever. */
function isGoingRound(state: State): boolean {
  return sittersOf(state).every((sitter) => sitter === "solver") && hasComeAgain(state);
}

/** Whether play went back to the position that is shown. */
export function isBack({ line }: Pick<State, "line">): boolean {
  return line.cursor < line.positions.length - 1;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
