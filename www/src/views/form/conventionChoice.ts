import { chooseConvention } from "../../model/opening/opener.ts";
import type { Context } from "../kit/context.ts";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Convention } from "../../solver/api.ts";
import { worded } from "../../messages/index.ts";
import { segments } from "../kit/segments.ts";

/** So many players there are when several are chosen for the first time. */
const SEVERAL = 3;

/** Who wins, as the catalogue says it; with several players also how many they are, and more. */
export function conventionChoice(context: Context): TemplateResult | typeof nothing {
  const { messages, store, local } = context;
  const { catalogue, draft, game } = context.state;
  if (!catalogue || !game) return nothing;
  const choices = catalogue.conventions.map(({ kind, name, says }) => ({
    value: kind,
    label: capitalised(worded(messages, says)),
    term: worded(messages, name),
  }));
  const { convention } = draft;
  const isAlliance = convention.kind === "alliance";
  if (isAlliance) local.alliance = convention;
  return html`${segments<Convention["kind"]>(
    "convention",
    messages.form.convention,
    game.convention.kind,
    choices,
    (kind) => {
      void chooseConvention(
        store,
        kind === "alliance" ? (local.alliance ?? { kind, players: SEVERAL }) : { kind },
      );
    },
  )}
  ${
    isAlliance
      ? html`<span class="alliance">
          ${local.players.get()?.allianceChoice(convention, catalogue, context) ?? nothing}
        </span>`
      : nothing
  }`;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
