// Positions that are no nodes of a picture, such as cells and heaps, are judged by what the solver says of them.
import { explain } from "../../../model/calls/positions.ts";
import { requestOf, subjectOf } from "../../../model/opening/request.ts";
import { judged } from "../../../model/question/judge.ts";
import { answer } from "../../../model/question/question.ts";
import type { Store } from "../../../model/store.ts";
import type { Value } from "../../../model/values.ts";
import type { ExplainedOption, Explanation } from "../../../solver/wire.ts";
import { classColourOf, valueIn } from "../cells/classColour.ts";

/** Knows the position that is asked about: its options, and its value, told or not. */
export class Examiner {
  readonly #store: Store;
  readonly #changed: () => void;
  #key: string | undefined;
  #coming: Promise<Explanation | undefined> = Promise.resolve(undefined);
  #explanation: Explanation | undefined;

  constructor(store: Store, changed: () => void) {
    this.#store = store;
    this.#changed = changed;
  }

  /** Reads a position; nothing where it is not to be had. */
  explain(label: string): Promise<Explanation | undefined> {
    const { game } = this.#store.state;
    const key = this.#keyOf(label);
    if (!game || key === this.#key) return this.#coming;
    this.#key = key;
    this.#explanation = undefined;
    this.#coming = explain(this.#store.solver, requestOf(game), label).then((answer) => {
      if (key !== this.#key) return undefined;
      this.#explanation = answer.ok ? answer.value : undefined;
      // What has failed is asked for again.
      if (!answer.ok) this.#key = undefined;
      this.#changed();
      return this.#explanation;
    });
    return this.#coming;
  }

  /** Its options, once they have come. */
  optionsOf(label: string): readonly ExplainedOption[] | undefined {
    return this.#key === this.#keyOf(label) ? this.#explanation?.options : undefined;
  }

  /** Somebody says what it is: right, it is shown; wrong, what refutes that is. Nothing where it is no longer asked by then. */
  async judge(said: Value, label: string, isAsked: () => boolean): Promise<void> {
    const { game } = this.#store.state;
    const told = classColourOf(this.#store.state);
    const explanation = await this.explain(label);
    if (!game || this.#store.state.game !== game || !explanation || !isAsked()) return;
    const value = valueIn(explanation.value, told);
    const { witnesses, ...verdict } = judged(said, {
      value,
      options: explanation.options,
      valueOf: (option) => valueIn(option.value, told),
      mayRepeat: game.convention.kind === "alliance",
    });
    answer(this.#store, { label, said, ...verdict, witnesses: witnesses.map((option) => option.label) });
    this.#changed();
  }

  #keyOf(label: string): string {
    return `${subjectOf(this.#store.state.game)} ${label}`;
  }
}
