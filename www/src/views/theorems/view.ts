import type { Context, Host } from "../kit/context.ts";
import type { View } from "../kit/view.ts";
import { TheoremsView } from "./theoremsView.ts";

/** What is known of the game, and where it is checked. */
export function makeView({ redraw }: Host): View<Context> {
  const view = new TheoremsView(redraw);
  return { template: (context) => view.template(context) };
}
