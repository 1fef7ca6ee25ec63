// How positions look: which of them stand out, and what is said of them.
import type { Highlight } from "../../model/highlight.ts";
import { justLabelled } from "../../model/labelling.ts";
import type { PlayedLine } from "../../model/playedLine.ts";
import type { Listing } from "../../model/state.ts";
import type { Colouring } from "../../model/values.ts";
import type { Vocabulary } from "../../model/vocabulary.ts";
import { edgeShapes } from "../../scene/edges.ts";
import { edgeStandsOut, FAN, standsOut, stepsBack } from "../../scene/emphasis.ts";
import { movesOf } from "../../scene/scene.ts";
import type { EdgeShape } from "../../scene/shapes.ts";
import type { KitFigureWords } from "../kit/figure/words.ts";
import type { Layers } from "./layers.ts";
import { isWin, type ShownGraph, showsValue } from "./shown.ts";
import { spoken } from "./speech.ts";
import type { Words as GraphWords } from "./words.en.ts";

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

// The moves that are drawn over the picture: of the selected position, of the one pointed at, and those that were played.

/** What is selected of that which is shown. */
export interface Selected extends ShownGraph {
  selected: string;
  /** Knows the options of the selected position where the graph is too large to carry them. */
  explanation: Listing | undefined;
}

/** What moves are drawn for, and the parts of the picture that those which win and the others are drawn in. */
const PARTS = {
  selected: { wins: "wins", others: "moves" },
  hovered: { wins: "hoveredWins", others: "hovered" },
} as const;

/** The moves of the selected position, and what they lead to. */
export function showSelected(of: Selected, layers: Layers): void {
  const options = [...optionsOf(of)];
  layers.fan("selected", options.length > FAN);
  layers.outline("options", options, of);
  drawMoves("selected", of.graph.indexOf(of.selected), options, of, layers);
}

/** The moves of the position pointed at, what they lead to, and from where it can be reached. */
export function showHovered(position: number | undefined, shown: ShownGraph, layers: Layers): void {
  const { graph, told } = shown;
  const options = position === undefined ? [] : (graph.optionsOf(position) ?? told.winningOf(position));
  const before = position === undefined ? [] : (graph.predecessorsOf(position) ?? graph.coveredBy(position));
  layers.fan("hovered", options.length > FAN);
  drawMoves("hovered", position, options, shown, layers);
  layers.outline("reached", options, shown);
  layers.outline("before", before, shown);
}

/** The moves that were played, up to the current position. */
export function showPlayed({ positions, cursor }: PlayedLine, shown: ShownGraph, layers: Layers): void {
  const made = positions.slice(0, cursor + 1).flatMap((label) => shown.graph.indexOf(label) ?? []);
  const steps = made.slice(1).map((to, index) => moveLine(shown, made[index] ?? 0, to));
  layers.trace("played", steps.join(""));
}

/** The move from the selected position to the one that is pointed at, where there is one. */
export function showPointing(pointedAt: string | undefined, of: Selected, layers: Layers): void {
  const from = of.graph.indexOf(of.selected);
  const to = pointedAt === undefined ? undefined : of.graph.indexOf(pointedAt);
  const isMove = from !== undefined && to !== undefined && [...optionsOf(of)].includes(to);
  layers.trace("pointing", isMove ? moveLine(of, from, to) : "");
}

/** A move's line, the same that is drawn for it when its position is selected. */
export function moveLine({ scene, graph }: ShownGraph, from: number, to: number): string {
  const moves = movesOf(scene.frame, from, graph.optionsOf(from) ?? [to], "selected");
  return moves.find((move) => move.to === to)?.line ?? "";
}

function drawMoves(
  role: keyof typeof PARTS,
  from: number | undefined,
  options: Iterable<number>,
  shown: ShownGraph,
  layers: Layers,
): void {
  const moves = from === undefined ? [] : movesOf(shown.scene.frame, from, options, role);
  const { wins, others } = PARTS[role];
  layers.draw(
    wins,
    moves.filter((move) => isWin(shown, move)),
  );
  layers.draw(
    others,
    moves.filter((move) => !isWin(shown, move)),
  );
}

/** All options of the selected position, as far as they are known by now. */
function optionsOf({ graph, selected, explanation }: Selected): Iterable<number> {
  const options = graph.optionsOf(graph.indexOf(selected) ?? -1);
  if (options) return options;
  const listed = explanation?.label === selected ? explanation.options : [];
  return listed.flatMap(({ label }) => graph.indexOf(label) ?? []);
}
