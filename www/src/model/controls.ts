// What stands around the picture of a figure alone; a page has its own around it.
import { choice, shown } from "./slice.ts";

/** All of it; what the colours mean; nothing. */
export type Controls = "full" | "legend" | "none";

export const controls = shown<{ controls: Controls }>(
  "controls",
  { controls: "full" },
  [
    {
      ...choice<"controls", Controls>("controls", "controls", {
        full: { en: "all", zh: "全部" },
        legend: { en: "the legend", zh: "仅图例" },
        none: { en: "none", zh: "无" },
      }),
      label: { en: "Controls", zh: "控件" },
      shared: "live",
      says: {
        en: "in a figure alone, what stands around its picture: all there is, what its colours mean, or nothing",
        zh: "图周围显示什么：全部、颜色的含义，或什么也不显示",
      },
    },
  ],
  { isReaders: true },
);
