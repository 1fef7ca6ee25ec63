import { repeat } from "lit/directives/repeat.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { TheoremCard, TheoremVerdict } from "../../solver/wire.ts";
import type { OpenGame, State } from "../../model/state.ts";
import { toldExplanation } from "../../model/telling.ts";
import { worded } from "../../messages/dictionary.ts";
import { styledBy } from "../kit/styledBy.ts";
import type { Context } from "../kit/context.ts";
import { proseShelf, type ProseShelf } from "../kit/theorem/proseShelf.ts";
import type { TypedBounds } from "./bounds.ts";
import { briefResult } from "./checkResult.ts";
import { boundsOf } from "./instances.ts";
import { labOf } from "./lab.ts";
import { otherTheorem } from "./otherTheorem.ts";
import { OwnFormula } from "./ownFormula.ts";
import { PatternSection } from "./patternSection.ts";
import { theorems } from "./slice.ts";
import { theoremBody } from "./theoremBody.ts";
import { NONE, theoremHead } from "./theoremHead.ts";
import research from "./research.css?inline";
import styles from "./theorems.css?inline";
import { theoremWords } from "./words.ts";
import { button } from "../kit/button.ts";

const CSS = styles + research;

/** What else stands in the view, below the theorems of the game. */
interface TheoremsSection {
  template(context: Context): unknown;
}

/** What is known of the game: the theorems that speak of it, how each fares against search, and all others. */
export class TheoremsView {
  readonly #redraw: () => void;
  #prose: ProseShelf | undefined;
  readonly #parts: readonly TheoremsSection[];
  /** What is typed, by theorem; it belongs to one game. */
  #typed: { subject: string; bounds: Map<string, TypedBounds> } = { subject: "", bounds: new Map() };
  /** Whether the theorems that do not speak of this game are listed. */
  #showsOthers = false;

  constructor(redraw: () => void) {
    this.#redraw = redraw;
    this.#parts = [new OwnFormula(redraw), new PatternSection(redraw)];
  }

  template(context: Context): TemplateResult {
    const { state, messages, kept } = context;
    this.#prose = kept.get(proseShelf);
    const words = theoremWords(messages);
    const { catalogue, game } = state;
    const explanation = toldExplanation(state);
    const { theorem: asked } = theorems.of(state);
    if (!catalogue || !explanation || !game) return html``;
    const verdicts = explanation.theorems;
    const cards = verdicts.flatMap((verdict) => catalogue.theorems.find(({ id }) => id === verdict.id) ?? []);
    const others = catalogue.theorems.filter((card) => !cards.includes(card));
    // One that does not speak of this game is opened among the others.
    const isAmongOthers = others.some(({ id }) => id === asked);
    const speaking = verdicts.find(({ prediction }) => prediction.kind !== "silent") ?? verdicts[0];
    const first = isAmongOthers ? NONE : (speaking?.id ?? NONE);
    const opened = [NONE, ...catalogue.theorems.map(({ id }) => id)].includes(asked) ? asked : first;
    return html`<section class="theorems" aria-label=${words.title} lang=${messages.tag} ${styledBy(CSS)}>
      <div class="column">
        <div class="intro">
          <h2>${words.title}</h2>
          <p>${cards.length > 0 ? words.intro({ notation: game.notation }) : words.none}</p>
          ${cards.length > 1 ? this.#checkAll(cards, context) : nothing}
        </div>
        <ol>
          ${repeat(
            verdicts,
            ({ id }) => id,
            (verdict) => {
              const card = cards.find(({ id }) => id === verdict.id);
              return card ? this.#theorem(card, verdict, opened === card.id, context, game) : nothing;
            },
          )}
        </ol>
        ${this.#parts.map((part) => part.template(context))}
        ${others.length > 0 ? this.#others(others, opened, context) : nothing}
      </div>
    </section>`;
  }

  #checkAll(cards: readonly TheoremCard[], context: Context): TemplateResult {
    const { state, messages, store } = context;
    const words = theoremWords(messages);
    const isRunning = Object.values(theorems.of(state).checks).some(({ progress }) => progress);
    return button(isRunning ? words.cancelAll : words.all, () => {
      if (isRunning) labOf(store).cancelAll();
      else for (const card of cards) labOf(store).check(card.id, this.#bounds(card, state));
    });
  }

  #theorem(
    card: TheoremCard,
    verdict: TheoremVerdict,
    isOpen: boolean,
    context: Context,
    game: OpenGame,
  ): TemplateResult {
    const { state, messages } = context;
    const { id, name } = card;
    const { status } = verdict;
    const check = theorems.of(state).checks[id];
    const prose = isOpen ? this.#prose?.get(id) : undefined;
    const result = check && !isOpen ? briefResult(check, messages) : "";
    const typed = this.#bounds(card, state);
    const onType = (next: TypedBounds): void => {
      this.#typed.bounds.set(id, next);
      this.#redraw();
    };
    return html`<li>
      ${theoremHead({ id, name: worded(messages, name), status, isOpen, result }, context)}
      ${prose ? theoremBody({ card, prose, verdict, state, game, typed, onType }, context) : nothing}
    </li>`;
  }

  #others(cards: readonly TheoremCard[], opened: string, context: Context): TemplateResult {
    const { messages } = context;
    const words = theoremWords(messages);
    const isOpen = this.#showsOthers || cards.some(({ id }) => id === opened);
    return html`<details
      class="others"
      .open=${isOpen}
      @toggle=${({ currentTarget }: Event) => {
        const { open } = currentTarget as HTMLDetailsElement;
        if (this.#showsOthers === open) return;
        this.#showsOthers = open;
        this.#redraw();
      }}
    >
      <summary>${words.others({ many: cards.length })}</summary>
      ${
        isOpen
          ? html`<ol>
              ${repeat(
                cards,
                ({ id }) => id,
                (card) => {
                  const isOpened = card.id === opened;
                  const prose = isOpened ? this.#prose?.get(card.id) : undefined;
                  return otherTheorem(card, isOpened, prose, context);
                },
              )}
            </ol>`
          : nothing
      }
    </details>`;
  }

  /** What stands in the fields of a theorem's check. */
  #bounds(card: TheoremCard, { game }: State): TypedBounds {
    // The same theorem has other bounds in another game.
    const subject = JSON.stringify([game?.ruleset, game?.params, game?.convention]);
    if (this.#typed.subject !== subject) this.#typed = { subject, bounds: new Map() };
    const typed = this.#typed.bounds.get(card.id);
    if (typed || !game) return typed ?? { bound: "", heaps: "", jiaEnding: false };
    const { bound, heaps } = boundsOf(card, game);
    return { bound: String(bound), heaps: heaps === undefined ? "" : String(heaps), jiaEnding: false };
  }
}
