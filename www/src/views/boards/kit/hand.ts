// What the reader is about to touch. It is drawn at once, whatever the solver has to say about it.
import { AsyncDirective } from "lit/async-directive.js";
import { directive } from "lit/directive.js";
import { html, type TemplateResult } from "lit/html.js";
import type { Touch } from "../../../solver/requests.ts";
import type { PlayBoard, Playing } from "../playing.ts";

/** What it needs of a board. */
type HandBoard = Pick<Playing, "course" | "isOpen" | "show" | "touch">;

/** The hand over a board: what it points at, and whether it is pressed down. */
export class Hand {
  /** What is touched if the gesture ends now. */
  aim: Touch | undefined;
  /** Where a pointer went down that has not been lifted. */
  pressed: Touch | undefined;
  /** The digits of a number under way. */
  typed = "";
  /** What stands in a field of a place. */
  written: { place: number; texts: readonly string[] } | undefined;
  readonly #redraw: () => void;
  #told: HandBoard | undefined;
  #position = "";

  constructor(redraw: () => void) {
    this.#redraw = redraw;
  }

  /** Another position ends what was begun. */
  over(told: HandBoard): void {
    const position = `${told.course.length}:${told.course.at(-1)?.tokens.join() ?? ""}`;
    if (position !== this.#position) this.#drop();
    this.#position = position;
    this.#told = told;
  }

  get isOpen(): boolean {
    return this.#told?.isOpen === true;
  }

  /** Points at something, or at nothing any more. */
  point(aim: Touch | undefined): void {
    if (!this.isOpen && aim) return;
    if (JSON.stringify(aim) === JSON.stringify(this.aim)) return;
    this.aim = aim;
    this.#told?.show(aim);
    this.#redraw();
  }

  /** Somebody writes what is to become of a place, which may mean nothing yet. */
  write(place: number, texts: readonly string[], aim: Touch | undefined): void {
    this.written = { place, texts };
    this.point(aim);
    this.#redraw();
  }

  /** Nothing is begun any more. */
  forget(): void {
    const aim = this.aim;
    this.#drop();
    if (aim) this.#told?.show(undefined);
    this.#redraw();
  }

  /** Ends the gesture. */
  play(touch: Touch | undefined = this.aim): void {
    this.typed = "";
    this.pressed = undefined;
    if (this.isOpen && touch) this.#told?.touch(touch);
    this.#redraw();
  }

  /** A finger has been lifted: it rests nowhere, and what it did goes on. */
  lift(): void {
    this.#drop();
    this.#redraw();
  }

  #drop(): void {
    this.aim = this.pressed = this.written = undefined;
    this.typed = "";
  }
}

/** A board over which there is a hand. */
export function handed(draw: (playing: Playing, hand: Hand) => TemplateResult): PlayBoard {
  class Handed extends AsyncDirective {
    #playing: Playing | undefined;
    // What goes while the board is drawn loses the keyboard, which must not draw the board then.
    readonly #hand = new Hand(() =>
      queueMicrotask(() => {
        if (this.#playing && this.isConnected) this.setValue(draw(this.#playing, this.#hand));
      }),
    );

    override render(playing: Playing): TemplateResult {
      this.#playing = playing;
      this.#hand.over(playing);
      return draw(playing, this.#hand);
    }
  }
  const drawn = directive(Handed);
  return (playing) => html`${drawn(playing)}`;
}
