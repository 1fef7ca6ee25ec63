import { createRef, ref } from "lit/directives/ref.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { effectiveColour } from "../../model/display.ts";
import type { PositionGraph } from "../../model/graph/positionGraph.ts";
import { openKernel } from "../../model/kernel/slice.ts";
import { canGoBack, goBack, question } from "../../model/question/question.ts";
import { reasonOf } from "../../model/reasons.ts";
import { following, hiddenCount, hideValues } from "../../model/revealing.ts";
import { graphOf, type State } from "../../model/state.ts";
import { told } from "../../model/told.ts";
import { stonesBeside } from "../boards/stonesBeside.ts";
import { shownScale } from "../kit/shownScale.ts";
import { button } from "../kit/button.ts";
import type { FigureContext, Host } from "../kit/context.ts";
import { choicesOf, select } from "../kit/controls.ts";
import { questionBar } from "../kit/question/bar.ts";
import { type AskedPosition, asks, reason, refuted } from "../kit/question/sentence.ts";
import { type ClassLead, ClassStand } from "../kit/question/stand.ts";
import { wordsChoice } from "../kit/question/wordsChoice.ts";
import { valueChoices } from "../kit/valueChoices.ts";
import type { View } from "../kit/view.ts";
import { canGuess, classroom, guess, ORDERS, showPositions, stepBack, stepOn } from "./slice.ts";
import { classWords } from "./words.ts";
import { speaks } from "../kit/voice.ts";

/** A class: values are hidden, guessed, shown, presented, and left out on worksheets. */
export function makeView(host: Host): View {
  const { store } = host;
  const place = createRef<HTMLElement>();
  const stand = new ClassStand(() => place.value);
  const leadIn = (state: State): ClassLead => ({
    ...lead,
    isByOutcome: effectiveColour(state) === "outcome",
  });
  const lead = stand.lead({
    stepOn: () => stepOn(store),
    stepBack: () => stepBack(store),
    hasArrows: true,
    show: () => {
      const position = graphOf(store.state)?.indexOf(store.state.selected);
      if (position !== undefined) showPositions(store, [position]);
    },
    say: (said) => guess(store, said),
  });
  return {
    template: (context) => {
      stand.follow(context.state);
      return html`<div class="classroom" tabindex="-1" data-leads ${ref(place)}>
        ${classBar(context, leadIn(context.state))}
      </div>`;
    },
    lead: ({ state }) => leadIn(state),
    dispose: () => stand.leave(),
  };
}

/** What there is to do in a class; presented, it is a classSentence alone. */
export function classBar(context: FigureContext, lead: ClassLead): TemplateResult {
  const { state, messages, store } = context;
  const words = classWords(messages);
  const graph = graphOf(state);
  const position = graph?.indexOf(state.selected);
  const isHidden = graph !== undefined && position !== undefined && !told(state, graph).has(position);
  const isRest = hiddenCount(state) > 0;
  const follows = following(state);
  return questionBar(context, lead, {
    label: words.label,
    says: html`<p class="says" ${speaks()}>${classSentence(context)}</p>`,
    does: words.does,
    tools: [
      [words.this, isHidden, () => lead.show?.()],
      [words.layer, isRest, () => showPositions(store, graph?.levelMembers(graph.level(position ?? 0)))],
      [words.follows, follows.length > 0, () => showPositions(store, follows)],
      [words.all, isRest, () => showPositions(store)],
      [words.back, canGoBack(state), () => void goBack(store)],
    ],
    choices: choices(context),
    options: html`${(graph?.players ?? 0) > 2 ? nothing : wordsChoice(context)}
    ${select(words.order, classroom.of(state).order, choicesOf(ORDERS, words.orders), (order) => classroom.put(store, { order }))}`,
    more: button(words.kernel, () => openKernel(store), { title: words.kernelHint }),
    last: button(
      html`<svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M4,4L12,12M12,4L4,12"></path>
      </svg>`,
      () => hideValues(store, false),
      { look: "quiet close", named: words.close, title: words.close },
    ),
  });
}

/** What the selected position may be guessed to be. */
function choices(context: FigureContext): TemplateResult | typeof nothing {
  const { state, messages, store } = context;
  const graph = graphOf(state);
  const position = graph?.indexOf(state.selected);
  if (!graph || position === undefined || canGuess(state) !== "yes") return nothing;
  return valueChoices(graph, position, context, classWords(messages), (value) => guess(store, value));
}

/** What is asked of the selected position; what a guess was worth; why a value that is shown is what it is. */
function classSentence(context: FigureContext): TemplateResult {
  const { state, messages } = context;
  const words = classWords(messages);
  const graph = graphOf(state);
  const position = graph?.indexOf(state.selected);
  if (!graph || position === undefined) return html`${words.part}`;
  const { last } = question.of(state);
  if (last?.label === graph.label(position) && !last.isRight) return html`${refuted(last, context)}`;
  const asked = askedOf(state, graph, position);
  if (asked.value === undefined) {
    const stones = stonesBeside(state, asked.label);
    if (canGuess(state) !== "options-first") return html`${stones}${asks(asked, context)}`;
    const isBeginning = hiddenCount(state) === graph.count;
    return html`${stones}${words.optionsFirst({ name: asked.label })}${isBeginning ? words.begin : ""}`;
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
    scale: shownScale(state, graph, colouring),
    hurry:
      why?.kind === "hurries" || why?.kind === "delays"
        ? { ...why, label: graph.label(why.option), value: values.value(why.option, colouring) ?? 0 }
        : undefined,
  };
}
