import { evaluate } from "../../model/calls/positions.ts";
import { requestOf, subjectOf } from "../../model/opening/request.ts";
import { isLabelKnown } from "../../model/reveal.ts";
import type { State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import type { RequestError } from "../../solver/wire.ts";
import { heapsLabel } from "./positions.ts";
import { everyTriple, System } from "./system.ts";

/** Who wins in positions of up to three heaps, as the solver says when it is asked, and what of it may be told. */
export class Outcomes {
  readonly #store: Pick<Store, "state" | "solver">;
  readonly #changed: () => void;
  #subject = "";
  readonly #known = new Map<string, "P" | "N">();
  readonly #wanted = new Map<string, readonly number[]>();
  readonly #systems = new Map<number, System>();
  /** Why the solver has not answered. */
  error: RequestError | undefined;

  constructor(store: Pick<Store, "state" | "solver">, changed: () => void) {
    this.#store = store;
    this.#changed = changed;
  }

  /** Begins anew in another game. */
  follow({ game }: State): void {
    const subject = subjectOf(game);
    if (subject === this.#subject) return;
    this.#subject = subject;
    this.error = undefined;
    for (const kept of [this.#known, this.#wanted, this.#systems]) kept.clear();
  }

  /** Whether an answer is still to come. */
  get isAsking(): boolean {
    return this.#wanted.size > 0 && !this.error;
  }

  /** Whether everything may be told of a position. */
  tells(heaps: readonly number[]): boolean {
    return isLabelKnown(this.#store.state, heapsLabel(heaps));
  }

  /** Of a position that may be told; nothing until the solver has been asked. */
  of(heaps: readonly number[]): "P" | "N" | undefined {
    // It is asked for in any case, so that it is there when somebody answers.
    const known = this.judged(heaps);
    return this.tells(heaps) ? known : undefined;
  }

  /** The same of any position, told or not: for whoever judges an answer, or looks for what is asked about. */
  judged(heaps: readonly number[]): "P" | "N" | undefined {
    const position = heaps.filter((heap) => heap > 0).sort((one, two) => one - two);
    const key = position.join();
    const known = this.#known.get(key);
    if (known === undefined && !this.#wanted.has(key)) {
      if (this.#wanted.size === 0) queueMicrotask(() => void this.#ask());
      this.#wanted.set(key, position);
    }
    return known;
  }

  /** The triples of so many points, once all of them are known. */
  system(points: number): System | undefined {
    const known = this.#systems.get(points);
    if (known) return known;
    const isUnknown = everyTriple(points).filter((triple) => this.judged(triple) === undefined).length > 0;
    if (isUnknown) return undefined;
    const system = new System(points, (heaps) => this.judged(heaps) === "P");
    this.#systems.set(points, system);
    return system;
  }

  async #ask(): Promise<void> {
    const { game } = this.#store.state;
    const subject = this.#subject;
    const wanted = [...this.#wanted];
    if (!game || wanted.length === 0) return;
    const answer = await evaluate(
      this.#store.solver,
      requestOf(game),
      wanted.map(([, position]) => position),
    );
    if (subject !== this.#subject) return;
    if (answer.ok) {
      this.error = undefined;
      wanted.forEach(([key], place) => {
        this.#known.set(key, answer.value.outcome?.[place] === 0 ? "P" : "N");
        this.#wanted.delete(key);
      });
      // What was wanted meanwhile comes next.
      if (this.#wanted.size > 0) void this.#ask();
    } else this.error = answer.error;
    this.#changed();
  }
}
