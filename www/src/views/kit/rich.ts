import { html, type TemplateResult } from "lit/html.js";
import { Lazy } from "../../loading/lazy.ts";
import { parts } from "../../loading/texts.lazy.ts";
import { glossaries, type Term } from "../../messages/glossary/index.ts";
import type { Locale } from "../../messages/locale.ts";
import { unbroken } from "./unbroken.ts";

/** A text in which `[[key|words]]` are words that the glossary explains. */
export function rich(text: string, messages: Locale): unknown[] {
  return piecesOfText(text).map((part) =>
    typeof part === "string" ? unbroken(part) : termButton(part.term, part.words, messages),
  );
}

/** A text taken apart at its marks. */
export function piecesOfText(text: string): Array<string | { term: Term; words: string }> {
  return text
    .split(/(\[\[\w+\|[^\]]*\]\])/)
    .filter(Boolean)
    .map((part) => {
      const [, term, words] = /^\[\[(\w+)\|([^\]]*)\]\]$/.exec(part) ?? [];
      return term !== undefined && words !== undefined ? { term: term as Term, words } : part;
    });
}

const meaning = new Lazy(parts.glossary, () => import("./meaning.ts"));

/** The word whose meaning the click that is under way closes, as a click beside a popover does. */
let closing: EventTarget | null = null;

/** A word with what it means behind it. That is fetched before it is asked for, where there is a sign that it will be. */
function termButton(term: Term, words: string, { code }: Locale): TemplateResult {
  const explain = async (button: HTMLElement): Promise<void> => {
    await (await meaning.arrival()).explainTerm(button, term, code);
  };
  const prepare = (): void => {
    meaning.prepare();
    glossaries.prepare(code);
  };
  return html`<button
    type="button"
    class="term"
    @pointerenter=${prepare}
    @focus=${prepare}
    @pointerdown=${({ currentTarget }: Event) => {
      closing = (currentTarget as HTMLElement).ariaExpanded === "true" ? currentTarget : null;
    }}
    @click=${({ currentTarget }: Event) => {
      if (closing !== currentTarget) void explain(currentTarget as HTMLElement);
      closing = null;
    }}
    .textContent=${words}
  ></button>`;
}
