// What everybody needs and that needs nobody.
import type { Outcome, ParameterValue } from "../solver/wire.ts";

export type { Language } from "./languages.ts";
export type Theme = "auto" | "light" | "dark";
/**
 * What the colours of the positions mean: a number that each position has, or who wins. With two players that is the
 * Grundy value or the outcome, or how many moves there are to the end; with several the game value or the winner, or how
 * far it is to a level position, which with two is P. Or they mean whether that is something else in another game.
 */
export type ColourBy = "grundy" | "outcome" | "level" | "remoteness" | "difference";
/** The same for the values that are known of a game. With several players a number is i: who wins when Pᵢ is to move. */
export type Colouring = Exclude<ColourBy, "difference" | "level"> | "gameValue" | "distance" | number;
/** What the numbers of outcomes stand for in answers of the solver. */
export const OUTCOMES = ["P", "N", "D"] as const satisfies readonly Outcome[];
/** Who wins a draw, in answers of the solver, which have players there by number. */
export const NOBODY = 255;
/** What a colouring says of a position; where play may have no end, a number of it may be infinite. */
export type Value = Outcome | "∞" | number;
/** Whether a position has another value in the game with which its own is compared. */
export type ValueChange = "changed" | "same";
/**
 * What is written on the positions: themselves, their values, both, or their numbers p1, p2, … in the literature; or both, with
 * their stones above, where these are few.
 */
export type Labels = "both" | "position" | "value" | "number" | "stones";
export type ParameterValues = Record<string, ParameterValue>;
