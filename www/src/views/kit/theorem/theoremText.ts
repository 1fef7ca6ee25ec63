import { guard } from "lit/directives/guard.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { TheoremProse, TheoremStatus } from "../../../solver/wire.ts";
import { worded } from "../../../messages/dictionary.ts";
import type { KitWords } from "../words.ts";
import { unbroken } from "../unbroken.ts";
import { wordsBy } from "./words.all.ts";

const MATHML = "http://www.w3.org/1998/Math/MathML";

/** The elements that formulas are made of. */
const ELEMENTS = new Set(
  "math mrow mi mn mo mtext mspace msub msup munder mfrac msqrt mtable mtr mtd".split(" "),
);

const ATTRIBUTES = new Set(["stretchy", "width"]);

const CHARACTERS: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&amp;": "&" };

/** A tag with its attributes, or text up to the next one. */
const PIECE = /<(\/?)(\w+)((?:\s+\w+='[^'<]*')*)\s*(\/?)>|([^<]+)/gy;

/** What stands behind a theorem, as the panel shows it. */
export function theoremText(prose: TheoremProse, status: TheoremStatus, messages: KitWords): TemplateResult {
  return html`<div class="argument">
    <p class="statement">${unbroken(worded(messages, prose.statement))}</p>
    ${formula(prose.formula)} ${argument(prose, status, messages)}
  </div>`;
}

/** Why a theorem is true, who proved it or how far it was checked, and where it stands. */
export function argument(prose: TheoremProse, status: TheoremStatus, messages: KitWords): TemplateResult {
  const words = wordsBy[messages.code];
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

/**
 * A formula from MathML as it is written with the theorems; nothing where it is anything else. It is put together element by
 * element, since no page that demands trusted types lets a text become markup.
 */
function mathml(text: string): Element | undefined {
  const root = document.createElementNS(MATHML, "math");
  const open: Element[] = [];
  let end = 0;
  for (const [piece, closing, name = "", attributes = "", empty, words] of text.matchAll(PIECE)) {
    end += piece.length;
    const within = open.at(-1);
    if (words !== undefined) within?.append(words.replace(/&\w+;/g, (each) => CHARACTERS[each] ?? each));
    else if (closing) {
      if (open.pop()?.localName !== name) return undefined;
    } else {
      if (!ELEMENTS.has(name) || (name === "math") !== (end === piece.length)) return undefined;
      const element = within ? document.createElementNS(MATHML, name) : root;
      for (const [, key = "", value = ""] of attributes.matchAll(/\b(\w+)='([^']*)'/g)) {
        if (!ATTRIBUTES.has(key)) return undefined;
        element.setAttribute(key, value);
      }
      within?.append(element);
      if (!empty) open.push(element);
    }
  }
  return end === text.length && end > 0 && open.length === 0 ? root : undefined;
}
