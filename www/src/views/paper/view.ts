import { sheetIn } from "../../model/sheets.ts";
import { PICTURE } from "../../model/view.ts";
import type { Host } from "../kit/context.ts";
import type { View } from "../kit/view.ts";
import { Booklet } from "./booklet.ts";
import { PrintedPicture } from "./printed.ts";
import { StillSheet } from "./stillSheet.ts";
import { Worksheet } from "./worksheet.ts";

/** What is shown, on paper: as it is, with the whole lesson, or to be filled in, the graph or the picture of the view in its place. What was chosen stays. */
export function makeView(host: Host): View {
  const [worksheet, still, printed] = [new Worksheet(host), new StillSheet(host), new PrintedPicture(host)];
  const booklet = new Booklet(host);
  return {
    template: (context) => {
      const sheet = sheetIn(context.state);
      if (sheet === "print") return printed.template(context);
      if (sheet === "booklet") return booklet.template(context);
      return (context.view === PICTURE ? worksheet : still).template(context);
    },
    dispose: () => worksheet.dispose(),
  };
}
