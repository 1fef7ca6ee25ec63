import { graphOf } from "../../model/state.ts";
import type { Host } from "../kit/context.ts";
import type { View } from "../kit/view.ts";
import { TableView } from "./tableView.ts";

/** The positions of the graph in rows. */
export function makeView({ intents }: Host): View {
  const table = new TableView(intents);
  return {
    template: () => table.element,
    shown: ({ state, messages }) => {
      const graph = graphOf(state);
      if (graph && state.game) table.update(state, graph, messages);
    },
  };
}
