// Pictures of graphs that stand in a page by themselves.
import { Store } from "../../www/src/model/store.ts";
import { GraphView } from "../../www/src/views/graph/graphView.ts";
import { FakeSolver } from "./fakes.ts";

export function graphView(): GraphView {
  return new GraphView(new Store(new FakeSolver(), []), {
    isAlone: false,
    onZoom: () => undefined,
    hasCompany: () => false,
  });
}
