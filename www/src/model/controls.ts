// What stands around the picture of a figure alone; a page has its own around it.
import { choice, shown } from "./slice.ts";

/** All of it; what the colours mean; nothing. */
export type Controls = "full" | "legend" | "none";

export const CONTROLS: readonly Controls[] = ["full", "legend", "none"];

export const controls = shown<{ controls: Controls }>(
  "controls",
  { controls: "full" },
  [
    {
      ...choice("controls", "controls", CONTROLS),
      says: {
        en: "in a figure alone, what stands around its picture: all there is, what its colours mean, or nothing",
        zh: "图周围显示什么：全部、颜色的含义，或什么也不显示",
      },
    },
  ],
  { isReaders: true },
);
