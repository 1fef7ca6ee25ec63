// What stands around the picture of a figure alone; a page has its own around it.
import { choice, shown } from "./slice.ts";
import * as texts from "./texts.controls.ts";

/** All of it; what the colours mean; nothing. */
export type Controls = "full" | "legend" | "none";

export const controls = shown<{ controls: Controls }>(
  "controls",
  { controls: "full" },
  [
    {
      ...choice<"controls", Controls>("controls", "controls", ["full", "legend", "none"], texts.controls),
      shared: "live",
    },
  ],
  { isReaders: true },
);
