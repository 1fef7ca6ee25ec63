// What the literature knows of the game that is open, with links to where it was read.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { Lazy } from "../../../loading/lazy.ts";
import { parts } from "../../../loading/texts.lazy.ts";
import { loadKnown } from "../../../messages/prose.ts";
import type { OpenGame } from "../../../model/state.ts";
import type { Language } from "../../../model/values.ts";
import { factsOf, knownWords } from "./said.ts";

const table = new Lazy(parts.known, loadKnown);

/** Of a game with two players, without its heaps; of misère play alone where that is played. Nothing before the table has come. */
export function knownSaid(
  rules: string,
  { convention }: Pick<OpenGame, "convention">,
  language: Language,
): TemplateResult | undefined {
  if (convention.kind === "alliance") return undefined;
  const known = table.get()?.of(rules);
  const facts = known && factsOf(known, convention.kind, language);
  if (!facts) return undefined;
  const { said, sources, between } = facts;
  const link = ({ name, title, address }: (typeof sources)[number]): TemplateResult =>
    html`<a href=${address} title=${title} target="_blank" rel="noopener">${name}</a>`;
  return html`${said}${sources.map((source, place) => html`${place === 0 ? nothing : between}${link(source)}`)}`;
}

/** The same, and that nothing is known where the table has come and says nothing. */
export function knownHere(
  rules: string,
  game: Pick<OpenGame, "convention" | "like">,
  language: Language,
): unknown {
  const said = knownSaid(rules, game, language);
  if (!said && !table.peek()) return nothing;
  const words = knownWords(language);
  const [name, is] = [table.get()?.called(rules)?.[language], game.like === rules];
  return html`${is ? html`<p>${words.likeness({ rules, name })}</p>` : nothing}
    <p>${said ?? words.nothing}</p>`;
}
