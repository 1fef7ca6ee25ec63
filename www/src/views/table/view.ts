import { graphOf } from "../../model/state.ts";
import type { Host } from "../kit/context.ts";
import type { View } from "../kit/view.ts";
import { TableView } from "./tableView.ts";

/** The positions of the graph in rows. */
export function makeView({ store }: Host): View {
  const table = new TableView(store);
  return {
    template: () => table.element,
    shown: (context) => {
      const graph = graphOf(context.state);
      if (graph && context.state.game) table.update(context, graph);
    },
    left: () => table.clear(),
  };
}
