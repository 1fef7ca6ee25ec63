import { preferredLanguage, browserLanguages } from "../messages/dictionary.ts";
import type { Store } from "../model/store.ts";
import type { Language } from "../model/values.ts";
import { say } from "../views/kit/hostStates.ts";
import { adopt } from "../views/kit/sheets.ts";
import { languageAround, windowOf } from "../views/kit/documents.ts";
import type { LiveFigure } from "./liveFigure.ts";
import css from "./host.css?inline";
import { pictureIn } from "./stillPicture.ts";
import { Pointing } from "./pointing.ts";
import { wordsBy } from "./words.all.ts";

/** What makes a figure live. */
export type Engine = Pick<typeof import("./liveFigure.ts"), "LiveFigure">;

/** A server, which has no elements, may import what uses this one. */
const Element = "HTMLElement" in globalThis ? HTMLElement : (Object as unknown as typeof HTMLElement);

/** When a figure begins: when it is touched, when it comes near the screen, or at once. */
export const LOADING = ["touch", "lazy", "eager"] as const;
type Loading = (typeof LOADING)[number];

/** With these a press is over, or another one begins. */
const PRESSED = ["click", "pointercancel", "keydown"] as const;

let engine: (() => Engine | Promise<Engine>) | undefined;

/** Where this page has from what makes figures live; said once, before the first figure. */
export function engineBy(from: () => Engine | Promise<Engine>): void {
  engine = from;
}

/**
 * `<mex-graph game="nim(1,2,3)">`: one figure, the position graph of a game.
 *
 * Attributes are `game` (the notation) and the fields of links, which www/docs/links.md tells of. Changing one shows what
 * it says. What stands between its tags is shown until the first picture is there, and where none can be: without the
 * solver, and where `game` is wrong. It is as high as it needs to be at its width, unless the page gives it a height.
 *
 * A picture between its tags that Mexplorer has written answers to pointing by itself; the figure takes its place, where it
 * stands, when it is pressed or has the keyboard. Without a picture it begins when it comes near the screen, with
 * `loading="eager"` at once.
 *
 * Events, which bubble: `mex-open` when a game is shown, `mex-select` when a position is selected, `mex-change` when
 * anything is, `mex-error` when something was wrong; their `detail` says what, and `link` has all of it.
 *
 * Its colours follow the page's `color-scheme` and the custom properties `--mex-paper`, `--mex-ink`, `--mex-accent`, …
 * of styles/tokens.css.
 */
export class MexGraph extends Element {
  readonly #root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
  #given: Store | undefined;
  #live: LiveFigure | undefined;
  /** Counts the beginnings, so that one that was given up begins nothing. */
  #beginning = 0;
  #isBeginning = false;
  /** Whether the keyboard is to go on in the figure, and the position that was pressed, once it has begun. */
  #isFocused = false;
  #pressed: string | undefined;
  /** While it waits to be touched, to come near the screen, or onto paper. */
  #waitNoMore: (() => void) | undefined;
  /** Where the figure goes on when it is taken up again, as the fragment of a link. */
  #followed: string | undefined;

  constructor() {
    super();
    // Its attributes are the fields of links, which are known to what makes it live. Where the page is drawn when it is built none changes.
    if (!("MutationObserver" in globalThis)) return;
    new MutationObserver((changes) => {
      for (const name of new Set(changes.map(({ attributeName }) => attributeName ?? "")))
        this.#attributeChanged(name);
    }).observe(this, { attributes: true });
  }

  /** A figure that belongs to a larger page shows that page's state instead of its own. */
  set store(store: Store) {
    this.#given = store;
  }

  /** What is shown, as the fragment of the page's address would have it; empty before the first game. */
  get link(): string {
    return this.#live?.link ?? "";
  }

  /** How high it is in its width, or would be if the page gave it no height, in pixels. */
  get naturalHeight(): number | undefined {
    return this.#live?.naturalHeight;
  }

