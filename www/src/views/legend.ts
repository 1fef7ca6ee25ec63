import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { effectiveColour, graphOf, shownValues, type State } from "../model/state.ts";
import type { PositionGraph } from "../model/positionGraph.ts";
import type { Scene, Tint } from "../scene/shapes.ts";
import type { FigureMessages } from "../messages/figure/index.ts";
import { labelChoice } from "./displayBar.ts";
import type { Intents } from "./intents.ts";
import { segments } from "./segments.ts";
import { valueBadge } from "./valueBadge.ts";

/** What colours and lines mean, which is also the choice of what they mean and of what stands out. */
export function legend(
  state: State,
  scene: Scene | undefined,
  messages: FigureMessages,
  intents: Intents,
): TemplateResult {
  const graph = graphOf(state);
  const { legend: words } = messages;
  const colour = effectiveColour(state);
  const choices = [
    {
      value: "grundy" as const,
      label: words.grundy,
      disabled: !graph?.hasGrundy,
      ...(!graph?.hasGrundy && { title: words.noGrundy }),
    },
    { value: "outcome" as const, label: words.outcome },
  ];
  return html`<footer class="legend" aria-label=${words.label}>
    <div class="keys">
      ${segments("colour", words.colourBy, colour, choices, (colourBy) => {
        intents.show({ colourBy });
      })}
      ${graph ? valueKeys(graph, state, messages, intents) : nothing}
    </div>
    ${
      scene && state.display.view === "graph"
        ? html`<div class="keys">${lineKeys(scene, messages)} ${labelChoice(state, messages, intents)}</div>`
        : nothing
    }
  </footer>`;
}

function lineKeys(scene: Scene, { legend: words }: FigureMessages): TemplateResult {
  const line = (role: string, text: string): TemplateResult =>
    html`<span class="key">${lineSample(role)}${text}</span>`;
  return html`<span class="lineKeys">
    ${words.moves} ${scene.showsCovers ? line("cover", words.cover) : nothing}
    ${line("winning", words.winning)} ${line("moves", words.selected)}
  </span>`;
}

/** Each value with what it means; pressed, only its positions stand out. */
function valueKeys(
  graph: PositionGraph,
  state: State,
  messages: FigureMessages,
  intents: Intents,
): TemplateResult {
  const { legend: words } = messages;
  const only = shownValues(state);
  const isGrundy = effectiveColour(state) === "grundy";
  const { small, large, largest } = isGrundy ? valuesOf(graph) : { small: [], large: [], largest: 0 };
  const key = (tints: readonly Tint[], name: string, shown: unknown): TemplateResult => {
    const values = tints.map(String);
    const isPressed = values.every((value) => only.includes(value));
    return html`<button
      type="button"
      class="quiet key"
      aria-pressed=${isPressed ? "true" : "false"}
      title=${words.only(name)}
      @click=${() => {
        intents.show({
          only: isPressed
            ? only.filter((value) => !values.includes(value))
            : [...new Set([...only, ...values])],
        });
      }}
    >
      ${shown}
    </button>`;
  };
  const badge = (tint: Tint): TemplateResult => valueBadge(tint, largest);
  const [first, last] = [large[0], large.at(-1)];
  const losing = isGrundy ? 0 : "P";
  return html`<span class="values" role="group" aria-label=${words.filter}>
    ${key([losing], String(losing), html`${badge(losing)}${isGrundy ? words.grundyP : words.p}`)}
    ${isGrundy ? small.map((value) => key([value], String(value), badge(value))) : nothing}
    ${
      first !== undefined && last !== undefined
        ? key(large, `${first}–${last}`, first === last ? badge(first) : html`${badge(first)}–${badge(last)}`)
        : nothing
    }
    ${
      isGrundy
        ? small.length > 0
          ? html`<span class="note">${words.grundyN}</span>`
          : nothing
        : key(["N"], "N", html`${badge("N")}${words.n}`)
    }
    ${
      only.length > 0
        ? html`<button
            type="button"
            class="quiet"
            @click=${() => {
              intents.show({ only: [] });
            }}
          >
            ${words.all}
          </button>`
        : nothing
    }
  </span>`;
}

interface Values {
  /** 1 to 9, as far as they occur. */
  small: readonly number[];
  large: readonly number[];
  largest: number;
}

/** The Grundy values that occur above 0, each once, ascending. */
function valuesOf(graph: PositionGraph): Values {
  const sorted = [...graph.grundyValues]
    .map(Number)
    .filter((value) => value > 0)
    .sort((one, other) => one - other);
  return {
    small: sorted.filter((value) => value <= 9),
    large: sorted.filter((value) => value > 9),
    largest: sorted.at(-1) ?? 0,
  };
}

function lineSample(role: string): TemplateResult {
  const head = role === "cover" ? nothing : svg`<path class="${role} head" d="M26,7L18,3.4L18,10.6Z"></path>`;
  return html`<svg class="sample" viewBox="0 0 28 14" width="28" height="14" aria-hidden="true">
    <path class=${role} d=${role === "cover" ? "M2,7H26" : "M2,7H19"}></path>
    ${head}
  </svg>`;
}
