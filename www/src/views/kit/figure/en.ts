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
  anyOf: (values: readonly string[]): string =>
    values.length < 2 ? values.join() : `${values.slice(0, -1).join(", ")} or ${values.at(-1)}`,
  /** Rows of players, each in the order in which one would rather see them win. */
  preferences: (rows: readonly string[]) => `; preferences ${rows.join(", ")}`,
  conjunction: (rules: readonly string[], name: string, says: string) =>
    [...rules, `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${says}.`].join(" "),

  undo: "Undo",

  /** What the outcomes are called, by the words there are. */
  outcomes: {
    grundy: { P: "P-position", N: "N-position" },
    outcome: { P: "P-position", N: "N-position" },
    win: { P: "whoever moves loses", N: "whoever moves can win" },
    shapes: { P: "solid", N: "outlined" },
  },

  /** Who wins from a position, without the full stop. */
  verdict: {
    solid: (label: string) => `${label} is solid: all its options are outlined`,
    outlined: <T>(label: string, moves: readonly T[], others: number | undefined): Phrase<T> => [
      `${label} is outlined: it has the solid option `,
      ...either(moves, others),
    ],
    end: (label: string, isSolid: boolean) =>
      `${label} is ${isSolid ? "solid" : "outlined"}: no move is left`,
    lost: (label: string) => `${label} is lost for whoever moves`,
    won: <T>(label: string, moves: readonly T[], others: number | undefined): Phrase<T> =>
      moves.length === 0
        ? [`${label} can be won`]
        : [`${label} can be won: move to `, ...either(moves, others)],
    over: (label: string, how: Ending) =>
      `No move is left in ${label}: ${
        typeof how === "number"
          ? `whoever comes ${count(how, "turn", "turns")} later has won`
          : {
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
    remoteness: (moves: number) => `${count(moves, "move", "moves")} to the end`,
    sentences: (texts: readonly string[]) => texts.map((text) => `${text}.`).join(" "),
  },
};

export type KitFigureWords = typeof en;
