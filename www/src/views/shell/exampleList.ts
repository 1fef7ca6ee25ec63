import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Links } from "../../model/links.ts";
import type { State } from "../../model/state.ts";
import { loadRulesets } from "../../messages/prose.ts";
import { worded, type Messages } from "../../messages/index.ts";

/** It comes with the file of this module, which is fetched when the list is first opened. */
const rulesets = await loadRulesets();

/** The games worth opening, of every ruleset, each with what there is to see. */
export function exampleList(state: State, messages: Messages, links: Links): TemplateResult {
  const { catalogue, game } = state;
  return html`${catalogue?.rulesets.map(
    ({ id, name, examples }) =>
      html`<section>
        <p class="title">${worded(messages, name)}</p>
        <ul>
          ${examples.map(
            ({ notation }, index) =>
              html`<li>
                <a
                  href=${`#${links.like(state, notation)}`}
                  aria-current=${notation === game?.notation ? "page" : nothing}
                  >${notation}</a
                >
                <span>${said(id, index, messages)}</span>
              </li>`,
          )}
        </ul>
      </section>`,
  )}`;
}

/** What there is to see in an example. */
function said(ruleset: string, example: number, messages: Messages): string {
  const says = rulesets[ruleset]?.says[example];
  return says ? worded(messages, says) : "";
}

/** Arrow keys go from link to link of a list, besides the Tab key. */
export function walk(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const links = [...(event.currentTarget as HTMLElement).querySelectorAll("a")];
  const place = links.findIndex((link) => link === document.activeElement);
  const next = place < 0 && step < 0 ? links.length - 1 : place + step;
  links[Math.max(0, Math.min(next, links.length - 1))]?.focus();
  event.preventDefault();
}
