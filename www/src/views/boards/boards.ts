// What the rest of the page asks of the boards.
import type { Move } from "../../solver/wire.ts";
import { Lazy } from "../../loading/lazy.ts";
import { parts } from "../../loading/parts.ts";
import type { Language } from "../../model/values.ts";
import type { Locale } from "../../messages/locale.ts";
import type { BoardWords } from "./board.ts";
import { en, type CommonWords } from "./en.ts";
import { BOARDS } from "./registry.ts";
import { zh } from "./zh.ts";

export { BOARDS };

const COMMON: Readonly<Record<Language, CommonWords>> = { en, zh };

/** The words of a board, with those that it leaves out. */
export function boardWords(board: string, { code }: Locale): BoardWords & CommonWords {
  return { ...COMMON[code], ...BOARDS[board]?.words[code] };
}

/** What a move does, such as "3 → 2"; empty where its option says it all. */
export function changesOf({ board, component, first, changes }: Move, messages: Locale): string {
  const words = boardWords(board, messages);
  const move = words.move(changes, first);
  return component !== undefined && move ? words.inGame(component + 1, move) : move;
}

const fetched = new Map<unknown, Lazy<unknown>>();

/** An editor or a drawing, fetched when it is first wanted. */
export function boardPart<Part>(load: (() => Promise<Part>) | undefined): Part | undefined {
  if (!load) return undefined;
  const lazy = fetched.get(load) ?? new Lazy<unknown>(parts.board, load);
  fetched.set(load, lazy);
  return lazy.get() as Part | undefined;
}
