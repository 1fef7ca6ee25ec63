import { nothing } from "lit/html.js";
import { openSheet } from "../../model/sheets.ts";
import type { Host } from "../kit/context.ts";
import type { View } from "../kit/view.ts";
import { ShareSheet } from "./sheet.ts";

/** What is shown, made ready for others. It begins anew whenever it is opened. */
export function makeView(host: Host): View {
  let sheet: ShareSheet | undefined;
  const close = (): void => {
    sheet?.dispose();
    sheet = undefined;
  };
  return {
    template: (context) => {
      // What does not come is told below; over the page nobody could ask for it again.
      if (!sheet && !host.isStillHere(context.state)) return nothing;
      sheet ??= new ShareSheet(host, (next) => {
        close();
        openSheet(host.store, next);
      });
      return sheet.template(context);
    },
    dispose: close,
  };
}
