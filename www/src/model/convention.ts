// Play conventions as a link says them.
import type { Convention } from "../solver/api.ts";
import type { Instance } from "../solver/wire.ts";

export type Alliance = Extract<Convention, { kind: "alliance" }>;

/** What a link says of the convention, as it stands there. */
export interface ConventionFields {
  /** "misere", or who wins among several players; absent: normal play. */
  play?: string;
  players?: string;
  /** Rows of players' digits, such as "021-102-210"; absent: the standard ones. */
  prefer?: string;
}

export const NORMAL: Convention = { kind: "normal" };

type Winner = NonNullable<Alliance["winner"]>;

/** How links say who wins among several players: by a word, or as "after-2" how many turns after the one who is stuck. */
export function wordOf(winner: Winner = "first-stuck"): string {
  return typeof winner === "number" ? `after-${winner}` : winner;
}

/** The winner for whom a word stands, if for any; whether there are players enough is for the solver to say. */
export function winnerIn(word: string, winners: ReadonlyArray<{ word: string }>): Winner | undefined {
  const turns = /^after-(\d+)$/.exec(word)?.[1];
  if (turns !== undefined) return Number(turns);
  return winners.some((card) => card.word === word) ? (word as Winner) : undefined;
}

/** How many turns after the player to move the winner comes when no move is left. */
export function turnsAtEnd(convention: Convention): number {
  if (convention.kind !== "alliance") return convention.kind === "misere" ? 0 : 1;
  const { players, winner = "first-stuck" } = convention;
  return typeof winner === "number" ? winner : winner === "last-mover" ? players - 1 : 0;
}

/**
 * The convention that a link asks for. Nothing in it is known to be true: the solver judges it. A word for who wins, of
 * which there are `winners`, stands for several players; it may be left out where their number is said.
 */
export function conventionIn(
  { players, play = players === undefined ? NORMAL.kind : "first-stuck", prefer }: ConventionFields,
  winners: ReadonlyArray<{ word: string }>,
): Convention {
  const rows =
    prefer && /^[\d-]+$/.test(prefer) ? prefer.split("-").map((row) => Array.from(row, Number)) : prefer;
  const winner = winnerIn(play, winners);
  return {
    kind: winner === undefined ? play : "alliance",
    ...(winner !== undefined && { winner }),
    ...(players !== undefined && { players: /^\d+$/.test(players) ? Number(players) : players }),
    ...(rows !== undefined && { preferences: rows }),
  } as Convention;
}

/** The fields that stand for a convention; what is as it is by default is left out. */
export function fieldsOf(convention: Convention): ConventionFields {
  if (convention.kind !== "alliance") return convention.kind === "normal" ? {} : { play: convention.kind };
  const { players, winner, preferences } = convention;
  const rows = typeof preferences === "object" ? preferences : undefined;
  return {
    play: wordOf(winner),
    players: String(players),
    ...(rows && { prefer: rows.map((row) => row.join("")).join("-") }),
  };
}

/** Whether a game in which a theorem is looked at is played so. */
export function isConventionOf({ play, players }: Instance, convention: Convention): boolean {
  const fields = {
    ...(play !== NORMAL.kind && { play }),
    ...(players !== undefined && { players: String(players) }),
  };
  return JSON.stringify(fields) === JSON.stringify(fieldsOf(convention));
}

export function isSameConvention(one: Convention, other: Convention): boolean {
  return JSON.stringify(fieldsOf(one)) === JSON.stringify(fieldsOf(other));
}
