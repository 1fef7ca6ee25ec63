import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Context } from "../kit/context.ts";
import { sheet } from "../kit/sheet.ts";
import type { Messages } from "./en.ts";
import { sheets } from "./lazySheets.ts";

/** A button that opens the examples; a choice closes them. */
export function exampleMenu(context: Context<Messages>): TemplateResult | typeof nothing {
  const { state, messages } = context;
  if (!state.catalogue) return nothing;
  return html`<button type="button" class="quiet opens" popovertarget="examples">${messages.examples}</button>
    <nav
      popover
      id="examples"
      class="sheet examples"
      tabindex="-1"
      aria-label=${messages.examples}
      @keydown=${sheets.peek()?.walk ?? nothing}
      @beforetoggle=${sheet(sheets)}
      @click=${({ target, currentTarget }: Event) => {
        if ((target as Element).closest("a")) (currentTarget as HTMLElement).hidePopover();
      }}
    >
      ${sheets.peek()?.exampleList(context) ?? nothing}
    </nav>`;
}
