import type { Outcome } from "../../solver/wire.ts";
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { canCompare, COLOURS, display, effectiveColour } from "../../model/display.ts";
import type { PositionGraph } from "../../model/graph/positionGraph.ts";
import type { ToldValues } from "../../model/graph/toldValues.ts";
import { drawnGraph, type State } from "../../model/state.ts";
import { told } from "../../model/told.ts";
import type { ColourBy, Value } from "../../model/values.ts";
import { PICTURE } from "../../model/view.ts";
import { lettersOf } from "../../model/letters.ts";
import { wordsOf } from "../../model/vocabulary.ts";
import { scaleOf } from "../../scene/scale.ts";
import type { EdgeRole, Scene } from "../../scene/shapes.ts";
import { valueBadge } from "../kit/badge.ts";
import type { FigureContext } from "../kit/context.ts";
import { signsOf } from "../kit/signs.ts";
import {
  colourChoice,
  type ColourOption,
  inFewer,
  keyGroup,
  spanOf,
  spansOf,
  type Telling,
} from "./colourKeys.ts";
import { differenceChoice, differenceKeys } from "./difference.ts";
import { labelChoice } from "./displayBar.ts";
import type { FigureWords } from "./words.ts";

/**
 * What colours and lines mean, which is also the choice of what they mean and of what stands out. With several players
 * the colours have keys of their own, as soon as these have come.
 */
export function legend(
  context: FigureContext<FigureWords>,
  players: typeof import("./players/playerKeys.ts") | undefined,
): TemplateResult {
  const { state, scene, view, messages } = context;
  const graph = drawnGraph(state);
  const { legend: words } = messages;
  const areSeveral = graph !== undefined && graph.players > 2;
  return html`<footer class="legend" aria-label=${words.label}>
    <div class="keys">
      ${
        areSeveral
          ? html`${players?.playerChoices(graph, context)} ${players?.playerValues(graph, context)}`
          : twoPlayerKeys(graph, context)
      }
    </div>
    ${
      graph && view === PICTURE
        ? html`<div class="keys">${scene ? lineKeys(scene, context) : nothing} ${labelChoice(context)}</div>`
        : nothing
    }
  </footer>`;
}

/** What the lines mean. */
export function lineKeys(scene: Scene, { state, messages }: FigureContext<FigureWords>): TemplateResult {
  const { legend: words } = messages;
  const vocabulary = lettersOf(state);
  const isWon = vocabulary === "win" || (drawnGraph(state)?.players ?? 0) > 2;
  const others = isWon ? words.wins : vocabulary === "shapes" ? words.solid : words.winning;
  const winning = scene.policy.colourBy === "distance" ? words.shortest : others;
  const draws = (role: EdgeRole): boolean => scene.edges.some((edge) => edge.role === role);
  const line = (role: string, text: string): TemplateResult =>
    html`<span class="key" role="listitem">${lineSample(role)}${text}</span>`;
  return html`<span class="lineKeys" role="list" aria-label=${words.moves}>
    <span aria-hidden="true">${words.moves}</span>
    ${draws("cover") ? (scene.frame.hasHeads ? line("arrow", words.other) : line("cover", words.cover)) : nothing}
    ${line("winning", winning)} ${line("moves", words.selected)}
    ${draws("other") && !scene.frame.hasHeads ? line("other", words.other) : nothing}
  </span>`;
}

function twoPlayerKeys(
  graph: PositionGraph | undefined,
  context: FigureContext<FigureWords>,
): TemplateResult {
  return html`${numberChoice(graph, context)} ${graph ? valueKeys(graph, context) : nothing}`;
}

/** Between two players: which of what positions have the colours stand for. */
export function numberChoice(
  graph: PositionGraph | undefined,
  context: FigureContext<FigureWords>,
): TemplateResult | typeof nothing {
  const { state, messages } = context;
  if (wordsOf(state) !== "grundy") return nothing;
  const { legend: words } = messages;
  const missing = graph?.hasGrundy ? undefined : words.noGrundy;
  const all = COLOURS.filter((each) => each !== "level");
  const offered = all.filter((each) =>
    each === "difference" ? canCompare(state) : each === "grundy" || graph?.has(each) !== false,
  );
  const choices = offered.map((value): ColourOption => ({
    value,
    label: words[value],
    ...(value === "grundy" && { missing }),
  }));
  return html`${colourChoice(chosenColour(state), choices, context)} ${differenceChoice(context)}`;
}

/** What the colours were chosen to mean, as far as they can; the difference as soon as it is asked for. */
function chosenColour(state: State): ColourBy {
  const { colourBy } = display.of(state);
  if (colourBy === "difference" && canCompare(state)) return colourBy;
  const colouring = effectiveColour(state);
  return COLOURS.find((each) => each === colouring) ?? "outcome";
}

/** The values with what they mean. */
export function valueKeys(
  graph: PositionGraph,
  context: FigureContext<FigureWords>,
  telling: Telling = {},
): TemplateResult {
  const difference = differenceKeys(context, telling.isStill);
  if (difference) return difference;
  const colouring = effectiveColour(context.state);
  if (colouring === "remoteness") return remotenessKeys(graph, context, telling);
  return outcomeKeys(graph, colouring === "grundy", context, telling);
}

