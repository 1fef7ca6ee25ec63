import { html, nothing, type TemplateResult } from "lit/html.js";
import { effectiveColour } from "../../../model/display.ts";
import type { PositionGraph } from "../../../model/graph/positionGraph.ts";
import { isAside } from "../../../model/play.ts";
import { labellingOf } from "../../../model/reveal.ts";
import { knownGraph } from "../../../model/state.ts";
import { toldAside } from "../../../model/telling.ts";
import { told } from "../../../model/told.ts";
import { shownScale } from "../../kit/shownScale.ts";
import { lettersOf } from "../../../model/letters.ts";
import { valueBadge } from "../../kit/badge.ts";
import type { Context } from "../../kit/context.ts";
import { signsOf } from "../../kit/signs.ts";
import type { Words as PanelWords } from "../words.en.ts";
import { positionButton } from "../optionButtons.ts";
import { wordsBy } from "./words.all.ts";

/** So many options are listed; of more there is the picture, and the table. */
const LISTED = 60;

/** The selected position while its value, or what that follows from, is hidden: what can be seen of it all the same. */
export function hiddenPosition(context: Context<PanelWords>, name: unknown): TemplateResult {
  const { state, messages } = context;
  const words = wordsBy[messages.code];
  const graph = knownGraph(state);
  const position = graph?.indexOf(state.selected);
  const aside = graph && position !== undefined ? undefined : toldAside(state);
  const isHidden = graph && position !== undefined ? !told(state, graph).has(position) : aside === undefined;
  const says = labellingOf(state) && isHidden ? words.unlabelled : isHidden ? words.hidden : words.shown;
  // That no move is left says enough.
  const isEnd = graph && position !== undefined && graph.optionsOf(position)?.length === 0;
  return html`<section class="heading">
      <h2 tabindex="-1">
        ${
          graph && position !== undefined
            ? sign(graph, position, context)
            : aside === undefined
              ? html`<span class="badge hidden">?</span>`
              : valueBadge(aside, 0, signsOf(lettersOf(state), messages.code))
        }${name}
      </h2>
      ${isEnd && isHidden ? nothing : html`<p>${says}</p>`}
    </section>
    ${graph && position !== undefined ? options(graph, position, context) : nothing}`;
}

function options(
  graph: PositionGraph,
  position: number,
  context: Context<PanelWords>,
): TemplateResult | typeof nothing {
  const { messages, state } = context;
  const words = wordsBy[messages.code];
  const found = graph.optionsOf(position);
  // Of a large graph they come a moment later.
  if (!found) return nothing;
  const all = [...found];
  const move = isAside(state) ? messages.why.lookAt : messages.why.moveTo;
  const listed = (option: number): TemplateResult => {
    const label = graph.label(option);
    const says = said(graph, option, context) ?? words.isHidden;
    const outcome = told(state, graph).outcome(option) ?? "hidden";
    return html`<li>
      ${sign(graph, option, context)}
      ${positionButton({ label, tokens: [...graph.tokens(option)] }, outcome, move({ label, value: says, change: "" }), context)}
    </li>`;
  };
  return html`<section class="known">
    <p class="caption">${words.options({ all: all.length })}</p>
    <ul class="hiddenOptions">
      ${all.slice(0, LISTED).map(listed)}
    </ul>
    ${all.length > LISTED ? html`<p class="partial">${words.more({ rest: all.length - LISTED })}</p>` : nothing}
  </section>`;
}

/** The value as the picture shows it, or that it is hidden. */
function sign(
  graph: PositionGraph,
  position: number,
  { state, messages }: Context<PanelWords>,
): TemplateResult {
  const colouring = effectiveColour(state);
  const values = told(state, graph);
  const value = values.value(position, colouring);
  if (value === undefined) return html`<span class="badge hidden" aria-hidden="true">?</span>`;
  return valueBadge(value, shownScale(state, graph, colouring), signsOf(lettersOf(state), messages.code));
}

function said(
  graph: PositionGraph,
  position: number,
  { state, messages }: Context<PanelWords>,
): string | undefined {
  const value = told(state, graph).value(position, effectiveColour(state));
  if (value === undefined) return undefined;
  if (graph.players > 2 || typeof value === "number") return messages.why.valueIs({ value: Number(value) });
  if (value === "∞") return value;
  return messages.outcomes[lettersOf(state)][value];
}
