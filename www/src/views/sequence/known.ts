import { evaluate } from "../../model/calls/positions.ts";
import { playersUnder } from "../../model/mover.ts";
import { requestOf, subjectOf } from "../../model/opening/request.ts";
import type { Answerer } from "../../model/solver.ts";
import type { OpenGame, State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import { toldLabels } from "../../model/telling.ts";
import type { Evaluation, Sequence } from "../../solver/wire.ts";
import { classColourOf } from "../kit/cells/classColour.ts";
import { classesOf } from "./classes.ts";
import { readHeap, readHeaps, type Heaps } from "./heaps.ts";

/** The classes of the heaps that are shown while all others are hidden: of these alone the solver is asked. */
export class KnownHeaps {
  readonly #store: Store;
  readonly #heaps: Heaps;
  readonly #changed: () => void;
  #subject = "";
  /** By heap; nothing while the solver is asked. */
  readonly #values = new Map<number, Pick<Sequence, "values" | "kind"> | undefined>();

  constructor(store: Store, heaps: Heaps, changed: () => void) {
    this.#store = store;
    this.#heaps = heaps;
    this.#changed = changed;
  }

  /** The heaps that are shown where others are hidden, whether their values have come or not. */
  shownIn(state: State): ReadonlySet<number> {
    return new Set([...(toldLabels(state) ?? [])].flatMap((label) => this.#heaps.whole(state, label) ?? []));
  }

  /** Nothing where all are told. */
  of(state: State): ReadonlyMap<number, number> | undefined {
    const shown = toldLabels(state);
    if (!shown) return undefined;
    const classes = new Map<number, number>();
    if (!state.game || shown.size === 0) return classes;
    const subject = subjectOf(state.game);
    if (subject !== this.#subject) this.#values.clear();
    this.#subject = subject;
    const heaps = [...this.shownIn(state)];
    const unasked = heaps.filter((heap) => !this.#values.has(heap));
    if (unasked.length > 0) void this.#ask(state, state.game, unasked);
    const players = playersUnder(state.game.convention);
    for (const heap of heaps) {
      const value = this.#values.get(heap);
      const [class_] = value ? classesOf(value, classColourOf(state), players) : [];
      if (class_ !== undefined) classes.set(heap, class_);
    }
    return classes;
  }

  async #ask(state: State, game: OpenGame, heaps: readonly number[]): Promise<void> {
    const subject = this.#subject;
    for (const heap of heaps) this.#values.set(heap, undefined);
    const labels = await Promise.all(heaps.map((heap) => this.#heaps.label(state, heap)));
    const positions = labels.filter((label) => label !== undefined);
    if (positions.length < heaps.length) return;
    const answer = await evaluate(this.#store.solver, requestOf(game), positions);
    if (!answer.ok || subject !== this.#subject) return;
    const players = playersUnder(game.convention);
    heaps.forEach((heap, place) => this.#values.set(heap, valueOf(answer.value, place, players)));
    this.#changed();
  }
}

/** The classes of the heaps that are shown, as above, once they have come; nothing where all are told. */
export async function knownHeaps(
  state: State,
  solver: Answerer,
): Promise<ReadonlyMap<number, number> | undefined> {
  const shown = toldLabels(state);
  const { game } = state;
  if (!shown || !game) return undefined;
  const [heaps, labels]: [number[], string[]] = [[], []];
  for (const label of shown) {
    const read = await readHeaps(solver, game, label);
    const [heap, ...others] = read?.heaps ?? [];
    if (heap === undefined || others.length > 0) continue;
    const whole = await readHeap(solver, state, heap);
    if (whole?.label !== label) continue;
    heaps.push(heap);
    labels.push(label);
  }
  const classes = new Map<number, number>();
  if (heaps.length === 0) return classes;
  const answer = await evaluate(solver, requestOf(game), labels);
  const players = playersUnder(game.convention);
  heaps.forEach((heap, place) => {
    const value = answer.ok ? valueOf(answer.value, place, players) : undefined;
    const [class_] = value ? classesOf(value, classColourOf(state), players) : [];
    if (class_ !== undefined) classes.set(heap, class_);
  });
  return classes;
}

/** One of several values, as a sequence has it. */
function valueOf(
  { grundy, outcome, gameValue, winners }: Evaluation,
  place: number,
  players: number,
): Pick<Sequence, "values" | "kind"> | undefined {
  const one = (kind: Sequence["kind"], value = 0): Pick<Sequence, "values" | "kind"> => ({
    kind,
    values: Uint32Array.of(value),
  });
  if (grundy) return one("grundy", grundy[place]);
  if (outcome) return one("outcome", outcome[place]);
  if (gameValue) return one("game-value", gameValue[place]);
  const digits = winners?.slice(place * players, (place + 1) * players);
  return (
    digits &&
    one(
      "winners",
      digits.reduceRight((sum, digit) => sum * players + digit, 0),
    )
  );
}
