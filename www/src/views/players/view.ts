import { html, nothing, type TemplateResult } from "lit/html.js";
import { lettersOf } from "../../model/letters.ts";
import { activate } from "../../model/play.ts";
import { playersIn, SeveralGraphs } from "../../model/graph/several.ts";
import type { SolvedGraph } from "../../model/graph/solvedGraph.ts";
import type { FieldBounds } from "../../model/slice.ts";
import type { State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import type { Language } from "../../model/values.ts";
import type { Scene } from "../../scene/shapes.ts";
import { FONT_SIZE } from "../../scene/text.ts";
import { hereMiniatures } from "../boards/boards.ts";
import { freeStage } from "../kit/figureStage.ts";
import { valueBadge } from "../kit/badge.ts";
import { fieldControl } from "../kit/controls.ts";
import type { FigureContext, Host } from "../kit/context.ts";
import { policyOf } from "../kit/policy.ts";
import { styledBy } from "../kit/styledBy.ts";
import type { View } from "../kit/view.ts";
import { HostedNodes } from "../picture/nodes/hostedNodes.ts";
import type { Words as NodeWords } from "../picture/nodes/words.en.ts";
import { farthestOf, LEAST, pictureOf, saidOf, type PictureSaid } from "./pictures.ts";
import css from "./players.css?inline";
import { PLAYERS, players } from "./slice.ts";
import { playersWords, type PlayersWords } from "./words.ts";
import { speaks } from "../kit/voice.ts";

/** The place that each picture is laid out for, in pixels. */
const WIDTH = 300;

/** A graph as it is drawn, with what is said of it. */
interface Drawn {
  graph: SolvedGraph;
  scene: Scene;
  said: PictureSaid;
}

/** One graph under several conventions, side by side: level positions, and how far the others are from them. */
export function makeView({ store, redraw }: Host): View<FigureContext<NodeWords>> {
  const several = new SeveralGraphs(store.solver, redraw);
  const pictures: HostedNodes[] = [];
  const pictureAt = (place: number): HostedNodes => (pictures[place] ??= comparedNodes(store));
  let scenes: { of: readonly unknown[]; all: readonly Scene[] } = { of: [], all: [] };
  /** The pictures, laid out anew only where something in them is different. */
  const scenesOf = (state: State, graphs: readonly SolvedGraph[], code: Language): readonly Scene[] => {
    const policies = graphs.map((graph) => ({ graph, policy: policyOf(state, graph, code) }));
    const miniatures = hereMiniatures(state);
    const of = policies.flatMap(({ graph, policy: { told, labels, emptyHeaps, moves } }) => [
      ...[graph, told, labels, emptyHeaps, moves, miniatures],
    ]);
    if (of.length !== scenes.of.length || of.some((each, place) => each !== scenes.of[place]))
      scenes = {
        of,
        all: policies.map(({ graph, policy }) => pictureOf(graph, policy, freeStage(WIDTH), miniatures)),
      };
    return scenes.all;
  };
  let drawn: readonly Drawn[] = [];
  return {
    template: (context) => {
      const { state, messages } = context;
      const words = playersWords(messages);
      several.follow(state, players.of(state));
      const { found } = several;
      const { graphs = [], conventions = [] } = found ?? {};
      const all = scenesOf(state, graphs, messages.code);
      drawn = graphs.flatMap((graph, place) => {
        const [convention, scene] = [conventions[place], all[place]];
        if (!convention || !scene) return [];
        return { graph, scene, said: saidOf(scene, convention, state, words, messages) };
      });
      return html`<section class="players" ${styledBy(css)}>
        <div class="choices">${comparedChoice(context)}</div>
        ${found && !found.error ? nothing : html`<p ${speaks()}>${found ? words.failed : words.asking}</p>`}
        <div class="row">
          ${drawn.map((each, place) => figure(each, pictureAt(place).element, state, words))}
        </div>
        <div class="keys">
          <span>${valueBadge(0, 0)} ${words.level}</span>
          <span>
            ${Array.from({ length: farthestOf(conventions) }, (_, place) => html`${valueBadge(place + 1, 0)} `)}
            ${words.far}
          </span>
        </div>
      </section>`;
    },
    shown: ({ state, messages }) => {
      const { selected, explanation, line, pointedAt } = state;
      for (const [place, { graph, scene, said }] of drawn.entries())
        pictureAt(place).update({
          ...{ graph, scene, messages, selected, explanation, line, pointedAt },
          label: [said.name, said.ends].join(playersWords(messages).between),
          told: scene.policy.told,
          labelling: undefined,
          colouring: "distance",
          words: lettersOf(state),
          only: [],
          lit: undefined,
        });
    },
    focus: () => pictures[0]?.focus(),
    left: () => {
      pictures.length = 0;
    },
  };
}

/** What is compared, and among how many players. */
function comparedChoice(context: FigureContext): unknown {
  const { state } = context;
  const [fewest, most] = playersIn(state, players.of(state));
  const [least, largest] = PLAYERS;
  const count = (name: string, number: number, bounds: FieldBounds): TemplateResult =>
    fieldControl(players, name, context, { text: String(number), bounds });
  return html`${fieldControl(players, "across", context)}
  ${
    players.of(state).across === "players"
      ? html`${count("fewest", fewest, [least, most])} ${count("most", most, [fewest, largest])}`
      : nothing
  }`;
}

/** Nodes that do what those of the graph by itself do; the other pictures show which one is meant. */
function comparedNodes(store: Store): HostedNodes {
  const reveal = (node: SVGGElement | undefined): void => {
    // Whatever scrolls does so where the keyboard is, and else the picture alone, for others are below it.
    if (node?.matches(":focus")) node.scrollIntoView({ block: "nearest", inline: "nearest" });
    const part = node?.closest(".part");
    if (!node || !part) return;
    const [box, place] = [node.getBoundingClientRect(), part.getBoundingClientRect()];
    if (box.left < place.left || box.right > place.right)
      part.scrollLeft += (box.left + box.right - place.left - place.right) / 2;
  };
  const nodes = new HostedNodes(
    store,
    // Letters are never small here.
    { open: () => reveal(nodes.current), reveal, enlargement: () => 1 },
    { pick: (label) => activate(store, label), hasCompany: () => true },
  );
  return nodes;
}

/** One of the pictures, under the name of its convention. */
function figure(
  { graph, scene, said: { name, ends, found, at } }: Drawn,
  picture: HTMLElement,
  { selected }: State,
  words: PlayersWords,
): TemplateResult {
  const position = graph.indexOf(selected);
  const here = position === undefined ? selected : at(position);
  // Where letters would be smaller, a part of it is seen, and the rest by scrolling.
  picture.style.minWidth = `${Math.round((scene.width * LEAST) / FONT_SIZE)}px`;
  return html`<figure>
    <figcaption>${name} <small>${ends}</small></figcaption>
    <div class="part">${picture}</div>
    <p class="here">${[found, here].filter(Boolean).join(words.between)}</p>
  </figure>`;
}
