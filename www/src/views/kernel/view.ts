import { html } from "lit/html.js";
import { foundIn, kernel, showViolation } from "../../model/kernel/slice.ts";
import { leading } from "../kit/question/commands.ts";
import type { View } from "../kit/view.ts";
import { kernelBar, partBar } from "./kernelBar.ts";

/** A set of positions that the reader chooses in the picture, and what it lacks of being the kernel. */
export function makeView(): View {
  return {
    template: (context) => {
      const found = foundIn(context.state);
      return html`${found ? kernelBar(found, context) : partBar(context)}`;
    },
    lead: ({ state, store }) => {
      const { at } = kernel.of(state);
      return {
        commands: leading,
        stepOn: () => showViolation(store, at === undefined ? 0 : at + 1),
        stepBack: () => showViolation(store, (at ?? 0) - 1),
        hasStops: true,
        showAll: at === undefined ? undefined : () => showViolation(store, undefined),
      };
    },
  };
}