function outcomeKeys(
  graph: PositionGraph,
  isGrundy: boolean,
  context: FigureContext<FigureWords>,
  { fewer, isStill }: Telling,
): TemplateResult {
  const { messages, state } = context;
  const { legend: words } = messages;
  const meant = (outcome: Outcome, text: string): unknown => (fewer ? inFewer(text, fewer[outcome]) : text);
  const values = told(state, graph);
  const { parts, largest } = isGrundy ? valuesOf(graph, values) : { parts: [], largest: 0 };
  const scale = (isGrundy && scaleOf(graph, values, "grundy")) || largest;
  const vocabulary = lettersOf(state);
  const signs = signsOf(vocabulary, messages.code);
  const said = messages.outcomes[vocabulary === "shapes" ? "shapes" : "win"];
  const hasLetters = vocabulary !== "win";
  const hasWon = isGrundy && values.hasInfiniteWins;
  const keys: Parameters<typeof keyGroup>[1] = (key) => {
    const badge = (value: Value): TemplateResult => valueBadge(value, scale, signs);
    const losing = isGrundy ? 0 : "P";
    return html`${key([losing], String(losing), html`${badge(losing)}${meant("P", isGrundy && hasLetters ? words.grundyP : said.P)}`)}
      <span class="together"
        >${parts.map((values) => key(values, ...spanOf(values, badge)))}
        ${
          isGrundy
            ? parts.length > 0 || hasWon
              ? html`${hasWon ? key(["∞"], "∞", valueBadge("∞", scale)) : nothing}<span class="note"
                    >${meant("N", hasLetters ? words.grundyN : said.N)}</span
                  >`
              : nothing
            : key(["N"], "N", html`${badge("N")}${meant("N", said.N)}`)
        }</span
      >
      ${draws(key)}`;
    function draws(key: Parameters<typeof keys>[0]): TemplateResult | typeof nothing {
      if (!values.hasDraws) return nothing;
      const shown = isGrundy ? valueBadge("∞", scale, undefined, "D") : badge("D");
      const meaning = meant("D", isGrundy && hasLetters ? words.grundyD : said.D);
      const value = isGrundy ? "∞" : "D";
      return key([value], value, html`${shown}${meaning}`);
    }
  };
  return keyGroup(context, keys, isStill);
}

/**
 * The Grundy values above 0 that are shown, each once, ascending, in as many parts as have keys: 1 to 9 each, and all the others;
 * or parts of a scale, where they are too many to be told apart.
 */
function valuesOf(
  graph: PositionGraph,
  values: ToldValues,
): { parts: Array<readonly number[]>; largest: number } {
  const sorted = Array.from(values.valuesBy("grundy"), Number)
    .filter((value) => value > 0 && Number.isFinite(value))
    .sort((one, other) => one - other);
  const largest = sorted.at(-1) ?? 0;
  if (scaleOf(graph, values, "grundy") !== 0) return { parts: spansOf(sorted), largest };
  const large = sorted.filter((value) => value > 9);
  const small = sorted.filter((value) => value <= 9).map((value) => [value]);
  return { parts: large.length > 0 ? [...small, large] : small, largest };
}

function lineSample(role: string): TemplateResult {
  const isPlain = role === "cover" || role === "other";
  const head = isPlain ? nothing : svg`<path class="${role} head" d="M26,7L18,3.4L18,10.6Z"></path>`;
  return html`<svg class="sample" viewBox="0 0 28 14" width="28" height="14" aria-hidden="true">
    <path class=${role} d=${isPlain ? "M2,7H26" : "M2,7H19"}></path>
    ${head}
  </svg>`;
}

// The legend's keys of how many moves there are to the end: those of the positions that are lost, and those of the others.

function remotenessKeys(
  graph: PositionGraph,
  context: FigureContext<FigureWords>,
  { fewer, isStill }: Telling,
): TemplateResult {
  const { state, messages } = context;
  const { legend: words } = messages;
  const values = told(state, graph);
  const scale = scaleOf(graph, values, "remoteness");
  const known = knownOf(graph, values);
  const said =
    lettersOf(state) === "win"
      ? messages.outcomes.win
      : { P: words.grundyP, N: words.grundyN, D: words.grundyD };
  return keyGroup(
    context,
    (key) => {
      const group = (outcome: Outcome): TemplateResult | typeof nothing => {
        const badge = (value: number): TemplateResult =>
          valueBadge(value === Infinity ? "∞" : value, scale, undefined, outcome);
        if (known[outcome].length === 0) return nothing;
        return html`<span class="together"
          >${spansOf(known[outcome]).map((values) => key(values, ...spanOf(values, badge)))}<span class="note"
            >${fewer ? inFewer(said[outcome], fewer[outcome]) : said[outcome]}</span
          ></span
        >`;
      };
      return html`${group("P")} ${group("N")} ${group("D")}`;
    },
    isStill,
  );
}

/** The numbers that are shown, each once, ascending. */
function knownOf({ count }: PositionGraph, values: ToldValues): Record<Outcome, readonly number[]> {
  const found = { P: new Set<number>(), N: new Set<number>(), D: new Set<number>() };
  for (let position = 0; position < count; position++) {
    const outcome = values.outcome(position);
    if (outcome) found[outcome].add(values.remoteness(position) ?? 0);
  }
  const ascending = (values: ReadonlySet<number>): number[] => [...values].sort((one, other) => one - other);
  return { P: ascending(found.P), N: ascending(found.N), D: [...found.D] };
}
