import { html } from "lit/html.js";
import { foundIn, kernel, showViolation } from "../../model/kernel/slice.ts";
import { labellingStep } from "../kit/stepKeys.ts";
import type { View } from "../kit/view.ts";
import { kernelBar, partBar } from "./kernelBar.ts";

/** A set of positions that the reader chooses in the picture, and what it lacks of being the kernel. */
export function makeView(): View {
  return {
    template: (context) => {
      const found = foundIn(context.state);
      return html`${found ? kernelBar(found, context) : partBar(context)}`;
    },
    key: ({ key }, { state, store }) => {
      const { at } = kernel.of(state);
      if (key === "Escape" && at !== undefined) {
        showViolation(store, undefined);
        return true;
      }
      const step = labellingStep(key);
      if (step === undefined) return false;
      showViolation(store, at === undefined ? (step > 0 ? 0 : -1) : at + step);
      return true;
    },
  };
}
