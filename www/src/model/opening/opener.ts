// Opens games: from a link, from the form, from a position of the game that is open.
import type { Convention, Progress } from "../../solver/api.ts";
import type { RequestError } from "../../solver/wire.ts";
import { speech } from "../appearance.ts";
import { type Link, linkTo } from "../link.ts";
import { fail, lasting } from "../notices.ts";
import { path, type Path } from "../path.ts";
import { explain } from "../play.ts";
import { isHiding, selectLabelled } from "../reveal.ts";
import { rules } from "../rules.ts";
import type { Answerer, Solver } from "../solver.ts";
import { draftCard, isSameGame } from "../state.ts";
import type { Store } from "../store.ts";
import { PART } from "./cutting.ts";
import { areHeapsAnywhere, draftOf, sameHeaps } from "./draft.ts";
import { type OpenedGame, openGame, OPENING, placeIn, type Wish, wishOf } from "./opening.ts";

/** The turn of a wish: it is taken when the wish is made, and the newest one is shown, whichever comes first. */
export class Turn {
  readonly #asking: Store["asking"];
  readonly #number: number;

  constructor(store: Store) {
    this.#asking = store.asking;
    this.#number = ++store.asking.wishes;
    store.asking.turn = this.#number;
  }

  /** That of a wish which may turn out to be for nothing: what was wished for before it goes on until it begins. */
  static apart(store: Store): Turn {
    const { turn } = store.asking;
    const apart = new Turn(store);
    store.asking.turn = turn;
    return apart;
  }

  /** Whether there is a game to be shown for a newer wish, or this was given up. */
  isOver(): boolean {
    return this.#number < this.#asking.turn;
  }

  /** There is a game to be shown for it; not to be said once it is over. */
  begin(): void {
    this.#asking.turn = this.#number;
  }
}

/** Shorter work than this, in milliseconds, passes without a word about progress. */
const QUIET_MS = 150;

/** The answer to what is no longer asked. */
const OVERTAKEN: { ok: false; error: RequestError } = { ok: false, error: { code: "cancelled", field: "" } };

/**
 * Shows what a link says as soon as there is a catalogue to read it with; where nothing is shown yet and a link is wrong,
 * `instead`, if there is such a link.
 */
export async function start(store: Store, link: Link, instead?: Link): Promise<void> {
  const { asking } = store;
  asking.link = link;
  if (instead) asking.instead = instead;
  const catalogue = await store.solver.catalogue();
  if (!catalogue.ok) {
    fail(store, catalogue.error);
    return;
  }
  store.set({ catalogue: catalogue.value });
  await follow(store, asking.link);
}

/** Shows what a link says: on arrival, and when the reader goes back or edits the address. */
export async function follow(store: Store, link: Link, turn = new Turn(store)): Promise<void> {
  const { catalogue, game } = store.state;
  const { asking } = store;
  // Before there is anything to read it with, the last link counts.
  asking.link = link;
  // A rule that is still being typed belongs to the game before.
  clearTimeout(asking.pause);
  speech.follow(store, link);
  if (!game) store.follow(link);
  if (!catalogue) return;
  const meant = store.links.meant(link);
  if (meant) link = await meant;
  if (turn.isOver()) return;
  const wish = await wishOf(store.solver, link, catalogue);
  if (turn.isOver()) return;
  const opened = wish.ok ? await open(store, wish.value, turn) : wish;
  if (!opened) return;
  if (opened.ok) {
    const { missing } = opened.value;
    showOpened(store, opened.value, false);
    if (missing !== undefined) store.set({ notice: { kind: "unknown-position", position: missing } });
    store.follow(link);
    if (path.in(link).at === undefined) selectLabelled(store);
    return;
  }
  giveUp(store);
  // What is shown stays.
  const { instead } = asking;
  if (!game && instead && link !== instead) await follow(store, instead);
  const isConvention = opened.error.field.startsWith("convention");
  const fields = rules.write(link).map(([field, value]) => `${field}=${value}`);
  const text = isConvention ? fields.join("&") : link.notation;
  store.set({ notice: { kind: "bad-link", text, error: opened.error } });
}

export async function chooseConvention(store: Store, convention: Convention): Promise<void> {
  const { draft, game } = store.state;
  if (!game) return;
  store.set({ draft: { ...draft, convention } });
  await openForm(store, { ...game, position: game.label, convention });
}

/** Makes a position the start. */
export async function startFrom(store: Store, label: string): Promise<void> {
  const { game } = store.state;
  if (game) await openForm(store, { ...game, position: label, onlyFrom: label });
}

/** What is being opened is given up. */
export function cancel(store: Store): void {
  const { asking } = store;
  asking.turn = ++asking.wishes;
  giveUp(store);
  // There is something to see even when the first game was given up.
  if (!store.state.game) void follow(store, linkTo(""));
}

