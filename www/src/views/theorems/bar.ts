import { nothing } from "lit/html.js";
import { worded } from "../../messages/dictionary.ts";
import type { Context } from "../kit/context.ts";
import type { View } from "../kit/view.ts";
import { FORMULA } from "./check.ts";
import { theorems } from "./slice.ts";
import { spotlightBar } from "./spotlightBar.ts";
import { theoremWords } from "./words.ts";

/** What of a check is shown in the picture. */
export function makeView(): View<Context> {
  return {
    template: (context) => {
      const { state, messages } = context;
      const { spotlight } = theorems.of(state);
      if (!spotlight) return nothing;
      const known = state.catalogue?.theorems.find(({ id }) => id === spotlight.theorem)?.name;
      const isOwn = spotlight.theorem === FORMULA;
      const name = known ? worded(messages, known) : isOwn ? theoremWords(messages).ownFormula : "";
      return spotlightBar(spotlight, name, context);
    },
  };
}
