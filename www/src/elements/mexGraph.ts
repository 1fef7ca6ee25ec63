import { html, render } from "lit/html.js";
import { neighbourhoodOf } from "../model/neighbourhood.ts";
import { speech } from "../model/appearance.ts";
import { lessons } from "../model/lessons/slice.ts";
import type { Link } from "../model/link.ts";
import { crashed, unavailable } from "../model/notices.ts";
import { follow, start } from "../model/opening/opener.ts";
import type { Notice, State } from "../model/state.ts";
import { Store } from "../model/store.ts";
import { toldValues } from "../model/telling.ts";
import { lease, type Lease } from "../solver/lease.ts";
import { browserLanguages, preferredLanguage } from "../messages/dictionary.ts";
import { adopt } from "../views/kit/adopt.ts";
import { windowOf } from "../views/kit/documents.ts";
import { figureLinks as links, FIGURE_SLICES as SLICES } from "../views/registry.ts";
import { Figure, WAITING } from "../views/figure/figure.ts";
import { onceATurn } from "./onceATurn.ts";
import { figureStyles } from "./figureStyles.ts";
import { figureMessages } from "../views/figure/words.ts";

/** A server, which has no elements, may import what uses this one. */
const Element = "HTMLElement" in globalThis ? HTMLElement : (Object as unknown as typeof HTMLElement);

/**
 * `<mex-graph game="nim(1,2,3)">`: one figure, the position graph of a game.
 *
 * Attributes are `game` (the notation) and the fields of links, which www/docs/links.md tells of. Changing one shows what
 * it says. What stands between its tags is shown until the first picture is there, and where none can be: without the
 * solver, and where `game` is wrong. It is as high as it needs to be at its width, unless the page gives it a height.
 *
 * It begins when it comes near the screen, with `loading="eager"` at once.
 *
 * Events, which bubble: `mex-open` when a game is shown, `mex-select` when a position is selected, `mex-change` when
 * anything is, `mex-error` when something was wrong; their `detail` says what, and `link` has all of it.
 *
 * Its colours follow the page's `color-scheme` and the custom properties `--mex-paper`, `--mex-ink`, `--mex-accent`, …
 * of styles/tokens.css.
 */
export class MexGraph extends Element {
  static readonly observedAttributes = ["game", "loading", ...links.names];

  readonly #root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
  #given: Store | undefined;
  #store: Store | undefined;
  #figure: Figure | undefined;
  #lease: Lease | undefined;
  #unsubscribe: (() => void) | undefined;
  #shown: State | undefined;
  #isFollowing = false;
  /** While it waits to come near the screen, or onto paper. */
  #waitNoMore: (() => void) | undefined;
  /** Where the figure goes on when it is taken up again. */
  #followed: Link | undefined;

  /** A figure that belongs to a larger page shows that page's state instead of its own. */
  set store(store: Store) {
    this.#given = store;
  }

  /** What is shown, as the fragment of the page's address would have it; empty before the first game. */
  get link(): string {
    const state = this.#store?.state;
    return state?.game ? links.written(state) : "";
  }

  /** How high it is in its width, or would be if the page gave it no height, in pixels. */
  get naturalHeight(): number | undefined {
    return this.#figure?.naturalHeight();
  }

  /** Shows what a link of the page says, given by its fragment. */
  showLink(fragment: string): void {
    this.#followed = links.read(fragment);
    if (this.#store) void follow(this.#store, this.#followed);
    else this.start();
  }

  connectedCallback(): void {
    if (this.#given || this.#followed || this.#isEager()) this.start();
    else if (!this.hasAttribute("drawn")) this.#wait();
  }

  /** Begins, be it near the screen or not. */
  start(): void {
    // What was drawn when the site was built stands until the page takes its place.
    if (this.#store || !this.isConnected || this.hasAttribute("drawn")) return;
    this.#waitNoMore?.();
    const store = this.#given ?? this.#own();
    this.#store = store;
    this.#figure = new Figure(this.#root, store, this.#given === undefined);
    this.#unsubscribe = store.subscribe(this.#changed);
    // Where they did not come while it waited, it says so now.
    figureStyles.ask();
    this.#changed();
  }

  #isEager(): boolean {
    return this.getAttribute("loading") === "eager" || !("IntersectionObserver" in globalThis);
  }

  /** Until it begins it has its own size, and shows what stands between its tags. */
  #wait(): void {
    this.setAttribute(WAITING, "");
    render(html`<div class="meanwhile"><slot></slot></div>`, this.#root);
    void figureStyles.arrival().then((styles) => adopt(this.#root, ...styles));
    const begin = (): void => this.start();
    const own = windowOf(this);
    const approach = new own.IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) begin();
      },
      // A screen further in each direction.
      { rootMargin: "100%" },
    );
    approach.observe(this);
    own.addEventListener("beforeprint", begin);
    this.#waitNoMore = () => {
      this.#waitNoMore = undefined;
      approach.disconnect();
      own.removeEventListener("beforeprint", begin);
    };
  }

