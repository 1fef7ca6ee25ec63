import { number } from "../../../messages/english.ts";
import type { BoardWords } from "../board.ts";

export const en: BoardWords = {
  hint: "The squares of the coins, counted from 0 at the left edge",
  things: "coins",
  bounds: { bound: "Last square", heaps: "Number of coins, at most" },
  extent: (bound, heaps) =>
    `squares 0 to ${number(bound)}${heaps === undefined ? "" : `, at most ${number(heaps)} coins`}`,
  part: (place) => `Coin ${place + 1}`,
  source: (places, tokens) => {
    const [one = 0, other] = places.map((place) => tokens[place] ?? 0);
    return other === undefined ? `before ${number(one)}` : `between ${number(one)} and ${number(other)}`;
  },
  move: (changes) => changes.map(({ from, to: [to = 0] }) => `${number(from)} to ${number(to)}`).join(", "),
};
