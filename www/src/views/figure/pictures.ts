import { drawnByNodes, type State } from "../../model/state.ts";
import { comparisonOf } from "../../model/display.ts";
import { isPresented } from "../../model/presentation.ts";
import { presented, READ } from "../../scene/text.ts";
import { withoutValues, withValues, type Bare } from "../../scene/scene.ts";
import type { Miniatures, Scene, Stage } from "../../scene/shapes.ts";
import { miniaturesOf } from "../boards/boards.ts";
import type { FigureWords } from "./words.ts";
import { windowOf } from "../kit/documents.ts";
import { policyOf } from "../kit/policy.ts";

/** The caption and the legend take about so many pixels of a figure's height. */
const AROUND = 190;
/** The buttons for zooming have a line below the picture, and at its sides there is a margin. */
const BELOW = 32;
const ASIDE = 24;
/** A line that goes on past a row bends without touching a node. */
const BETWEEN_ROWS = 31;
/** The same where size is worth more. */
const CLOSE_ROWS = 20;

/** A picture without values, and what it was made of. */
interface DrawnPicture {
  bare: Bare;
  picture: State["picture"];
  policy: string;
  miniatures: Miniatures | undefined;
  stage: Stage;
  /** Whether it is presented, and whether another view is beside it. */
  isLarge: boolean;
  room: string;
  hasCompany: boolean;
}

/** The scenes of a figure, each made once for a graph and a way of showing it. */
export class Pictures {
  readonly #root: ShadowRoot;
  #drawn: DrawnPicture | undefined;
  /** The last of them with values, and what was known of these then. */
  #shown: { scene: Scene; bare: Bare; known: unknown } | undefined;

  constructor(root: ShadowRoot) {
    this.#root = root;
  }

  /**
   * Nothing where there is no graph, or one too large to be drawn; "coming" where a part of the picture is to come yet. The
   * place for it is measured where none is given.
   */
  of(state: State, { code }: FigureWords, given?: Stage, hasCompany = false): Scene | "coming" | undefined {
    const { picture } = state;
    const shown = drawnByNodes(state);
    if (!shown) return undefined;
    const miniatures = miniaturesOf(state);
    if (miniatures === "coming") return miniatures;
    const { graph } = shown;
    const wanted = policyOf(state, graph, code);
    const isLarge = isPresented(state);
    const room = isLarge ? this.#room() : "";
    const policy = JSON.stringify({ ...wanted, tellsAll: wanted.told.tellsAll, room, hasCompany });
    const last = this.#drawn;
    let now = last;
    const isMoved = given !== undefined && now?.stage !== given;
    if (now?.picture !== picture || now.policy !== policy || now.miniatures !== miniatures || isMoved) {
      // Another way of showing the same picture leaves it on its stage, and so every position in its place.
      const isSame = last?.picture === picture && !last.isLarge && !isLarge && last.hasCompany === hasCompany;
      const stage = given ?? (isSame ? last.stage : this.#stage(isLarge));
      const bare = withoutValues(graph, shown.exploration, { ...wanted, miniatures, stage });
      now = {
        stage,
        isLarge,
        room,
        hasCompany,
        bare,
        picture,
        policy,
        miniatures,
      };
    }
    this.#drawn = now;
    const { bare, stage } = now;
    const known = wanted.told.tellsAll ? comparisonOf(state) : wanted.told;
    if (this.#shown?.bare !== bare || this.#shown.known !== known)
      this.#shown = { scene: withValues(bare, graph, { ...wanted, miniatures, stage }), bare, known };
    return this.#shown.scene;
  }

  /** Whether a picture that is presented has more or less room than when it was drawn. */
  isOther(): boolean {
    return this.#drawn?.isLarge === true && this.#room() !== this.#drawn.room;
  }

  /** How much room there is for a picture that is presented, beside and below whatever leads through it, as a text. */
  #room(): string {
    const { clientWidth = 0, clientHeight = 0 } =
      this.#root.querySelector(".stage.company > .picture") ?? this.#root.querySelector(".stage") ?? {};
    return `${clientWidth} ${clientHeight}`;
  }

  /** The place for the picture: as large as the page says that it was when it was drawn, or else as it is. */
  #stage(isLarge: boolean): Stage {
    if (isLarge) {
      const [width = 0, height = 0] = this.#room().split(" ").map(Number);
      const letters = presented(windowOf(this.#root).innerHeight);
      return {
        width: Math.max(1, width - 2 * ASIDE),
        height: Math.max(1, height),
        ...{ letters, betweenRows: CLOSE_ROWS },
      };
    }
    const read = { letters: READ, betweenRows: BETWEEN_ROWS };
    const said = this.#drawn
      ? undefined
      : this.#root.host.closest<HTMLElement>("[data-stage]")?.dataset["stage"];
    if (said !== undefined) {
      const [width = 1, height = 1] = said.split(" ").map(Number);
      return { width, height, ...read };
    }
    const beside = this.#root.querySelector(".stage.company > .picture");
    if (beside) {
      const { clientWidth, clientHeight } = beside;
      return {
        width: Math.max(1, clientWidth - 2 * ASIDE),
        height: Math.max(1, clientHeight - BELOW),
        ...read,
      };
    }
    const stage = this.#root.querySelector(".stage");
    const least = stage ? parseFloat(getComputedStyle(stage).minHeight) : 0;
    const { clientWidth, clientHeight } = this.#root.host;
    // Where the figure is as high as what is in it, the stage has its least height. What stands around the stage
    // differs from game to game, and the picture shall not: so it is not measured.
    const figure = this.#root.querySelector(".figure") ?? this.#root.host;
    const isFree = getComputedStyle(figure).containerType !== "size";
    const height = Math.max(least, isFree ? 0 : clientHeight - AROUND) - BELOW;
    return { width: Math.max(1, clientWidth - 2 * ASIDE), height: Math.max(1, height), ...read };
  }
}
