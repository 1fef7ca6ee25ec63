import { html, nothing, type TemplateResult } from "lit/html.js";
import { Lazy } from "../../loading/lazy.ts";
import { parts } from "../../loading/parts.ts";
import type { ParameterCard } from "../../solver/wire.ts";
import type { Context } from "../kit/context.ts";
import { sheet } from "../kit/sheet.ts";
import type { FormWords } from "./en.ts";
import { parameterField } from "./parameters.ts";

/** What there is to choose with several players. */
const several = new Lazy(parts.players, () => import("./allianceChoice.ts"));

/** How wide fields alone are, in pixels. */
const WIDTH = 320;

/** A button that opens what is seldom wanted, and what the line has no room for. */
export function moreParameters(cards: readonly ParameterCard[], context: Context<FormWords>): TemplateResult {
  const { messages } = context;
  const { catalogue, draft } = context.state;
  const { convention } = draft;
  const isAlliance = convention.kind === "alliance";
  return html`<button type="button" class="quiet opens" popovertarget="more">${messages.form.more}</button>
    <div
      popover
      id="more"
      class="sheet further"
      role="dialog"
      tabindex="0"
      aria-label=${messages.form.more}
      @beforetoggle=${isAlliance ? sheet() : sheet(undefined, WIDTH)}
    >
      ${cards.map((card) => parameterField(card, context))}
      ${
        isAlliance && catalogue
          ? (several.get()?.allianceChoice(convention, catalogue, context) ?? nothing)
          : nothing
      }
    </div>`;
}
