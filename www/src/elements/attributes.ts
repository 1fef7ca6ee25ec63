// The attributes of <mex-graph> that are no fields of links; its documents and types are written from both.
import type { Field } from "../model/slice.ts";

/** An attribute, and what it says, for whoever writes it by hand. */
export type Attribute = Omit<Field<unknown>, "read" | "write">;

export const OWN: readonly Attribute[] = [
  { name: "game", says: "the game in its notation, such as nim(1,2,3)" },
  {
    name: "controls",
    says: "what stands around the picture: all there is, what its colours mean, or nothing (full by default, legend, none)",
    words: ["full", "legend", "none"],
  },
  {
    name: "loading",
    says: "when it begins: when it comes near the screen, or at once (lazy by default, eager)",
    words: ["lazy", "eager"],
  },
];
