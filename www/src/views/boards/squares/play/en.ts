export interface SquaresPlayWords {
  board: string;
  /** A coin, of so many, and the square where it stands. */
  coin: (coin: number, coins: number, square: number) => string;
  to: (square: number) => string;
  stays: string;
  refused: string;
  warned: string;
  hinted: string;
}

export const en: SquaresPlayWords = {
  board: "A strip of squares with coins. The left arrow key moves a coin, Enter leaves it there.",
  coin: (coin, coins, square) => `Coin ${coin} of ${coins}, on square ${square}`,
  to: (square) => `to square ${square}`,
  stays: "stays",
  refused: "not possible",
  warned: "this loses",
  hinted: "hint",
};
