import { number } from "../../../../messages/chinese.ts";
import type { en } from "./en.ts";

export const zh: typeof en = {
  board: "台阶",
  step: (number, count) => `第 ${number} 级，共 ${count} 级`,
  stepInShort: (number) => `第 ${number} 级`,
  floor: "地面",
  onFloor: (stones) => `地面上有 ${number(stones)} 枚石子`,
  down: (taken, left) => `下移 ${number(taken)} 枚，剩下 ${number(left)} 枚`,
};
