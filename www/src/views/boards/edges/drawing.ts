import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import type { ExplainedOption } from "../../../solver/wire.ts";
import { activate, pointAt } from "../../../model/play.ts";
import type { Store } from "../../../model/store.ts";
import { styledBy } from "../../kit/adopt.ts";
import type { PositionDrawing } from "../board.ts";
import styles from "./edges.css?inline";
import { en } from "./words.en.ts";
import { drawEdges, placesIn, type DrawnEdge } from "./lines.ts";
import { zh } from "./words.zh.ts";

/**
 * The selected position as a drawing whose edges are cut by mouse, touch or keyboard. Vertices stay where they are at the
 * start, and what has fallen is left as a trace. The drawing knows no rule: an edge leads to the option whose move
 * changes it, and what falls with it is what that option does not have.
 */
export const edgesDrawing: PositionDrawing = ({ state, messages, store }, { tokens, options }) => {
  const { game, pointedAt } = state;
  // The passes that are left come last and are no edge.
  const own = (all: readonly number[]): readonly number[] => (game?.passes ? all.slice(0, -1) : all);
  const start = own(game?.tokens ?? []);
  const joined = game?.edges ?? [];
  const { width, height, ground, edges, vertices } = drawEdges(joined);
  const places = placesIn(start, own(tokens));
  const pointed = options.find(({ label }) => label === pointedAt);
  const left = pointed && placesIn(start, own(pointed.tokens));
  const words = { en, zh }[messages.code];
  return html`<section class="board edges" ${styledBy(styles)}>
    <svg
      viewBox="0 0 ${width} ${height}"
      .style=${`max-width: ${enlarged(width, height)}px`}
      role="group"
      aria-label=${words.drawing}
    >
      <path class="ground" d="M0,${ground}H${width}"></path>
      ${edges.map(({ path }, index) => (places[index] === undefined ? svg`<path class="fallen" d=${path}></path>` : nothing))}
      ${edges.map((drawn, index) => {
        const place = places[index];
        const option = place === undefined ? undefined : optionAt(place, options);
        if (place === undefined) return nothing;
        const name = words.cut({ edge: (joined[index] ?? []).join("–") });
        return edge(drawn, name, option, !!left && left[index] === undefined, store);
      })}
      ${vertices.map(
        ({ vertex, x, y }) =>
          svg`<g class="vertex"><circle cx=${x} cy=${y} r="8"></circle><text x=${x} y=${y + 3.6}>${vertex}</text></g>`,
      )}
    </svg>
  </section>`;
};

/** How wide a drawing may be: where it is low, its edges are further apart than drawn, so that a finger finds each. */
function enlarged(width: number, height: number): number {
  return width * Math.min(1.6, Math.max(1, 240 / height));
}

function optionAt(place: number, options: readonly ExplainedOption[]): ExplainedOption | undefined {
  return options.find(({ moves }) =>
    moves.some(({ changes }) => changes.some((change) => change.place === place)),
  );
}

function edge(
  { path, middle }: DrawnEdge,
  name: string,
  option: ExplainedOption | undefined,
  falls: boolean,
  store: Store,
): TemplateResult {
  const cut = (): void => {
    if (option) activate(store, option.label);
  };
  const point = (): void => pointAt(store, option?.label);
  const leave = (): void => pointAt(store, undefined);
  return svg`<g
    class="edge ${option?.winning ? "winning" : ""} ${falls ? "falls" : ""}"
    role="button"
    tabindex="0"
    aria-label=${name}
    @click=${cut}
    @keydown=${(event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      cut();
    }}
    @pointerenter=${point}
    @pointerleave=${leave}
    @focus=${point}
    @blur=${leave}
  ><title>${name}</title><circle class="reach" cx=${middle.x} cy=${middle.y} r="10"></circle><path class="reach" d=${path}></path><path class="line" d=${path}></path></g>`;
}
