/** The terms of the page, in the order in which they build on one another: each with what it means. */
export const glossary = {
  impartial: [
    "Impartial game",
    "Two players move in turn, without chance; both have the same moves in every position, and every play ends. Chess is not impartial: each side moves its own pieces.",
  ],
  option: ["Option", "A position that one legal move leads to. Several moves may lead to the same option."],
  terminal: ["Terminal position", "A position without options: no move is left, and the game is over."],
  graph: [
    "Position graph",
    "One node for every position that can be reached, one arrow for every option of each. Equal positions are drawn once.",
  ],
  normal: ["Normal play", "Whoever cannot move loses, so the last move wins."],
  misere: ["Misère play", "Whoever cannot move wins, so the last move loses."],
  p: [
    "P-position",
    "The previous player, who has just moved, can force a win; whoever is to move loses against good play. No option of a P-position is one.",
  ],
  n: [
    "N-position",
    "The next player, who is to move, can force a win. Some option is a P-position, or no move is left in misère play.",
  ],
  mex: [
    "mex",
    "The “minimum excluded” of a set: the least of 0, 1, 2, … that is not in it. The mex of {0, 1, 3} is 2.",
  ],
  grundy: [
    "Grundy value",
    "The mex of the Grundy values of the options, so a terminal position has 0. Under normal play it is 0 exactly for the P-positions.",
  ],
  nimSum: [
    "Nim-sum, ⊕",
    "Addition in binary without carrying: a column gives 1 where it holds an odd number of ones. 3 ⊕ 5 = 6.",
  ],
  sum: ["Sum of games", "Several games side by side: a move is made in exactly one of them."],
  spragueGrundy: [
    "Sprague–Grundy theorem",
    "Under normal play the Grundy value of a sum is the nim-sum of the Grundy values of its parts. So every part can be replaced by a Nim heap of that size.",
  ],
  kernel: [
    "Kernel",
    "A set of nodes with no arrow inside it, into which every node outside has an arrow. The positions of Grundy value 0 are the kernel of their graph.",
  ],
  cover: [
    "Covering move",
    "A move with no position in between: several moves in a row cannot replace it. In very large graphs, every move to the next layer.",
  ],
  gameValue: [
    "Game value",
    "With several players, each of whom prefers itself and then whoever comes next in turn: how many turns after the player to move the winner comes. 0 is the player to move; the largest value is the player who has just moved.",
  ],
  allianceMatrix: [
    "Alliance matrix",
    "With several players, one row for each: all players in the order in which it would rather see them win, itself first. In the standard matrix every row follows the order of turns.",
  ],
  remoteness: ["Remoteness", "The number of moves to the end when the winner hurries and the loser delays."],
  proved: ["Proved", "There is a proof, in the argument given or in the source named."],
  hypothesis: [
    "Holds under a hypothesis",
    "There is a proof for the games that meet a condition. It can fail for others.",
  ],
  conjecture: ["Conjecture", "Not proved. It has been checked as far as stated, and no further."],
  observed: ["Observed", "Seen in computed values. It is neither proved nor claimed beyond them."],
} as const satisfies Record<string, readonly [name: string, meaning: string]>;

export type Glossary = Record<keyof typeof glossary, readonly [name: string, meaning: string]>;
