import { html, nothing, render, type TemplateResult } from "lit/html.js";
import { Lazy } from "../../loading/lazy.ts";
import { parts } from "../../loading/texts.lazy.ts";
import { appearance, speech } from "../../model/appearance.ts";
import type { Given } from "../../model/commands.ts";
import { controls } from "../../model/controls.ts";
import { isFirstGame } from "../../model/firstVisit.ts";
import { isLed } from "../../model/lessons/slice.ts";
import { isPresented, setPresented } from "../../model/presentation.ts";
import { sheetIn } from "../../model/sheets.ts";
import { drawnGraph, type State } from "../../model/state.ts";
import { PICTURE } from "../../model/view.ts";
import type { Store } from "../../model/store.ts";
import { tells } from "../../model/telling.ts";
import { languages } from "../../model/languages.ts";
import type { FigureContext, Host } from "../kit/context.ts";
import { isElement, windowOf } from "../kit/documents.ts";
import { notice } from "./notice.ts";
import { presentFigure } from "../kit/fullScreen.ts";
import { rulesOf } from "../kit/rules.ts";
import { drawWhole, empty } from "../kit/fromNothing.ts";
import { setState } from "../kit/hostStates.ts";
import { inPlace, OpenedViews } from "../kit/opened.ts";
import { giveByKey, isNative, isWalk } from "../kit/keyboard.ts";
import { verdict } from "../kit/verdict.ts";
import { oneByOne } from "../kit/oneByOne.ts";
import { miniaturesOf } from "../boards/boards.ts";
import type { Scene, Stage } from "../../scene/shapes.ts";
import type { Words as GraphWords } from "../graph/words.en.ts";
import type { Words as NodeWords } from "../picture/nodes/words.en.ts";
import {
  BARS,
  COMMANDS,
  figureLinks,
  GUIDES,
  isBeside,
  links,
  SHEETS,
  shownView,
  showsPicture,
  isStillHere,
  stillOf,
  VIEWS,
} from "../registry.ts";
import { neighbourhoodChoice } from "./neighbourhoodChoice.ts";
import { counts, progress } from "./counts.ts";
import { shownBeside } from "./shownBeside.ts";
import { viewChoice } from "./displayBar.ts";
import type { FigureWords } from "./words.ts";
import { legend } from "./legend.ts";
import { Pictures } from "./pictures.ts";
import type { FigurePlace } from "./alone/place.ts";
import { voice, warns } from "../kit/voice.ts";

interface Leaders<Given extends FigureContext> {
  guides: OpenedViews<FigureContext>;
  views: OpenedViews<Given>;
  bars: OpenedViews<FigureContext>;
}

/** A view of the game with all that belongs to it: the rule, the counts, the legend and the choices of what is shown. */
export class Figure {
  readonly #root: ShadowRoot;
  readonly #host: Host;
  readonly #pictures: Pictures;
  readonly #views: OpenedViews<FigureContext<GraphWords & NodeWords>>;
  readonly #guides: OpenedViews<FigureContext>;
  readonly #bars: OpenedViews<FigureContext>;
  readonly #sheets: OpenedViews<FigureContext>;
  readonly #playerKeys = new Lazy(parts.players, () => import("./players/playerKeys.ts"));
  /** What stands around the picture where the figure is alone, and the place that it has there. */
  readonly #alone = new Lazy(parts.figure, () => import("./alone/alone.ts"));
  #place: FigurePlace | undefined;
  readonly #keyboard: EventTarget;
  readonly #window: Window;
  /** Whether the first picture is there. */
  #isBegun: boolean;
  #last: [State, FigureWords] | undefined;
  /** Whether the picture was beside another view then. */
  #hasCompany = false;
  /** Whether the keyboard is to go on here as soon as there is something. */
  #isAwaited = false;
  /** What was drawn last. */
  #context: FigureContext<FigureWords> | undefined;

