// What the colours of a grid mean, and the choice of what they mean.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { display, show } from "../../model/display.ts";
import { wordsOf } from "../../model/vocabulary.ts";
import type { Value } from "../../model/values.ts";
import { valueBadge } from "../kit/badge.ts";
import { scaleBar } from "../kit/cells/scaleBar.ts";
import type { FigureContext } from "../kit/context.ts";
import { segments } from "../kit/segments.ts";
import { signsOf } from "../kit/signs.ts";
import type { Leaf } from "./atlas.ts";
import type { Words as GridWords } from "./words.en.ts";
import { classColourOf } from "../kit/cells/classColour.ts";
import { button } from "../kit/button.ts";

/** Which number of the cells the colours stand for. */
export function gridColourChoice(
  { state, store }: FigureContext,
  words: GridWords,
): TemplateResult | typeof nothing {
  const { convention } = state.game ?? {};
  const isAlliance = convention?.kind === "alliance";
  if (!isAlliance && (wordsOf(state) !== "grundy" || convention?.kind === "misere")) return nothing;
  const { value } = classColourOf(state);
  const chosen = value === "grundy" || value === "gameValue" ? "grundy" : "outcome";
  return segments(
    "gridColour",
    words.colourBy,
    chosen,
    [
      { value: "grundy" as const, label: isAlliance ? words.gameValue : words.grundy },
      { value: "outcome" as const, label: isAlliance ? words.byWinner : words.byOutcome },
    ],
    (colourBy) => show(store, { colourBy }),
  );
}

/** What the colours stand for: each value by itself where they are few, else a scale; the cells of P alone can be shown. */
export function gridLegend(context: FigureContext, leaf: Leaf, words: GridWords): TemplateResult {
  const { plan, chart } = leaf;
  const { shown } = plan;
  const all = chart.rows * chart.columns;
  const some = chart.counts[0] ?? 0;
  const number = context.messages.number;
  if (shown.against)
    return html`<span class="keys"
      ><i class="swatch" .style=${`background:${shown.colours?.[0]}`}></i
      >${words.differing({ some, all })}</span
    >`;
  const largest = chart.counts.length - 1;
  const vocabulary = wordsOf(context.state);
  const signs = signsOf(vocabulary, context.messages.code);
  const said = context.messages.outcomes[vocabulary === "shapes" ? "shapes" : "win"];
  const { only } = display.of(context.state);
  const { colours = [], scale } = shown;
  const isScale = scale !== undefined && largest >= colours.length;
  const least = chart.counts.findIndex((count, value) => value > 0 && count > 0);
  const values = Array.from(chart.counts.keys()).filter((value) => (chart.counts[value] ?? 0) > 0);
  switch (shown.value) {
    case "outcome":
      return html`<span class="keys"
        >${pKey(context, "P", html`${valueBadge("P", 0, signs)}${said.P}`, words)}
        ${valueBadge("N", 0, signs)}${said.N} <span class="counts">${words.counts({ some, all })}</span></span
      >`;
    case "grundy":
      return html`<span class="keys"
        >${pKey(context, "0", html`${valueBadge(0, 0)}${said.P}`, words)}
        ${
          only.length > 0
            ? nothing
            : isScale
              ? scaleBar(scale, [number(least), number(largest)], least, largest)
              : values.filter((value) => value > 0).map((value: Value) => valueBadge(value, largest))
        } <span class="counts">${words.counts({ some, all })}</span></span
      >`;
    default:
      return html`<span class="keys">${values.map((value) => valueBadge(value, "players"))}</span>`;
  }
}

/** The P-positions; pressed, they alone are shown. */
function pKey(
  { state, store }: FigureContext,
  value: string,
  badge: unknown,
  words: GridWords,
): TemplateResult {
  const { only } = display.of(state);
  const isPressed = only.length === 1 && only[0] === value;
  return button(badge, () => show(store, { only: isPressed ? [] : [value] }), {
    look: "quiet key",
    isPressed: isPressed,
    title: words.pAlone,
  });
}
