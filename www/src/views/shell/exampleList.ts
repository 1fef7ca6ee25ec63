import { html, nothing, type TemplateResult } from "lit/html.js";
import type { RulesetProse } from "../../solver/wire.ts";
import { Lazy } from "../../loading/lazy.ts";
import { parts } from "../../loading/texts.lazy.ts";
import { worded } from "../../messages/dictionary.ts";
import { loadRulesets } from "../../messages/prose.ts";
import type { Context } from "../kit/context.ts";
import type { Messages } from "./words.ts";
import { storyList } from "./storyList.ts";

/** What is written about rulesets, fetched when the list is first opened. */
const rulesets = new Lazy(parts.sheet, loadRulesets);

/** The stories, and the games worth opening, of every ruleset, each with what there is to see; all of it comes in one piece. */
export function exampleList(context: Context<Messages>): TemplateResult | typeof nothing {
  const { state, messages, links } = context;
  const { catalogue, game } = state;
  const prose = rulesets.get();
  if (!prose) return nothing;
  return html`${storyList(context)}
  ${catalogue?.rulesets.map(
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
                <span>${said(prose[id], index, messages)}</span>
              </li>`,
          )}
        </ul>
      </section>`,
  )}`;
}

/** What there is to see in an example. */
function said(ruleset: RulesetProse | undefined, example: number, messages: Messages): string {
  const says = ruleset?.says[example];
  return says ? worded(messages, says) : "";
}

/** Arrow keys go from link to link of a list, besides the Tab key. */
export function walk(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const links = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("a, .open")];
  const place = links.findIndex((link) => link === document.activeElement);
  const next = place < 0 && step < 0 ? links.length - 1 : place + step;
  links[Math.max(0, Math.min(next, links.length - 1))]?.focus();
  event.preventDefault();
}
