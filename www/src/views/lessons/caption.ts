import { html, nothing } from "lit/html.js";
import { languageOf, textIn, type LessonText } from "../../model/lessons/lesson.ts";
import { pointAt, select } from "../../model/play.ts";
import { drawnGraph } from "../../model/state.ts";
import { languages } from "../../model/languages.ts";
import type { FigureContext } from "../kit/context.ts";
import { unbroken } from "../kit/unbroken.ts";

/** A text of a lesson, in which the positions of the picture can be pointed at and pressed. */
export function lessonCaption(text: LessonText | undefined, context: FigureContext): unknown {
  if (text === undefined) return nothing;
  const { code } = context.messages;
  const own = languageOf(text, code);
  const lang = own === undefined || own === code ? nothing : languages[own].tag;
  return html`<span lang=${lang}
    >${textIn(text, code)
      .split("\n")
      .map((line, place) => html`${place > 0 ? html`<br />` : nothing}${linked(line, context)}`)}</span
  >`;
}

/** A position, with the mark that follows it on its line; or what stands between positions. */
const PARTS = /(\([^()\s]*\)[.,;:?!’”，。；：？！、）]*)/;

function linked(text: string, context: FigureContext): unknown[] {
  const { state, store } = context;
  const graph = drawnGraph(state);
  return unbroken(text)
    .split(PARTS)
    .filter(Boolean)
    .map((part) => {
      const [label = ""] = /^\([^()\s]*\)/.exec(part) ?? [];
      if (label === "" || graph?.indexOf(label) === undefined) return part;
      const point = (pointed: string | undefined) => () => pointAt(store, pointed);
      return html`<span class="marked"
        ><button
          type="button"
          class="at"
          aria-current=${label === state.selected ? "true" : nothing}
          @pointerenter=${point(label)}
          @pointerleave=${point(undefined)}
          @focus=${point(label)}
          @blur=${point(undefined)}
          @click=${() => select(store, label, store.state.line)}
          .textContent=${label}
        ></button
        >${part.slice(label.length)}</span
      >`;
    });
}
