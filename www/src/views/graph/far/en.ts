import { count, number } from "../../../messages/english.ts";

export const en = {
  hint: "Each square is a position: point at one to read it, press it to select it.",
  help: "Arrow keys go from position to position, Enter selects, plus and minus enlarge.",
  find: "Find a position",
  missing: (text: string) => `${text} is none of these positions.`,
  sight: (positions: number, all: number) =>
    `${number(positions)} of ${count(all, "position", "positions")} in sight`,
};

export type FarWords = typeof en;
