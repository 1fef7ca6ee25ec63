// Players as sentences name them.
import { capitalised } from "../../messages/dictionary.ts";
import { player } from "../../messages/player.ts";
import { turnsAtEnd } from "../../model/convention.ts";
import { playersUnder, turnOf } from "../../model/mover.ts";
import { NOBODY } from "../../model/values.ts";
import type { State } from "../../model/state.ts";
import type { Sitter } from "./slice.ts";
import { isGameOver, sitterOf, sittersOf } from "./turn.ts";
import type { PlayWords } from "./words.ts";

/** Whom a sentence is about: a player by number, among so many; "you" where there is but one person. */
interface Named {
  player: number;
  players: number;
  sitter: Sitter;
  /** Whether it is the only person, or, of two players, the only solver. */
  isOnly: boolean;
  isYou: boolean;
  /** Alone, within a sentence and at its beginning. */
  name: string;
  who: string;
  Who: string;
}

export function named(state: State, number: number, { names }: PlayWords): Named {
  const sitters = sittersOf(state);
  const players = sitters.length;
  const sitter = sitterOf(state, number);
  const isOnly = sitters.filter((each) => each === sitter).length === 1;
  const isYou = isOnly && sitter === "person";
  const sign = player(number);
  const byTurn = isOnly ? names.computer : number === 0 ? names.first : names.second;
  const called = isYou ? names.you : byTurn;
  const [name, who] =
    players === 2
      ? [called, called]
      : isYou
        ? [names.youAs({ sign }), names.youAsWithin({ sign })]
        : [sign, sign];
  return {
    player: number,
    players,
    sitter,
    isOnly,
    isYou,
    name,
    who,
    Who: capitalised(who),
  };
}

/** Who has won where no move is left; nothing where there is one, or as long as that is not known. */
export function ending(state: State, words: PlayWords): string | undefined {
  if (!isGameOver(state)) return undefined;
  const { game } = state;
  const turn = turnOf(state);
  const winner = game ? (turn + turnsAtEnd(game.convention)) % playersUnder(game.convention) : turn;
  return words.over(named(state, winner, words));
}

/** A player by a sign alone, where a sentence is about several of them. */
export function playerSign(number: number | undefined): string {
  return number === NOBODY ? "–" : player(number ?? 0);
}
