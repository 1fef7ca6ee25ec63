import { PICTURE } from "../../model/view.ts";
import type { Host } from "../kit/context.ts";
import type { View } from "../kit/view.ts";
import { StillSheet } from "./stillSheet.ts";
import { Worksheet } from "./worksheet.ts";

/** What is shown, on paper to be filled in: the graph, or the picture of the view in its place. What was chosen stays. */
export function makeView(host: Host): View {
  const [worksheet, still] = [new Worksheet(host), new StillSheet(host)];
  return {
    template: (context) => (context.view === PICTURE ? worksheet : still).template(context),
    dispose: () => worksheet.dispose(),
  };
}
