// A graph of very many positions, seen whole and from near, with what is said of them.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { readPosition } from "../../../model/calls/positions.ts";
import { effectiveColour } from "../../../model/display.ts";
import { asWhole } from "../../../model/neighbourhood.ts";
import { requestOf } from "../../../model/opening/request.ts";
import { activate } from "../../../model/play.ts";
import { told } from "../../../model/told.ts";
import { lettersOf } from "../../../model/letters.ts";
import { otherTold } from "../../kit/against/otherTold.ts";
import { styledBy } from "../../kit/styledBy.ts";
import { scaleBar } from "../../kit/cells/scaleBar.ts";
import type { Host } from "../../kit/context.ts";
import type { View } from "../../kit/view.ts";
import type { GraphContext } from "../nodes.ts";
import { spoken } from "../../picture/nodes/speech.ts";
import { zoomButtons } from "../../picture/zoom.ts";
import { wordsBy, type Words as FarWords } from "./words.all.ts";
import css from "./far.css?inline";
import { FarView } from "./farView.ts";
import { speaks, warns } from "../../kit/voice.ts";

/** The picture of a large graph, in the place of the nodes; of a part of one as if that were the whole. */
export function makeView(host: Host): View<GraphContext> {
  const { store, redraw } = host;
  const view = new FarView(host);
  /** What was looked for and is not there. */
  let missing: string | undefined;
  const find = async ({ state }: GraphContext, text: string): Promise<void> => {
    const { game, picture } = state;
    missing = undefined;
    if (game && picture.kind === "graph" && text.trim() !== "") {
      const read = await readPosition(store.solver, requestOf(game), text);
      const position = read.ok ? picture.graph.indexOf(read.value.label) : undefined;
      if (position === undefined) missing = text.trim();
      else {
        activate(store, picture.graph.label(position));
        view.goTo(position);
      }
    }
    redraw();
  };
  return {
    template: (given) => {
      const context = { ...given, state: asWhole(given.state) };
      const { messages, state } = context;
      const words = wordsBy[messages.code];
      const label = messages.node.label({ notation: state.game?.notation ?? "" });
      view.element.ariaLabel = label;
      view.element.ariaDescription = words.help;
      const heard = toldIn(context, view);
      return html`<section class="far" aria-label=${label} ${styledBy(css)}>
        <div class="place">${view.element} ${view.map.element}</div>
        <div class="line">
          <p class="told" ${speaks(view.isNear ? "" : heard)}>
            ${heard || (view.sight ? nothing : html`<span class="advice">${words.hint}</span>`)}
          </p>
          ${bar(context, view)} ${finder(words, missing, (text) => void find(context, text))}
          ${zoomButtons(view, context, redraw, sight(context, view, words))}
        </div>
      </section>`;
    },
    shown: (context) => view.update({ ...context, state: asWhole(context.state) }),
    focus: () => view.element.focus({ preventScroll: true }),
    dispose: () => view.dispose(),
  };
}

function toldIn({ state, messages }: GraphContext, { at }: FarView): string {
  const { picture } = state;
  if (at === undefined || picture.kind !== "graph") return "";
  const { graph } = picture;
  const other = otherTold(state, at, messages);
  return (
    spoken(graph, told(state, graph), at, effectiveColour(state), lettersOf(state), messages, other) ??
    messages.node.hidden({ label: graph.label(at) })
  );
}

/** What the colours of very many values mean. */
function bar({ state, messages }: GraphContext, { scale }: FarView): TemplateResult | typeof nothing {
  const { picture } = state;
  if (!scale || picture.kind !== "graph") return nothing;
  const known = told(state, picture.graph).valuesBy(effectiveColour(state));
  const values = Array.from(known, Number).filter((value) => value > 0);
  const [least, largest] = [Math.min(...values), Math.max(...values)];
  return scaleBar(scale, [messages.number(least), messages.number(largest)], least, largest);
}

/** What part of the graph is seen. */
function sight({ state, messages }: GraphContext, { sight }: FarView, words: FarWords): unknown {
  const { picture } = state;
  if (!sight || picture.kind !== "graph") return nothing;
  return html`${words.sight({ positions: sight.positions, all: picture.graph.count })}<span class="touch"
      >${messages.picture.twoFingers}</span
    >`;
}

function finder(words: FarWords, missing: string | undefined, find: (text: string) => void): TemplateResult {
  return html`<span class="finder">
    <label
      >${words.find}
      <input
        type="text"
        spellcheck="false"
        autocapitalize="off"
        autocomplete="off"
        enterkeyhint="search"
        aria-invalid=${missing === undefined ? "false" : "true"}
        @keydown=${({ key, isComposing, target }: KeyboardEvent) => {
          if (key === "Enter" && !isComposing) find((target as HTMLInputElement).value);
        }}
    /></label>
    ${missing === undefined ? nothing : html`<span class="fault" ${warns()}>${words.missing({ text: missing })}</span>`}
  </span>`;
}
