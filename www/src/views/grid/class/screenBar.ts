// What stands below a grid that is presented, and what leads there.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { keyList } from "../../kit/class/keyList.ts";
import { presentedBar } from "../../kit/class/presentedBar.ts";
import type { ClassWords } from "./en.ts";
import type { Screen } from "./screen.ts";

/** A sentence and the two steps. */
export function screenBar(
  says: TemplateResult,
  keys: ReadonlyArray<readonly [keys: string, does: string]>,
  { pointer, isBlank, areKeysShown, present }: Screen,
  words: ClassWords,
  steps: { stepOn: () => void; stepBack: () => void },
): TemplateResult {
  const leave = (): void => present(false);
  const shownKeys = areKeysShown ? keyList(words.keysTitle, keys) : nothing;
  const { element } = pointer;
  const presented = { label: words.label, says, pointer: element, keys: shownKeys, isBlank, leave, ...steps };
  return html`<div class="classroom">${presentedBar(presented, words)}</div>`;
}

/** The keys, and the way to the whole screen. */
export function presenting(screen: Screen, words: ClassWords): TemplateResult {
  return html`<button
      type="button"
      class="quiet keys"
      aria-label=${words.keysTitle}
      title=${words.keysTitle}
      aria-expanded=${screen.areKeysShown ? "true" : "false"}
      @click=${() => screen.set({ areKeysShown: !screen.areKeysShown })}
    >
      ?
    </button>
    <button type="button" @click=${() => screen.present(true)}>${words.present}</button>`;
}
