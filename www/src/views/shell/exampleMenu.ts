import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Links } from "../../model/links.ts";
import type { State } from "../../model/state.ts";
import type { Messages } from "../../messages/index.ts";
import type { Local } from "./local.ts";
import { sheet } from "../kit/sheet.ts";

/** A button that opens the examples; a choice closes them. */
export function exampleMenu(
  state: State,
  messages: Messages,
  links: Links,
  { sheets }: Local,
): TemplateResult | typeof nothing {
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
      ${sheets.peek()?.exampleList(state, messages, links) ?? nothing}
    </nav>`;
}