  constructor(root: ShadowRoot, store: Store, isAlone: boolean) {
    this.#root = root;
    // A page shows its own words from the beginning.
    this.#isBegun = !isAlone;
    setState(root.host, "waiting", isAlone);
    this.#pictures = new Pictures(root);
    const redraw = (): void => this.#again();
    const givens = (): readonly Given[] => this.#givens();
    this.#host = {
      store,
      links: isAlone ? figureLinks : links,
      figureLinks,
      isAlone,
      redraw,
      givens,
      stillOf: (given) => stillOf(given, isAlone),
      shownBy: (link, size) => shownBeside(store, link, size),
      isStillHere: (state) => isStillHere(state, isAlone),
    };
    this.#views = new OpenedViews(this.#host, inPlace(VIEWS, "figure"));
    this.#guides = new OpenedViews(this.#host, inPlace(GUIDES, "figure"));
    this.#bars = new OpenedViews(this.#host, inPlace(BARS, "figure"));
    this.#sheets = new OpenedViews(this.#host, inPlace(SHEETS, "figure"));
    // On a page that is about one figure its keys are those of the page.
    this.#keyboard = isAlone ? root : globalThis;
    this.#keyboard.addEventListener("keydown", this.#press);
    this.#window = windowOf(root);
    this.#window.addEventListener("resize", this.#fit);
  }

  /** What is presented is as large as the screen, which some browsers give it by and by. */
  readonly #fit = (): void => {
    if (this.#last && isPresented(this.#last[0])) this.#again();
  };

  readonly #press = (happened: Event): void => {
    const event = happened as KeyboardEvent;
    if (giveByKey(event, COMMANDS, this.#givens())) event.preventDefault();
    // The page around a figure may have keys of its own, such as those that turn slides.
    if (this.#host.isAlone && (event.defaultPrevented || isNative(event) || isWalk(event)))
      event.stopPropagation();
  };

  /** What commands are about just now. */
  #givens(): readonly Given[] {
    const parts = { guides: this.#guides, views: this.#views, bars: this.#bars };
    return this.#context ? givensIn(this.#context, parts) : [];
  }

  readonly update = oneByOne((state: State, messages: FigureWords) => {
    drawWhole(this.#host.store, {
      draw: () => this.#draw(state, messages),
      clear: () => this.#clear(),
      giveUp: () => {
        this.#last = [state, messages];
        // A page says so above the picture.
        if (this.#host.isAlone)
          render(this.#meanwhile({ ...this.#host, state: this.#host.store.state }, nothing), this.#root);
      },
    });
  });

  #draw(state: State, messages: FigureWords): void {
    const { isAlone } = this.#host;
    const alone = isAlone ? this.#alone.get() : undefined;
    if (isAlone && !alone) {
      this.sayMissing(state);
      return;
    }
    const shown = shownView(state, isAlone);
    const context = {
      ...this.#host,
      state,
      messages,
      view: shown.id,
      showsPicture: showsPicture(state, isAlone),
      scene: undefined,
    };
    this.#isBegun ||= this.#isReady(context);
    if (!this.#isBegun) {
      render(this.#meanwhile(context, this.#template(context)), this.#root);
      return;
    }
    setState(this.#root.host, "waiting", false);
    this.#place ??= alone?.figurePlaceOf(this.#root, this.#host.redraw);
    const hasCompany = isBeside(state, isAlone);
    const focused = this.#root.activeElement;
    const guide = focused?.closest("section");
    // The first picture takes its shape from its place, which must be there before it.
    if (!this.#last || hasCompany !== this.#hasCompany) render(this.#template(context), this.#root);
    this.#last = [state, messages];
    this.#hasCompany = hasCompany;
    const stage = isPresented(state) ? undefined : this.#place?.stage(controls.of(state).controls);
    const scene = this.#pictures.of(state, messages, stage, hasCompany);
    const isComing = scene === "coming";
    const drawn: FigureContext<FigureWords> = { ...context, scene: isComing ? undefined : scene };
    // Paper is turned to suit it.
    const { width = 0, height = 0 } = drawn.scene ?? {};
    setState(this.#root.host, "wide", width > height);
    presentFigure(this.#root, isPresented(state), (isFull) => this.#presented(isFull));
    this.#root.host.toggleAttribute("data-led", isLed(state));
    this.#root.host.toggleAttribute("data-printed", sheetIn(state) === "print");
    this.#context = drawn;
    render(this.#template(drawn, isComing), this.#root);
    this.#place?.rise(drawn.scene);
    if (hasCompany && !isComing) this.#views.get(PICTURE)?.shown?.(drawn);
    // A picture that is to come is not in its place yet: its view takes a graph without one for too large to be drawn by nodes.
    if (shown.id !== PICTURE || !isComing) this.#views.get(shown.id)?.shown?.(drawn);
    this.#views.leave(hasCompany ? [shown.id, PICTURE] : [shown.id]);
    if (focused) this.#goOnFrom(focused, guide);
    if (this.#isAwaited && !isComing) this.focus();
    // What has come just now has its styles then.
    if (!isComing) queueMicrotask(() => this.#folds(drawn) && this.#again());
    // The guide above the picture may have become higher or lower: then the picture is drawn once more, for the room that is left.
    // Where none was drawn now, the one of before has another room for ever.
    if (drawn.scene && this.#pictures.isOther()) this.#again();
  }

  /** Whether what is around the picture is folded away from now on, or no more: whatever asks is to be seen. */
  #folds(context: FigureContext<FigureWords>): boolean {
    const place = this.#place;
    if (!place) return false;
    const isAsked = context.view === PICTURE && this.#bars.templates(context).length > 0;
    if (!isAsked) return place.tightens((stage) => this.#drawnOn(stage));
    if (!place.isFolded) return false;
    place.fold(false);
    return true;
  }

  /** The figure has the whole screen, and whoever leads the keyboard; or it has the screen no more. */
  #presented(isFull: boolean): void {
    const { store } = this.#host;
    if (!isFull) setPresented(store, false);
    else if (isPresented(store.state)) {
      this.#goOn();
      // What is seen is placed in the room that there is now.
      this.#again();
    }
  }

  /** What the keyboard was at has been moved, which it does not survive, or is gone: it goes on where that leads on, or in the view. */
  #goOnFrom(focused: Element, guide: Element | null | undefined): void {
    if (this.#root.activeElement) return;
    const next = guide?.isConnected ? guide.querySelector<HTMLElement>(".next") : undefined;
    const place = focused.isConnected ? (focused as HTMLElement) : next;
    if (place) place.focus({ preventScroll: true });
    else this.#goOn();
  }

  /** The keyboard goes on where something is led from, while that is presented; else in the view. */
  #goOn(): void {
    const leader = this.#root.querySelector<HTMLElement>(":host([data-presented]) [data-leads]");
    if (leader) leader.focus();
    else this.focus();
  }

  /** The keyboard goes on in the view that is shown, or at the beginning of the figure; where nothing is shown yet, once it is. */
  focus(): void {
    this.#isAwaited = this.#last === undefined;
    const view = this.#last && this.#views.get(shownView(this.#last[0], this.#host.isAlone).id);
    view?.focus?.();
    if (!this.#root.activeElement)
      this.#root.querySelector<HTMLElement>(".figure")?.focus({ preventScroll: true });
  }

  /** The height that it would have in its width if the page gave it none, in pixels; nothing before there is something to see. */
  naturalHeight(): number | undefined {
    return this.#last && this.#place?.naturalHeight((stage) => this.#drawnOn(stage));
  }

  /** The picture on another stage. */
  #drawnOn(stage: Stage): Scene | "coming" | undefined {
    return this.#last && new Pictures(this.#root).of(...this.#last, stage);
  }

  /** What can be said before there are any words. */
  sayMissing(state: State): void {
    if (!this.#isBegun) render(this.#meanwhile({ ...this.#host, state }, nothing), this.#root);
  }

  /** Whether all that is seen of a figure at first has come. */
  #isReady({ state, view }: FigureContext): boolean {
    return (
      state.game !== undefined && miniaturesOf(state) !== "coming" && this.#views.get(view) !== undefined
    );
  }

  /** Before that, and where it will not come, what stands between the tags is shown, or where nothing does some words. */
  #meanwhile(given: Host & { state: State }, words: unknown): TemplateResult {
    const { state } = given;
    const { tag } = languages[speech.of(state).language];
    // Where there will be no picture its reader can do nothing about it, and has that to look at.
    const isToldOf = state.notice?.kind !== "no-solver" || !this.#hasOther();
    return html`<div class="notice" ${warns()} lang=${tag} data-theme=${appearance.of(state).theme}>
        ${isToldOf ? notice(given) : nothing}
      </div>
      <div class="meanwhile"><slot>${words}</slot></div>
      ${voice()}`;
  }

  /** Whether anything stands between the tags. */
  #hasOther(): boolean {
    return [...this.#root.host.childNodes].some((node) =>
      isElement(node) ? !node.slot : node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  }

  #again(): void {
    if (this.#last) this.update(...this.#last);
  }

  dispose(): void {
    this.#keyboard.removeEventListener("keydown", this.#press);
    this.#window.removeEventListener("resize", this.#fit);
    this.#clear();
  }

  #clear(): void {
    this.#place?.dispose();
    this.#last = this.#context = this.#place = undefined;
    for (const opened of [this.#views, this.#guides, this.#bars, this.#sheets]) opened.dispose();
    empty(this.#root);
  }

  #template(context: FigureContext<FigureWords>, isComing = false): TemplateResult {
    const { state, messages, isAlone, view } = context;
    const graph = drawnGraph(state);
    const isPicture = view === PICTURE;
    const hasCompany = isBeside(state, isAlone);
    const guides = this.#guides.templates(context);
    const sheets = this.#sheets.templates(context);
    const stage = html`<div class=${hasCompany ? "stage company" : "stage"}>
      ${isComing && isPicture ? nothing : this.#stage(context)}
      ${hasCompany ? html`<div class="picture">${isComing || !this.#last ? nothing : this.#views.get(PICTURE)?.template(context)}</div>` : nothing}
      ${progress(context)}
    </div>`;
    const bars = graph && isPicture ? this.#bars.templates(context) : nothing;
    const players = graph && graph.players > 2 ? this.#playerKeys.get() : undefined;
    const [place, alone] = [this.#place, this.#alone.peek()];
    if (place && alone) return alone.frame(context, { guides, stage, bars, sheets, players, place });
    // In a game whose values are hidden there is nothing to explain.
    const { hasLegend: isItsOwn, hasOwnLegend } = shownView(state, isAlone);
    const hasLegend = hasCompany ? tells(state, "everything") && hasOwnLegend !== true : isItsOwn === true;
    const isOfPicture = graph !== undefined && (isPicture || hasCompany);
    const isExplained =
      !isFirstGame(state) && hasLegend && (graph !== undefined || !(isPicture || hasCompany));
    return html`<div
      class="figure"
      tabindex="-1"
      lang=${messages.tag}
      data-theme=${appearance.of(state).theme}
    >
      ${guides}
      ${
        isFirstGame(state)
          ? nothing
          : html`<div class="caption">
              ${isLed(state) ? nothing : about(context, isOfPicture ? nothing : counts(context))}
              ${viewChoice(context)}
            </div>`
      }
      ${stage} ${bars}
      ${
        isOfPicture && !isLed(state) && !isFirstGame(state)
          ? html`<div class="extent">${counts(context)} ${neighbourhoodChoice(context)}</div>`
          : nothing
      }
      <slot name="below"></slot>
      ${graph && isExplained ? legend(context, players) : nothing} ${verdict(context, false)} ${sheets}
      ${voice()}
    </div>`;
  }

  /** What stands in it belongs to the page around the figure where no solver ever answered, or where the view is one of a page. */
  #stage(context: FigureContext<FigureWords>): unknown {
    const { state, isAlone, view } = context;
    const isOfPage = shownView(state, isAlone).of === "page";
    if ((state.notice?.kind === "no-solver" && !state.game) || isOfPage) return html`<slot></slot>`;
    // Before the first picture there is a place for it and nothing to say yet.
    return this.#last ? this.#views.get(view)?.template(context) : nothing;
  }
}

/** Which game this is, and how large, where no picture is above that; who is led hears of it from whoever leads. */
function about(context: FigureContext<FigureWords>, counted: unknown): TemplateResult {
  const { state, messages } = context;
  return html`<div>
    <p class="printed">${state.game?.notation}</p>
    <p class="rules">${rulesOf(context) ?? (state.notice ? nothing : messages.loading)}</p>
    ${counted}
  </div>`;
}

/** What commands are about: whoever leads, those above the picture first, or what is shown alone. */
function givensIn<Each extends FigureContext>(
  context: Each,
  { guides, views, bars }: Leaders<Each>,
): readonly Given[] {
  const { state, store, isAlone, view } = context;
  const shown = { state, store, isAlone, view };
  const below = (): Array<Given["lead"]> => {
    if (view !== PICTURE) return [views.get(view)?.lead?.(context)];
    return drawnGraph(state) ? bars.leads(context) : [];
  };
  const leads = [...guides.leads(context), ...below()];
  return leads.length === 0 ? [shown] : leads.map((lead) => ({ ...shown, lead }));
}
