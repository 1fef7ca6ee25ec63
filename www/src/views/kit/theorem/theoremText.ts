import { guard } from "lit/directives/guard.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { TheoremProse, TheoremStatus } from "../../../solver/wire.ts";
import { worded } from "../../../messages/dictionary.ts";
import type { KitWords } from "../en.ts";
import { en } from "./en.ts";
import { zh } from "./zh.ts";

const MATHML = "http://www.w3.org/1998/Math/MathML";

/** What stands behind a theorem, as the panel shows it. */
export function theoremText(prose: TheoremProse, status: TheoremStatus, messages: KitWords): TemplateResult {
  return html`<div class="argument">
    <p class="statement">${worded(messages, prose.statement)}</p>
    ${formula(prose.formula)} ${argument(prose, status, messages)}
  </div>`;
}

/** Why a theorem is true, who proved it or how far it was checked, and where it stands. */
export function argument(prose: TheoremProse, status: TheoremStatus, messages: KitWords): TemplateResult {
  const words = { en, zh }[messages.code];
  return html`<p>${worded(messages, prose.argument)}</p>
    <p class="known">${words.known[status]}${worded(messages, prose.proof)}</p>
    <p class="source">${words.source} ${prose.source}</p>
    ${prose.errata ? html`<p class="errata">${words.errata} ${worded(messages, prose.errata)}</p>` : nothing}`;
}

/** A formula; nothing where the statement has no need of one. */
export function formula(text: string): unknown {
  return guard([text], () => (text ? html`<div class="formula">${imported(text)}</div>` : nothing));
}

/** The formulas come with the solver; they are parsed as XML all the same, so that none can be anything but a formula. */
function imported(text: string): Node | typeof nothing {
  const named = text.replace(/^<math\b/, `<math xmlns="${MATHML}" display="block"`);
  const { documentElement: root } = new DOMParser().parseFromString(named, "application/xml");
  if (root.namespaceURI !== MATHML) return nothing;
  // Without a font for mathematics, browsers draw brackets around an index twice as high as a line.
  if (!root.querySelector("mfrac"))
    for (const sign of root.querySelectorAll("mo"))
      if (/^[()]$/.test(sign.textContent.trim())) sign.setAttribute("stretchy", "false");
  // XML drops the spaces around a word.
  for (const word of root.querySelectorAll("mtext"))
    word.textContent = word.textContent.replace(/^ | $/g, "\u00a0");
  return document.importNode(root, true);
}
