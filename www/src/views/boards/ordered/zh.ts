import { number } from "../../../messages/chinese.ts";
import type { BoardWords } from "../board.ts";
import { heapAt } from "./names.ts";

export const zh: BoardWords = {
  hint: "按次序写各堆 a₁、a₂、…的石子数",
  things: "堆",
  start: { open: "编辑各堆", label: "起始局面的各堆" },
  bounds: { bound: "最大的堆" },
  extent: (bound) => `各堆 ≤ ${number(bound)}`,
  move: (changes, first) =>
    changes
      .map(({ place, from, to: [left = 0] }) => `从 ${heapAt(place - first)} 取 ${number(from - left)}`)
      .join("，"),
  part: heapAt,
};
