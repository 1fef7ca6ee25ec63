import { number } from "../../../../messages/chinese.ts";
import type { en } from "./en.ts";

export const zh: typeof en = {
  heap: "石子堆",
  atMost: (quota) => `这步至多取 ${number(quota)} 枚`,
};