/** Keeps the moves made, and those that are made while the answer is still on its way. */
export async function openForm(
  store: Store,
  wish: Omit<Wish, "line" | "at">,
  { isTyped = false, turn = new Turn(store) } = {},
): Promise<void> {
  let place = path.asked(store.state);
  const opened = await open(store, { ...wish, ...place }, turn);
  if (!opened) return;
  if (!opened.ok) {
    resetConvention(store);
    fail(store, opened.error);
    return;
  }
  let { value } = opened;
  const { game, picture } = value;
  const isKept = (wish.onlyFrom ?? game.label) === game.label;
  while (isKept && !isSamePlace(place, path.asked(store.state))) {
    place = path.asked(store.state);
    const found = await placeIn(until(turn, store.solver), game, picture, place.line, place.at);
    if (turn.isOver()) return;
    if (found.ok) value = { game, picture, ...found.value };
  }
  if (isTyped) presentTyped(store, value);
  else showOpened(store, value, true);
}

/** Shows what follows from what is being typed, and leaves the text as it is. */
function presentTyped(store: Store, opened: OpenedGame): void {
  const { asking } = store;
  // To every opening a text that was not there when it began is for the next game.
  store.set({ draft: { ...store.state.draft } });
  const { entry } = store.state;
  const isFirst = !asking.isTyped;
  showOpened(store, opened, true);
  if (!isFirst) store.set({ entry });
  asking.isTyped = true;
}

/** Undefined when it was overtaken or given up. */
export async function open(
  store: Store,
  wish: Wish,
  turn: Turn,
): Promise<Awaited<ReturnType<typeof openGame>> | undefined> {
  const { asking } = store;
  const since = performance.now();
  if (!store.state.catalogue) return undefined;
  asking.draft = store.state.draft;
  // What is asked of the game that is open comes to nothing.
  store.solver.cancel(PART);
  store.set({ isOpening: true });
  const blind = { isBlind: isHiding(store.state), ...wish };
  const opened = await openGame(until(turn, store.solver), blind, ({ positions, moves }: Progress) => {
    if (!turn.isOver() && performance.now() - since > QUIET_MS) store.set({ progress: { positions, moves } });
  });
  if (turn.isOver()) return undefined;
  store.set({ progress: undefined, isOpening: false });
  return !opened.ok && opened.error.code === "cancelled" ? undefined : opened;
}

/** The solver for one opening. Once that is overtaken it asks no more: it would cancel what the next one asks. */
function until(turn: Turn, solver: Solver): Answerer {
  return {
    ask: (name, args) => solver.ask(name, args),
    request: (_view, name, args, options) =>
      turn.isOver() ? Promise.resolve(OVERTAKEN) : solver.request(OPENING, name, args, options),
  };
}

/**
 * Shows a game that was opened; a new entry of the history, or the same game in the same one. Its start is the reader’s own
 * where the one in the form was, unless it is said not to be.
 */
export function showOpened(
  store: Store,
  { game, ...opened }: OpenedGame,
  isNewEntry: boolean,
  isOwn = isNewEntry && store.state.draft.isOwn,
): void {
  const { state } = store;
  const { game: before, entry, draft: typed } = state;
  const next = isNewEntry && !isSameGame(before, game) ? entry + 1 : entry;
  const { picture, line, selected, explanation } = opened;
  store.asking.isTyped = false;
  // What has been typed meanwhile is for the next game.
  const isEdited = isNewEntry && typed !== store.asking.draft && typed.ruleset === game.ruleset;
  const draft = isEdited ? { ...typed } : draftOf(game, isOwn);
  // Heaps stay where the reader put them.
  const card = typed.ruleset === game.ruleset ? draftCard(state) : undefined;
  if (areHeapsAnywhere(card) && sameHeaps(typed.tokens, draft.tokens)) draft.tokens = typed.tokens;
  const notice = lasting(store);
  store.set({
    game,
    picture,
    line,
    selected,
    explanation,
    draft,
    entry: next,
    fault: undefined,
    notice,
    pointedAt: undefined,
  });
  if (!explanation) void explain(store);
}

/** Nothing is being opened any more. */
export function giveUp(store: Store): void {
  for (const view of [OPENING, PART]) store.solver.cancel(view);
  store.set({ progress: undefined, isOpening: false });
  resetConvention(store);
}

/** The form has the convention of what is shown again: unlike a text it has nothing that could be corrected. */
function resetConvention(store: Store): void {
  const { draft, game } = store.state;
  if (game) store.set({ draft: { ...draft, convention: game.convention } });
}

function isSamePlace(one: Path, other: Path): boolean {
  return one.at === other.at && one.line.join() === other.line.join();
}
