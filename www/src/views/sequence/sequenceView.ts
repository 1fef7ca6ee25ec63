import { speech } from "../../model/appearance.ts";
import { display } from "../../model/display.ts";
import { subjectOf } from "../../model/opening/request.ts";
import { tellCellScale } from "../../model/cellScale.ts";
import { activate, select } from "../../model/play.ts";
import { isAsking, showLabels } from "../../model/question/question.ts";
import type { State } from "../../model/state.ts";
import type { Value } from "../../model/values.ts";
import type { Store } from "../../model/store.ts";
import { view } from "../../model/view.ts";
import { PictureHost } from "../picture/host.ts";
import { CellColours } from "../kit/cells/colours.ts";
import { classColourOf } from "../kit/cells/classColour.ts";
import type { FigureContext } from "../kit/context.ts";
import { Examiner } from "../kit/question/examiner.ts";
import { isForLead } from "../kit/question/commands.ts";
import { ClassStand } from "../kit/question/stand.ts";
import { ClassHeaps } from "./classHeaps.ts";
import { Heaps } from "./heaps.ts";
import { KnownHeaps } from "./known.ts";
import type { Lane, Spot } from "./lane.ts";
import { SequenceLanes } from "./lanes.ts";
import { LanesPicture } from "./lanesPicture.ts";
import { sequenceLead } from "./lead.ts";
import { Lines, untoldLines } from "./lines.ts";
import { Listening } from "./listening.ts";
import type { SequenceActions, SequencePicture } from "./picture.ts";
import { RowsPicture } from "./rowsPicture.ts";
import { sizesOf } from "./sizes.ts";
import { sequence } from "./slice.ts";

/** The picture of single heaps, with what is asked for it and what is done on it. */
export class SequenceView {
  /** What the keyboard goes to. */
  readonly element: HTMLElement;
  readonly lines: Lines;
  /** Whether it is part of a page of somebody else. */
  readonly isEmbedded: boolean;
  readonly #store: Store;
  readonly #redraw: () => void;
  readonly #lanes: SequenceLanes;
  readonly #heaps: Heaps;
  readonly #knownHeaps: KnownHeaps;
  readonly inClass: ClassHeaps;
  /** Where a class is led from. */
  readonly stand: ClassStand;
  /** Knows the heap that is asked about. */
  readonly examiner: Examiner;
  readonly listening: Listening;
  readonly #page: CellColours;
  #picture: SequencePicture | undefined;
  #state: State | undefined;
  #shownLanes: readonly Lane[] = [];
  /** Whether they are of another time. */
  #isStale = true;
  /** The classes of the heaps that are shown while all others are hidden; nothing where all are told. */
  known: ReadonlyMap<number, number> | undefined;
  readonly #host: PictureHost<Spot>;
  #turn: Promise<void> = Promise.resolve();

