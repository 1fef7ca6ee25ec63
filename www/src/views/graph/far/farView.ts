import { asideOf } from "../../../model/calls/aside.ts";
import { comparisonOf, display, effectiveColour } from "../../../model/display.ts";
import { highlight } from "../../../model/highlight.ts";
import { activate } from "../../../model/play.ts";
import type { Aside } from "../../../model/solver.ts";
import type { Store } from "../../../model/store.ts";
import { told } from "../../../model/told.ts";
import { PictureHost } from "../../picture/host.ts";
import { CellColours } from "../../kit/cells/colours.ts";
import type { PageColours } from "../../kit/cells/look.ts";
import { hear } from "../../kit/sound/ear.ts";
import type { Host } from "../../kit/context.ts";
import type { Cell, PlacedCells } from "../../picture/tiles/placed.ts";
import { TileCanvas } from "../../picture/tiles/tileCanvas.ts";
import type { GraphContext } from "../nodes.ts";
import { isScaled, mosaicInputOf } from "./look.ts";
import { FarMap } from "./map.ts";
import { Mosaic } from "./mosaic.ts";
import { marksOf } from "./marks.ts";
import { Near, type MosaicGraph } from "./near.ts";
import { drawFarMarks } from "./overlay.ts";
import { mosaicSource } from "./source.ts";
import type { BareExploration, PositionGraph } from "../../../model/graph/positionGraph.ts";
import { positionByKey, stepsLabelling } from "../../picture/nodes/graphKeys.ts";

const BESIDE: Record<BareExploration["direction"], Record<string, Cell>> = {
  down: { ArrowLeft: { row: 0, column: -1 }, ArrowRight: { row: 0, column: 1 } },
  right: { ArrowUp: { row: -1, column: 0 }, ArrowDown: { row: 1, column: 0 } },
};

/** What is told of the part that is seen. */
interface SightCounts {
  /** How much larger it is than the whole. */
  enlargement: number;
  /** How many positions are in it. */
  positions: number;
}

/** A graph that is too large for a node to each position: painted from afar, and from near drawn as small ones are. */
export class FarView {
  /** What the keyboard goes to. */
  readonly element: HTMLElement;
  readonly map: FarMap;
  readonly #tiles: TileCanvas;
  readonly #near: Near;
  readonly #store: Store;
  readonly #solver: Aside;
  readonly #redraw: () => void;
  readonly #colours: CellColours;
  #page: PageColours | undefined;
  #shown: MosaicGraph | undefined;
  #context: GraphContext | undefined;
  /** What the cells show follows from these. */
  #of: readonly unknown[] = [];
  #version = 0;
  #selected: number | undefined;
  readonly #host: PictureHost<number>;
  #sight: SightCounts | undefined;
  #scale: readonly string[] | undefined;

