import { number } from "../../../../messages/chinese.ts";
import type { en } from "./en.ts";

const TENS = ["个", "十", "百", "千"];

export const zh: typeof en = {
  number,
  named: (parts) => parts.join("，"),
  stones: (size) => `${number(size)} 枚石子`,
  take: (taken, left) => `取走 ${number(taken)} 枚，剩下 ${number(left)} 枚`,
  alone: "再按：只取这些",
  also: (taken) => `同取 ${number(taken)} 枚`,
  took: (taken) => `−${number(taken)}`,
  came: (come) => `+${number(come)}`,
  none: "未取",
  refused: "不能这样走",
  warned: "这步会输",
  hinted: "提示",
  block: (power) => {
    const large = `${power % 8 >= 4 ? "万" : ""}${power >= 8 ? "亿" : ""}`;
    return power > 0 && power % 4 === 0 ? large : `${TENS[power % 4] ?? ""}${large}`;
  },
  field: "取走",
  fieldName: (pile) => `${pile}：取走几枚`,
  range: (most) => `1 到 ${number(most)} 的整数`,
  play: "取走",
};
