/** What stands around the picture of a figure alone. */
export const en = {
  rule: "Rule",
  startAgain: "Start again",
  title: (name: string, position: string) => `${name} ${position}`,
  /** What the values mean, where there is little room. */
  short: { P: "loses", N: "can win" },
};

export type AloneWords = typeof en;
