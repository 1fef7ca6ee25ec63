import type { Link } from "../../model/link.ts";
import { speech } from "../../model/appearance.ts";
import { follow } from "../../model/opening/opener.ts";
import { drawnByNodes, type State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import type { Language } from "../../model/values.ts";
import type { RequestError } from "../../solver/wire.ts";
import { scene } from "../../scene/scene.ts";
import type { Exported } from "../../exports/export.ts";
import type { Still } from "../../scene/still.ts";
import type { Scene, Stage } from "../../scene/shapes.ts";
import { miniaturesOf } from "../boards/boards.ts";
import type { Host } from "../kit/context.ts";
import { policyOf } from "../kit/policy.ts";
import { STAGE } from "../kit/still.ts";
import { kitMessages } from "../kit/words.ts";

/** What a figure of a link and a width shows, once that is drawn. */
interface FigureShown {
  of: string;
  shown?: Exported;
}

/** What is shared, which may be shown otherwise than on the page: a state of its own, which nobody sees but in files. */
export class Subject {
  readonly #store: Store;
  #scene: { of: readonly unknown[]; scene: Scene } | undefined;

  #still: { of: readonly unknown[]; still?: Still | undefined; isComing: boolean } | undefined;
  #figure: FigureShown | undefined;
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
    this.#store = host.store.copy();
    this.#store.subscribe(() => host.redraw());
  }

  get state(): State {
    return this.#store.state;
  }

  /** Why the last link could not be followed. */
  get error(): RequestError | undefined {
    const { notice } = this.#store.state;
    return notice?.kind === "bad-link" ? notice.error : undefined;
  }

  /** Shows what a link asks for: the same game otherwise, or another start of it. */
  async show(link: Link): Promise<void> {
    this.#store.set({ notice: undefined });
    if (link.notation === this.state.game?.notation) this.#store.follow(link);
    else await follow(this.#store, link);
  }

  /** The picture of it on a stage; nothing where there is none, or not yet. */
  sceneOn(stage: Stage): Scene | undefined {
    const { state } = this;
    const { picture, shares } = state;
    const shown = drawnByNodes(state);
    if (!shown) return undefined;
    const miniatures = miniaturesOf(state);
    if (miniatures === "coming") return undefined;
    const of = [picture, shares, miniatures, JSON.stringify(stage)];
    if (!this.#scene || this.#scene.of.some((each, index) => each !== of[index])) {
      const { graph, exploration } = shown;
      const policy = { ...policyOf(state, graph, speech.of(state).language), miniatures, stage };
      this.#scene = { of, scene: scene(graph, exploration, policy) };
    }
    return this.#scene.scene;
  }

  /** The picture of the view that is shown; nothing where that is the graph, where there is none, or not yet. */
  stillIn(code: Language): { still?: Still | undefined; isComing: boolean } {
    const { game, shares, selected, picture } = this.state;
    const of = [game, shares, selected, picture, code];
    const last = this.#still;
    if (last && of.every((each, place) => each === last.of[place])) return last;
    const asked = { of, isComing: true };
    this.#still = asked;
    void this.#draw(code, () => this.#still === asked).then((still) => {
      if (this.#still !== asked) return;
      this.#still = { of, still, isComing: false };
      this.#host.redraw();
    });
    return asked;
  }

  /** What a figure in a column so wide shows before it is touched; nothing before that is drawn. */
  figureIn(link: string, width: number): Exported | undefined {
    const of = `${width} ${link}`;
    if (this.#figure?.of === of) return this.#figure.shown;
    const asked: FigureShown = { of };
    this.#figure = asked;
    void this.#host.shownBy(link, { width }).then((shown) => {
      if (this.#figure !== asked) return;
      asked.shown = shown;
      this.#host.redraw();
    });
    return undefined;
  }

  /** Choices come several at once: only the last of them is drawn. */
  async #draw(code: Language, isWanted: () => boolean): Promise<Still | undefined> {
    const messages = await kitMessages.load(code);
    if (!isWanted()) return undefined;
    return this.#host.stillOf({ state: this.state, solver: this.#store.solver, messages, stage: STAGE });
  }

  dispose(): void {
    this.#store.dispose();
  }
}
