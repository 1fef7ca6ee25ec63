import type { Store } from "../model/store.ts";
import { windowOf } from "../views/kit/documents.ts";
import { setState } from "../views/kit/hostStates.ts";
import type { LiveFigure } from "./liveFigure.ts";
import type { Begun, waiting as waits } from "./waiting.ts";

/** What makes a figure live. */
export type Engine = Pick<typeof import("./liveFigure.ts"), "LiveFigure">;

/** A server, which has no elements, may import what uses this one. */
const Element = "HTMLElement" in globalThis ? HTMLElement : (Object as unknown as typeof HTMLElement);

let engine: (() => Engine | Promise<Engine>) | undefined;
let waiting: typeof waits | undefined;

/** Where this page has from what makes figures live, and by what they wait for it, if they do; said once, before the first one. */
export function engineBy(from: () => Engine | Promise<Engine>, by?: typeof waits): void {
  engine = from;
  waiting = by;
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
  readonly #begun: Begun = { isFocused: false };
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
    if (!waiting || this.#given || this.#followed !== undefined || waiting.loadingOf(this) === "eager")
      this.start();
    else if (!this.hasAttribute("drawn"))
      this.#waitNoMore = waiting.wait(this, this.#root, this.#begun, () => this.start());
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
    setState(this, "begins", true);
    found.then(begin, (cause: unknown) => {
      if (own === this.#beginning) this.#miss(cause);
    });
  }

  #begin({ LiveFigure }: Engine): void {
    this.#stop();
    waiting?.hold(this, this.#root);
    this.#makeWay();
    this.#live = new LiveFigure(this, this.#root, { given: this.#given, followed: this.#followed });
    this.#followed = undefined;
    if (this.#begun.pressed !== undefined) this.#live.press(this.#begun.pressed);
    if (this.#begun.isFocused) this.#live.focus();
    Object.assign(this.#begun, { isFocused: false, pressed: undefined });
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

  #stop(): void {
    this.#giveUp();
    this.#waitNoMore?.();
    this.#waitNoMore = undefined;
  }

  #miss(cause: unknown): void {
    this.#giveUp();
    setState(this, "begins", false);
    const detail = { code: "no-solver", field: "", got: String(cause) };
    this.dispatchEvent(new CustomEvent("mex-error", { bubbles: true, composed: true, detail }));
    console.warn(`mex-graph: ${this.getAttribute("game") ?? ""} cannot be drawn. ${String(cause)}`);
    waiting?.miss(this, this.#root, this.#begun.isFocused, () => {
      this.#begun.isFocused = true;
      this.start();
    });
  }

  disconnectedCallback(): void {
    this.#stop();
    // Taken up again, it goes on where it was.
    if (this.#live && !this.#given && this.#live.link !== "") this.#followed = this.#live.link;
    this.#live?.dispose();
    this.#live = undefined;
    setState(this, "begins", false);
  }

  adoptedCallback(): void {
    // They belong to the document that it was in.
    this.#root.adoptedStyleSheets = [];
  }

  #attributeChanged(name: string): void {
    if (this.#given) return;
    if (name === "loading") {
      if (waiting?.loadingOf(this) === "eager") this.start();
    } else if (this.#live) this.#live.attributeChanged(name);
    // Whoever says something new while the figure is nowhere means that, and not what was shown last.
    else if (!name.startsWith("data-") && name !== "style" && name !== "class") this.#followed = undefined;
  }

  /** The keyboard goes on in what is shown: in the picture, at the selected position. */
  override focus(): void {
    this.#begun.isFocused = true;
    this.start();
    if (this.#live) {
      this.#begun.isFocused = false;
      this.#live.focus();
    }
  }
}
