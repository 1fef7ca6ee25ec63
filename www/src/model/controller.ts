import type { RequestError } from "../solver/wire.ts";
import type { Convention, Progress } from "../solver/api.ts";
import type { Display, Language, State } from "./state.ts";
import type { Solver } from "./solver.ts";
import { isSameConvention } from "./convention.ts";
import { draftOf, sameHeaps } from "./opening/draft.ts";
import { lastLabelled, SPEEDS, stepCount, stepwise, type Labelling } from "./labelling.ts";
import {
  lookAround,
  openGame,
  placeIn,
  requestOf,
  wishOf,
  type Opened,
  type Wish,
} from "./opening/opening.ts";
import { linkOf, linkTo, type Link } from "./link.ts";
import { currentOf, jumped, lineFrom, played, redone, undone, type PlayedLine } from "./playedLine.ts";
import { forgetMissing, onLoading } from "../loading/lazy.ts";
import { noticeOfMissing, showsElse } from "./notLoaded.ts";
import { draftCard, graphOf } from "./state.ts";

/** Shorter work than this, in milliseconds, passes without a word about progress. */
const QUIET = 150;

/** The answer to what is no longer asked. */
const OVERTAKEN: { ok: false; error: RequestError } = { ok: false, error: { code: "cancelled", field: "" } };

