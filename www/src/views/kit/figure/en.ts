import { count, locale, number } from "../../../messages/english.ts";

/** What the kit says in every figure. */
export const en = {
  ...locale,
  players: (players: number) => `${players} players`,

  verdict: {
    spoken: (label: string, outcome: string, grundy: number | undefined) =>
      `Position ${label}, ${outcome}-position${grundy === undefined ? "" : `, Grundy value ${number(grundy)}`}`,
    /** With several players: who wins when P₀, P₁, … is to move. */
    spokenWinners: (label: string, gameValue: number | undefined, winners: string) =>
      `Position ${label}, ${gameValue === undefined ? `winners ${winners} when P0, P1, … is to move` : `game value ${gameValue}`}`,
    spokenPosition: (position: string, moves: string) => `${position}. ${moves}.`,
    spokenMoves: (options: number, winning: number | undefined, areMore: boolean) => {
      if (options === 0) return "No move is left";
      if (areMore) return `more than ${number(options)} moves`;
      const moves = count(options, "move", "moves");
      if (winning === undefined) return moves;
      return `${moves}, ${winning === 0 ? "none wins" : `${number(winning)} of them ${winning === 1 ? "wins" : "win"}`}`;
    },
  },
};

export type KitFigureWords = typeof en;
