import { html, nothing, type TemplateResult } from "lit/html.js";
import { display } from "../../model/display.ts";
import { isLed } from "../../model/lessons/slice.ts";
import { setPresented } from "../../model/presentation.ts";
import { isVeiled, labellingOf, toggleLabelling } from "../../model/reveal.ts";
import { isAsking } from "../../model/question/question.ts";
import { hideValues } from "../../model/revealing.ts";
import { isSounding, sound } from "../../model/sound.ts";
import { PICTURE } from "../../model/view.ts";
import { worded } from "../../messages/dictionary.ts";
import { hasEmptyHeaps } from "../../scene/text.ts";
import { chooseView } from "../kit/chooseView.ts";
import type { FigureContext } from "../kit/context.ts";
import { fieldControl, fieldLabel } from "../kit/controls.ts";
import { segments } from "../kit/segments.ts";
import { pictureButton } from "../picture/taken.ts";
import { hasPicture, viewsOf } from "../registry.ts";
import type { FigureWords } from "./words.ts";
import { button, signButton } from "../kit/button.ts";

/** What is written on the positions. */
export function labelChoice(context: FigureContext<FigureWords>): TemplateResult | typeof nothing {
  const { state } = context;
  const { picture } = state;
  const { labels: chosen } = display.of(state);
  if (picture.kind !== "graph") return nothing;
  const writesHeaps = hasEmptyHeaps(picture.exploration) && /both|position/.test(chosen);
  return html`<span class="display">
    ${writesHeaps ? fieldControl(display, "empty", context) : nothing}
    ${fieldControl(display, "labels", context, { look: "labels" })}
  </span>`;
}

const SCREEN = html`<svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
  <path d="M1.5,2.5H14.5V11H1.5ZM8,11V14M5,14H11"></path>
</svg>`;

const SPEAKER = html`<svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
  <path d="M2,6V10H4.5L8,13V3L4.5,6ZM10.5,5.5A3.5,3.5 0 0 1 10.5,10.5M12.5,3.5A6,6 0 0 1 12.5,12.5"></path>
</svg>`;

/** Whoever hears something sees what it is by, and can turn it off. */
function silence(context: FigureContext): TemplateResult | typeof nothing {
  if (!isSounding(context.state)) return nothing;
  const label = fieldLabel(sound, "sound", context);
  return signButton(SPEAKER, label, () => sound.choose(context.store, "sound", "off"), { isPressed: true });
}

/** What is shown of the game, and whether its positions are labelled one after another. */
export function viewChoice(context: FigureContext<FigureWords>): TemplateResult | typeof nothing {
  const { state, isAlone, view: shown, messages, store } = context;
  const { picture } = state;
  const choices = viewsOf(state, isAlone);
  const hides = isAsking(state);
  if (picture.kind === "none" || (choices.length < 2 && !hides)) return nothing;
  const { display: words } = messages;
  const isPicture = shown === PICTURE && picture.kind === "graph" && !isVeiled(state);
  const isGame = choices.find(({ id }) => id === shown)?.hasCompany === true;
  return html`<span class="display">
    ${
      isPicture
        ? button(words.stepByStep, () => toggleLabelling(store), {
            look: "quiet stepwise",
            isPressed: labellingOf(state) !== undefined,
          })
        : nothing
    }
    ${
      isPicture || (hides && !isGame)
        ? button(words.class, () => hideValues(store, !hides), {
            look: "quiet inClass",
            isPressed: hides,
            title: words.classHint,
          })
        : nothing
    }
    ${segments(
      "view",
      words.view,
      shown,
      choices.map(({ id, label }) => ({ value: id, label: worded(messages, label) })),
      (id) => chooseView(store, choices, shown, id),
    )}
    ${silence(context)}
    ${isAlone || isLed(state) ? nothing : signButton(SCREEN, words.present, () => setPresented(store, true))}
    ${!isAlone && hasPicture(context) ? pictureButton(context) : nothing}
  </span>`;
}
