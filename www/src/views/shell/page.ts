import { html, nothing, render, type TemplateResult } from "lit/html.js";
import { Lazy } from "../../loading/lazy.ts";
import { parts } from "../../loading/texts.lazy.ts";
import { isFirstGame } from "../../model/firstVisit.ts";
import { labelledLast } from "../../model/reveal.ts";
import type { State } from "../../model/state.ts";
import { toldExplanation } from "../../model/telling.ts";
import type { Store } from "../../model/store.ts";
import { PICTURE } from "../../model/view.ts";
import type { Context, Host } from "../kit/context.ts";
import { PartMemory } from "../kit/partMemory.ts";
import { notice, notLoaded } from "../figure/notice.ts";
import { shownBeside } from "../figure/shownBeside.ts";
import { drawWhole, empty } from "../kit/fromNothing.ts";
import { inPlace, OpenedViews } from "../kit/opened.ts";
import { proseShelf } from "../kit/theorem/proseShelf.ts";
import { verdictSentence } from "../kit/verdict.ts";
import { oneByOne } from "../kit/oneByOne.ts";
import {
  BARS,
  figureLinks,
  isHere,
  links,
  shownView,
  showsPicture,
  isStillHere,
  stillOf,
  tellsOfSelected,
  VIEWS,
} from "../registry.ts";
import { panel } from "../panel/panel.ts";
import { formLine } from "../form/line.ts";
import type { Messages } from "./words.ts";
import { header } from "./header.ts";
import { lessons } from "../../model/lessons/slice.ts";
import { button } from "../kit/button.ts";
import { speaks, voice, warns } from "../kit/voice.ts";

/** What a screen reader comes to first; it is fetched once all that is seen at first has come. */
const summaries = new Lazy(parts.summary, async () => (await import("../summary/summary.ts")).summary);

/** The whole page as a function of its state; the picture in it draws itself. */
export class Page {
  readonly #host: HTMLElement;
  readonly #store: Store;
  readonly #views: OpenedViews<Context>;
  readonly #bars: OpenedViews<Context>;
  readonly #given: Host;
  readonly #redraw = (): void => {
    if (this.#last) this.update(...this.#last);
  };
  readonly #kept = new PartMemory(this.#redraw);
  #last: [State, Messages] | undefined;
  /** What was shown, and what the panel explained, at the last update. */
  #view: string | undefined;
  readonly #alone = document.createElement("div");
  #explained: State["explanation"];

