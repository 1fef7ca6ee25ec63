// Players as sentences name them.
import { player } from "../../messages/player.ts";
import type { State } from "../../model/state.ts";
import type { Named } from "./en.ts";
import { sitterOf, sittersOf } from "./turn.ts";

export function named(state: State, number: number): Named {
  const sitters = sittersOf(state);
  const sitter = sitterOf(state, number);
  const like = sitters.filter((each) => each === sitter).length;
  return { player: number, players: sitters.length, sitter, isOnly: like === 1 };
}

/** A player by a sign alone, where a sentence is about several of them. */
export function playerSign(number: number | undefined): string {
  return player(number ?? 0);
}
