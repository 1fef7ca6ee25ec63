import { html, nothing, type TemplateResult } from "lit/html.js";
import { repeat } from "lit/directives/repeat.js";
import type { TheoremCard, TheoremStatus, TheoremVerdict } from "../solver/wire.ts";
import type { Spotlight } from "../model/check.ts";
import type { TypedBounds } from "../model/bounds.ts";
import { boundsOf, linkToInstance } from "../model/instances.ts";
import type { OpenGame, State } from "../model/state.ts";
import { worded, type Messages } from "../messages/index.ts";
import { theoremWords } from "../messages/theorems/index.ts";
import styles from "../styles/theorems.css?inline";
import { checkForm } from "./checkForm.ts";
import { briefResult, checkResult } from "./checkResult.ts";
import type { PageIntents } from "./intents.ts";
import type { Local } from "./local.ts";
import { OwnFormula } from "./ownFormula.ts";
import { PatternTable } from "./patternTable.ts";
import { valuesOf } from "./predictions.ts";
import { quantityRows } from "./quantities.ts";
import { spotlightBar } from "./spotlightBar.ts";
import { reasonLines } from "./theorem.ts";
import { argument, formula } from "./theoremText.ts";

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

/** What else stands in the view, below the theorems of the game. */
interface Part {
  template(state: State, messages: Messages, intents: PageIntents): unknown;
}

/** In a link: none of the theorems is opened. */
const NONE = "none";

/** What is known of the game: the theorems that speak of it, how each fares against search, and all others. */
export class TheoremsView {
  readonly #local: Local;
  readonly #parts: readonly Part[];
  /** What is typed, by theorem; it belongs to one game. */
  #typed: { subject: string; bounds: Map<string, TypedBounds> } = { subject: "", bounds: new Map() };
  /** Whether the theorems that do not speak of this game are listed. */
  #showsOthers = false;

  constructor(local: Local) {
    this.#local = local;
    this.#parts = [new OwnFormula(local), new PatternTable(local)];
  }

  template(state: State, messages: Messages, intents: PageIntents): TemplateResult {
    const words = theoremWords(messages);
    const { catalogue, explanation, game, display } = state;
    if (!catalogue || !explanation || !game) return html``;
    const verdicts = explanation.theorems;
    const cards = verdicts.flatMap((verdict) => catalogue.theorems.find(({ id }) => id === verdict.id) ?? []);
    const others = catalogue.theorems.filter((card) => !cards.includes(card));
    // One that does not speak of this game is opened among the others.
    const isAmongOthers = others.some(({ id }) => id === display.theorem);
    const first = isAmongOthers ? NONE : (cards[0]?.id ?? NONE);
    const opened = [NONE, ...catalogue.theorems.map(({ id }) => id)].includes(display.theorem)
      ? display.theorem
      : first;
    return html`<section
      class="theorems"
      aria-label=${words.title}
      lang=${messages.code === "zh" ? "zh-CN" : "en"}
    >
      <div class="column">
        <div class="intro">
          <h2>${words.title}</h2>
          <p>${cards.length > 0 ? words.intro(game.notation) : words.none}</p>
          ${cards.length > 1 ? this.#checkAll(cards, state, messages, intents) : nothing}
        </div>
        <ol>
          ${repeat(
            verdicts,
            ({ id }) => id,
            (verdict) => {
              const card = cards.find(({ id }) => id === verdict.id);
              return card
                ? this.#theorem(card, verdict, opened === card.id, state, game, messages, intents)
                : nothing;
            },
          )}
        </ol>
        ${this.#parts.map((part) => part.template(state, messages, intents))}
        ${others.length > 0 ? this.#others(others, opened, state, messages, intents) : nothing}
      </div>
    </section>`;
  }

  /** What of a check is shown in the picture. */
  spotlight(spotlight: Spotlight, messages: Messages, intents: PageIntents): TemplateResult {
    return spotlightBar(spotlight, this.#local.prose.get(spotlight.theorem), messages, intents);
  }

  #checkAll(
    cards: readonly TheoremCard[],
    state: State,
    messages: Messages,
    intents: PageIntents,
  ): TemplateResult {
    const words = theoremWords(messages);
    const isRunning = Object.values(state.checks).some(({ progress }) => progress);
    return html`<button
      type="button"
      @click=${() => {
        intents.inLab((lab) => {
          if (isRunning) lab.cancelAll();
          else for (const card of cards) lab.check(card.id, this.#bounds(card, state));
        });
      }}
    >
      ${isRunning ? words.cancel : words.all}
    </button>`;
  }

