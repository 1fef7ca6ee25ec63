import { comparisonOf, display, effectiveColour, shownValues } from "../../../model/display.ts";
import { highlightIn } from "../../../model/highlight.ts";
import { labellingOf } from "../../../model/reveal.ts";
import { told } from "../../../model/told.ts";
import { areNumbered, lettersOf } from "../../../model/letters.ts";
import type { Frame } from "../../../scene/shapes.ts";
import { FONT_SIZE, READ } from "../../../scene/text.ts";
import { otherTold } from "../../kit/against/otherTold.ts";
import { isElement } from "../../kit/documents.ts";
import type { PlacedCells } from "../../picture/tiles/placed.ts";
import type { GraphContext } from "../nodes.ts";
import { NodesView, type Mover } from "../../picture/nodes/nodesView.ts";
import type { Mosaic, Range } from "./mosaic.ts";
import { nodesOf, sceneOf, type NearScene, type FarGraph } from "./nearScene.ts";

/** So many positions in sight at most are drawn one by one. */
const FEW = 600;
/** How far beyond what is in sight they are drawn, in shares of it; less where they would be too many. */
const MARGINS = [0.5, 0.25, 0];
/** How much larger than that they are read without effort: no cell is seen larger. */
const LARGEST = 1.6;

/** What is shown, and the cells that it has. */
export interface MosaicGraph extends FarGraph {
  mosaic: Mosaic;
}

/** The nodes of a large graph, where it is seen from so near that they can be read: as in a small one, each in its cell. */
export class Near {
  readonly element = document.createElement("div");
  readonly #nodes: NodesView;
  #drawn: (NearScene & { range: Range }) | undefined;
  /** What the scene was made of. */
  #of: readonly unknown[] = [];
  #nodesLike: { of: readonly unknown[]; frame: Frame } | undefined;
  #place: PlacedCells | undefined;

