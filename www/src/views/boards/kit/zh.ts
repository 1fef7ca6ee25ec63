import type { en } from "./en.ts";

export const zh: typeof en = {
  less: (item) => `${item}：减少一枚`,
  more: (item) => `${item}：增加一枚`,
};
