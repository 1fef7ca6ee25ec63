/** The words for what a game is compared with. */
export const en = {
  compare: "Compare with",
  nothing: "nothing",
  otherPlay: { normal: "normal play", misere: "misère play" },
  otherRule: "another rule…",
  rule: "Rule",
  ruleHint: "A rule as in links, such as bash[m=4]",
  badRule: "There is no such rule.",
  /** What a position is in the other game, by what that is called. */
  other: (name: string, value: string) => `${name}: ${value}`,
  same: (name: string) => `${name}: the same`,
  both: (label: string, own: string, other: string) => `${label}: ${own}; ${other}`,
};

export type AgainstWords = typeof en;