  constructor({ store, isAlone, redraw }: Host) {
    this.#store = store;
    this.#redraw = redraw;
    this.#solver = asideOf(store.solver);
    this.#host = new PictureHost<number>(store, {
      isSame: (one, other) => one === other,
      pick: (position) => this.#choose(position),
      mark: () => {
        this.#near.mark(this.#host.at);
        this.#tiles.redraw();
      },
      labelAt: (position) => this.#shown?.graph.label(position),
      selected: () => this.#selected ?? 0,
      first: () => 0,
      step: ({ key }, from) =>
        this.#shown && farStep(key, from, this.#shown.graph, this.#shown.exploration, this.#shown.mosaic),
      reveal: (position) => {
        this.#reveal(position);
        if (this.#shown && this.#near.isShown) this.#near.focus(this.#shown.graph.label(position));
      },
      hear: (position) => this.#hear(position),
      press: (event) => stepsLabelling(store, event) || this.#tiles.press(event),
      isOthers: ({ ctrlKey }) => ctrlKey || !this.#shown,
      hasCompany: () => true,
    });
    this.element = this.#host.element;
    const canvas = document.createElement("canvas");
    this.#colours = new CellColours(this.element, redraw);
    this.#tiles = new TileCanvas(canvas, {
      surface: this.element,
      isEmbedded: isAlone,
      overlay: (context, place) => this.#draw(context, place),
      onPick: (cell) => {
        const position = this.#shown?.mosaic.positionAt(cell);
        if (position === undefined) return;
        this.#hear(position);
        this.#choose(position);
      },
      onHover: (cell) => this.#host.hover(cell && this.#shown?.mosaic.positionAt(cell)),
      onView: () => this.#rest(),
      // Tests and measurements wait for it.
      onWhole: (version) => {
        this.element.dataset["seen"] = String(version);
      },
    });
    // Hands are heard of by the place where they are; what is pressed without a hand has none.
    this.#near = new Near((label, { detail }) => {
      if (detail === 0) activate(store, label);
    });
    this.map = new FarMap(this.#tiles);
    this.element.append(canvas, this.#near.element);
    this.element.addEventListener("focusin", ({ target }) => {
      const label = this.#near.labelAt(target);
      if (label !== undefined) this.#host.goTo(this.#shown?.graph.indexOf(label));
    });
  }

  /** The position that is told of: the one under the pointer, or else the keyboard’s. */
  get at(): number | undefined {
    return this.#host.at;
  }

  /** The colours of values that are too many to be told apart, from afar. */
  get scale(): readonly string[] | undefined {
    return this.isNear ? undefined : this.#scale;
  }

  /** Absent while all of the graph is seen. */
  get sight(): SightCounts | undefined {
    return this.#sight;
  }

  /** Whether positions are buttons, which are read by themselves. */
  get isNear(): boolean {
    return this.#near.isShown;
  }

  update(context: GraphContext): void {
    const { state, messages } = context;
    const { picture } = state;
    this.#context = context;
    if (picture.kind !== "graph") return;
    const { exploration, graph } = picture;
    const before = this.#shown;
    const mosaic = before?.exploration === exploration ? before.mosaic : new Mosaic(exploration);
    const values = told(state, graph);
    const shown = { exploration, graph, told: values, mosaic, state, code: messages.code };
    this.#shown = shown;
    const page = this.#colours.of(state);
    this.#page = page;
    const { lit } = highlight.of(state);
    const nearest = this.#near.nearest(shown);
    const of = [
      graph,
      page,
      effectiveColour(state),
      comparisonOf(state),
      display.of(state).only,
      values,
      lit,
      nearest,
    ];
    if (of.some((each, place) => each !== this.#of[place])) {
      this.#of = of;
      const painted = mosaicInputOf(mosaic, graph, state, page);
      const scale = this.#scale;
      this.#scale = isScaled(painted) ? painted.scale : undefined;
      if (this.#scale?.join() !== scale?.join()) this.#redraw();
      // Nothing that was told before stands in for what is hidden.
      if (!values.tellsAll) this.#tiles.source = undefined;
      const source = mosaicSource(this.#solver, painted, {
        ...shown,
        version: ++this.#version,
        nearest,
        font: getComputedStyle(this.element).fontFamily,
      });
      this.#tiles.source = source;
      this.map.show(source);
    }
    const selected = graph.indexOf(state.selected);
    if (selected !== this.#selected) {
      this.#selected = selected;
      if (selected !== undefined) this.#reveal(selected);
    }
    this.#rest();
    this.#tiles.redraw();
  }

  /** Goes to a position, so near that it can be read. */
  goTo(position: number): void {
    const shown = this.#shown;
    if (!shown) return;
    const { row, column } = shown.mosaic.cellOf(position);
    this.#tiles.show({ x: column + 0.5, y: row + 0.5, size: this.#near.comfortable(shown) });
  }

  zoomBy(factor: number): void {
    this.#tiles.zoomBy(factor);
  }

  fit(): void {
    this.#tiles.fit();
  }

  dispose(): void {
    this.#tiles.dispose();
    this.#colours.dispose();
    this.#solver.release();
  }

  /** At another place, or of another state: what is near is drawn, and told how much is seen. */
  #rest(): void {
    const [context, shown, { place }] = [this.#context, this.#shown, this.#tiles];
    if (!context || !shown || !place) return;
    const hadFocus = this.element.contains(rootOf(this.element).activeElement);
    this.#near.show(context, shown, place);
    this.#veil(place);
    const { cursor } = this.#host;
    const label = cursor === undefined ? undefined : shown.graph.label(cursor);
    // The node that the keyboard was at may be gone, and another may have come.
    const isAtNode = hadFocus && label !== undefined && this.#near.focus(label);
    if (hadFocus && !isAtNode) this.element.focus({ preventScroll: true });
    const enlargement = this.#tiles.enlargement;
    const sight = enlargement > 1 ? { enlargement, positions: shown.mosaic.count(place) } : undefined;
    if (JSON.stringify(sight) === JSON.stringify(this.#sight)) return;
    this.#sight = sight;
    this.#redraw();
  }

  /** Nodes stand in the place of the cells. */
  #veil(place: PlacedCells): void {
    this.element.classList.toggle("isNear", this.#near.covers(place));
  }

  #draw(context: CanvasRenderingContext2D, place: PlacedCells): void {
    this.#near.place(place);
    this.#veil(place);
    this.map.mark(place);
    const [shown, colours] = [this.#shown, this.#page];
    if (!shown || !colours || this.#near.covers(place)) return;
    drawFarMarks(context, place, colours, marksOf(shown, place, { selected: this.#selected, at: this.at }));
  }

  #reveal(position: number): void {
    const cell = this.#shown?.mosaic.cellOf(position);
    if (cell) this.#tiles.reveal(cell.row, cell.column);
  }

  #hear(position: number): void {
    const { told: values, state } = this.#shown ?? {};
    if (!values || !state) return;
    const colouring = effectiveColour(state);
    void hear(this.#store, ({ tonesOf }) =>
      tonesOf(values.value(position, colouring), colouring, values.outcome(position)),
    );
  }

  #choose(position: number): void {
    const { graph } = this.#shown ?? {};
    if (graph) activate(this.#store, graph.label(position));
  }
}

function rootOf(element: Element): Document | ShadowRoot {
  return element.getRootNode() as Document | ShadowRoot;
}

/**
 * Where an arrow key leads in a large graph: along a move where the layers follow one another that way, and else to the next
 * position of the same line of cells.
 */
export function farStep(
  key: string,
  from: number,
  graph: PositionGraph,
  { direction, x, y }: Pick<BareExploration, "direction" | "x" | "y">,
  mosaic: Mosaic,
): number | undefined {
  const beside = BESIDE[direction][key];
  if (!beside) return positionByKey(key, from, graph, { direction, x, y });
  const cell = mosaic.cellOf(from);
  return nextIn(cell, beside, mosaic);
}

function nextIn({ row, column }: Cell, step: Cell, mosaic: Mosaic): number | undefined {
  let cell = { row: row + step.row, column: column + step.column };
  while (cell.row >= 0 && cell.column >= 0 && cell.row < mosaic.rows && cell.column < mosaic.columns) {
    const position = mosaic.positionAt(cell);
    if (position !== undefined) return position;
    cell = { row: cell.row + step.row, column: cell.column + step.column };
  }
  return undefined;
}