  disconnectedCallback(): void {
    this.#waitNoMore?.();
    // Taken up again, it goes on where it was.
    if (!this.#given && this.#store?.state.game) this.#followed = links.of(this.#store.state);
    this.#unsubscribe?.();
    if (!this.#given) this.#store?.dispose();
    this.#figure?.dispose();
    this.#lease?.release();
    this.#store = this.#figure = this.#lease = this.#unsubscribe = this.#shown = undefined;
  }

  adoptedCallback(): void {
    // They belong to the document that it was in.
    this.#root.adoptedStyleSheets = [];
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now || this.#given) return;
    if (name === "loading") {
      if (this.#isEager()) this.start();
      return;
    }
    const store = this.#store;
    if (!store) {
      // Whoever says something new while the figure is nowhere means that, and not what was shown last.
      this.#followed = undefined;
      return;
    }
    const slice = SLICES.find(({ fields }) => fields.some((field) => field.name === name));
    if (slice?.isAppearance) {
      slice.follow(store, this.#link());
      return;
    }
    if (this.#isFollowing) return;
    // Several attributes are often set in a row.
    this.#isFollowing = true;
    queueMicrotask(() => {
      this.#isFollowing = false;
      const { game } = store.state;
      const link = this.#link();
      // A lesson that is named shows its own games.
      const shown = lessons.in(link).lesson === undefined ? game?.notation : undefined;
      void follow(store, { ...link, notation: link.notation || (shown ?? "") });
    });
  }

  /** The keyboard goes on in what is shown: in the picture, at the selected position. */
  override focus(): void {
    this.start();
    this.#figure?.focus();
  }

  #own(): Store {
    const language = preferredLanguage([
      this.closest("[lang]")?.getAttribute("lang") ?? "",
      ...browserLanguages(),
    ]);
    const taken = lease({ onCrash: () => crashed(store) });
    const store = new Store(taken, SLICES);
    speech.put(store, { language });
    this.#lease = taken;
    taken.ready.catch((cause: unknown) => unavailable(store, String(cause)));
    // What is said in the same turn counts as well.
    queueMicrotask(() => void start(store, this.#followed ?? this.#link()));
    return store;
  }

  #link(): Link {
    const fields = Object.fromEntries(links.names.map((name) => [name, this.getAttribute(name) ?? ""]));
    return links.from(this.getAttribute("game")?.trim() ?? "", fields);
  }

  /** However many changes come in one turn, they are drawn once. */
  readonly #changed = onceATurn(() => {
    const state = this.#store?.state;
    if (!state) return;
    const messages = figureMessages.in(speech.of(state).language);
    const styles = figureStyles.get();
    if (styles) adopt(this.#root, ...styles);
    if (!styles && figureStyles.state !== "failed") return;
    // A page without its styles is worth showing where they will not come; a figure is not.
    if (!messages || !(styles || this.#given)) {
      this.#figure?.sayMissing(state);
      return;
    }
    this.#figure?.update(state, messages);
    this.#tell(state);
  });

  /** Says what is new to whoever listens. */
  #tell(state: State): void {
    const before = this.#shown;
    this.#shown = state;
    const { game, selected, explanation, notice, fault, picture, line, shares } = state;
    const send = (name: string, detail: object): void => {
      this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
    };
    if (fault && fault !== before?.fault) send("mex-error", fault);
    if (notice && notice !== before?.notice) {
      const error = errorOf(notice);
      if (error) send("mex-error", error);
      // Whoever made the page looks there; its reader can do nothing about it.
      if (notice.kind === "no-solver" && !this.#given)
        console.warn(`mex-graph: ${this.getAttribute("game") ?? ""} cannot be drawn. ${notice.detail}`);
    }
    if (!game) return;
    const counted = picture.kind === "graph" ? picture.exploration : undefined;
    if (before?.game !== game)
      send("mex-open", {
        notation: game.notation,
        positions: counted?.positionCount,
        moves: counted?.moveCount,
      });
    if (explanation && before?.explanation !== explanation)
      send("mex-select", { position: explanation.label, ...toldValues(state) });
    if (
      before?.game !== game ||
      before.selected !== selected ||
      before.line !== line ||
      neighbourhoodOf(before)?.graph !== neighbourhoodOf(state)?.graph ||
      before.shares !== shares
    )
      send("mex-change", { link: this.link });
  }
}

/** What was wrong, where a notice says that something was. */
function errorOf(notice: Notice): object | undefined {
  switch (notice.kind) {
    case "bad-link":
    case "failed":
      return notice.error;
    case "unknown-position":
      return { code: "unknown-position", field: "line", got: notice.position };
    case "no-solver":
      return { code: "no-solver", field: "", got: notice.detail };
    default:
      return undefined;
  }
}
