import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit/html.js";
import { worded } from "../../../messages/dictionary.ts";
import { gameIn, type NamedGame } from "../../../model/games.ts";
import { LANGUAGES } from "../../../model/languages.ts";
import { offeredAs } from "../../../model/opening/ownRules.ts";
import { chooseGame } from "../../../model/opening/typing.ts";
import type { State } from "../../../model/state.ts";
import type { StillShape } from "../../../scene/still.ts";
import type { Offer } from "../../../solver/wire.ts";
import type { Context } from "../../kit/context.ts";
import { dialog } from "../../kit/dialog.ts";
import { boundsOf } from "../../kit/placed.ts";
import { isMeant } from "../../palette/matching.ts";
import finder from "../../kit/finder.css?inline";
import css from "./games.css?inline";
import { offeredGames, type OfferedGame } from "./offers.ts";
import { wordsBy } from "./words.all.ts";
import { speaks } from "../../kit/voice.ts";

const LEVELS: readonly Offer["level"][] = ["first", "next", "deep"];

/** All games as cards in three groups, each with its start drawn small, its name and its rule in a line. */
export class GameSheet {
  #offered: readonly OfferedGame[] | undefined;
  #typed = "";
  readonly #redraw: () => void;
  readonly #onClose: () => void;

  constructor({ store, state, redraw }: Context, onClose: () => void) {
    this.#redraw = redraw;
    this.#onClose = onClose;
    if (!state.catalogue) return;
    void offeredGames(store.solver, state.catalogue).then((all) => {
      this.#offered = all;
      redraw();
    });
  }