  constructor(click: (label: string, event: MouseEvent) => void) {
    this.element.className = "near";
    this.element.hidden = true;
    // It lies on the cells and moves with them.
    const mover: Mover = {
      enlargement: () => {
        const [drawn, place] = [this.#drawn, this.#place];
        return drawn && place ? place.size / drawn.scene.frame.slotWidth : 1;
      },
    };
    this.#nodes = new NodesView(mover, { click });
    this.element.append(this.#nodes.element);
  }

  get isShown(): boolean {
    return this.#drawn !== undefined;
  }

  /** How large a cell may be seen, in CSS pixels. */
  nearest(whole: FarGraph): number {
    return Math.ceil(this.#like(whole).slotWidth * LARGEST);
  }

  /** How large a cell is seen to be read without effort, in CSS pixels. */
  comfortable(whole: FarGraph): number {
    return Math.ceil(this.#like(whole).slotWidth);
  }

  /** Draws what is in sight, or nothing where that could not be read. */
  show(context: GraphContext, shown: MosaicGraph, place: PlacedCells): void {
    const isLarge = (place.size * FONT_SIZE) / this.#like(shown).slotWidth >= READ.least;
    const inSight = isLarge ? shown.mosaic.within(place, FEW) : undefined;
    if (!inSight) {
      this.#drawn = undefined;
      this.#of = [];
    } else this.#draw(context, shown, place);
    this.element.hidden = !inSight;
    this.place(place);
  }

  /** Where the cells are now. */
  place(place: PlacedCells): void {
    this.#place = place;
    if (!this.#drawn) return;
    const { rows, columns } = this.#drawn.range;
    const { style } = this.#nodes.element;
    style.width = `${(columns.to - columns.from) * this.#drawn.scene.frame.slotWidth}px`;
    style.height = `${(rows.to - rows.from) * this.#drawn.scene.frame.slotWidth}px`;
    const scale = place.size / this.#drawn.scene.frame.slotWidth;
    style.transform = `translate(${place.x(columns.from)}px, ${place.y(rows.from)}px) scale(${scale})`;
  }

  /** Whether nodes are drawn of all that is in sight. */
  covers({ rows, columns }: Range): boolean {
    const range = this.#drawn?.range;
    return range !== undefined && holds(range.rows, rows) && holds(range.columns, columns);
  }

  /** The keyboard goes to a position; whether it is there. */
  focus(label: string): boolean {
    const position = this.#drawn?.graph.indexOf(label);
    return position !== undefined && this.#nodes.goTo(position);
  }

  /** Marks the position that is meant, of all those of the graph. */
  mark(position: number | undefined): void {
    const place = position === undefined ? undefined : this.#drawn?.positions.indexOf(position);
    this.#nodes.mark(place === -1 ? undefined : place);
  }

  /** The position of a node that something happens at. */
  labelAt(target: EventTarget | null): string | undefined {
    const node = isElement(target) ? target.closest<SVGElement>(".node") : undefined;
    return node ? this.#drawn?.graph.label(Number(node.dataset["position"])) : undefined;
  }

  #draw(context: GraphContext, shown: MosaicGraph, place: PlacedCells): void {
    const { state, messages } = context;
    const { graph, told: values, mosaic } = shown;
    const { selected, explanation, line } = state;
    const of = [
      graph,
      display.of(state),
      comparisonOf(state),
      values,
      lettersOf(state),
      messages,
      selected,
      explanation,
      line,
    ];
    const isSame = of.every((each, index) => each === this.#of[index]);
    const before = this.#drawn;
    if (!before || !isSame || !this.covers(place)) {
      const range =
        (isSame && before && this.covers(place) ? before.range : undefined) ?? around(place, mosaic);
      const listed = explanation?.label === selected ? explanation.options : [];
      const beside = [selected, ...listed.map(({ label }) => label), ...line.positions].flatMap(
        (label) => graph.indexOf(label) ?? [],
      );
      this.#drawn = {
        ...sceneOf(shown, mosaic.within(range, Infinity) ?? [], beside, range, this.#like(shown)),
        range,
      };
      this.#of = of;
    }
    const drawn = this.#drawn;
    if (!drawn) return;
    this.#nodes.update({
      scene: drawn.scene,
      graph: drawn.graph,
      told: told(state, drawn.graph),
      messages,
      selected,
      explanation,
      line,
      pointedAt: state.pointedAt,
      labelling: labellingOf(state),
      areNumbered: areNumbered(state),
      colouring: effectiveColour(state),
      words: lettersOf(state),
      other:
        comparisonOf(state) && ((position) => otherTold(state, drawn.positions[position] ?? 0, messages)),
      only: shownValues(state),
      lit: highlightIn(state, drawn.graph),
      label: messages.node.label({ notation: state.game?.notation ?? "" }),
    });
  }

  #like(whole: FarGraph): Frame {
    const { graph, told, state, code } = whole;
    const of = [graph, display.of(state), told.tellsAll, lettersOf(state), code];
    if (!this.#nodesLike || of.some((each, index) => each !== this.#nodesLike?.of[index]))
      this.#nodesLike = { of, frame: nodesOf(whole) };
    return this.#nodesLike.frame;
  }
}

/** The cells in sight and some around them, as many as may be drawn. */
function around(place: PlacedCells, mosaic: Mosaic): Range {
  for (const margin of MARGINS) {
    const range = {
      rows: widened(place.rows, margin, mosaic.rows),
      columns: widened(place.columns, margin, mosaic.columns),
    };
    if (mosaic.within(range, FEW)) return range;
  }
  return { rows: place.rows, columns: place.columns };
}

function widened({ from, to }: Range["rows"], share: number, count: number): Range["rows"] {
  const more = Math.ceil((to - from) * share);
  return { from: Math.max(0, from - more), to: Math.min(count, to + more) };
}

function holds(range: Range["rows"], part: Range["rows"]): boolean {
  return range.from <= part.from && range.to >= part.to;
}
