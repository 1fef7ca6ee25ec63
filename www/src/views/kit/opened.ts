import type { State } from "../../model/state.ts";
import type { Host } from "./context.ts";
import { lazily } from "./lazy.ts";
import type { View, ViewModule } from "./view.ts";

/** What makes a view, and when there is one. */
interface Entry<Given> {
  readonly id: string;
  applies(state: State): boolean;
  readonly load: () => ViewModule<Given> | Promise<ViewModule<Given>>;
}

/** The views of one place, each made when it is first wanted. */
export class Opened<Given extends { readonly state: State }> {
  readonly #parts: ReadonlyArray<{ entry: Entry<Given>; part: { get(): View<Given> | undefined } }>;
  readonly #made: View<Given>[] = [];

  constructor(host: Host, entries: ReadonlyArray<Entry<Given>>) {
    this.#parts = entries.map((entry) => {
      const make = (module: ViewModule<Given>): View<Given> => {
        const view = module.makeView(host);
        this.#made.push(view);
        return view;
      };
      return { entry, part: lazily(entry.load, make, host.redraw) };
    });
  }

  /** The view of this id; nothing until it has come. */
  get(id: string): View<Given> | undefined {
    return this.#parts.find(({ entry }) => entry.id === id)?.part.get();
  }

  /** All of them that have something to show of a state. */
  templates(context: Given): unknown[] {
    return this.#parts
      .filter(({ entry }) => entry.applies(context.state))
      .map(({ part }) => part.get()?.template(context));
  }

  /** Fetches all of them, so that they are there when they are wanted. */
  fetch(): void {
    for (const { part } of this.#parts) part.get();
  }

  dispose(): void {
    for (const view of this.#made) view.dispose?.();
  }
}
