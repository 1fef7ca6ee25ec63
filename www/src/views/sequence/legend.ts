// What the colours of heaps mean.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { wordsOf } from "../../model/vocabulary.ts";
import { FEW_VALUES } from "../../scene/scale.ts";
import { largeColours } from "../../scene/palette.ts";
import { valueBadge } from "../kit/badge.ts";
import { scaleBar } from "../kit/cells/scaleBar.ts";
import { classColourOf } from "../kit/cells/classColour.ts";
import type { FigureContext } from "../kit/context.ts";
import { signsOf } from "../kit/signs.ts";
import type { SequenceView } from "./sequenceView.ts";

export function sequenceLegend(
  { state, messages }: FigureContext,
  { lanes, isDark }: SequenceView,
): TemplateResult | typeof nothing {
  if (!lanes.some(({ classes }) => classes)) return nothing;
  const largests = lanes.map((lane) => lane.largest);
  const largest = Math.max(...largests);
  const few = Math.max(0, ...largests.filter((each) => each <= FEW_VALUES));
  const vocabulary = wordsOf(state);
  const signs = signsOf(vocabulary, messages.code);
  const said = messages.outcomes[vocabulary === "shapes" ? "shapes" : "win"];
  const upTo = (last: number): number[] => Array.from({ length: last + 1 }, (_, value) => value);
  switch (classColourOf(state).value) {
    case "outcome":
      return html`<span class="keys"
        >${valueBadge("P", 0, signs)}${said.P} ${valueBadge("N", 0, signs)}${said.N}</span
      >`;
    case "grundy":
      return html`<span class="keys"
        >${valueBadge(0, 0)}${said.P}
        ${upTo(few)
          .slice(1)
          .map((value) => valueBadge(value, 0))}
        ${
          largest > FEW_VALUES
            ? scaleBar(largeColours(isDark), [messages.number(1), messages.number(largest)], 1, largest)
            : nothing
        }</span
      >`;
    default:
      return html`<span class="keys">${upTo(largest).map((value) => valueBadge(value, "players"))}</span>`;
  }
}
