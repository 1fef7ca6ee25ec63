// What a fault in an answer ends a command with.
import type { FigureAnswer } from "../../../figure.d.ts";
import { defaults } from "../../model/state.ts";
import type { KitWords } from "../../views/kit/en.ts";
import { sentenceOf } from "../../views/boards/faults.ts";
import type { CommandWords } from "./en.ts";
import { CommandEnd, TOO_LARGE, WRONG } from "./given.ts";

/** A text with a line under the part of it that is wrong. */
export function underlined(text: string, [start, end]: readonly [number, number]): string {
  return `${text}\n${" ".repeat(start)}${"^".repeat(Math.max(1, end - start))}\n`;
}

/** Whether a number that an option gives is larger than there may be. */
function isBeyond(error: Fault): boolean {
  return error.code === "out-of-range" && error.limit !== undefined && Number(error.got) > error.limit;
}

export type Fault = Extract<FigureAnswer, { ok: false }>["error"];

/** A fault in words, with a line under the part of the text that is wrong. */
export function endingOf(error: Fault, text: string, told: CommandWords, messages: KitWords): CommandEnd {
  if (error.code === "no-picture")
    return error.field === "view"
      ? new CommandEnd(told.otherView(error.got))
      : new CommandEnd(told.noPicture, TOO_LARGE);
  if (error.code === "unknown-format") return new CommandEnd(told.noCommand(error.got));
  if (error.code === "unknown-position") return new CommandEnd(told.unreached(String(error.got)));
  const { span, code } = error;
  const what = error.field === "formula" ? "FORMULA" : "LINK";
  const sentence = sentenceOf({ ...error, code }, { state: defaults(), messages }, span ? what : undefined);
  return new CommandEnd(
    (span ? underlined(text, span) : "") + sentence,
    /^(too-many-|out-of-memory)/.test(code) || isBeyond(error) ? TOO_LARGE : WRONG,
  );
}
