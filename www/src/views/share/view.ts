import type { Host } from "../kit/context.ts";
import type { View } from "../kit/view.ts";
import { ShareSheet } from "./sheet.ts";
import { share } from "./slice.ts";

/** What is shown, made ready for others. It begins anew whenever it is opened. */
export function makeView(host: Host): View {
  let sheet: ShareSheet | undefined;
  const close = (): void => {
    sheet?.dispose();
    sheet = undefined;
  };
  return {
    template: (context) => {
      sheet ??= new ShareSheet(host, () => {
        close();
        share(host.store, false);
      });
      return sheet.template(context);
    },
    dispose: close,
  };
}
