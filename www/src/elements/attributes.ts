// The attributes of <mex-graph> that are no fields of links; its documents and types are written from both.
import type { Field } from "../model/slice.ts";
import { LOADING } from "./waiting.ts";

/** An attribute, and what it says, for whoever writes it by hand. */
export type Attribute = Omit<Field<unknown>, "read" | "write">;

export const OWN: readonly Attribute[] = [
  {
    name: "game",
    says: { en: "the game in its notation, such as nim(1,2,3)", zh: "游戏，按其记法书写，例如 nim(1,2,3)" },
  },
  {
    name: "loading",
    says: {
      en: "when it begins: when it is touched, when it comes near the screen, or at once; with a picture between its tags it is touch, without one lazy",
      zh: "何时开始：点按时、接近屏幕时，或立即；标签之间有图片时为 touch，没有时为 lazy",
    },
    words: LOADING,
  },
];
