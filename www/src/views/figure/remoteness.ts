// The legend's keys of how many moves there are to the end: those of the positions that are lost, and those of the others.
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { PositionGraph } from "../../model/graph/positionGraph.ts";
import type { ToldValues } from "../../model/graph/toldValues.ts";
import { told } from "../../model/told.ts";
import { scaleOf } from "../../scene/scale.ts";
import { valueBadge } from "../kit/badge.ts";
import type { FigureContext } from "../kit/context.ts";
import type { FigureWords } from "./words.ts";
import { inFewer, keyGroup, spansOf, spanOf, type Telling } from "./colourKeys.ts";

export function remotenessKeys(
  graph: PositionGraph,
  context: FigureContext<FigureWords>,
  { fewer, isStill }: Telling,
): TemplateResult {
  const { state, messages } = context;
  const { legend: words } = messages;
  const values = told(state, graph);
  const scale = scaleOf(graph, values, "remoteness");
  const known = knownOf(graph, values);
  const said = { P: words.grundyP, N: words.grundyN };
  return keyGroup(
    context,
    (key) => {
      const group = (outcome: "P" | "N"): TemplateResult | typeof nothing => {
        const badge = (value: number): TemplateResult => valueBadge(value, scale, undefined, outcome);
        if (known[outcome].length === 0) return nothing;
        return html`<span class="together"
          >${spansOf(known[outcome]).map((values) => key(values, ...spanOf(values, badge)))}<span class="note"
            >${fewer ? inFewer(said[outcome], fewer[outcome]) : said[outcome]}</span
          ></span
        >`;
      };
      return html`${group("P")} ${group("N")}`;
    },
    isStill,
  );
}

/** The numbers that are shown, each once, ascending. */
function knownOf({ count }: PositionGraph, values: ToldValues): Record<"P" | "N", readonly number[]> {
  const found = { P: new Set<number>(), N: new Set<number>() };
  for (let position = 0; position < count; position++) {
    const outcome = values.outcome(position);
    if (outcome) found[outcome].add(values.remoteness(position) ?? 0);
  }
  const ascending = (values: ReadonlySet<number>): number[] => [...values].sort((one, other) => one - other);
  return { P: ascending(found.P), N: ascending(found.N) };
}
