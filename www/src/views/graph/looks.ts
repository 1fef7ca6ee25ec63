// How positions look: which of them stand out, and what is said of them.
import { justLabelled } from "../../model/labelling.ts";
import type { Highlight } from "../../model/highlight.ts";
import { edgeShapes } from "../../scene/edges.ts";
import { edgeStandsOut, standsOut, stepsBack } from "../../scene/emphasis.ts";
import type { EdgeShape } from "../../scene/shapes.ts";
import type { Colouring } from "../../model/values.ts";
import type { Vocabulary } from "../../model/vocabulary.ts";
import type { KitFigureWords } from "../kit/figure/words.ts";
import type { Words as GraphWords } from "./words.en.ts";
import type { Layers } from "./layers.ts";
import { showsValue, type ShownGraph } from "./shown.ts";
import { spoken } from "./speech.ts";

/** What stands out of that which is shown. */
export interface Highlighted extends ShownGraph {
  messages: GraphWords & KitFigureWords;
  /** What the colours mean, and the words there are for it. */
  colouring: Colouring;
  words: Vocabulary;
  /** What is said of positions that are compared with another game. */
  other?: ((position: number) => string | undefined) | undefined;
  /** The values whose positions stand out; none: all do. */
  only: readonly string[];
  /** The positions that stand out instead, whatever their values. */
  lit: Highlight | undefined;
}

/** What the legend leaves out steps back. */
export class NodeLooks {
  readonly #layers: Layers;
  /** Whether each node shows its value, and whether it stands out: a step changes few of many nodes. */
  #looks: string[] = [];

  constructor(layers: Layers) {
    this.#layers = layers;
  }

  /** The nodes have been built anew and have no look yet. */
  forget(): void {
    this.#looks = [];
  }

  show(of: Highlighted): void {
    this.#showNodes(of);
    this.#showMoves(of);
    const { graph, labelling, lit } = of;
    const labelled = labelling ? justLabelled(graph, labelling) : [];
    // One alone is selected, and that shows it.
    this.#layers.outline("fresh", labelled.length > 1 ? labelled : [], of);
    this.#layers.outline("differing", lit?.differing ?? [], of);
    this.#layers.choose(lit?.chosen !== undefined);
    this.#layers.outline("chosen", lit?.chosen ?? [], of);
    const amiss = (lit?.amiss?.moves ?? []).map(([from, to]) => ({ from, to, role: "selected" as const }));
    this.#layers.draw("amiss", edgeShapes(of.scene.frame, amiss));
  }

  #showNodes(of: Highlighted): void {
    const { graph, lit } = of;
    for (const [position, node] of this.#layers.nodes.entries()) {
      const [known, isOut] = [showsValue(of, position), standsOut(of, position)];
      const isChosen = lit?.chosen?.has(position);
      const isAmiss = lit?.amiss?.positions.has(position) === true;
      const look = `${known} ${isOut} ${isChosen} ${isAmiss}`;
      if (this.#looks[position] === look) continue;
      this.#looks[position] = look;
      node.classList.toggle("dimmed", !isOut);
      node.classList.toggle("chosen", isChosen === true);
      node.classList.toggle("amiss", isAmiss);
      if (isChosen === undefined) node.removeAttribute("aria-pressed");
      else node.setAttribute("aria-pressed", isChosen ? "true" : "false");
      const { labelling, messages, words } = of;
      const { picture } = messages;
      const name = graph.label(position);
      node.setAttribute(
        "aria-label",
        spoken(graph, of.told, position, of.colouring, words, messages, of.other?.(position)) ??
          (labelling
            ? picture.unlabelled({ label: name, name: `p${graph.number(position)}` })
            : picture.hidden({ label: name })),
      );
    }
  }

  /** A winning move stands out with its ends. */
  #showMoves(of: Highlighted): void {
    const { scene } = of;
    const isSome = stepsBack(of);
    const isOut = (edge: EdgeShape): boolean => edgeStandsOut(of, edge);
    const winning = scene.edges.filter(({ role }) => role === "winning");
    const stepBack = winning.filter((edge) => !isOut(edge));
    this.#layers.bundle("winning", winning.filter(isOut));
    const asOthers = stepBack.map(({ from, to }) => ({ from, to, role: "cover" as const }));
    this.#layers.bundle("pending", edgeShapes(scene.frame, asOthers));
    for (const role of ["cover", "other", "pending"])
      this.#layers.part(role)?.classList.toggle("dimmed", isSome);
  }
}
