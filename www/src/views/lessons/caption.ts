import { html, nothing } from "lit/html.js";
import { languageOf, textIn, type Text } from "../../model/lessons/lesson.ts";
import { pointAt, select } from "../../model/play.ts";
import { drawnGraph } from "../../model/state.ts";
import type { FigureContext } from "../kit/context.ts";

/** A text of a lesson, in which the positions of the picture can be pointed at and pressed. */
export function spoken(text: Text | undefined, context: FigureContext): unknown {
  if (text === undefined) return nothing;
  const { code } = context.messages;
  const own = languageOf(text, code);
  const lang = own === undefined || own === code ? nothing : own === "zh" ? "zh-CN" : "en";
  return html`<span lang=${lang}
    >${textIn(text, code)
      .split("\n")
      .map((line, place) => html`${place > 0 ? html`<br />` : nothing}${linked(line, context)}`)}</span
  >`;
}

function linked(text: string, context: FigureContext): unknown[] {
  const { state, store } = context;
  const graph = drawnGraph(state);
  return text
    .split(/(\([^()\s]*\))/)
    .filter(Boolean)
    .map((part) => {
      if (!part.startsWith("(") || graph?.indexOf(part) === undefined) return part;
      const point = (label: string | undefined) => () => {
        pointAt(store, label);
      };
      return html`<button
        type="button"
        class="at"
        aria-current=${part === state.selected ? "true" : nothing}
        @pointerenter=${point(part)}
        @pointerleave=${point(undefined)}
        @focus=${point(part)}
        @blur=${point(undefined)}
        @click=${() => {
          select(store, part, store.state.line);
        }}
        .textContent=${part}
      ></button>`;
    });
}
