import type { BoardWords } from "../board.ts";

export const zh: BoardWords = { move: () => "跳过" };
