import { cancelSequence, sequenceOf } from "../../model/calls/ranges.ts";
import { asideOf } from "../../model/calls/aside.ts";
import { gameOfRule } from "../../model/against.ts";
import { requestOf } from "../../model/opening/request.ts";
import type { OpenGame, State } from "../../model/state.ts";
import type { Aside } from "../../model/solver.ts";
import type { Store } from "../../model/store.ts";
import type { Game, Progress } from "../../solver/api.ts";
import { sequence } from "./slice.ts";
import type { RequestError, Sequence } from "../../solver/wire.ts";

/** The sequence of one rule, as far as it has come: the values of a line only become more. */
export interface SequenceLine {
  /** The rule as it is written; of the game itself that is its notation without heaps. */
  text: string;
  game?: Game;
  sequence?: Sequence;
  error?: RequestError;
}

/** Together no more values than these are kept. */
export const MOST_VALUES = 25_000_000;
/** Shorter work than this, in milliseconds, passes without a word about progress. */
const QUIET_MS = 250;
/** Between two pictures of values that are coming, in milliseconds. */
const PICTURE_MS = 80;

/** A game as its rule is written, without heaps. */
export function ruleOf({ notation }: OpenGame): string {
  return notation.replace(/\([^()]*\)(\+\d+p)?$/, "$1");
}

/** The lines of which nothing is asked while values are hidden. */
export function untoldLines(state: State): SequenceLine[] {
  return [state.game ? ruleOf(state.game) : "", ...sequence.of(state).stack].map((text) => ({ text }));
}

/** The sequences of a game and of other rules, once they have come: those that are to be had, as many values as may be shown. */
export async function valuedLines(
  state: State,
  game: OpenGame,
  length: number,
  aside: Aside,
): Promise<SequenceLine[]> {
  const lines: SequenceLine[] = [{ text: ruleOf(game), game: requestOf(game) }];
  for (const text of sequence.of(state).stack) {
    const read = await gameOfRule(aside, state, text);
    lines.push(read.ok ? { text, game: read.value } : { text });
  }
  let count = 0;
  for (const line of lines) {
    if (!line.game) continue;
    count += length;
    if (count > MOST_VALUES) break;
    const answer = await sequenceOf(aside, line.game, length, {});
    if (answer.ok) line.sequence = answer.value;
  }
  return lines;
}

/** Asks the solver for the values of single heaps, rule by rule: what was asked for last counts. */
export class Lines {
  readonly #store: Store;
  readonly #solver: Aside;
  readonly #changed: () => void;
  readonly #games = new Map<string, Game | RequestError>();
  readonly #known = new Map<string, Sequence>();
  #wanted = "";
  #again: (() => void) | undefined;
  /** How often other lines have been shown. */
  count = 0;
  /** What is shown, the game itself first. */
  lines: readonly SequenceLine[] = [];
  /** What has been done of what is being computed. */
  progress: Progress | undefined;

  constructor(store: Store, changed: () => void) {
    this.#store = store;
    this.#solver = asideOf(store.solver);
    this.#changed = changed;
  }

  /** What is wrong with rules, by the rule as it was typed. */
  get errors(): ReadonlyMap<string, RequestError> {
    return new Map(this.lines.slice(1).flatMap(({ text, error }) => (error ? [[text, error] as const] : [])));
  }

