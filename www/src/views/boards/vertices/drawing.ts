import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { activate, pointAt } from "../../../model/play.ts";
import type { PositionDrawing } from "../board.ts";
import { styledBy } from "../../kit/adopt.ts";
import { en } from "./words.en.ts";
import { placedByDistance } from "../nets/places/byDistance.ts";
import { vertexOf } from "./tokens.ts";
import styles from "./vertices.css?inline";
import { zh } from "./words.zh.ts";

const PADDING = 18;

/**
 * The selected position as a drawing whose vertices are chosen by mouse, touch or keyboard. They stand where they stood at the
 * start, and what has gone is left as a trace. The drawing knows no rule: a vertex leads to the option whose move takes it, and
 * what goes with it is what that option does not have.
 */
export const drawing: PositionDrawing = ({ state, messages, store }, { tokens, options }) => {
  const { game, pointedAt } = state;
  // The passes that are left come last and are no vertex.
  const own = (all: readonly number[]): number[] => (game?.passes ? all.slice(0, -1) : all).map(vertexOf);
  const { width, height, places, edges } = placedByDistance(game?.edges ?? []);
  const left = own(tokens);
  const pointed = options.find(({ label }) => label === pointedAt);
  const kept = pointed ? own(pointed.tokens) : left;
  const words = { en, zh }[messages.code];
  const unit = Math.min(64, Math.max(44, 240 / Math.max(1, width)));
  const at = (vertex: number): { x: number; y: number } => {
    const { x, y } = places.get(vertex) ?? { x: 0, y: 0 };
    return { x: x * unit, y: y * unit };
  };
  const line = ([one, other]: readonly [number, number]): TemplateResult => {
    const [from, to] = [at(one), at(other)];
    const stands = left.includes(one) && left.includes(other);
    const goes = !kept.includes(one) || !kept.includes(other);
    const look = stands ? (goes ? "goes" : "") : "gone";
    return svg`<line class=${look} x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y}></line>`;
  };
  const vertex = (vertex: number): TemplateResult => {
    const { x, y } = at(vertex);
    const place = left.indexOf(vertex);
    if (place < 0) return svg`<circle class="gone" cx=${x} cy=${y} r="3"></circle>`;
    const option = options.find(({ moves }) =>
      moves.some(({ changes }) => changes.some((change) => change.place === place)),
    );
    const choose = (): void => {
      if (option) activate(store, option.label);
    };
    const point = (): void => pointAt(store, option?.label);
    const leave = (): void => pointAt(store, undefined);
    const name = words.choose({ vertex: String(vertex) });
    return svg`<g
      class="vertex ${option?.winning ? "winning" : ""} ${kept.includes(vertex) ? "" : "goes"}"
      role="button"
      tabindex="0"
      aria-label=${name}
      @click=${choose}
      @keydown=${(event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        choose();
      }}
      @pointerenter=${point}
      @pointerleave=${leave}
      @focus=${point}
      @blur=${leave}
    ><circle class="reach" cx=${x} cy=${y} r="20"></circle><circle class="face" cx=${x} cy=${y} r="12"></circle><text x=${x} y=${y + 4}>${vertex}</text></g>`;
  };
  if (places.size === 0) return html`${nothing}`;
  const [across, down] = [width * unit + 2 * PADDING, height * unit + 2 * PADDING];
  return html`<section class="board vertices" ${styledBy(styles)}>
    <svg
      viewBox="${-PADDING} ${-PADDING} ${across} ${down}"
      .style=${`max-width: ${across}px`}
      role="group"
      aria-label=${words.drawing}
    >
      ${edges.map(line)} ${[...places.keys()].map(vertex)}
    </svg>
  </section>`;
};
