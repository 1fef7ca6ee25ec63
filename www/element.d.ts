/**
 * `<mex-graph>`, one figure: the position graph of a game. Importing this file defines the element; on a server it does nothing.
 * A page without a bundler takes the site's mex-graph.js instead, which is no module: `<script src="mex-graph.js" defer></script>`.
 *
 * Attributes are `game` (the notation) and the fields of the page's links, such as `play`, `players`, `color`, `labels`, `line` and
 * `lang`: the repository's www/docs/links.md tells of all. `controls="none"` leaves the picture alone. What stands between
 * its tags is shown until the figure is drawn, and where none can be. With a picture there it begins when that is touched, without
 * one when it comes near the screen, with `loading="eager"` at once. A style such as `display: block; height: 520px` reserves the space before this file has come.
 *
 * `play` is "misere", or with several `players` who wins: "first-stuck", "last-mover", or as "after-2" who comes so many turns
 * after the first who cannot move. `prefer` has a row for each player, whom it would rather see win, such as "021-102-210";
 * `mover` is the player whose turn it is taken to be.
 *
 * @example
 * import "mexplorer/element";
 * const figure = document.createElement("mex-graph");
 * figure.setAttribute("game", "nim(1,2,3)");
 * document.body.append(figure);
 */
export declare class MexGraph extends HTMLElement {
  /** What is shown, as the fragment of the page's address would have it; empty before the first game. */
  readonly link: string;
  /** How high it is in its width, or would be if the page gave it no height, in pixels; absent before there is something to see. */
  readonly naturalHeight: number | undefined;
  /** Shows what a link of the page says, given by its fragment. */
  showLink(fragment: string): void;
  /** Begins, be it near the screen or not. */
  start(): void;
}

export type { MexGraphAttributes } from "./attributes.d.ts";

/** When a game is shown. The counts are absent where its graph is too large to be searched. */
export type MexOpen = CustomEvent<{ notation: string; positions?: number; moves?: number }>;
/** When a position is selected and its value is known. While values are hidden, nothing is said of it but the position. */
export type MexSelect = CustomEvent<{
  position: string;
  /** With two players. */
  outcome?: "P" | "N";
  grundy?: number;
  /** With several players who all have the standard preferences: how many turns after the one to move the winner comes. */
  gameValue?: number;
  /** With several players: who wins when P₀, P₁, … is to move. */
  winners?: number[];
  /** Moves to the end when the winner hurries and the loser delays. */
  remoteness?: number;
}>;
/** When anything that is shown has changed. */
export type MexChange = CustomEvent<{ link: string }>;
/** When something that was asked for is wrong, or there is no solver. */
export type MexError = CustomEvent<{
  /** An `ErrorCode` of the solver, or "no-solver". */
  code: string;
  field: string;
  limit?: number;
  got?: number | string;
  /** Where the fault is in the text, in UTF-16 units. */
  span?: [number, number];
}>;

declare global {
  interface HTMLElementTagNameMap {
    "mex-graph": MexGraph;
  }
  interface HTMLElementEventMap {
    "mex-open": MexOpen;
    "mex-select": MexSelect;
    "mex-change": MexChange;
    "mex-error": MexError;
  }
}
