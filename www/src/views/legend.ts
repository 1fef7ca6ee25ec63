import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { effectiveColour, graphOf, type State } from "../model/state.ts";
import type { Scene } from "../scene/shapes.ts";
import type { Messages } from "../messages/index.ts";
import type { Intents } from "./intents.ts";
import { segments } from "./segments.ts";
import { valueBadge } from "./valueBadge.ts";

/** What colours and lines mean, and the choice of what the colours mean. */
export function legend(state: State, scene: Scene, messages: Messages, intents: Intents): TemplateResult {
  const hasGrundy = graphOf(state)?.hasGrundy === true;
  const { legend: words } = messages;
  const { picture } = state;
  const colour = effectiveColour(state);
  const choices = [
    {
      value: "grundy" as const,
      label: words.grundy,
      disabled: !hasGrundy,
      ...(!hasGrundy && { title: words.noGrundy }),
    },
    { value: "outcome" as const, label: words.outcome },
  ];
  const line = (role: string, text: string): TemplateResult =>
    html`<span class="key">${lineSample(role)}${text}</span>`;
  return html`<footer class="legend" aria-label=${words.label}>
    <div class="keys">
      ${segments("colour", words.colourBy, colour, choices, (colourBy) => {
        intents.chooseColour(colourBy);
      })}
      ${colour === "grundy" ? grundyKeys(scene, messages) : outcomeKeys(messages)}
    </div>
    <div class="keys">
      ${scene.showsCovers ? line("cover", words.cover) : nothing} ${line("winning", words.winning)}
      ${line("moves", words.selected)}
      ${
        picture.kind === "graph" && scene.edges.length < picture.exploration.moveCount
          ? html`<span>${words.others}</span>`
          : nothing
      }
    </div>
  </footer>`;
}

function outcomeKeys({ legend: words }: Messages): TemplateResult {
  return html`<span class="key">${valueBadge("P", 0)}${words.p}</span>
    <span class="key">${valueBadge("N", 0)}${words.n}</span>`;
}

/** Every value of the picture up to nine, then the rest, by its two ends if there are many. */
function grundyKeys(scene: Scene, { legend: words }: Messages): TemplateResult {
  const values = [...new Set(scene.nodes.map(({ tint }) => tint))].filter((tint) => typeof tint === "number");
  const small = values.filter((value) => value > 0 && value <= 9).sort((one, other) => one - other);
  const large = values.filter((value) => value > 9).sort((one, other) => one - other);
  const badges = (items: readonly number[]): TemplateResult[] =>
    items.map((value) => valueBadge(value, scene.largestValue));
  const p = html`<span class="key">${valueBadge(0, 0)}${words.grundyP}</span>`;
  if (values.every((value) => value === 0)) return p;
  return html`${p}
    <span class="key scale">
      ${badges(small)}
      ${large.length > 2 ? html`${badges(large.slice(0, 1))}–${badges(large.slice(-1))}` : badges(large)}
    </span>
    <span class="key">${words.grundyN}</span>`;
}

function lineSample(role: string): TemplateResult {
  const head = role === "cover" ? nothing : svg`<path class="${role} head" d="M26,7L18,3.4L18,10.6Z"></path>`;
  return html`<svg class="sample" viewBox="0 0 28 14" width="28" height="14" aria-hidden="true">
    <path class=${role} d=${role === "cover" ? "M2,7H26" : "M2,7H19"}></path>
    ${head}
  </svg>`;
}
