export interface CoinsPlayWords {
  board: string;
  heads: (coin: number, isHinted: boolean) => string;
  tails: (coin: number, isHinted: boolean) => string;
  /** A coin to the right of all heads. */
  idle: (coin: number) => string;
  again: string;
}

export const en: CoinsPlayWords = {
  board: "A row of coins. Arrow keys go from coin to coin, Enter turns one over.",
  heads: (coin, isHinted) => `Coin ${coin}, heads${isHinted ? " (hint)" : ""}`,
  tails: (coin, isHinted) => `Coin ${coin}, tails${isHinted ? " (hint)" : ""}`,
  idle: (coin) => `Coin ${coin}, tails, with no head to its right`,
  again: "Press one of them again to turn just these, or another coin besides.",
};
