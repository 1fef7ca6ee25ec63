import { number } from "../../../messages/chinese.ts";
import type { QuotaWords } from "./en.ts";

const NUMBERS = ["石子", "限额"] as const;

export const zh: QuotaWords = {
  hint: "石子数，以及下一步至多可取的枚数；只写石子数即为开局",
  start: { open: "编辑石子", label: "起始局面的石子和限额" },
  bounds: { bound: "石子数上限" },
  extent: (bound) => `石子 ≤ ${number(bound)}`,
  move: ([change]) => `取 ${number((change?.from ?? 0) - (change?.to[0] ?? 0))} 枚`,
  numbers: NUMBERS,
  part: (place) => NUMBERS[place] ?? "",
};