/** Turns what the reader does into requests to the solver, and their answers into the next state. */
export class Controller {
  #state: State;
  protected readonly solver: Solver;
  readonly #listeners = new Set<(state: State) => void>();
  readonly #stopLoading: () => void;
  /** Counts openings, so that the answer to one that was overtaken is dropped. */
  #turn = 0;
  /** What stood in the form when the last game was asked for. */
  #asked: State["draft"] | undefined;
  /** The last link that was to be followed. */
  #wanted: Link | undefined;
  /** The next step of a labelling that plays. */
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(solver: Solver, initial: State) {
    this.solver = solver;
    this.#state = initial;
    this.#stopLoading = onLoading((isMissed) => {
      this.set({ notice: noticeOfMissing(this.#state.notice, isMissed) });
    });
  }

  get state(): State {
    return this.#state;
  }

  /** Calls a listener with every next state, until what this answers is called. */
  subscribe(listener: (state: State) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Nothing happens any more. */
  dispose(): void {
    this.#turn++;
    clearTimeout(this.#timer);
    this.#stopLoading();
    this.#listeners.clear();
  }

  async start(link: Link): Promise<void> {
    this.#wanted = link;
    const catalogue = await this.solver.catalogue();
    if (!catalogue.ok) {
      this.fail(catalogue.error);
      return;
    }
    this.set({ catalogue: catalogue.value });
    await this.follow(this.#wanted);
  }

  /** Shows what a link says: on arrival, and when the reader goes back or edits the address. */
  async follow(link: Link): Promise<void> {
    const { catalogue, game } = this.#state;
    // Before there is anything to read it with, the last link counts.
    this.#wanted = link;
    if (link.language) this.chooseLanguage(link.language);
    if (!game) this.set({ display: link.display });
    if (!catalogue) return;
    const turn = ++this.#turn;
    const wish = await wishOf(this.solver, link, catalogue);
    if (turn !== this.#turn) return;
    const opened = wish.ok ? await this.open(wish.value) : wish;
    if (!opened) return;
    if (opened.ok) {
      const { missing } = opened.value;
      this.set({ display: link.display });
      this.present(opened.value, false);
      if (missing !== undefined) this.set({ notice: { kind: "unknown-position", position: missing } });
      this.#resumeLabelling(link.labelling);
      if (link.at === undefined) this.#selectLabelled();
      return;
    }
    this.#giveUp();
    // What is shown stays; a page that shows nothing yet shows the first example.
    if (!game && link.notation) await this.follow(linkTo(""));
    const isConvention = opened.error.field.startsWith("convention");
    const fields = Object.entries(link.convention).map(([field, value]) => `${field}=${value}`);
    const text = isConvention ? fields.join("&") : link.notation;
    this.set({ notice: { kind: "bad-link", text, error: opened.error } });
  }

  async chooseConvention(convention: Convention): Promise<void> {
    const { draft, game } = this.#state;
    if (!game) return;
    this.set({ draft: { ...draft, convention } });
    await this.openForm({ ...game, position: game.start, convention });
  }

  /** Makes a position the start. */
  async startFrom(label: string): Promise<void> {
    const { game } = this.#state;
    if (game) await this.openForm({ ...game, position: label, onlyFrom: label });
  }

  /** Changes how the positions are shown; values picked out by one colouring mean nothing in another. */
  show(change: Partial<Display>): void {
    const { display } = this.#state;
    // A labelling is to be seen.
    if (change.view && change.view !== "graph") this.playLabelling(false);
    const next = { ...display, ...change };
    const isOther = next.colourBy !== display.colourBy || next.mover !== display.mover;
    this.set({ display: { ...next, ...(isOther && change.only === undefined && { only: [] }) } });
  }

  chooseLanguage(language: Language): void {
    this.set({ language, languageChosen: true });
  }

  /** A position was chosen: an option of the selected one is a move, any other is looked at. */
  activate(label: string): void {
    const { selected, line } = this.#state;
    if (label === selected) return;
    if (this.#isOption(selected, label)) {
      const before = selected === currentOf(line) ? line : this.#lineTo(selected);
      this.#select(label, played(before, label));
      return;
    }
    const place = line.positions.indexOf(label);
    this.#select(label, place < 0 ? line : jumped(line, place));
  }

  goTo(place: number): void {
    const line = jumped(this.#state.line, place);
    this.#select(currentOf(line), line);
  }

  /** Takes the last move back, or returns to the line from a position that was only looked at. */
  undo(): void {
    const { line, selected } = this.#state;
    const back = selected === currentOf(line) ? undone(line) : line;
    this.#select(currentOf(back), back);
  }

  redo(): void {
    const line = redone(this.#state.line);
    this.#select(currentOf(line), line);
  }

  pointAt(label: string | undefined): void {
    this.set({ pointedAt: label });
  }

  /** Begins to label the positions one after another, or shows all their values again. */
  toggleLabelling(): void {
    const isOn = this.#state.labelling !== undefined;
    this.#label(isOn ? undefined : { by: "position", done: 0, isPlaying: false, speed: 1 });
  }

  /** So many positions or layers have their value; numbers beyond the ends are the ends. */
  labelUpTo(done: number): void {
    const { labelling } = this.#state;
    const graph = graphOf(this.#state);
    if (!labelling || !graph) return;
    const within = Math.max(0, Math.min(done, stepCount(graph, labelling.by)));
    const isOver = within === stepCount(graph, labelling.by);
    this.#label({ ...labelling, done: within, isPlaying: labelling.isPlaying && !isOver });
    if (labelling.done !== within) this.#selectLabelled();
  }

  playLabelling(isPlaying: boolean): void {
    const { labelling } = this.#state;
    const graph = graphOf(this.#state);
    if (!labelling || !graph) return;
    const isOver = labelling.done === stepCount(graph, labelling.by);
    this.#label({ ...labelling, isPlaying, ...(isPlaying && isOver && { done: 0 }) });
  }

  labelBy(by: Labelling["by"]): void {
    const { labelling } = this.#state;
    const graph = graphOf(this.#state);
    if (!labelling || !graph || by === labelling.by) return;
    this.#label(stepwise(graph, labelling, by));
    this.#selectLabelled();
  }

  labelAtSpeed(speed: number): void {
    const { labelling } = this.#state;
    if (labelling) this.#label({ ...labelling, speed });
  }

  cancel(): void {
    this.#turn++;
    this.#giveUp();
    // There is something to see even when the first game was given up.
    if (!this.#state.game) void this.follow(linkTo(""));
  }

  dismiss(): void {
    // Without a solver nothing will ever be shown: that stays said.
    if (this.#state.notice?.kind === "no-solver") return;
    this.set({ notice: undefined });
  }

  /** The solver was lost and replaced, and is asked again what it had not answered; what is shown stays. */
  crashed(): void {
    this.set({ progress: undefined, notice: { kind: "crashed" } });
  }

  /** The solver runs in the page itself. */
  standsIn(): void {
    this.set({ notice: { kind: "no-worker" } });
  }

  /** There is no solver and there will be none. */
  unavailable(detail: string): void {
    this.set({ notice: { kind: "no-solver", detail } });
  }

  /** Keeps the moves made, and those that are made while the answer is still on its way. */
  protected async openForm(wish: Omit<Wish, "line" | "at">): Promise<void> {
    let place = this.#place();
    const opened = await this.open({ ...wish, ...place });
    if (!opened) return;
    if (!opened.ok) {
      this.#resetConvention();
      this.fail(opened.error);
      return;
    }
    let { value } = opened;
    const { game, picture } = value;
    const turn = this.#turn;
    const isKept = (wish.onlyFrom ?? game.start) === game.start;
    while (isKept && !isSamePlace(place, this.#place())) {
      place = this.#place();
      const found = await placeIn(this.solver, game, picture, place.line, place.at);
      if (turn !== this.#turn) return;
      if (found.ok) value = { game, picture, ...found.value };
    }
    this.present(value, true);
  }

  /** Undefined when it was overtaken or given up. */
  protected async open(wish: Wish): Promise<Awaited<ReturnType<typeof openGame>> | undefined> {
    const turn = ++this.#turn;
    const since = performance.now();
    if (!this.#state.catalogue) return undefined;
    this.#asked = this.#state.draft;
    this.set({ isOpening: true });
    const opened = await openGame(this.#solverFor(turn), wish, ({ positions, moves }: Progress) => {
      if (turn === this.#turn && performance.now() - since > QUIET)
        this.set({ progress: { positions, moves } });
    });
    if (turn !== this.#turn) return undefined;
    this.set({ progress: undefined, isOpening: false });
    return !opened.ok && opened.error.code === "cancelled" ? undefined : opened;
  }

  /** The solver for one opening. Once that is overtaken it asks no more: it would cancel what the next one asks. */
  #solverFor(turn: number): Solver {
    const solver = this.solver;
    const overtaken = () => turn !== this.#turn;
    return {
      catalogue: () => solver.catalogue(),
      ask: (name, args) => solver.ask(name, args),
      request: (view, name, args, options) =>
        overtaken() ? Promise.resolve(OVERTAKEN) : solver.request(view, name, args, options),
      cancel: (view) => {
        if (!overtaken()) solver.cancel(view);
      },
    };
  }

  protected present({ game, ...opened }: Opened, isNewEntry: boolean): void {
    const { game: before, entry, labelling, draft: typed } = this.#state;
    const isSame = before?.notation === game.notation && isSameConvention(before.convention, game.convention);
    const next = isNewEntry && !isSame ? entry + 1 : entry;
    const { picture, line, selected, explanation } = opened;
    // What has been typed meanwhile is for the next game.
    const isEdited = isNewEntry && typed !== this.#asked && typed.ruleset === game.ruleset;
    const draft = isEdited ? { ...typed } : draftOf(game);
    // Heaps stay where the reader put them.
    const board = typed.ruleset === game.ruleset && draftCard(this.#state)?.board;
    if (board === "heaps" && sameHeaps(typed.tokens, draft.tokens)) draft.tokens = typed.tokens;
    this.set({ game, picture, line, selected, explanation, draft, entry: next });
    this.set({ fault: undefined, notice: this.#lasting(), pointedAt: undefined });
    if (!isSame && labelling) this.#label({ ...labelling, done: 0, isPlaying: false });
  }

  #resumeLabelling(wanted: Link["labelling"]): void {
    const graph = graphOf(this.#state);
    const isDrawn = (graph?.count ?? 0) <= (this.#state.catalogue?.limits.drawnPositions ?? 0);
    if (!wanted || !graph || !isDrawn) {
      this.#label(undefined);
      return;
    }
    const done = Math.min(wanted.done, stepCount(graph, wanted.by));
    this.#label({ by: wanted.by, done, isPlaying: false, speed: this.#state.labelling?.speed ?? SPEEDS[1] });
  }

  /** Shows what the last step labelled, with the options that its value follows from. */
  #selectLabelled(): void {
    const { labelling, line } = this.#state;
    const graph = graphOf(this.#state);
    const last = labelling && graph && lastLabelled(graph, labelling);
    if (last !== undefined) this.#select(graph?.label(last) ?? "", line);
  }

  #label(labelling: Labelling | undefined): void {
    clearTimeout(this.#timer);
    this.set({ labelling });
    if (!labelling?.isPlaying) return;
    this.#timer = setTimeout(() => {
      this.labelUpTo((this.#state.labelling?.done ?? 0) + 1);
    }, 1000 / labelling.speed);
  }

  #select(selected: string, line: PlayedLine): void {
    this.set({ selected, line, pointedAt: undefined, notice: this.#lasting() });
    void this.#explain();
  }

  /** Nothing is being opened any more. */
  #giveUp(): void {
    this.solver.cancel("graph");
    this.set({ progress: undefined, isOpening: false });
    this.#resetConvention();
  }

  /** The form has the convention of what is shown again: unlike a text it has nothing that could be corrected. */
  #resetConvention(): void {
    const { draft, game } = this.#state;
    if (game) this.set({ draft: { ...draft, convention: game.convention } });
  }

  /** What stays said until it is dismissed. */
  #lasting(): State["notice"] {
    const { notice } = this.#state;
    return notice?.kind === "no-worker" || notice?.kind === "not-loaded" ? notice : undefined;
  }

  async #explain(): Promise<void> {
    const { game, selected } = this.#state;
    if (!game) return;
    const answer = await this.solver.request("panel", "explain", [requestOf(game), selected]);
    if (this.#state.game !== game || this.#state.selected !== selected) return;
    if (answer.ok) this.set({ explanation: answer.value });
    else this.fail(answer.error);
    if (answer.ok) await this.#lookAround();
  }

  /** Where a graph is too large to draw, the part that is drawn goes with the selection. */
  async #lookAround(): Promise<void> {
    const { game, selected, picture } = this.#state;
    if (!game || picture.kind !== "refused" || !picture.around) return;
    const { graph } = picture.around;
    const position = graph.indexOf(selected);
    // In the middle of the picture, or where it shows ways on, there is enough to see.
    if (position === 0 || (position !== undefined && (graph.optionsOf(position)?.length ?? 0) > 2)) return;
    const around = await lookAround(this.solver, game, selected);
    if (around && this.#state.picture === picture && this.#state.selected === selected)
      this.set({ picture: { ...picture, around } });
  }

  #isOption(from: string, to: string): boolean {
    const { explanation } = this.#state;
    const known = graphOf(this.#state)?.isOption(from, to);
    return known ?? (explanation?.label === from && explanation.options.some(({ label }) => label === to));
  }

  /** A line that ends at a position: from the start where one move leads there. */
  #lineTo(label: string): PlayedLine {
    const start = this.#state.game?.start ?? label;
    return start !== label && this.#isOption(start, label) ? lineFrom(start, label) : lineFrom(label);
  }

  /** The line and the selection, to be kept where the next game has them too. */
  #place(): LinePlace {
    const { line, at } = linkOf(this.#state);
    return at === undefined ? { line } : { line, at };
  }

  protected fail(error: RequestError): void {
    if (error.code === "cancelled") return;
    if (/^(position|params)\b/.test(error.field)) this.set({ fault: error });
    else if (!/^(crashed|no-solver)$/.test(this.#state.notice?.kind ?? ""))
      this.set({ notice: { kind: "failed", error } });
  }

  protected set(change: Partial<State>): void {
    const before = this.#state;
    this.#state = { ...before, ...change };
    if (showsElse(before, this.#state)) {
      forgetMissing();
      this.#state = { ...this.#state, notice: noticeOfMissing(this.#state.notice, false) };
    }
    for (const listener of this.#listeners) listener(this.#state);
  }
}

type LinePlace = Pick<Wish, "line" | "at">;

function isSamePlace(one: LinePlace, other: LinePlace): boolean {
  return one.at === other.at && one.line.join() === other.line.join();
}