  constructor(host: HTMLElement, store: Store) {
    this.#host = host;
    this.#store = store;
    const redraw = this.#redraw;
    this.#given = {
      ...{ store, links, figureLinks, isAlone: false, redraw },
      stillOf: (given) => stillOf(given, false),
      shownBy: (link, size) => shownBeside(store, link, size),
      isStillHere: (state) => isStillHere(state, false),
    };
    this.#views = new OpenedViews(this.#given, inPlace(VIEWS, "page"));
    this.#bars = new OpenedViews(this.#given, inPlace(BARS, "page"));
  }

  /** Whether all that stands in the page at first has come. */
  isReady(state: State): boolean {
    const first = toldExplanation(state)?.theorems.find(({ prediction }) => prediction.kind !== "silent");
    return isHere(state) && (!first || this.#kept.get(proseShelf).has(first.id));
  }

  /** What can be said before there are any words, above whatever stands in the page already. */
  sayMissing(state: State): void {
    const { notice: told } = state;
    if (told?.kind !== "not-loaded" && !this.#alone.isConnected) return;
    document.body.prepend(this.#alone);
    const says = told?.kind === "not-loaded" ? notLoaded(told, { state, store: this.#store }) : nothing;
    render(
      html`<div class="notice" ${warns()}>${says}</div>
        ${voice()}`,
      this.#alone,
    );
  }

  readonly update = oneByOne((state: State, messages: Messages) => {
    this.#last = [state, messages];
    drawWhole(this.#store, {
      draw: () => this.#draw(state, messages),
      clear: () => this.#clear(),
      giveUp: () => {
        // What is open in it may be what cannot be drawn.
        this.#kept.clear();
        render(
          html`<div class="notice" ${warns()}>${notice({ ...this.#given, state: this.#store.state })}</div>`,
          this.#host,
        );
      },
    });
  });

  #clear(): void {
    this.#views.dispose();
    this.#bars.dispose();
    empty(this.#host);
  }

  #draw(state: State, messages: Messages): void {
    this.#alone.remove();
    const focused = document.activeElement;
    // Only a keyboard's place is scrolled to; who plays by mouse or touch sees where they are.
    const preventScroll = !focused?.matches(":focus-visible");
    // Another position has other options, even where the same buttons show them.
    const isOther = this.#explained !== state.explanation && focused?.matches(".go, .board [role=button]");
    this.#explained = state.explanation;
    const before = this.#view;
    const { id, of } = shownView(state, false);
    this.#view = id;
    const context = {
      ...this.#given,
      state,
      messages,
      view: id,
      showsPicture: showsPicture(state, false),
      scene: undefined,
      kept: this.#kept,
    };
    render(this.#template(context), this.#host);
    const form = this.#host.querySelector<HTMLFormElement>("form.game");
    while (form && this.#kept.get(formLine).settle(form, state)) render(this.#template(context), this.#host);
    if (of === "page") {
      this.#views.get(id)?.shown?.(context);
      // What it shows in the picture is told below that at once: a keyboard goes on there.
      this.#bars.prepare();
    }
    // What a view of the page shows in the picture is to be seen, where the page is longer than the screen.
    const wasOfPage = VIEWS.some((entry) => entry.id === before && entry.of === "page");
    if (wasOfPage && id === PICTURE) this.#showPicture();
    // A keyboard goes on at the heading when what it was on is gone: the options come right after it.
    if (isOther || focused?.isConnected === false)
      this.#host.querySelector<HTMLElement>(".spotlight, .panel h2")?.focus({ preventScroll });
    this.#showPlace();
  }

  #showPicture(): void {
    const picture = this.#host.querySelector("main");
    if (picture && picture.getBoundingClientRect().top < 0) picture.scrollIntoView();
  }

  /** A long line of moves scrolls to where play stands. */
  #showPlace(): void {
    const place = this.#host.querySelector<HTMLElement>(".line [aria-current]");
    const line = place?.closest("ol");
    if (!place || !line || line.scrollHeight <= line.clientHeight) return;
    const { top, bottom } = place.getBoundingClientRect();
    const frame = line.getBoundingClientRect();
    if (top < frame.top) line.scrollTop -= frame.top - top;
    else if (bottom > frame.bottom) line.scrollTop += bottom - frame.bottom;
  }

  #template(context: Context<Messages>): TemplateResult {
    const { state, messages, view } = context;
    const isOfPage = shownView(state, false).of === "page";
    return html`${button(
        messages.skip,
        () => {
          this.#host.querySelector("mex-graph")?.focus();
        },
        { look: "skip" },
      )}
      ${this.isReady(state) ? summaries.get()?.(context, view) : nothing} ${header(context)}
      <div class="notice" ${warns()}>${notice(context)}</div>
      <div class="notice" ${speaks()}>${newVersion(context)}</div>
      <div class="desk" ?data-alone=${isFirstGame(state)}>
        <main class="picture">
          <mex-graph .store=${this.#store}>
            ${isOfPage ? this.#views.get(view)?.template(context) : nothing}
            ${view === PICTURE ? this.#bars.templates(context) : nothing}
          </mex-graph>
        </main>
        ${isFirstGame(state) ? nothing : panel(context)}
      </div>
      ${voice(isToldElsewhere(state, view) ? "" : verdictSentence(state, messages))}`;
  }
}

/** Whether the figure tells of the selected position by itself, as it also does of the one that a labelling has come to. */
function isToldElsewhere(state: State, view: string): boolean {
  return tellsOfSelected(state, false) || (view === PICTURE && labelledLast(state) === state.selected);
}

/** That there is a new version of the page. It waits for a yes, and says so again on the next visit. */
function newVersion({
  state,
  store,
  messages: { newVersion: words },
}: Context<Messages>): TemplateResult | typeof nothing {
  const { newVersion: load } = state;
  if (!load || wouldBeLost(state)) return nothing;
  return html`<div>
      <p>${words.isThere} ${button(words.load, load)}</p>
    </div>
    ${button(words.later, () => store.set({ newVersion: undefined }), { look: "quiet" })}`;
}

/** Whether there is something that the address does not hold: a lesson that is too long for a link. */
function wouldBeLost(state: State): boolean {
  const { content, lesson } = lessons.of(state);
  return content !== undefined && lesson === undefined;
}
