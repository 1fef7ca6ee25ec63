import type { TemplateResult } from "lit/html.js";
import { NORMAL } from "../../../model/convention.ts";
import { playersUnder } from "../../../model/mover.ts";
import type { Value } from "../../../model/values.ts";
import { isByP, classColourOf } from "../cells/classColour.ts";
import type { FigureContext } from "../context.ts";
import { choicesUpTo } from "../valueChoices.ts";
import { guessingWords } from "./words.ts";

/** The largest value that can be typed. */
const LARGEST = 99_999;

/** What a cell or a heap may be said to be. */
export function cellChoices(context: FigureContext, say: (said: Value) => void): TemplateResult {
  const { game } = context.state;
  const told = classColourOf(context.state);
  const isOfPlayers = !isByP(told) || told.value === "distance";
  const most = isOfPlayers ? playersUnder(game?.convention ?? NORMAL) - 1 : LARGEST;
  const scale = isByP(told) ? 0 : "players";
  return choicesUpTo(
    told.value === "outcome" ? "outcome" : most,
    scale,
    context,
    guessingWords(context.messages),
    say,
  );
}
