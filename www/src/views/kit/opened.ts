import { Lazy, type PartName } from "../../loading/lazy.ts";
import type { Lead } from "../../model/commands.ts";
import type { State } from "../../model/state.ts";
import type { Host } from "./context.ts";
import type { View, ViewModule } from "./view.ts";

/** What makes a view, and when there is one. */
export interface LoadableView<Given> {
  readonly id: string;
  readonly label: PartName;
  applies(state: State): boolean;
  readonly load: () => ViewModule<Given> | Promise<ViewModule<Given>>;
}

const modules = new WeakMap<object, unknown>();

/** What makes a view, fetched once for all the places where it is shown. */
export function moduleOf<Given>(entry: LoadableView<Given>): Lazy<ViewModule<Given>> {
  const known = modules.get(entry) as Lazy<ViewModule<Given>> | undefined;
  const lazy = known ?? new Lazy(entry.label, entry.load);
  modules.set(entry, lazy);
  return lazy;
}

/** The views of one place, each made when it is first wanted. */
export class OpenedViews<Given extends { readonly state: State }> {
  readonly #host: Host;
  readonly #entries: ReadonlyArray<LoadableView<Given>>;
  readonly #made = new Map<string, View<Given>>();

  constructor(host: Host, entries: ReadonlyArray<LoadableView<Given>>) {
    this.#host = host;
    this.#entries = entries;
  }

  /** The view of this id; nothing until it has come. */
  get(id: string): View<Given> | undefined {
    const entry = this.#entries.find((each) => each.id === id);
    const made = this.#made.get(id);
    if (made || !entry) return made;
    const view = moduleOf(entry).get()?.makeView(this.#host);
    if (view) this.#made.set(id, view);
    return view;
  }

  /** All of them that have something to show of a state. */
  templates(context: Given): unknown[] {
    return this.#entries
      .filter((entry) => entry.applies(context.state))
      .map(({ id }) => this.get(id)?.template(context));
  }

  /** Those of them that lead. */
  leads(context: Given): Lead[] {
    return this.#entries
      .filter((entry) => entry.applies(context.state))
      .flatMap(({ id }) => this.get(id)?.lead?.(context) ?? []);
  }

  /** Others than these are shown no more. */
  leave(shown: readonly string[]): void {
    for (const [id, view] of this.#made) if (!shown.includes(id)) view.left?.();
  }

  /** Fetches all of them, so that they are there when they are wanted. */
  prepare(): void {
    for (const entry of this.#entries) moduleOf(entry).prepare();
  }

  dispose(): void {
    for (const view of this.#made.values()) view.dispose?.();
    this.#made.clear();
  }
}

/** Those of some entries that are of a figure, or of a page. */
export function inPlace<Each extends { of: string }, Place extends Each["of"]>(
  entries: readonly Each[],
  place: Place,
): ReadonlyArray<Extract<Each, { of: Place }>> {
  return entries.filter((entry): entry is Extract<Each, { of: Place }> => entry.of === place);
}
