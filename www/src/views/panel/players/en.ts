import { count, listed, number } from "../../../messages/english.ts";

/** What the panel says of several players. */
export const en = {
  howTo: {
    solid: (mover: string | undefined) =>
      mover === undefined ? "Solid: whoever moves there wins." : `Solid: ${mover} wins by moving there.`,
    gameValue:
      "[[gameValue|Game value]]: how many turns after the player to move the winner comes. 0 is the player to move.",
    winner: (mover: string) => `The player who wins when ${mover} is to move and all play well.`,
    arrows: (mover: string | undefined) =>
      `Arrows are moves; coloured ones win${mover === undefined ? "" : ` for ${mover}`}. Select a position to see all its moves.`,
  },

  position: {
    gameValue: (value: number, players: number) =>
      value === 0
        ? "[[gameValue|Game value]] 0: whoever is to move wins."
        : value === players - 1
          ? `[[gameValue|Game value]] ${value}: whoever has just moved wins.`
          : `[[gameValue|Game value]] ${value}: whoever moves ${count(value, "turn", "turns")} later wins.`,
    winners: "Who wins depends on who is to move:",
    table: "Who wins",
    moves: "to move",
    wins: "wins",
    column: (mover: string, winner: string) => `When ${mover} is to move, ${winner} wins`,
  },

  why: {
    value: (value: number) => `Why ${number(value)}?`,
    winner: (winner: string) => `Why ${winner}?`,
    terminalStuck: (value: number) =>
      `No move is left: whoever is to move is the first who cannot, and wins. So the value is ${value}.`,
    terminalMoved: (value: number) =>
      `No move is left: whoever moved last, just before, wins. So the value is ${value}.`,
    terminalFor: (mover: string, winner: string, isStuck: boolean) =>
      isStuck
        ? `No move is left: ${mover}, the first who cannot move, wins.`
        : `No move is left: ${winner}, who moved last, wins.`,
    zero: (last: number) =>
      `An [[option|option]] has ${last}: after a move there, ${count(last, "turn", "turns")} later, it is the mover’s turn again. So the mover wins.`,
    between: (value: number, last: number) =>
      `All [[option|options]] have values from ${value - 1} to ${last - 1}, and one has ${value - 1}: the best that the mover can reach, one turn later.`,
    last: (last: number) =>
      `All [[option|options]] have ${last - 1}: wherever the mover goes, whoever has just moved wins.`,
    prefers: (mover: string, order: readonly string[]) =>
      `${mover} [[allianceMatrix|would rather see]] ${order.join(", then ")} win.`,
    reaches: (mover: string, winner: string, others: readonly string[]) =>
      others.length === 0
        ? `An [[option|option]] lets ${winner} win, so ${mover} moves there.`
        : `No [[option|option]] lets ${listed(others)} win; the best that ${mover} can reach is ${winner}.`,
    best: (mover: string | undefined) =>
      mover === undefined ? "the mover’s choice" : `${mover} moves there`,
    valueIs: (value: number) => `game value ${number(value)}`,
    winnerIs: (winner: string) => `then ${winner} wins`,
  },
};

export type PlayersWords = typeof en;