  /** Shows what a link of the page says, given by its fragment. */
  showLink(fragment: string): void {
    if (this.#live) this.#live.showLink(fragment);
    else {
      this.#followed = fragment;
      this.start();
    }
  }

  connectedCallback(): void {
    if (this.#given || this.#followed !== undefined || this.#loading() === "eager") this.start();
    else if (!this.hasAttribute("drawn")) this.#wait();
  }

  /** Begins, be it near the screen, touched or not. */
  start(): void {
    // What was drawn when the site was built stands until the page takes its place.
    if (this.#live || this.#isBeginning || !this.isConnected || this.hasAttribute("drawn")) return;
    if (!engine) throw new Error("engineBy() comes first");
    const own = ++this.#beginning;
    const begin = (made: Engine): void => {
      if (own === this.#beginning) this.#begin(made);
    };
    const found = engine();
    if (!(found instanceof Promise)) {
      begin(found);
      return;
    }
    this.#isBeginning = true;
    say(this, "begins", true);
    found.then(begin, (cause: unknown) => {
      if (own === this.#beginning) this.#miss(cause);
    });
  }

  #begin({ LiveFigure }: Engine): void {
    const picture = pictureIn(this);
    this.#giveUp();
    this.#waitNoMore?.();
    if (picture) this.#hold();
    this.#makeWay();
    this.#live = new LiveFigure(this, this.#root, { given: this.#given, followed: this.#followed });
    this.#followed = undefined;
    if (this.#pressed !== undefined) this.#live.press(this.#pressed);
    if (this.#isFocused) this.#live.focus();
    this.#isFocused = false;
    this.#pressed = undefined;
  }

  /** What stood here until now goes when something else is drawn, in the same frame. */
  #makeWay(): void {
    const before = [...this.#root.children];
    if (before.length === 0) return;
    const own = windowOf(this);
    const drawn = new own.MutationObserver(() => {
      drawn.disconnect();
      for (const each of before) each.remove();
    });
    drawn.observe(this.#root, { childList: true });
  }

  #giveUp(): void {
    this.#beginning++;
    this.#isBeginning = false;
  }

  /** The engine has not come: what stands between the tags stays, and whoever touched it hears why. */
  #miss(cause: unknown): void {
    this.#giveUp();
    say(this, "begins", false);
    const detail = { code: "no-solver", field: "", got: String(cause) };
    this.dispatchEvent(new CustomEvent("mex-error", { bubbles: true, composed: true, detail }));
    console.warn(`mex-graph: ${this.getAttribute("game") ?? ""} cannot be drawn. ${String(cause)}`);
    // What stands between the tags is enough for who has not asked for more.
    const isAsked = this.#isFocused || (this.childElementCount === 0 && this.textContent.trim() === "");
    if (!isAsked || this.#root.querySelector(".still-lost")) return;
    const { document } = windowOf(this);
    const again = document.createElement("button");
    const words = wordsBy[this.#language()];
    again.textContent = words.again;
    const told = document.createElement("p");
    told.className = "still-lost";
    told.role = "status";
    told.append(words.lost, " ", again);
    again.addEventListener("click", (event) => {
      event.stopPropagation();
      told.remove();
      this.#isFocused = true;
      this.start();
    });
    this.#root.append(told);
  }

  #language(): Language {
    return preferredLanguage([languageAround(this), ...browserLanguages()]);
  }

  /** When it begins: with a picture when that is touched, unless it is told otherwise. */
  #loading(): Loading {
    const asked = LOADING.find((each) => each === this.getAttribute("loading"));
    if (asked) return asked;
    if (pictureIn(this)) return "touch";
    return "IntersectionObserver" in globalThis ? "lazy" : "eager";
  }

  /** Until it begins it has its own size, and shows what stands between its tags. */
  #wait(): void {
    say(this, "waiting", true);
    const { document } = windowOf(this);
    const meanwhile = document.createElement("div");
    meanwhile.className = "meanwhile";
    meanwhile.append(document.createElement("slot"));
    adopt(this.#root, css);
    this.#root.replaceChildren(meanwhile);
    const own = windowOf(this);
    const pointing = new Pointing(this, meanwhile);
    const begin = (): void => this.start();
    // A link of the page’s own, which may stand beside the picture, is no part of the figure.
    const isOnPicture = ({ target }: Event): boolean => {
      const picture = pictureIn(this);
      const touched = target as Node | null;
      return picture !== undefined && (picture.contains(touched) || touched?.contains(picture) === true);
    };
    // What stands between the tags may come after the first of them, so that it is looked at later on.
    const come = (): void => {
      if (this.#loading() !== "touch") begin();
    };
    const press = (event: MouseEvent): void => {
      // Whoever opens a link in another tab wants the link.
      if (
        this.#loading() !== "touch" ||
        !isOnPicture(event) ||
        event.button !== 0 ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      this.#isFocused = true;
      void pointing.labelAt(event).then((label) => {
        this.#pressed = label;
        begin();
      });
    };
    // What presses brings the focus, too, a finger only once it has been lifted: the press itself comes later.
    let isDown = false;
    const hold = ({ type }: Event): void => {
      isDown = type === "pointerdown";
    };
    // Who has gone on by the keyboard is not called back.
    const leave = (): void => {
      this.#isFocused = false;
    };
    const focus = (event: FocusEvent): void => {
      if (this.#loading() !== "touch" || !isOnPicture(event) || isDown) return;
      this.#isFocused = true;
      begin();
    };
    const { IntersectionObserver } = own as { IntersectionObserver?: typeof globalThis.IntersectionObserver };
    const approach =
      IntersectionObserver &&
      new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) come();
        },
        // A screen further in each direction.
        { rootMargin: "100%" },
      );
    approach?.observe(this);
    own.addEventListener("beforeprint", come);
    this.addEventListener("click", press);
    this.addEventListener("focusin", focus);
    this.addEventListener("pointerdown", hold);
    this.addEventListener("focusout", leave);
    for (const end of PRESSED) own.addEventListener(end, hold);
    this.#waitNoMore = () => {
      this.#waitNoMore = undefined;
      pointing.dispose();
      approach?.disconnect();
      own.removeEventListener("beforeprint", come);
      this.removeEventListener("click", press);
      this.removeEventListener("focusin", focus);
      this.removeEventListener("pointerdown", hold);
      this.removeEventListener("focusout", leave);
      for (const end of PRESSED) own.removeEventListener(end, hold);
    };
  }

  /** The figure has the place of the picture, so that nothing around it moves. */
  #hold(): void {
    const { offsetWidth: width, offsetHeight: height } = this;
    if (width === 0 || height === 0) return;
    say(this, "held", true);
    adopt(this.#root, `:host(:is([data-held], :state(held))) { aspect-ratio: ${width} / ${height}; }`);
  }

  disconnectedCallback(): void {
    this.#giveUp();
    this.#waitNoMore?.();
    // Taken up again, it goes on where it was.
    if (this.#live && !this.#given && this.#live.link !== "") this.#followed = this.#live.link;
    this.#live?.dispose();
    this.#live = undefined;
    say(this, "begins", false);
  }

  adoptedCallback(): void {
    // They belong to the document that it was in.
    this.#root.adoptedStyleSheets = [];
  }

  #attributeChanged(name: string): void {
    if (this.#given) return;
    if (name === "loading") {
      if (this.#loading() === "eager") this.start();
    } else if (this.#live) this.#live.attributeChanged(name);
    // Whoever says something new while the figure is nowhere means that, and not what was shown last.
    else if (!name.startsWith("data-") && name !== "style" && name !== "class") this.#followed = undefined;
  }

  /** The keyboard goes on in what is shown: in the picture, at the selected position. */
  override focus(): void {
    this.#isFocused = true;
    this.start();
    if (this.#live) {
      this.#isFocused = false;
      this.#live.focus();
    }
  }
}
