import { count, listed } from "../../messages/english.ts";
import { player } from "../../messages/player.ts";
import type { OpponentLevel, Sitter } from "./slice.ts";

/** Whom a sentence is about: a player by number, among so many; "you" where there is but one person. */
export interface Named {
  player: number;
  players: number;
  sitter: Sitter;
  /** Whether it is the only person, or, of two players, the only solver. */
  isOnly: boolean;
}

const name = ({ player: number, players, sitter, isOnly }: Named): string => {
  if (isOnly && sitter === "person") return players > 2 ? `you, ${player(number)},` : "you";
  if (players > 2) return player(number);
  if (isOnly) return "the computer";
  return number === 0 ? "the first player" : "the second player";
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const isYou = ({ isOnly, sitter }: Named): boolean => isOnly && sitter === "person";
const verb = (who: Named, you: string, other: string): string => `${name(who)} ${isYou(who) ? you : other}`;

/** The words of a game that is played. */
export const en = {
  label: "Board",
  sentences: (...all: readonly string[]) => all.filter(Boolean).join(" "),
  coming: "The board is coming…",
  game: (number: number, rule: string) => `Game ${number}: ${rule}`,

  turn: (who: Named) => (isYou(who) ? "Your move." : `${capital(name(who))} to move.`),
  thinking: (who: Named) =>
    `${capital(name(who))} ${who.isOnly ? "is thinking…" : "(computer) is thinking…"}`,
  played: (who: Named, position: string) => `${capital(name(who))} went to ${position}.`,
  over: (who: Named) => `No move is left: ${verb(who, "win", "wins")}.`,
  waits: (who: Named) => `You went back. It would be ${name(who)}’s move.`,
  goOn: "Let it move",
  aside: (position: string) => `You are looking at ${position}.`,
  back: "Back to the game",
  several: "Several moves fit: which one?",
  clear: "Start over",
  careful: "Careful: this move loses. Press again to make it all the same.",
  noMove: "That is no move.",
  byRule: (rule: string) => `That is no move. ${rule}`,
  anyOf: (values: readonly string[]) =>
    values.length < 2 ? (values[0] ?? "") : `${listed(values.slice(0, -1))} or ${values.at(-1) ?? ""}`,

  takeBack: "Take back",
  takeBackHint: "Back to the last move that a person made",
  newGame: "New game",
  hint: "Hint",
  moreHint: "Next hint",
  hints: {
    canWin: "You can win from here.",
    cannotWin: "Nobody could win from here against perfect play. Make it last.",
    goesTo: (who: string) => `The best that can be reached: ${who} wins.`,
    place: "The best move is where it is marked.",
    move: (position: string) => `Go to ${position}.`,
    lost: (position: string) => `Whoever moves in ${position} loses: every move there can be answered.`,
    holds: (position: string) => `All moves lose; after ${position} it takes longest.`,
    prefers: (position: string, who: string) => `From ${position}, ${who} wins.`,
    by: (theorem: string) => `${theorem}:`,
  },

  values: "Show values",
  valuesHint: "Colours and values, in the graph and beside it",
  warn: "Warn me",
  warnHint: "Mark a move that loses before it is made",
  graph: "Graph beside",
  seats: "Players",
  seat: (number: number, players: number) =>
    players > 2 ? player(number) : number === 0 ? "First" : "Second",
  sitters: { person: "person", solver: "computer" } satisfies Record<Sitter, string>,
  swap: "Change sides",
  level: "Computer",
  levels: {
    1: "sees 1 move",
    2: "sees 3 moves",
    3: "sees 5 moves",
    4: "plays perfectly",
  } satisfies Record<OpponentLevel, string>,

  puzzle: "Puzzle",
  puzzles: {
    find: "Find the move that wins.",
    right: "Right: that move wins.",
    wrong: "That move does not win: look at the answer.",
    again: "Try again",
    next: "Next puzzle",
    level: "Puzzles",
    levels: { 1: "very easy", 2: "easy", 3: "medium", 4: "hard", 5: "very hard" },
    none: "Nobody can win anything here: this game has no such puzzle.",
  },

  side: (who: Named) => capital(name(who)),
  course: "Who stood to win after each move",
  place: (move: number, position: string, says: string) =>
    `${move === 0 ? "Start, 0" : `Move ${move}`}, ${position}${says && `: ${says}`}`,
  stands: (who: Named, remoteness: number | undefined) =>
    `${verb(who, "win", "wins")}${remoteness === undefined ? "" : ` in ${count(remoteness, "move", "moves")}`}`,
  turned: {
    won: (move: number, who: Named, from: string, to: string) =>
      `Move ${move} (${name(who).replace(/,$/, "")}): ${from} was won, ${to} is not.`,
    given: (move: number, who: Named, from: string, to: string, winner: string) =>
      `Move ${move} (${name(who).replace(/,$/, "")}): from ${from} to ${to}; now ${winner} wins.`,
    better: (position: string) => `${position} would have won.`,
    rather: (position: string) => `${position} was better.`,
    none: "Nobody gave anything away.",
  },

  record: {
    open: "Record…",
    title: "The game as text",
    about:
      "Copy it, or put another record here and open it: the game, a colon, and the positions with arrows between them.",
    text: "Record",
    copy: "Copy",
    copied: "Copied.",
    notCopied: "It could not be copied; the text is selected.",
    read: "Open",
    wrong: "That is no record. It looks like this: nim(1,2,3): (2,3) → (2,2)",
    close: "Close",
  },
};

export type PlayWords = typeof en;
