import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Context } from "../kit/context.ts";
import { expander } from "../kit/expander.ts";

/** Which parts of the panel the reader opened or closed, by their ids; other positions find them so. */
const folds = (): Map<string, boolean> => new Map();

interface Fold {
  id: string;
  name: string;
  /** What stands beside the name, folded or not. */
  beside?: unknown;
  /** Whether it is open as long as the reader has not said otherwise. */
  isOpen: boolean;
}

/** A part of the panel that can be folded to its heading. */
export function fold(
  { id, name, beside = nothing, isOpen }: Fold,
  { kept, redraw }: Context,
  content: () => unknown,
): TemplateResult {
  const chosen = kept.get(folds);
  const isShown = chosen.get(id) ?? isOpen;
  return html`<section class="foldable ${id}">
    <h3>
      ${expander(name, isShown, (isOpened) => {
        chosen.set(id, isOpened);
        redraw();
      })}
      ${beside}
    </h3>
    ${isShown ? content() : nothing}
  </section>`;
}
