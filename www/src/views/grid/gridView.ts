import { speech } from "../../model/appearance.ts";
import { startFrom } from "../../model/opening/opener.ts";
import { tellCellScale } from "../../model/cellScale.ts";
import { activate } from "../../model/play.ts";
import type { State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import { isSounding } from "../../model/sound.ts";
import { view } from "../../model/view.ts";
import { PictureHost } from "../picture/host.ts";
import { lettersOf } from "../../model/letters.ts";
import type { FigureContext } from "../kit/context.ts";
import { hear } from "../kit/sound/ear.ts";
import { isForLead } from "../kit/question/commands.ts";
import { ClassStand } from "../kit/question/stand.ts";
import type { Cell } from "../picture/tiles/placed.ts";
import { TileCanvas } from "../picture/tiles/tileCanvas.ts";
import { Atlas, type Leaf } from "./atlas.ts";
import { cellAfterKey } from "./cells.ts";
import { Against } from "./against.ts";
import { Hidden } from "./class/hidden.ts";
import { gridLead } from "./class/lead.ts";
import { Quiz } from "./class/quiz.ts";
import { valueOf } from "../kit/cells/classColour.ts";
import { CellColours } from "../kit/cells/colours.ts";
import { CellLabels } from "./labels.ts";
import { Located } from "./located.ts";
import type { PageColours } from "../kit/cells/look.ts";
import type { Mask } from "./mask.ts";
import { Masks } from "./masks.ts";
import { drawGridMarks, marginFor } from "./overlay.ts";
import { planOf } from "./plan.ts";
import type { ReadCell } from "./read.ts";
import { GridSieve } from "./sieve/sieve.ts";
import { gridOf } from "./sizes.ts";
import { setGrid, modeOf, slopesIn } from "./slice.ts";
import { blank, gridSource } from "./source.ts";
import { ToldCells } from "./toldCells.ts";

/** The canvas of a grid, with what is asked for it and what is done on it. */
export class GridView {
  /** What the keyboard goes to. */
  readonly element: HTMLElement;
  readonly #atlas: Atlas;
  /** How far what is computed has come. */
  readonly work: Pick<Atlas, "progress" | "error" | "hasCells" | "cancel" | "again">;
  readonly cells: ToldCells;
  /** Whether it is part of a page of somebody else. */
  readonly isEmbedded: boolean;
  readonly #store: Store;
  readonly #redraw: () => void;
  readonly canvas = document.createElement("canvas");
  readonly tiles: TileCanvas;
  /** What is compared, and what is wrong with it. */
  readonly against: Against;
  readonly sieve: GridSieve;
  /** Of cells that are found by the sieve. */
  readonly labels: CellLabels;
  readonly hidden: Hidden;
  readonly quiz: Quiz;
  readonly stand: ClassStand;
  #state: State | undefined;
  /** Where not all is told, what is. */
  #mask: Mask | undefined;
  readonly #masks = new Masks();
  readonly #page: CellColours;
  #colours: PageColours | undefined;
  #font = "sans-serif";
  readonly #selected: Located;
  /** The position that is pointed at elsewhere. */
  readonly #pointed: Located;
  readonly #host: PictureHost<Cell>;
  #read: (() => ReadCell) | undefined;

  constructor(store: Store, isEmbedded: boolean, redraw: () => void) {
    this.#store = store;
    this.isEmbedded = isEmbedded;
    this.#redraw = redraw;
    this.#atlas = this.work = new Atlas(store.solver, () => {
      this.#show();
      redraw();
    });
    this.against = new Against(store, redraw);
    this.sieve = new GridSieve(store, redraw);
    const located = (): void => {
      this.tiles.redraw();
      redraw();
    };
    this.#selected = new Located(store, located);
    this.#pointed = new Located(store, located);
    this.labels = new CellLabels(this.#atlas, redraw);
    this.hidden = new Hidden(store, this.#atlas, redraw);
    this.cells = new ToldCells(store, this.#atlas, this.hidden);
    this.quiz = new Quiz(store, this.hidden, redraw, ({ row, column }) => this.tiles.reveal(row, column));
    this.stand = new ClassStand(() => this.element);
    this.#host = new PictureHost<Cell>(store, {
      isSame: (one, other) => one.row === other.row && one.column === other.column,
      pick: (cell) => void this.pick(cell),
      mark: () => {
        this.tiles.redraw();
        if (this.at) return;
        this.#read = undefined;
        redraw();
      },
      labelAt: (cell) => this.#readAt(cell),
      selected: () => this.selectedCells[0],
      first: () => ({ row: 0, column: 0 }),
      step: (event, from) => this.#state && cellAfterKey(event, from, gridOf(this.#state)),
      reveal: ({ row, column }) => this.tiles.reveal(row, column),
      hear: (cell) => void this.#hear(cell),
      press: (event) => this.tiles.press(event),
      isOthers: (event) =>
        event.ctrlKey
          ? !/^(Home|End)$/.test(event.key)
          : isForLead(event, store, gridLead(store.state, this)),
      hasCompany: () => view.of(store.state).isBeside,
    });
    this.element = this.#host.element;
    this.element.dataset["leads"] = "";
    this.element.append(this.canvas);
    this.#page = new CellColours(this.element, redraw);
    this.tiles = new TileCanvas(this.canvas, {
      isEmbedded,
      overlay: (context, place) => {
        if (!this.#colours || !this.#state) return;
        const { rows, columns } = gridOf(this.#state);
        this.#mask?.draw(context, place, { rows, columns }, this.#colours, this.#font);
        drawGridMarks(context, place, {
          colours: this.#colours,
          font: this.#font,
          rows,
          columns,
          selected: this.selectedCells,
          at: this.at,
          pointed: this.#host.isHovered ? [] : this.#pointed.cells(this.#state),
          lines: slopesIn(this.#state),
        });
      },
      onPick: this.#host.pick,
      // What can be saved is what is in sight.
      onView: redraw,
      onWhole: () => {
        const { rows, columns } = this.#atlas.leaf?.chart ?? {};
        // Whoever measures how soon that is finds it here.
        this.element.dataset["seen"] = `${rows} × ${columns}`;
      },
      onHover: this.#host.hover,
    });
  }

  /** Whether the paper is darker than the ink. */
  get isDark(): boolean {
    return this.#colours?.isDark === true;
  }

  /** The cell that is told of. */
  get read(): ReadCell | undefined {
    return this.#read?.();
  }

  /** The cell that is meant: the one under the pointer, or else the keyboard’s. */
  get at(): Cell | undefined {
    return this.#host.at;
  }

  /** The cells of the selected position, or in a class of the one that is asked about. */
  get selectedCells(): Cell[] {
    const { asked } = this.quiz;
    if (asked) return this.hidden.placesOf(asked.label);
    return this.#state ? this.#selected.cells(this.#state) : [];
  }

  /** Whether the selected position is in none of the cells. */
  get isElsewhere(): boolean {
    return !this.quiz.asked && this.#state !== undefined && this.#selected.isElsewhere(this.#state);
  }

  /** Fixes other heaps, so that the selected position is in one of the cells, as far as there are rows and columns for it. */
  showSelected(): void {
    const state = this.#state;
    if (state) setGrid(this.#store, { fix: this.#selected.fixed(state) });
  }

  update({ state }: FigureContext): void {
    this.#state = state;
    const { game } = state;
    if (!game) return;
    const colours = this.#page.of(state);
    this.#colours = colours;
    this.#font = getComputedStyle(this.element).fontFamily;
    this.#selected.follow(state, state.selected);
    this.#pointed.follow(state, state.pointedAt);
    const cells = gridOf(state);
    this.tiles.margin = marginFor(cells.rows, cells.columns);
    this.sieve.follow(state);
    // What is hidden is compared with nothing.
    const against = modeOf(state) === "hidden" ? undefined : this.against.of(state);
    if (against === "coming") return;
    const plan = planOf(state, game, against, colours);
    this.#atlas.open(plan);
    this.#show();
  }

  /** A position is selected everywhere; in a class it is asked about. */
  async pick(cell: Cell): Promise<void> {
    if (modeOf(this.#store.state) === "hidden") {
      this.quiz.ask(cell);
      return;
    }
    const read = await this.cells.read(cell);
    if (read) activate(this.#store, read().label);
  }

  /** The selected position is the start of another graph; what the grid shows stays, whatever would follow from that start. */
  async startHere(): Promise<void> {
    const state = this.#state;
    if (!state) return;
    const { rows, columns, fixed } = gridOf(state);
    setGrid(this.#store, { rows, columns, fix: fixed });
    await startFrom(this.#store, state.selected);
  }

  zoomBy(factor: number): void {
    this.tiles.zoomBy(factor);
  }

  fit(): void {
    this.tiles.fit();
  }

  dispose(): void {
    this.stand.leave();
    this.tiles.dispose();
    this.#page.dispose();
    this.sieve.dispose();
    this.#atlas.dispose();
  }

  #show(): void {
    const { leaf } = this.#atlas;
    const state = this.#state;
    if (!leaf || !state) {
      this.tiles.source = undefined;
      return;
    }
    const { rows, columns } = gridOf(state);
    const { source } = this.tiles;
    const { hidden, quiz, sieve } = this;
    hidden.follow(modeOf(state) === "hidden" ? leaf : undefined);
    quiz.follow(state);
    tellCellScale(this.#store, "grid", modeOf(state) === "told" ? scaleEnd(leaf) : undefined);
    this.#mask = this.#colours && this.#masks.of(state, this.#colours, { leaf, hidden, quiz, sieve });
    if (this.#mask) {
      if (source?.version !== MASKED || source.rows !== rows || source.columns !== columns) {
        // Nothing that was told before stands in for what is hidden.
        this.tiles.source = undefined;
        this.tiles.source = blank(rows, columns, MASKED);
      }
      this.tiles.redraw();
      return;
    }
    const version = `${leaf.key} ${speech.of(state).language} ${lettersOf(state)} ${devicePixelRatio}`;
    if (source?.version !== version || source.rows !== rows || source.columns !== columns)
      this.tiles.source = gridSource(this.#atlas, leaf, { rows, columns, version, font: this.#font, state });
    this.tiles.redraw();
  }

  /** Of two games that are compared a cell has no one value that could be heard. */
  async #hear(cell: Cell): Promise<void> {
    if (!isSounding(this.#store.state)) return;
    const told = (await this.cells.read(cell))?.().told;
    if (!told || told.isCompared) return;
    void hear(this.#store, ({ tonesOf }) => tonesOf(...valueOf(told.value, this.cells.of)));
  }

  /** Tells of a cell, while it is meant, and answers its position. */
  async #readAt(cell: Cell): Promise<string | undefined> {
    const before = this.read;
    if (before?.row === cell.row && before.column === cell.column) return before.label;
    this.#read = undefined;
    const read = await this.cells.read(cell);
    const { at } = this;
    if (at?.row === cell.row && at.column === cell.column) {
      this.#read = read;
      this.#redraw();
    }
    return read?.().label;
  }
}

/** The largest value of cells that have their colours on a scale. */
function scaleEnd({ plan: { shown }, chart }: Leaf): number | undefined {
  const largest = chart.counts.length - 1;
  return shown.scale && largest >= (shown.colours?.length ?? 0) ? largest : undefined;
}

/** The version of a picture that the page draws itself. */
const MASKED = "masked";
