import { guard } from "lit/directives/guard.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { TheoremProse, TheoremStatus } from "../../../solver/wire.ts";
import { worded } from "../../../messages/dictionary.ts";
import type { KitWords } from "../en.ts";
import { unbroken } from "../unbroken.ts";
import { en } from "./en.ts";
import { mathml } from "./mathml.ts";
import { zh } from "./zh.ts";

/** What stands behind a theorem, as the panel shows it. */
export function theoremText(prose: TheoremProse, status: TheoremStatus, messages: KitWords): TemplateResult {
  return html`<div class="argument">
    <p class="statement">${unbroken(worded(messages, prose.statement))}</p>
    ${formula(prose.formula)} ${argument(prose, status, messages)}
  </div>`;
}

/** Why a theorem is true, who proved it or how far it was checked, and where it stands. */
export function argument(prose: TheoremProse, status: TheoremStatus, messages: KitWords): TemplateResult {
  const words = { en, zh }[messages.code];
  return html`<p>${unbroken(worded(messages, prose.argument))}</p>
    <p class="known">${words.known[status]}${worded(messages, prose.proof)}</p>
    <p class="source">${words.source} ${prose.source}</p>
    ${prose.errata ? html`<p class="errata">${words.errata} ${worded(messages, prose.errata)}</p>` : nothing}`;
}

/** A formula; nothing where the statement has no need of one. */
export function formula(text: string): unknown {
  return guard([text], () => (text ? html`<div class="formula">${displayed(text)}</div>` : nothing));
}

/** As browsers draw it best. */
function displayed(text: string): Node | typeof nothing {
  const root = mathml(text);
  if (!root) return nothing;
  root.setAttribute("display", "block");
  // Without a font for mathematics, browsers draw brackets around an index twice as high as a line.
  if (!root.querySelector("mfrac"))
    for (const sign of root.querySelectorAll("mo"))
      if (/^[()]$/.test(sign.textContent.trim())) sign.setAttribute("stretchy", "false");
  // MathML drops the spaces around a word.
  for (const word of root.querySelectorAll("mtext"))
    word.textContent = word.textContent.replace(/^ | $/g, "\u00a0");
  return root;
}
