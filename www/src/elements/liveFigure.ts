// What a figure is once it has begun: all that draws it, plays on it and asks the solver about it.
import { neighbourhoodOf } from "../model/neighbourhood.ts";
import { speech } from "../model/appearance.ts";
import { lessons } from "../model/lessons/slice.ts";
import type { Link } from "../model/link.ts";
import { crashed, unavailable } from "../model/notices.ts";
import { follow, start } from "../model/opening/opener.ts";
import { activate } from "../model/play.ts";
import { graphOf, type Notice, type State } from "../model/state.ts";
import { Store } from "../model/store.ts";
import { toldValues } from "../model/telling.ts";
import { lease, type Lease } from "../solver/lease.ts";
import { browserLanguages, preferredLanguage } from "../messages/dictionary.ts";
import { languageAround } from "../views/kit/documents.ts";
import { adopt } from "../views/kit/sheets.ts";
import { figureLinks as links, FIGURE_SLICES as SLICES } from "../views/registry.ts";
import { Figure } from "../views/figure/figure.ts";
import { onceATurn } from "./onceATurn.ts";
import { figureStyles } from "./figureStyles.ts";
import { figureMessages } from "../views/figure/words.ts";

/** How a figure begins. */
export interface Beginning {
  /** The state of a larger page that it belongs to, in place of its own. */
  given?: Store | undefined;
  /** The fragment of a link that counts in place of its attributes. */
  followed?: string | undefined;
}

export class LiveFigure {
  readonly #host: HTMLElement;
  readonly #root: ShadowRoot;
  readonly #store: Store;
  readonly #isGiven: boolean;
  readonly #figure: Figure;
  #lease: Lease | undefined;
  readonly #unsubscribe: () => void;
  #followed: Link | undefined;
  #shown: State | undefined;
  #isFollowing = false;

  constructor(host: HTMLElement, root: ShadowRoot, { given, followed }: Beginning) {
    this.#host = host;
    this.#root = root;
    this.#followed = followed === undefined ? undefined : links.read(followed);
    this.#isGiven = given !== undefined;
    const store = given ?? this.#own();
    this.#store = store;
    this.#figure = new Figure(root, store, !this.#isGiven);
    this.#unsubscribe = store.subscribe(this.#changed);
    // Where they did not come while it waited, it says so now.
    figureStyles.ask();
    this.#changed();
  }

  /** What is shown, as the fragment of the page's address would have it; empty before the first game. */
  get link(): string {
    return this.#store.state.game ? links.written(this.#store.state) : "";
  }

  get naturalHeight(): number | undefined {
    return this.#figure.naturalHeight();
  }

  showLink(fragment: string): void {
    this.#followed = links.read(fragment);
    void follow(this.#store, this.#followed);
  }

  /** An attribute of the element has become another one. */
  attributeChanged(name: string): void {
    if (this.#isGiven || !(name === "game" || links.names.includes(name))) return;
    const store = this.#store;
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

  /** A position was pressed before there was anything here to press; it counts as soon as the game is open. */
  press(label: string): void {
    const press = (): boolean => {
      const { state } = this.#store;
      // Whether it is a move is known with what the moves are.
      if (!state.game || !(graphOf(state) ?? state.explanation)) return false;
      activate(this.#store, label);
      return true;
    };
    if (press()) return;
    const stop = this.#store.subscribe(() => {
      if (press()) stop();
    });
  }

  focus(): void {
    this.#figure.focus();
  }

  dispose(): void {
    this.#unsubscribe();
    if (!this.#isGiven) this.#store.dispose();
    this.#figure.dispose();
    this.#lease?.release();
  }

  #own(): Store {
    const language = preferredLanguage([languageAround(this.#host), ...browserLanguages()]);
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
    const host = this.#host;
    const fields = Object.fromEntries(links.names.map((name) => [name, host.getAttribute(name) ?? ""]));
    return links.from(host.getAttribute("game")?.trim() ?? "", fields);
  }

  /** However many changes come in one turn, they are drawn once. */
  readonly #changed = onceATurn(() => {
    const { state } = this.#store;
    const messages = figureMessages.in(speech.of(state).language);
    const styles = figureStyles.get();
    if (styles) adopt(this.#root, ...styles);
    if (!styles && figureStyles.state !== "failed") return;
    // A page without its styles is worth showing where they will not come; a figure is not.
    if (!messages || !(styles || this.#isGiven)) {
      this.#figure.sayMissing(state);
      return;
    }
    this.#figure.update(state, messages);
    this.#tell(state);
  });

  /** Says what is new to whoever listens. */
  #tell(state: State): void {
    const before = this.#shown;
    this.#shown = state;
    const { game, selected, explanation, notice, fault, picture, line, shares } = state;
    const send = (name: string, detail: object): void => {
      this.#host.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
    };
    if (fault && fault !== before?.fault) send("mex-error", fault);
    if (notice && notice !== before?.notice) {
      const error = errorOf(notice);
      if (error) send("mex-error", error);
      // Whoever made the page looks there; its reader can do nothing about it.
      if (notice.kind === "no-solver" && !this.#isGiven)
        console.warn(`mex-graph: ${this.#host.getAttribute("game") ?? ""} cannot be drawn. ${notice.detail}`);
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
