/** What the legend says of several players. */
export const en = {
  gameValue: "Game value",
  noGameValues: "Only with the standard preferences do positions have game values.",
  winner: "Winner",
  moverWins: "who is to move wins",
  lastWins: "who has just moved wins: solid",
  /** The same where there is little room. */
  short: { moverWins: "to move wins", lastWins: "just moved wins" },
  solidFor: (player: string) => `wins. Solid: where ${player} wins by moving there.`,
};

export type PlayerKeysWords = typeof en;
