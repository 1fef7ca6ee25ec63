// How positions look: which of them stand out, and what is said of them.
import type { Highlight } from "../../../model/highlight.ts";
import { justLabelled } from "../../../model/labelling.ts";
import type { PlayedLine } from "../../../model/playedLine.ts";
import type { Colouring } from "../../../model/values.ts";
import type { Vocabulary } from "../../../model/vocabulary.ts";
import {
  amissMoves,
  FAN,
  moveFrom,
  movesFrom,
  optionsOf,
  playedMoves,
  type SelectedPosition,
  standsOut,
  stepsBack,
  winningMoves,
} from "../../../scene/emphasis.ts";
import type { KitFigureWords } from "../../kit/figure/words.ts";
import { lines } from "../graphSvg.ts";
import type { Layers } from "../layers.ts";
import { type ShownGraph, showsValue } from "../shown.ts";
import { spoken } from "./speech.ts";
import type { Words as NodeWords } from "./words.en.ts";

/** What stands out of that which is shown. */
export interface Highlighted extends ShownGraph {
  messages: NodeWords & KitFigureWords;
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
    this.#layers.draw("amiss", amissMoves(of));
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
      const { node: said } = messages;
      const name = graph.label(position);
      node.setAttribute(
        "aria-label",
        spoken(graph, of.told, position, of.colouring, words, messages, of.other?.(position)) ??
          (labelling
            ? said.unlabelled({
                label: name,
                name: of.areNumbered ? `p${graph.number(position)}` : undefined,
              })
            : said.hidden({ label: name })),
      );
    }
  }

  #showMoves(of: Highlighted): void {
    const { out, back } = winningMoves(of);
    this.#layers.bundle("winning", out);
    this.#layers.bundle("pending", back);
    const isSome = stepsBack(of);
    for (const role of ["cover", "other", "pending"])
      this.#layers.part(role)?.classList.toggle("dimmed", isSome);
  }
}

// The moves that are drawn over the picture: of the selected position, of the one pointed at, and those that were played.

/** What is selected of that which is shown. */
export type Selected = ShownGraph & SelectedPosition;

/** What moves are drawn for, and the parts of the picture that those which win and the others are drawn in. */
const PARTS = {
  selected: { wins: "wins", others: "moves" },
  hovered: { wins: "hoveredWins", others: "hovered" },
} as const;

/** The moves of the selected position, and what they lead to. */
export function showSelected(of: Selected, layers: Layers): void {
  const options = optionsOf(of);
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
export function showPlayed(line: PlayedLine, { scene, graph }: ShownGraph, layers: Layers): void {
  layers.trace("played", lines(playedMoves(scene, graph, line)));
}

/** The move from the selected position to the one that is pointed at, where there is one. */
export function showPointing(pointedAt: string | undefined, of: Selected, layers: Layers): void {
  const from = of.graph.indexOf(of.selected);
  const to = pointedAt === undefined ? undefined : of.graph.indexOf(pointedAt);
  const isMove = from !== undefined && to !== undefined && optionsOf(of).includes(to);
  layers.trace("pointing", isMove ? (moveFrom(of.scene, of.graph, from, to)?.line ?? "") : "");
  const wins = isMove && movesFrom(of.scene, from, [to], "selected").wins.length > 0;
  layers.part("pointing")?.classList.toggle("toWin", wins);
}

function drawMoves(
  role: keyof typeof PARTS,
  from: number | undefined,
  options: Iterable<number>,
  { scene }: ShownGraph,
  layers: Layers,
): void {
  const moves = from === undefined ? { wins: [], others: [] } : movesFrom(scene, from, options, role);
  layers.draw(PARTS[role].wins, moves.wins);
  layers.draw(PARTS[role].others, moves.others);
}