  /** It opens once all games have come. */
  template({ state, store, messages }: Context): TemplateResult | typeof nothing {
    if (!this.#offered) return nothing;
    const { code } = messages;
    const words = wordsBy[code];
    const found = this.#offered.filter(({ game }) => isMeant(namesOf(game), this.#typed));
    const open = openGame(state);
    const choose = ({ game }: OfferedGame, within: EventTarget | null): void => {
      // It closes first, so that the keyboard is back where it was when another game comes.
      (within as Element).closest("dialog")?.close();
      void chooseGame(store, game);
    };
    const card = (offered: OfferedGame): TemplateResult => {
      const isOpen = offered.game.ruleset === open?.ruleset && offered.game.place === open.place;
      return html`<li>
        <button
          type="button"
          aria-current=${isOpen ? "true" : nothing}
          ?autofocus=${isOpen}
          @click=${({ currentTarget }: Event) => choose(offered, currentTarget)}
        >
          <span class="drawn" aria-hidden="true"
            >${offered.drawn ? picture(offered.drawn) : offered.written}</span
          >
          <span class="name">${worded(messages, offered.game.name)}</span>
          <span class="says">${worded(messages, offered.says)}</span>
        </button>
      </li>`;
    };
    const content = html`<div
      class="content"
      ${speaks(found.length === 0 || !this.#typed ? "" : words.found({ games: found.length }))}
      @keydown=${walk}
    >
      <input
        class="finder"
        type="text"
        spellcheck="false"
        autocapitalize="off"
        autocomplete="off"
        enterkeyhint="go"
        aria-label=${words.field}
        placeholder=${words.hint}
        @input=${({ currentTarget }: Event) => {
          this.#typed = (currentTarget as HTMLInputElement).value;
          this.#redraw();
        }}
        @keydown=${({ key, isComposing, currentTarget }: KeyboardEvent) => {
          const [first] = inOrder(found);
          if (key === "Enter" && !isComposing && first) choose(first, currentTarget);
        }}
      />
      <div class=${`shelves ${this.#typed.trim() === "" ? "" : "narrowed"}`}>
        ${LEVELS.map((level) => {
          const offers = found.filter((offered) => offered.level === level);
          if (offers.length === 0) return nothing;
          const { name, says } = words.levels[level];
          return html`<section aria-label=${name}>
            <h3>${name} <small>${says}</small></h3>
            <ul>
              ${offers.map(card)}
            </ul>
          </section>`;
        })}
      </div>
      ${found.length === 0 ? html`<p class="none" ${speaks()}>${words.none({ typed: this.#typed.trim() })}</p>` : nothing}
    </div>`;
    const { title, close } = words;
    return dialog({ name: "games", title, close, styles: finder + css, onClose: this.#onClose }, content);
  }
}

/** The game that is open, among those that are offered. */
function openGame({ catalogue, game }: State): NamedGame | undefined {
  const ruleset = catalogue?.rulesets.find(({ id }) => id === game?.ruleset);
  return ruleset && game && gameIn(offeredAs(ruleset, catalogue?.rulesets ?? []), game.params);
}

/** By what a game is found: its names in both languages, and those of the source. */
function namesOf({ name, ruleset, of = {} }: NamedGame): string[] {
  const inEach = LANGUAGES.flatMap((code) => [name[code], ruleset.name[code]]);
  return [...inEach, ruleset.id, ...Object.values(of)];
}

const inOrder = (all: readonly OfferedGame[]): OfferedGame[] =>
  LEVELS.flatMap((level) => all.filter((offered) => offered.level === level));

/** Shapes in the colour of the text around them. */
function picture(shapes: readonly StillShape[]): TemplateResult {
  const { left, top, width, height } = boundsOf(shapes);
  return html`<svg viewBox=${`${left} ${top} ${width} ${height}`} width=${width} height=${height}>
    ${shapes.map(shape)}
  </svg>`;
}

function shape(part: StillShape): SVGTemplateResult {
  if (part.kind === "text")
    return svg`<text x=${part.x} y=${part.y} font-size=${part.size} text-anchor=${part.anchor}>${part.text}</text>`;
  const { d, fill, stroke } = part;
  return svg`<path
    d=${d}
    fill=${fill ? "currentColor" : "none"}
    stroke=${stroke ? "currentColor" : nothing}
    stroke-width=${stroke?.width ?? nothing}
    stroke-opacity=${stroke?.opacity ?? nothing}
  ></path>`;
}

/**
 * Arrow keys go from card to card, and from the first ones back into the field; letters that are typed on a card are for the
 * field.
 */
function walk(event: KeyboardEvent): void {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
  const within = currentTarget as HTMLElement;
  const field = within.querySelector("input");
  const cards = [...within.querySelectorAll<HTMLElement>("li button")];
  const at = cards.findIndex((card) => card === target);
  if (at < 0 && key !== "ArrowDown") return;
  if (at >= 0 && key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey) {
    field?.focus();
    return;
  }
  const goal = at < 0 ? cards[0] : next(cards, at, key);
  if (!goal && key !== "ArrowUp" && key !== "ArrowLeft") return;
  (goal ?? field)?.focus();
  event.preventDefault();
}

/** The card to which a key leads from one of them. */
function next(cards: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  switch (key) {
    case "ArrowRight":
      return cards[at + 1];
    case "ArrowLeft":
      return cards[at - 1];
    case "Home":
      return cards[0];
    case "End":
      return cards.at(-1);
    case "ArrowDown":
      return nearest(cards, at, 1);
    case "ArrowUp":
      return nearest(cards, at, -1);
    default:
      return undefined;
  }
}

/** The nearest card of the next row, or of the one before. */
function nearest(cards: readonly HTMLElement[], at: number, step: 1 | -1): HTMLElement | undefined {
  const boxes = cards.map((card) => card.getBoundingClientRect());
  const here = boxes[at];
  if (!here) return undefined;
  const beyond = boxes.map(({ top }) => step * (top - here.top)).map((down) => (down > 0 ? down : Infinity));
  const row = Math.min(...beyond);
  const aside = boxes.map(({ left }, place) =>
    beyond[place] === row ? Math.abs(left - here.left) : Infinity,
  );
  const closest = Math.min(...aside);
  return closest === Infinity ? undefined : cards[aside.indexOf(closest)];
}
