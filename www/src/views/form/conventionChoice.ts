import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Convention } from "../../solver/api.ts";
import { Lazy } from "../../loading/lazy.ts";
import { parts } from "../../loading/parts.ts";
import type { Alliance } from "../../model/convention.ts";
import { chooseConvention } from "../../model/opening/opener.ts";
import { capitalised, worded } from "../../messages/dictionary.ts";
import type { Context } from "../kit/context.ts";
import { segments } from "../kit/segments.ts";
import type { FormWords } from "./en.ts";

/** So many players there are when several are chosen for the first time. */
const SEVERAL = 3;

/** What there is to choose with several players. */
const several = new Lazy(parts.players, () => import("./allianceChoice.ts"));

/** The several players of before, for when they are chosen again. */
const lastAlliance = (): { alliance?: Alliance } => ({});

/** Who wins, as the catalogue says it; with several players also how many they are, and more. */
export function conventionChoice(context: Context<FormWords>): TemplateResult | typeof nothing {
  const { messages, store, kept } = context;
  const last = kept.get(lastAlliance);
  const { catalogue, draft, game } = context.state;
  if (!catalogue || !game) return nothing;
  const choices = catalogue.conventions.map(({ kind, name, says }) => ({
    value: kind,
    label: capitalised(worded(messages, says)),
    term: worded(messages, name),
  }));
  const { convention } = draft;
  const isAlliance = convention.kind === "alliance";
  if (isAlliance) last.alliance = convention;
  return html`${segments<Convention["kind"]>(
    "convention",
    messages.fields.convention,
    game.convention.kind,
    choices,
    (kind) => {
      void chooseConvention(
        store,
        kind === "alliance" ? (last.alliance ?? { kind, players: SEVERAL }) : { kind },
      );
    },
  )}
  ${
    isAlliance
      ? html`<span class="alliance">
          ${several.get()?.allianceChoice(convention, catalogue, context) ?? nothing}
        </span>`
      : nothing
  }`;
}
