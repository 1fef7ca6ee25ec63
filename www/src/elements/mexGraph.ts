import { Controller } from "../model/controller.ts";
import { FIELDS, linkFrom, linkOf, readLink, writeLink, type Fields, type Link } from "../model/link.ts";
import { defaults, type Display, type Notice, type State } from "../model/state.ts";
import { figureMessages, preferredLanguage } from "../messages/figure/index.ts";
import { lease, type Lease } from "../solver/lease.ts";
import { Figure } from "../views/figure/figure.ts";
import { onceATurn } from "./onceATurn.ts";
import { figureStyles } from "./figureStyles.ts";

/** The attributes that change only how the game is shown, and what they change. */
const DISPLAYED: Partial<Record<string, keyof Display>> = {
  color: "colourBy",
  mover: "mover",
  labels: "labels",
  empty: "emptyHeaps",
  only: "only",
  view: "view",
  theme: "theme",
};

/**
 * `<mex-graph game="nim(1,2,3)">`: one figure, the position graph of a game.
 *
 * Attributes are the fields of the page's links: `game` (the notation), `play`, `players`, `prefer`, `color`, `mover`,
 * `labels`, `empty`, `only`, `view`, `theme`, `line`, `at`, `step`, `layer`, `lang`; `controls="none"` leaves the picture
 * alone. Changing one shows what it says. What stands inside the element is shown where it cannot work.
 *
 * Events, which bubble: `mex-open` when a game is shown, `mex-select` when a position is selected, `mex-change` when
 * anything is, `mex-error` when something was wrong; their `detail` says what, and `link` has all of it.
 *
 * Its colours follow the page's `color-scheme` and the custom properties `--mex-paper`, `--mex-ink`, `--mex-accent`, …
 * of styles/tokens.css.
 */
export class MexGraph extends HTMLElement {
  static readonly observedAttributes = ["game", ...FIELDS];

  readonly #root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
  #given: Controller | undefined;
  #controller: Controller | undefined;
  #figure: Figure | undefined;
  #lease: Lease | undefined;
  #unsubscribe: (() => void) | undefined;
  #shown: State | undefined;
  #isFollowing = false;
  /** Where the figure goes on when it is taken up again. */
  #followed: Link | undefined;

  /** A figure that belongs to a larger page shows that page's state instead of its own. */
  set controller(controller: Controller) {
    this.#given = controller;
  }

  /** What is shown, as the fragment of the page's address would have it; empty before the first game. */
  get link(): string {
    const state = this.#controller?.state;
    return state?.game ? writeLink(linkOf(state)) : "";
  }

  /** Shows what a link of the page says, given by its fragment. */
  showLink(fragment: string): void {
    this.#followed = readLink(fragment);
    if (this.#controller) void this.#controller.follow(this.#followed);
  }

  connectedCallback(): void {
    // What was drawn when the site was built stands until the page takes its place.
    if (this.hasAttribute("drawn")) return;
    const controller = this.#given ?? this.#own();
    this.#controller = controller;
    this.#figure = new Figure(this.#root, controller, this.#given === undefined);
    this.#unsubscribe = controller.subscribe(this.#changed);
    // Without its styles a figure is not worth showing.
    void figureStyles().then(([own, shared]) => {
      this.#root.adoptedStyleSheets = [own, shared];
      this.#changed();
    });
  }

  disconnectedCallback(): void {
    // Taken up again, it goes on where it was.
    if (!this.#given && this.#controller?.state.game) this.#followed = linkOf(this.#controller.state);
    this.#unsubscribe?.();
    if (!this.#given) this.#controller?.dispose();
    this.#figure?.dispose();
    this.#lease?.release();
    this.#controller = this.#figure = this.#lease = this.#unsubscribe = this.#shown = undefined;
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now || this.#given) return;
    const controller = this.#controller;
    if (!controller) {
      // Whoever says something new while the figure is nowhere means that, and not what was shown last.
      this.#followed = undefined;
      return;
    }
    const shown = DISPLAYED[name];
    if (shown) {
      controller.show({ [shown]: this.#link().display[shown] });
      return;
    }
    if (this.#isFollowing) return;
    // Several attributes are often set in a row.
    this.#isFollowing = true;
    queueMicrotask(() => {
      this.#isFollowing = false;
      const { state } = controller;
      const link = this.#link();
      const { notation } = state.game ? linkOf(state) : link;
      void controller.follow({ ...link, notation: link.notation || notation });
    });
  }

  #own(): Controller {
    const language = preferredLanguage([
      this.closest("[lang]")?.getAttribute("lang") ?? "",
      ...navigator.languages,
    ]);
    const taken = lease({
      onCrash: () => {
        controller.crashed();
      },
      onStandIn: () => {
        controller.standsIn();
      },
    });
    const controller = new Controller(taken, { ...defaults(), language });
    this.#lease = taken;
    taken.ready.catch((cause: unknown) => {
      controller.unavailable(String(cause));
    });
    const link = this.#followed ?? this.#link();
    queueMicrotask(() => void controller.start(link));
    return controller;
  }

  #link(): Link {
    const fields: Fields = {};
    for (const field of FIELDS) fields[field] = this.getAttribute(field) ?? undefined;
    return linkFrom(this.getAttribute("game")?.trim() ?? "", fields);
  }

  /** However many changes come in one turn, they are drawn once. */
  readonly #changed = onceATurn(() => {
    const state = this.#controller?.state;
    if (!state) return;
    if (this.#root.adoptedStyleSheets.length === 0) return;
    const messages = figureMessages.in(state.language, this.#changed);
    if (!messages) return;
    this.#figure?.update(state, messages);
    this.#tell(state);
  });

  /** Says what is new to whoever listens. */
  #tell(state: State): void {
    const before = this.#shown;
    this.#shown = state;
    const { game, selected, explanation, notice, fault, picture, labelling, display, line } = state;
    const send = (name: string, detail: object): void => {
      this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
    };
    if (fault && fault !== before?.fault) send("mex-error", fault);
    if (notice && notice !== before?.notice) {
      const error = errorOf(notice);
      if (error) send("mex-error", error);
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
      send("mex-select", { position: explanation.label, ...explanation.value });
    if (
      before?.game !== game ||
      before.selected !== selected ||
      before.line !== line ||
      before.labelling !== labelling ||
      before.display !== display
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
