/** The words of the choice of who is to move. */
export const en = {
  toMove: "Who is to move",
  whenMoving: (player: string) => `when ${player} is to move`,
};

export type MoverWords = typeof en;
