import { html, nothing, type TemplateResult } from "lit/html.js";
import { keysOf, printed } from "../../model/commands.ts";
import type { OfferedCommand } from "../../model/offers.ts";
import { languages, type Language } from "../../model/languages.ts";
import { worded } from "../../messages/dictionary.ts";
import type { FigureContext, Host } from "../kit/context.ts";
import { dialog } from "../kit/dialog.ts";
import { matches, type Match } from "./matching.ts";
import finder from "../kit/finder.css?inline";
import css from "./palette.css?inline";
import { wordsBy } from "./words.all.ts";
import { speaks } from "../kit/voice.ts";

/** What can be done, and where one can go, just now. */
export type Offers = () => Promise<readonly OfferedCommand[]>;

/** So many entries a page key goes over. */
const PAGE = 8;

/** A field and a list: what is typed finds what can be done, and where one can go. */
export class Palette {
  readonly #onClose: () => void;
  readonly #redraw: () => void;
  #offers: readonly OfferedCommand[] | undefined;
  #typed = "";
  #at = 0;
  #found: readonly Match[] = [];

  constructor({ redraw }: Host, offers: Offers, onClose: () => void) {
    this.#onClose = onClose;
    this.#redraw = redraw;
    void offers().then((all) => {
      this.#offers = all.filter(({ command }) => command.id !== "palette.open");
      redraw();
    });
  }

  /** It opens once all has come that can be found: where something does not come, that is said on the page below. */
  template({ messages }: FigureContext): TemplateResult | typeof nothing {
    if (!this.#offers) return nothing;
    const words = wordsBy[messages.code];
    this.#found = matches(this.#offers, this.#typed, messages.code);
    const isNone = this.#found.length === 0;
    const content = html`<input
        class="finder"
        type="text"
        role="combobox"
        autofocus
        spellcheck="false"
        autocapitalize="off"
        autocomplete="off"
        enterkeyhint="go"
        aria-label=${words.field}
        aria-autocomplete="list"
        aria-expanded=${isNone ? "false" : "true"}
        aria-controls="palette-list"
        aria-activedescendant=${this.#found.length > 0 ? `palette-${this.#at}` : nothing}
        placeholder=${words.hint}
        @input=${({ currentTarget }: Event) => {
          this.#typed = (currentTarget as HTMLInputElement).value;
          this.#goTo(0, currentTarget as Element);
        }}
        @keydown=${(event: KeyboardEvent) => this.#press(event)}
      />
      <ul
        id="palette-list"
        role="listbox"
        aria-label=${words.list}
        ?hidden=${isNone}
        ${speaks(isNone || !this.#typed ? "" : words.found({ entries: this.#found.length }))}
      >
        ${this.#found.map((match, place) => this.#entry(match, place, messages.code))}
      </ul>
      ${isNone ? html`<p class="none" ${speaks()}>${words.none({ typed: this.#typed.trim() })}</p>` : nothing}`;
    const { title, close } = words;
    return dialog({ name: "palette", title, close, styles: finder + css, onClose: this.#onClose }, content);
  }

  #entry({ offer: { command, given }, other }: Match, place: number, code: Language): TemplateResult {
    const { goals } = wordsBy[code];
    const [key] = printed(keysOf(command, given));
    const about = (other && command.words[other]) ?? (command.about && worded({ code }, command.about));
    // The list keeps the keyboard in the field, whatever is pressed.
    return html`<li
      role="option"
      id=${`palette-${place}`}
      aria-selected=${place === this.#at ? "true" : "false"}
      @pointerdown=${(event: Event) => event.preventDefault()}
      @click=${({ currentTarget }: Event) => this.#give(place, currentTarget as Element)}
    >
      <span class="name">${worded({ code }, command.words)}</span>
      ${about === undefined ? nothing : html`<span class="about" lang=${other === undefined ? nothing : languages[other].tag}>${about}</span>`}
      <span class="end"
        >${key !== undefined ? html`<kbd>${key}</kbd>` : command.goal && goals[command.goal]}</span
      >
    </li>`;
  }

  #press(event: KeyboardEvent): void {
    const { key, isComposing, currentTarget } = event;
    const field = currentTarget as Element;
    const all = this.#found.length;
    const to = {
      ArrowDown: (this.#at + 1) % all,
      ArrowUp: (this.#at - 1 + all) % all,
      PageDown: Math.min(all - 1, this.#at + PAGE),
      PageUp: Math.max(0, this.#at - PAGE),
    }[key];
    if (isComposing) return;
    if (to !== undefined) {
      event.preventDefault();
      if (all > 0) this.#goTo(to, field);
    } else if (key === "Enter") {
      event.preventDefault();
      this.#give(this.#at, field);
    } else if (key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      field.closest("dialog")?.close();
    }
  }

  #goTo(place: number, field: Element): void {
    this.#at = place;
    this.#redraw();
    queueMicrotask(() => {
      field.parentElement?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
    });
  }

  /** It closes first, so that the keyboard is back where it was when something else opens. */
  #give(place: number, within: Element): void {
    const offer = this.#found[place]?.offer;
    if (!offer) return;
    within.closest("dialog")?.close();
    offer.command.run(offer.given);
  }
}
