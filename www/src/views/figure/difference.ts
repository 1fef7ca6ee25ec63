// The legend's keys of what differs from another game, and the choice of that game.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { compareAgain, comparingFault, isComparing, stopComparing } from "../../model/comparing.ts";
import { against } from "../../model/against.ts";
import { canCompare, comparedWith, comparisonOf, display, moverOf } from "../../model/display.ts";
import { againstChoice } from "../kit/against/againstChoice.ts";
import { bothTold } from "../kit/against/otherTold.ts";
import type { FigureContext } from "../kit/context.ts";
import type { FigureWords } from "./words.ts";
import { keyGroup } from "./colourKeys.ts";
import { button } from "../kit/button.ts";
import { begins, speaks } from "../kit/voice.ts";

/** With what the graph is compared, where the colours are to mean what differs; and how far that is. */
export function differenceChoice(context: FigureContext<FigureWords>): TemplateResult | typeof nothing {
  const { state, store, messages } = context;
  const { legend: words, progress } = messages;
  if (display.of(state).colourBy !== "difference" || !canCompare(state)) return nothing;
  const fault = comparingFault(state);
  const isStopped = fault?.code === "cancelled";
  const error = isStopped ? undefined : fault;
  const given = { byDefault: comparedWith(state) ?? "", error, fault: words.noComparison };
  return html`${againstChoice(context, given)}
  ${
    isComparing(state)
      ? html`<span class="comparing" ${begins()}
            >${words.comparing({ positions: against.of(state).tried?.positions ?? 0 })}</span
          >
          ${quiet(progress.cancel, () => stopComparing(store))}`
      : isStopped
        ? quiet(words.compareAgain, () => compareAgain(store))
        : nothing
  }`;
}

function quiet(label: string, act: () => void): TemplateResult {
  return button(label, act, { look: "quiet" });
}

/** What is lit and what is pale, how much there is of both, and what the position that is meant is in both games. */
export function differenceKeys(
  context: FigureContext<FigureWords>,
  isStill = false,
): TemplateResult | undefined {
  const { state, messages } = context;
  const comparison = comparisonOf(state);
  if (!comparison) return undefined;
  const { legend: words } = messages;
  const { graph } = comparison;
  const changed = comparison.changed(moverOf(state));
  const meant = graph.indexOf(state.pointedAt ?? state.selected);
  const both = meant === undefined ? undefined : bothTold(state, meant, messages);
  return html`${keyGroup(
    context,
    (key) =>
      html`${key(["changed"], words.changed, html`<i class="swatch changed"></i>${words.counted({ what: words.changed, positions: changed })}`)}
      ${key(["same"], words.same, html`<i class="swatch"></i>${words.counted({ what: words.same, positions: graph.count - changed })}`)}`,
    isStill,
  )}
  ${both === undefined ? nothing : html`<span class="both" ${speaks()}>${both}</span>`}`;
}
