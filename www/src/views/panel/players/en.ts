import { count, number } from "../../../messages/english.ts";

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
    gameValue: (value: number) => `[[gameValue|Game value]] ${value}`,
    winners: "Who wins depends on who is to move:",
    table: "Who wins",
    moves: "to move",
    wins: "wins",
    column: (mover: string, winner: string) => `When ${mover} is to move, ${winner} wins`,
  },

  /** How a plain verdict goes on. */
  plain: {
    end: ".",
    that: (mover: string, winner: string) => `. When ${mover} is to move, that is ${winner}`,
    goes: (mover: string, move: string | undefined) =>
      move === undefined ? "." : `: ${mover} moves to ${move}.`,
    whatever: (winner: string) => `: every move lets ${winner} win.`,
    reaches: (mover: string, winner: string, others: readonly string[]) =>
      `: no move lets ${others.join(" or ")} win, and ${winner} is the best that ${mover} can reach.`,
  },

  why: {
    value: (value: number) => `Why game value ${number(value)}?`,
    winner: (winner: string) => `Why ${winner}?`,
    terminalStuck: (value: number) =>
      `The first who cannot move wins, and that is whoever is to move. So the value is ${value}.`,
    terminalMoved: (value: number) =>
      `The last to move wins, who is ${count(value, "turn", "turns")} after the one to move. So the value is ${value}.`,
    terminalAfter: (value: number) =>
      `The winner comes ${count(value, "turn", "turns")} after the one who cannot move, and that is whoever is to move. So the value is ${value}.`,
    stuck: (mover: string) => `${mover} is the first who cannot move, and wins.`,
    moved: (winner: string) => `${winner} moved last, and wins.`,
    after: (mover: string, winner: string, turns: number) =>
      `${mover} cannot move, and ${winner}, who comes ${count(turns, "turn", "turns")} later, wins.`,
    zero: (last: number) =>
      `An [[option|option]] has ${last}: after a move there, ${count(last, "turn", "turns")} later, it is the mover’s turn again. So the mover wins.`,
    between: (value: number, last: number) =>
      `All [[option|options]] have values from ${value - 1} to ${last - 1}, and one has ${value - 1}: the best that the mover can reach, one turn later.`,
    last: (last: number) =>
      `All [[option|options]] have ${last - 1}: wherever the mover goes, whoever has just moved wins.`,
    prefers: (mover: string, order: readonly string[]) =>
      `${mover} [[allianceMatrix|would rather see]] ${order.join(", then ")} win.`,
    best: (isWin: boolean): string => (isWin ? "wins" : "no better choice"),
    valueIs: (value: number) => `game value ${number(value)}`,
    winnerIs: (winner: string) => `then ${winner} wins`,
  },
};

export type PlayersWords = typeof en;
