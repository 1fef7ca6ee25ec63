import type { BoardWords } from "../board.ts";

export const en: BoardWords = { move: () => "pass" };