  #theorem(
    card: TheoremCard,
    verdict: TheoremVerdict,
    isOpen: boolean,
    state: State,
    game: OpenGame,
    messages: Messages,
    intents: PageIntents,
  ): TemplateResult {
    const { id } = card;
    const prose = this.#local.prose.get(id);
    if (!prose) return html`<li></li>`;
    const words = theoremWords(messages);
    const check = state.checks[id];
    const board = state.catalogue?.rulesets.find((ruleset) => ruleset.id === game.ruleset)?.board ?? "";
    const label = state.explanation?.label ?? "";
    return html`<li class=${isOpen ? "open" : ""}>
      ${this.#head(id, worded(messages, prose.name), verdict.status, isOpen, messages, intents, check && !isOpen ? briefResult(check, messages) : "")}
      ${
        isOpen
          ? html`<div class="body" id=${`theorem-${id}`}>
              <p class="statement">${worded(messages, prose.statement)}</p>
              ${formula(prose.formula)}
              <section class="here">
                <h4>${words.at(label)}</h4>
                ${
                  verdict.prediction.kind === "silent"
                    ? html`<p>${words.silent}</p>`
                    : html`<p>${words.says(valuesOf(verdict.prediction))}</p>
                        ${reasonLines(prose, verdict, messages)}
                        ${quantityRows(verdict.quantities, prose, messages)}`
                }
              </section>
              <section class="check">
                <h4>${words.check}</h4>
                ${checkForm(
                  {
                    card,
                    check,
                    typed: this.#bounds(card, state),
                    board,
                    state,
                    onType: (typed) => {
                      this.#typed.bounds.set(id, typed);
                      this.#local.redraw();
                    },
                  },
                  messages,
                  intents,
                )}
                ${checkResult({ id, prose, check, board, notation: game.notation }, messages, intents)}
              </section>
              <details>
                <summary>${words.whyAndSource}</summary>
                ${argument(prose, verdict.status, messages)}
              </details>
            </div>`
          : nothing
      }
    </li>`;
  }

  /** The name of a theorem, which opens and closes it, how far it can be trusted, and how it fared. */
  #head(
    id: string,
    name: string,
    status: TheoremStatus,
    isOpen: boolean,
    messages: Messages,
    intents: PageIntents,
    result: string,
  ): TemplateResult {
    return html`<div class="head">
      <h3>
        <button
          type="button"
          class="quiet"
          aria-expanded=${isOpen ? "true" : "false"}
          @click=${() => {
            intents.show({ theorem: isOpen ? NONE : id });
          }}
        >
          ${name}
        </button>
      </h3>
      <span class="status ${status}">${theoremWords(messages).status[status]}</span>
      <span class="brief" role="status">${result}</span>
    </div>`;
  }

  #others(
    cards: readonly TheoremCard[],
    opened: string,
    state: State,
    messages: Messages,
    intents: PageIntents,
  ): TemplateResult {
    const words = theoremWords(messages);
    const isOpen = this.#showsOthers || cards.some(({ id }) => id === opened);
    return html`<details
      class="others"
      .open=${isOpen}
      @toggle=${({ currentTarget }: Event) => {
        const { open } = currentTarget as HTMLDetailsElement;
        if (this.#showsOthers === open) return;
        this.#showsOthers = open;
        this.#local.redraw();
      }}
    >
      <summary>${words.others(cards.length)}</summary>
      ${
        isOpen
          ? html`<ol>
              ${repeat(
                cards,
                ({ id }) => id,
                (card) => this.#other(card, card.id === opened, state, messages, intents),
              )}
            </ol>`
          : nothing
      }
    </details>`;
  }

  #other(
    { id, status, instances }: TheoremCard,
    isOpen: boolean,
    state: State,
    messages: Messages,
    intents: PageIntents,
  ): TemplateResult {
    const prose = this.#local.prose.get(id);
    if (!prose) return html`<li></li>`;
    const words = theoremWords(messages);
    const [best] = instances;
    const conventions = best
      ? [words.convention[best.play], best.players === undefined ? "" : words.players(best.players)]
      : [];
    return html`<li class=${isOpen ? "open" : ""}>
      ${this.#head(id, worded(messages, prose.name), status, isOpen, messages, intents, "")}
      ${
        isOpen
          ? html`<div class="body">
              <p class="statement">${worded(messages, prose.statement)}</p>
              ${formula(prose.formula)} ${argument(prose, status, messages)}
            </div>`
          : nothing
      }
      ${
        best
          ? html`<p class="example">
              ${words.example} <a href=${`#${linkToInstance(id, best, state)}`}>${best.notation}</a>
              <small>${conventions.filter(Boolean).join(messages.code === "zh" ? "，" : ", ")}</small>
            </p>`
          : nothing
      }
    </li>`;
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
