import { html, nothing, type TemplateResult } from "lit/html.js";
import { ref } from "lit/directives/ref.js";
import type { Alliance } from "../../model/convention.ts";
import { SeveralGraphs } from "../../model/graph/several.ts";
import type { SolvedGraph } from "../../model/graph/solvedGraph.ts";
import { activate } from "../../model/play.ts";
import { drawnByNodes, type State } from "../../model/state.ts";
import type { Language } from "../../model/values.ts";
import type { Scene } from "../../scene/shapes.ts";
import { FONT_SIZE } from "../../scene/text.ts";
import { miniaturesOf } from "../boards/boards.ts";
import { freeStage } from "../kit/figureStage.ts";
import { graphSvg } from "../picture/graphSvg.ts";
import { Layers } from "../picture/layers.ts";
import { valueBadge } from "../kit/badge.ts";
import { fieldControl } from "../kit/controls.ts";
import type { FigureContext, Host } from "../kit/context.ts";
import { policyOf } from "../kit/policy.ts";
import { styledBy } from "../kit/styledBy.ts";
import type { View } from "../kit/view.ts";
import css from "./players.css?inline";
import { LEAST, pictureOf, saidOf } from "./pictures.ts";
import { players } from "./slice.ts";
import { playersWords, type PlayersWords } from "./words.ts";

/** The place that each picture is laid out for, in pixels. */
const WIDTH = 300;

/** One graph under several conventions, side by side: level positions, and how far the others are from them. */
export function makeView({ store, redraw }: Host): View {
  const several = new SeveralGraphs(store.solver, redraw);
  let drawn: { of: readonly unknown[]; scenes: readonly Scene[] } = { of: [], scenes: [] };
  /** The pictures, laid out anew only where something in them is different. */
  const scenesOf = (state: State, graphs: readonly SolvedGraph[], code: Language): readonly Scene[] => {
    const policies = graphs.map((graph) => ({ graph, policy: policyOf(state, graph, code) }));
    const miniatures = miniaturesOf(state);
    const of = policies.flatMap(({ graph, policy: { told, labels, emptyHeaps, moves } }) => [
      ...[graph, told, labels, emptyHeaps, moves, miniatures],
    ]);
    if (of.length === drawn.of.length && of.every((each, place) => each === drawn.of[place]))
      return drawn.scenes;
    const known = miniatures === "coming" ? undefined : miniatures;
    const scenes = policies.map(({ graph, policy }) => pictureOf(graph, policy, freeStage(WIDTH), known));
    drawn = { of, scenes };
    return scenes;
  };
  const press = ({ target }: Event): void => {
    const node = (target as Element).closest<SVGElement>("[data-position]");
    const label = drawnByNodes(store.state)?.graph.label(Number(node?.dataset.position));
    if (node && label !== undefined) activate(store, label);
  };
  return {
    template: (context) => {
      const { state, messages } = context;
      const words = playersWords(messages);
      several.follow(state, players.of(state).across);
      const { found } = several;
      const graphs = found?.graphs ?? [];
      const scenes = scenesOf(state, graphs, messages.code);
      return html`<section class="players" ${styledBy(css)}>
        ${fieldControl(players, "across", context)}
        ${found && !found.error ? nothing : html`<p role="status">${found ? words.failed : words.asking}</p>`}
        <div class="row" @click=${press}>
          ${graphs.map((graph, place) => {
            const [convention, picture] = [found?.conventions[place], scenes[place]];
            return convention && picture && figure(graph, picture, convention, context, words);
          })}
        </div>
        <div class="keys">
          <span>${valueBadge(0, 0)} ${words.level}</span>
          <span>${valueBadge(1, 0)} ${valueBadge(2, 0)} ${words.far}</span>
        </div>
      </section>`;
    },
  };
}

/** One of the pictures, under the name of its convention. */
function figure(
  graph: SolvedGraph,
  picture: Scene,
  convention: Alliance,
  { state, messages }: FigureContext,
  words: PlayersWords,
): TemplateResult {
  const { selected } = state;
  const position = graph.indexOf(selected);
  const { name, ends, found, at } = saidOf(picture, convention, state, words, messages);
  const here = position === undefined ? selected : at(position);
  // Where letters would be smaller, a part of it is seen, and the rest by scrolling.
  const least = Math.round((picture.width * LEAST) / FONT_SIZE);
  const isWide = least > WIDTH;
  return html`<figure>
    <figcaption>${name} <small>${ends}</small></figcaption>
    <div
      class="part"
      role=${isWide ? "group" : nothing}
      aria-label=${isWide ? name : nothing}
      tabindex=${isWide ? 0 : nothing}
    >
      <div
        aria-hidden="true"
        .style=${`min-width: ${least}px`}
        ${ref((element) => {
          if (element) mark(element as HTMLElement, picture, graph, position);
        })}
      >
        ${graphSvg(picture, "", "")}
      </div>
    </div>
    <p class="here">${[found, here].filter(Boolean).join(words.between)}</p>
  </figure>`;
}

/** The moves of the shortest ways, and the selected position, which is seen as soon as it is selected. */
function mark(element: HTMLElement, picture: Scene, graph: SolvedGraph, position: number | undefined): void {
  // What is drawn is in its place when this has been.
  queueMicrotask(() => {
    const layers = new Layers();
    layers.take(element);
    layers.bundle(
      "winning",
      picture.edges.filter(({ role }) => role === "winning"),
    );
    layers.placeRing("selected", position, {
      scene: picture,
      graph,
      told: picture.policy.told,
      labelling: undefined,
    });
    const x = picture.nodes[position ?? -1]?.x;
    const scroller = element.parentElement;
    if (x === undefined || !scroller || element.dataset.at === String(position)) return;
    element.dataset.at = String(position);
    const share = (x - picture.left) / picture.width;
    scroller.scrollLeft = share * scroller.scrollWidth - scroller.clientWidth / 2;
  });
}
