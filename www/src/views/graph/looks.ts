// How positions look: which of them show their values, and which stand out.
import { justLabelled } from "../../model/labelling.ts";
import type { Lit } from "../../model/lit.ts";
import { edgeShapes } from "../../scene/edges.ts";
import type { EdgeShape } from "../../scene/shapes.ts";
import type { Colouring } from "../../model/values.ts";
import type { GraphWords } from "./en.ts";
import type { Layers } from "./layers.ts";
import { isKnown, type Shown } from "./shown.ts";
import { spoken } from "./speech.ts";

/** In a graph of fewer positions their numbers fit where their values will be. */
const FEW = 100;

/** What stands out of that which is shown. */
export interface Highlighted extends Shown {
  messages: GraphWords;
  /** What the colours mean. */
  colouring: Colouring;
  /** The values whose positions stand out; none: all do. */
  only: readonly string[];
  /** The positions that stand out instead, whatever their values. */
  lit: Lit | undefined;
}

/** What the labelling has not come to yet has no value, and what the legend leaves out steps back. */
export class Looks {
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
  }

  #showNodes(of: Highlighted): void {
    const { scene, graph } = of;
    const showsNumbers = graph.count < FEW && scene.frame.labels !== "number";
    for (const [position, node] of this.#layers.nodes.entries()) {
      const [known, standsOut] = [isKnown(of, position), isOut(of, position)];
      const look = `${known} ${standsOut}`;
      if (this.#looks[position] === look) continue;
      this.#looks[position] = look;
      node.classList.toggle("unknown", !known);
      node.classList.toggle("dimmed", !standsOut);
      const { label = "", value } = scene.nodes[position] ?? {};
      const number = `p${graph.number(position)}`;
      const { picture: words } = of.messages;
      node.setAttribute(
        "aria-label",
        known ? spoken(graph, position, of.colouring, of.messages) : words.unknown(label, number),
      );
      if (scene.frame.labels === "position") continue;
      const text = [...(node.lastElementChild?.childNodes ?? [])].find((part) => part instanceof Text);
      const written = known ? value : showsNumbers ? number : "";
      if (text && text.data !== written) text.data = written ?? "";
    }
  }

  /** A move wins as soon as its end is known to be P; before that it is a move like others. */
  #showMoves(of: Highlighted): void {
    const { scene, only, lit } = of;
    const wins = ({ from, to }: EdgeShape): boolean =>
      isKnown(of, from) && (isOut(of, from) || (!lit && isOut(of, to)));
    const winning = scene.edges.filter(({ role }) => role === "winning");
    this.#layers.bundle("winning", winning.filter(wins));
    const pending = winning.filter((edge) => !wins(edge));
    const asOthers = pending.map(({ from, to }) => ({ from, to, role: "cover" as const }));
    this.#layers.bundle("pending", edgeShapes(scene.frame, asOthers));
    for (const role of ["cover", "other", "pending"])
      this.#layers.part(role)?.classList.toggle("dimmed", only.length > 0 || lit !== undefined);
  }
}

function isOut(of: Highlighted, position: number): boolean {
  const { scene, only, lit } = of;
  if (lit) return lit.positions.has(position);
  return only.length === 0 || (isKnown(of, position) && only.includes(scene.nodes[position]?.value ?? ""));
}
