import { reveal } from "../../../model/reveal.ts";
import type { Store } from "../../../model/store.ts";

/** Shows hidden values, as many at once as one likes, and takes each such step back as a whole. */
export class Steps {
  readonly #store: Store;
  #before: Array<ReadonlySet<string>> = [];
  /** What the last step has led to: what was shown otherwise since then is no step of these. */
  #now: ReadonlySet<string> | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Shows the values of some positions besides. */
  add(labels: Iterable<string>): void {
    const { shown } = reveal.of(this.#store.state);
    const next = new Set([...shown, ...labels]);
    if (next.size > shown.size) this.#go(next);
  }

  /** Hides all values again. */
  clear(): void {
    if (reveal.of(this.#store.state).shown.size > 0) this.#go(new Set());
  }

  /** Whether there is a step to be taken back. */
  get canGoBack(): boolean {
    const { shown } = reveal.of(this.#store.state);
    return shown.size > 0 || (shown === this.#now && this.#before.length > 0);
  }

  /** Takes the last step back; without one, hides the value that was shown last. Answers of which position the value is hidden now. */
  back(): string | undefined {
    const { shown } = reveal.of(this.#store.state);
    const isOwn = shown === this.#now;
    if (!isOwn) this.#before = [];
    const before = this.#before.pop() ?? new Set([...shown].slice(0, -1));
    this.#now = before;
    reveal.put(this.#store, { shown: before });
    return [...shown].findLast((label) => !before.has(label));
  }

  #go(next: ReadonlySet<string>): void {
    const { shown } = reveal.of(this.#store.state);
    if (shown !== this.#now) this.#before = [];
    this.#before.push(shown);
    this.#now = next;
    reveal.put(this.#store, { shown: next });
  }
}
