import type { Ending } from "../../../model/verdict.ts";
import { count, locale, number } from "../../../messages/english.ts";
import type { Phrase } from "../../../messages/phrase.ts";

/** "A", "A or B", "A, B or C"; with others, "A, B or 3 others" */
const either = <T>(moves: readonly T[], others: number | undefined): Phrase<T> => {
  const rest = others === undefined ? "others" : others === 0 ? [] : count(others, "other", "others");
  const all = [...moves, ...[rest].flat()];
  return all.flatMap((move, place) =>
    place === 0 ? [move] : [place === all.length - 1 ? " or " : ", ", move],
  );
};

/** What the kit says in every figure. */
export const en = {
  ...locale,
  players: (players: number) => `${players} players`,

  /** Who wins from a position, without the full stop. */
  verdict: {
    lost: (label: string) => `${label} is lost for whoever moves`,
    won: <T>(label: string, moves: readonly T[], others: number | undefined): Phrase<T> =>
      moves.length === 0
        ? [`${label} can be won`]
        : [`${label} can be won: move to `, ...either(moves, others)],
    over: (label: string, how: Ending) =>
      `No move is left in ${label}: ${
        {
          "mover-lost": "whoever should move now has lost",
          "mover-won": "whoever should move now has won",
          "last-won": "whoever moved last has won",
        }[how]
      }`,
    turns: (label: string, value: number, players: number) =>
      `In ${label}, ${
        value === 0
          ? "whoever is to move"
          : value === players - 1
            ? "whoever has just moved"
            : `whoever moves ${count(value, "turn", "turns")} later`
      } wins`,
    winner: (label: string, mover: string, winner: string) =>
      `In ${label}, ${winner} wins when ${mover} is to move`,
    grundy: (value: number) => `Grundy value ${number(value)}`,
    sentences: (texts: readonly string[]) => texts.map((text) => `${text}.`).join(" "),
  },
};

export type KitFigureWords = typeof en;
