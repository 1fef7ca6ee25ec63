import type { en as words } from "./en.ts";

export const zh: typeof words = {
  board: "各堆石子",
  heap: (name, count) => (count === 1 ? name : `${name}，共 ${count} 堆`),
};
