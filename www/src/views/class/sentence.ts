import { html, type TemplateResult } from "lit/html.js";
import { effectiveColour } from "../../model/display.ts";
import type { PositionGraph } from "../../model/graph/positionGraph.ts";
import { question } from "../../model/question/question.ts";
import { reasonOf } from "../../model/reasons.ts";
import { hiddenCount } from "../../model/revealing.ts";
import { graphOf, type State } from "../../model/state.ts";
import { told } from "../../model/told.ts";
import { scaleOf } from "../../scene/scale.ts";
import type { FigureContext } from "../kit/context.ts";
import { asks, reason, refuted, type AskedPosition } from "../kit/question/sentence.ts";
import { canGuess } from "./slice.ts";
import { classWords } from "./words.ts";

/** What is asked of the selected position; what a guess was worth; why a value that is shown is what it is. */
export function classSentence(context: FigureContext): TemplateResult {
  const { state, messages } = context;
  const words = classWords(messages);
  const graph = graphOf(state);
  const position = graph?.indexOf(state.selected);
  if (!graph || position === undefined) return html`${words.part}`;
  const { last } = question.of(state);
  if (last?.label === graph.label(position) && !last.isRight) return html`${refuted(last, context)}`;
  const asked = askedOf(state, graph, position);
  if (asked.value === undefined) {
    if (canGuess(state) !== "options-first") return html`${asks(asked, context)}`;
    const isBeginning = hiddenCount(state) === graph.count;
    return html`${words.optionsFirst({ name: asked.label })}${isBeginning ? words.begin : ""}`;
  }
  return html`${reason(asked, last, context)} ${hiddenCount(state) === 0 ? words.allShown : ""}`;
}

/** A position of the graph with its options, as far as they are told. */
function askedOf(state: State, graph: PositionGraph, position: number): AskedPosition {
  const colouring = effectiveColour(state);
  const values = told(state, graph);
  const why = colouring === "remoteness" ? reasonOf(graph, values, position, colouring) : undefined;
  const one = (
    each: number,
  ): AskedPosition["options"] & object extends ReadonlyArray<infer Option> ? Option : never => ({
    label: graph.label(each),
    value: values.value(each, colouring),
  });
  return {
    ...one(position),
    options: Array.from(graph.optionsOf(position) ?? graph.coversOf(position), one),
    colouring,
    scale: scaleOf(graph, values, colouring),
    hurry:
      why?.kind === "hurries" || why?.kind === "delays"
        ? { ...why, label: graph.label(why.option), value: values.value(why.option, colouring) ?? 0 }
        : undefined,
  };
}
