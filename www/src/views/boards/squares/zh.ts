import { number } from "../../../messages/chinese.ts";
import type { BoardWords } from "../board.ts";

export const zh: BoardWords = {
  hint: "各枚硬币所在的格，从左边缘的第 0 格数起",
  things: "枚硬币",
  bounds: { bound: "最后一格", heaps: "硬币枚数上限" },
  extent: (bound, heaps) =>
    `第 0 至 ${number(bound)} 格${heaps === undefined ? "" : `，至多 ${number(heaps)} 枚`}`,
  part: (place) => `第 ${place + 1} 枚`,
  source: (places, tokens) => {
    const [one = 0, other] = places.map((place) => tokens[place] ?? 0);
    return other === undefined ? `边缘与 ${number(one)} 之间` : `${number(one)} 与 ${number(other)} 之间`;
  },
  move: (changes) =>
    changes.map(({ from, to: [to = 0] }) => `第 ${number(from)} 格到第 ${number(to)} 格`).join("，"),
};
