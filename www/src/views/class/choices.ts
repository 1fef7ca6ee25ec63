import { nothing, type TemplateResult } from "lit/html.js";
import { graphOf } from "../../model/state.ts";
import type { FigureContext } from "../kit/context.ts";
import { valueChoices } from "../kit/valueChoices.ts";
import { canGuess, guess } from "./slice.ts";
import { classWords } from "./words.ts";

/** What the selected position may be guessed to be. */
export function choices(context: FigureContext): TemplateResult | typeof nothing {
  const { state, messages, store } = context;
  const graph = graphOf(state);
  const position = graph?.indexOf(state.selected);
  if (!graph || position === undefined || canGuess(state) !== "yes") return nothing;
  return valueChoices(graph, position, context, classWords(messages), (value) => guess(store, value));
}