  constructor(store: Store, isEmbedded: boolean, redraw: () => void) {
    this.#store = store;
    this.isEmbedded = isEmbedded;
    this.#redraw = redraw;
    this.lines = new Lines(store, redraw);
    this.#lanes = new SequenceLanes(() => requestAnimationFrame(redraw));
    this.#heaps = new Heaps(store, redraw);
    this.#knownHeaps = new KnownHeaps(store, this.#heaps, redraw);
    this.inClass = new ClassHeaps(store, this.#heaps, this.#knownHeaps);
    this.stand = new ClassStand(() => this.element);
    this.examiner = new Examiner(store, redraw);
    this.listening = new Listening(store, this);
    this.#host = new PictureHost<Spot>(store, {
      isSame: (one, other) => one.heap === other.heap && one.lane === other.lane,
      pick: (spot) => void this.pick(spot),
      mark: () => {
        this.#mark();
        redraw();
      },
      // It has to be asked for, which is of use only to what stands beside it.
      labelAt: ({ heap }) =>
        this.#state && view.of(this.#state).isBeside ? this.#heaps.label(this.#state, heap) : undefined,
      selected: () => this.#selectedSpot(),
      first: () => ({ lane: 0, heap: this.#shownLanes[0]?.first ?? 0 }),
      step: ({ key }, from) => {
        const step = STEPS[key];
        return step && this.#picture?.step(from, ...step);
      },
      reveal: (spot) => this.#picture?.reveal(spot),
      hear: (spot) => this.listening.scrub(spot),
      press: (event) => this.#picture?.press(event) === true,
      isOthers: (event) => event.ctrlKey || isForLead(event, store, sequenceLead(store.state, store, this)),
      hasCompany: () => view.of(store.state).isBeside,
    });
    this.element = this.#host.element;
    this.element.dataset["leads"] = "";
    this.#page = new CellColours(this.element, redraw);
  }

  get picture(): SequencePicture | undefined {
    return this.#picture;
  }

  /** The lines of the picture, the game's own first. */
  get lanes(): readonly Lane[] {
    return this.#shownLanes;
  }

  /** Whether the paper is darker than the ink. */
  get isDark(): boolean {
    return this.#state !== undefined && this.#page.of(this.#state).isDark;
  }

  /** The heap that is meant: the one under the pointer, or else the keyboard’s. */
  get at(): Spot | undefined {
    return this.#host.at;
  }

  /** The heaps of the selected position. */
  get selected(): readonly number[] {
    return this.#state ? this.#heaps.of(this.#state, this.#state.selected) : [];
  }

  /** The heap that is listened to first: where the keyboard is, or the one that was chosen, or else the first in sight. */
  get start(): number {
    const [first, last] = [this.#picture?.first ?? 0, sizesOf(this.#store.state).length - 1];
    const { selected, line } = this.#store.state;
    const chosen = selected === line.positions[0] ? undefined : this.#selectedSpot();
    const { heap } = this.#host.cursor ?? chosen ?? { heap: first };
    return heap < last ? heap : first;
  }

  /** The keyboard is led to a heap. */
  come(heap: number): void {
    const spot = this.#spotOf(heap);
    if (spot) this.#host.come(spot);
  }

  /** Asks for what is to be seen, and makes the lines of the picture of what has come; whether it stands where that can be done. */
  prepare(state: State): boolean {
    this.#state = state;
    const { stack } = sequence.of(state);
    const sizes = sizesOf(state);
    this.known = this.#knownHeaps.of(state);
    // What is hidden is not asked for.
    if (this.known) this.lines.close();
    else this.lines.open(state, sizes.length, stack);
    const lines = this.known ? untoldLines(state) : this.lines.lines;
    // Only where it stands it is known in which colours; what was told before may be hidden now.
    this.#isStale = !this.element.isConnected;
    if (!this.#isStale)
      this.#shownLanes = this.#lanes.of(state, lines, sizes, this.#page.of(state), this.known);
    else if (this.known) this.#shownLanes = [];
    return !this.#isStale;
  }

  update({ state, messages }: FigureContext): void {
    const { game } = state;
    if (!game) return;
    if (this.#isStale && this.prepare(state)) this.#redraw();
    const sizes = sizesOf(state);
    const come = this.known ? sequence.of(state).stack : this.lines.count;
    const { only } = display.of(state);
    this.#pictureFor(sizes.layout === "rows").show({
      lanes: this.#shownLanes,
      sizes,
      colours: this.#page.of(state),
      font: getComputedStyle(this.element).fontFamily,
      version: JSON.stringify([
        subjectOf(game),
        sizes,
        come,
        this.#shownLanes.map(({ classes }) => classes?.length),
        [...(this.known ?? [])],
        classColourOf(state),
        only,
        speech.of(state).language,
      ]),
      selected: this.selected,
      number: messages.number,
    });
    const [own] = this.#shownLanes;
    tellCellScale(this.#store, "sequence", own?.tints.isScaled ? own.largest : undefined);
    this.#mark();
    this.listening.follow(state);
  }

  /** A heap is selected everywhere, as a position of its own; in a class it is asked about. */
  async pick({ heap }: Spot): Promise<void> {
    if (isAsking(this.#store.state)) {
      await this.goTo(heap, false);
      return;
    }
    const label = this.#state && (await this.#heaps.label(this.#state, heap));
    if (label !== undefined) activate(this.#store, label);
  }

  /** A class goes on, step by step, however fast it is led: what is asked about is shown, or else the next heap is asked about. */
  stepOn(): void {
    this.#turn = this.#turn.then(async () => {
      const { asked, next } = this.inClass;
      if (next !== undefined) await this.goTo(next, next === asked);
    });
  }

  /** A class goes on to a heap, or shows it: it is selected, no move is made, and it is brought into sight. */
  async goTo(heap: number, isShown: boolean): Promise<void> {
    const label = this.#state && (await this.#heaps.label(this.#state, heap));
    if (label === undefined) return;
    this.#host.goTo(undefined);
    if (isShown) showLabels(this.#store, [label]);
    select(this.#store, label, this.#store.state.line);
    this.#picture?.reveal({ lane: 0, heap });
  }

  /** Somebody says what the heap is that is asked about. */
  async guess(said: Value): Promise<void> {
    const { selected } = this.#store.state;
    const isAsked = (): boolean =>
      this.#store.state.selected === selected && this.inClass.asked !== undefined;
    await this.examiner.judge(said, selected, isAsked);
  }

  zoomBy(factor: number): void {
    this.#picture?.zoomBy(factor);
  }

  fit(): void {
    this.#picture?.fit();
  }

  dispose(): void {
    this.listening.stop();
    this.#picture?.dispose();
    this.#page.dispose();
    this.lines.dispose();
  }

  /** Cells in rows are a map, and all else is one line below another. */
  #pictureFor(areRows: boolean): SequencePicture {
    if (this.#picture && this.#picture instanceof RowsPicture === areRows) return this.#picture;
    this.#picture?.dispose();
    const canvas = document.createElement("canvas");
    const hands: SequenceActions = {
      pick: this.#host.pick,
      hover: this.#host.hover,
      whole: () => {
        // Whoever measures how soon that is finds it here.
        if (this.#shownLanes.some(({ classes }) => classes))
          this.element.dataset["seen"] = String(this.#shownLanes[0]?.classes?.length);
      },
    };
    this.element.replaceChildren(canvas);
    // It has not been seen.
    delete this.element.dataset["seen"];
    this.#host.forget();
    this.#picture = new (areRows ? RowsPicture : LanesPicture)(canvas, this.isEmbedded, hands);
    return this.#picture;
  }

  /** Marks the heap that is meant, or else the one that is pointed at elsewhere. */
  #mark(): void {
    const { pointedAt } = this.#store.state;
    const [elsewhere] = this.#state && pointedAt !== undefined ? this.#heaps.of(this.#state, pointedAt) : [];
    const lane = this.#shownLanes.findIndex(
      ({ first, count }) => elsewhere !== undefined && elsewhere < first + count,
    );
    this.#picture?.point(
      this.at ?? (elsewhere === undefined || lane < 0 ? undefined : { lane, heap: elsewhere }),
    );
  }

  #selectedSpot(): Spot | undefined {
    return this.#spotOf(this.selected[0]);
  }

  #spotOf(heap: number | undefined): Spot | undefined {
    const lane = this.#shownLanes.findIndex(
      ({ first, count }) => heap !== undefined && heap >= first && heap < first + count,
    );
    return heap === undefined || lane < 0 ? undefined : { lane, heap };
  }
}

const STEPS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  Home: [-Infinity, 0],
  End: [Infinity, 0],
};
