import { html, type TemplateResult } from "lit/html.js";
import { effectiveColour } from "../../model/display.ts";
import type { PositionGraph } from "../../model/graph/positionGraph.ts";
import { reasonOf } from "../../model/reasons.ts";
import { hiddenCount } from "../../model/revealing.ts";
import { graphOf } from "../../model/state.ts";
import { told } from "../../model/told.ts";
import type { Colouring, Value } from "../../model/values.ts";
import { scaleOf } from "../../scene/scale.ts";
import { wordsOf, type Vocabulary } from "../../model/vocabulary.ts";
import { valueBadge } from "../kit/badge.ts";
import { refuted } from "../kit/class/refuted.ts";
import type { FigureContext } from "../kit/context.ts";
import type { ClassWords } from "./en.ts";
import { canGuess, classroom } from "./slice.ts";
import { classWords } from "./words.ts";

/** What is asked of the selected position; what a guess was worth; why a value that is shown is what it is. */
export function sentence(context: FigureContext): TemplateResult {
  const { state, messages } = context;
  const words = classWords(messages);
  const graph = graphOf(state);
  const position = graph?.indexOf(state.selected);
  if (!graph || position === undefined) return html`${words.part}`;
  const { last } = classroom.of(state);
  const name = graph.label(position);
  if (last && !last.isRight) {
    const [option = 0] = last.witnesses;
    return html`${refuted(last.said, last.how, graph.label(option), outcomeWords(context), words)}`;
  }
  const colour = effectiveColour(state);
  const value = told(state, graph).value(position, colour);
  if (value === undefined) {
    if (canGuess(state) === "options-first") {
      const isBeginning = hiddenCount(state) === graph.count;
      return html`${words.optionsFirst(name)}${isBeginning ? words.begin : ""}`;
    }
    return html`${words.ask[askedBy(colour, wordsOf(state))](name)}`;
  }
  const rest = hiddenCount(state);
  return html`${last ? words.right : ""}${reason(graph, position, value, context)}
  ${rest === 0 ? words.allShown : ""}`;
}

/** Which question is asked: that of what the colours mean, in the words there are. */
function askedBy(colour: Colouring, words: Vocabulary): keyof ClassWords["ask"] {
  if (colour === "remoteness") return colour;
  if (colour !== "outcome" && colour !== "grundy") return "value";
  return words === "grundy" ? colour : words;
}

/** Why a value is what it is, as far as that can be seen. */
function reason(graph: PositionGraph, position: number, value: Value, context: FigureContext): unknown {
  const { state, messages } = context;
  const words = classWords(messages);
  const colour = effectiveColour(state);
  const name = graph.label(position);
  const values = told(state, graph);
  const known = (option: number): boolean => values.has(option);
  const badge = (value: Value): TemplateResult => valueBadge(value, scaleOf(graph, values, colour));
  const why = reasonOf(graph, values, position, colour);
  if (typeof value === "number") {
    const options = [...(graph.optionsOf(position) ?? [])];
    if (why.kind === "terminal" && graph.players === 2) return words.mex(name, [], badge(value));
    if (why.kind === "mex" && options.every(known))
      return words.mex(name, why.values.map(badge), badge(value));
    if ((why.kind === "hurries" || why.kind === "delays") && options.every(known))
      return words[why.kind](
        name,
        graph.label(why.option),
        badge(values.value(why.option, colour) ?? 0),
        badge(value),
      );
    return words.has(name, badge(value));
  }
  const is = outcomeWords(context);
  if (graph.isTerminal(position)) return words.end(name, is[value]);
  const [winning] = values.winningOf(position);
  if (winning !== undefined) return words.won(name, is[value], graph.label(winning), is.P);
  const all = [...(graph.optionsOf(position) ?? graph.coversOf(position))];
  return value === "P" && all.every(known) ? words.lost(name, is.P, is.N) : words.has(name, is[value]);
}

/** What the outcomes are called in sentences. */
function outcomeWords({ state, messages }: FigureContext): ClassWords["is"]["win"] {
  const vocabulary = wordsOf(state);
  return classWords(messages).is[vocabulary === "grundy" ? "outcome" : vocabulary];
}