  /** Shows so many values of the game and of other rules, unless they are shown or on their way. */
  open(state: State, length: number, rules: readonly string[]): void {
    const { game } = state;
    if (!game) return;
    const own = requestOf(game);
    const key = JSON.stringify([own, length, rules]);
    if (key === this.#wanted) return;
    this.#wanted = key;
    const line = { text: ruleOf(game), game: own };
    this.#again = () => void this.#open(key, line, length, rules);
    this.#again();
  }

  /** Nothing is wanted any more, and nothing that has come is shown. */
  close(): void {
    if (this.#wanted === "") return;
    this.#wanted = "";
    this.lines = [];
    this.progress = undefined;
    this.cancel();
  }

  /** Gives up what is being computed. */
  cancel(): void {
    cancelSequence(this.#solver);
  }

  /** What was given up is tried once more. */
  again(): void {
    this.#again?.();
  }

  dispose(): void {
    this.#wanted = "";
    this.#solver.release();
  }

  async #open(key: string, own: SequenceLine, length: number, rules: readonly string[]): Promise<void> {
    const isCurrent = (): boolean => this.#wanted === key;
    const lines = [own];
    for (const text of rules) {
      const read = await this.#read(text);
      if (!isCurrent()) return;
      lines.push("code" in read ? { text, error: read } : { text, game: read });
    }
    let count = 0;
    // What is not to be computed anew changes at once, and nothing before it has come.
    for (const [place, line] of lines.entries()) {
      if (!line.game) continue;
      count += length;
      if (count > MOST_VALUES) {
        line.error = { code: "too-many-positions", field: "length", limit: MOST_VALUES };
        continue;
      }
      await this.#value(line, line.game, length, isCurrent, () => this.#show(lines));
      if (!isCurrent()) return;
      if (place === 0) this.#show(lines);
    }
    this.progress = undefined;
    this.#show(lines);
  }

  #show(lines: readonly SequenceLine[]): void {
    this.lines = [...lines];
    this.count++;
    this.#changed();
  }

  async #read(text: string): Promise<Game | RequestError> {
    const { state, solver } = this.#store;
    const key = `${text} ${JSON.stringify(state.game?.convention)}`;
    const known = this.#games.get(key);
    if (known) return known;
    const answer = await gameOfRule(solver, state, text);
    const found = answer.ok ? answer.value : answer.error;
    this.#games.set(key, found);
    return found;
  }

  async #value(
    line: SequenceLine,
    game: Game,
    length: number,
    isCurrent: () => boolean,
    show: () => void,
  ): Promise<void> {
    const key = JSON.stringify([game, length]);
    const known = this.#known.get(key);
    if (known) {
      line.sequence = known;
      return;
    }
    const since = performance.now();
    const coming = new Coming();
    let shownAt = since;
    const answer = await sequenceOf(this.#solver, game, length, {
      onProgress: (progress) => {
        if (!isCurrent()) return;
        if (progress.part) coming.add(progress.part);
        const now = performance.now();
        if (now - since >= QUIET_MS) this.progress = progress;
        if (now - shownAt < PICTURE_MS) return;
        shownAt = now;
        if (coming.sequence) line.sequence = coming.sequence;
        show();
      },
    });
    // What was given up on the way is not lost.
    const { sequence } = coming;
    if (answer.ok) line.sequence = answer.value;
    else if (sequence) line.sequence = { ...sequence, stopped: answer.error };
    else line.error = answer.error;
    if (answer.ok) this.#keep(key, answer.value);
  }

  #keep(key: string, sequence: Sequence): void {
    this.#known.set(key, sequence);
    let count = 0;
    // Those that came last stay, as many values as may be shown.
    for (const [each, { values }] of [...this.#known].reverse()) {
      count += values.length;
      if (count > MOST_VALUES) this.#known.delete(each);
    }
  }
}

/** Values of a sequence that come in parts. */
class Coming {
  #values: Sequence["values"] = new Uint16Array();
  #count = 0;
  #first: Sequence | undefined;

  add(part: Sequence): void {
    const { values, length } = part;
    this.#first ??= part;
    const isLong = values instanceof Uint32Array;
    if (this.#values.length < length || (isLong && !(this.#values instanceof Uint32Array))) {
      const more = isLong ? new Uint32Array(length) : new Uint16Array(length);
      more.set(this.#values.subarray(0, this.#count));
      this.#values = more;
    }
    this.#values.set(values, this.#count);
    this.#count += values.length;
  }

  /** What has come so far. */
  get sequence(): Sequence | undefined {
    return this.#first && { ...this.#first, values: this.#values.subarray(0, this.#count) };
  }
}
