import { display, drawsAll, effectiveColour } from "../../model/display.ts";
import type { State } from "../../model/state.ts";
import { scene } from "../../scene/scene.ts";
import type { Scene, Stage } from "../../scene/shapes.ts";

/** The caption and the legend take about so many pixels of a figure's height. */
const AROUND = 190;
/** The buttons for zooming have a line below the picture, and at its sides there is a margin. */
const BELOW = 32;
const ASIDE = 24;

/** The scenes of a figure, each made once for a graph and a way of showing it. */
export class Pictures {
  readonly #root: ShadowRoot;
  #drawn: { scene: Scene; picture: State["picture"]; policy: string; stage: Stage } | undefined;

  constructor(root: ShadowRoot) {
    this.#root = root;
  }

  /** Nothing where there is no graph, or one too large to be drawn. */
  of(state: State): Scene | undefined {
    const { picture, catalogue } = state;
    const drawn =
      picture.kind === "refused" ? picture.around : picture.kind === "graph" ? picture : undefined;
    if (!drawn || drawn.graph.count > (catalogue?.limits.drawnPositions ?? 0)) return undefined;
    const { labels, emptyHeaps } = display.of(state);
    const wanted = {
      colourBy: effectiveColour(state),
      labels,
      emptyHeaps,
      moves: drawsAll(state) ? ("all" as const) : ("main" as const),
    };
    const policy = JSON.stringify(wanted);
    if (this.#drawn?.picture !== picture || this.#drawn.policy !== policy) {
      // Another way of showing the same picture leaves it on its stage, and so every position in its place.
      const stage = this.#drawn?.picture === picture ? this.#drawn.stage : this.#stage();
      this.#drawn = {
        stage,
        scene: scene(drawn.graph, drawn.exploration, { ...wanted, stage }),
        picture,
        policy,
      };
    }
    return this.#drawn.scene;
  }

  /** The place for the picture: as large as the page says that it was when it was drawn, or else as it is. */
  #stage(): Stage {
    const said = this.#drawn
      ? undefined
      : this.#root.host.closest<HTMLElement>("[data-stage]")?.dataset["stage"];
    if (said !== undefined) {
      const [width = 1, height = 1] = said.split(" ").map(Number);
      return { width, height };
    }
    const stage = this.#root.querySelector(".stage");
    const least = stage ? parseFloat(getComputedStyle(stage).minHeight) : 0;
    const { clientWidth, clientHeight } = this.#root.host;
    // Where the figure is as high as what is in it, the stage has its least height. What stands around the stage
    // differs from game to game, and the picture shall not: so it is not measured.
    const isFree = getComputedStyle(this.#root.host).containerType !== "size";
    const height = Math.max(least, isFree ? 0 : clientHeight - AROUND) - BELOW;
    return { width: Math.max(1, clientWidth - 2 * ASIDE), height: Math.max(1, height) };
  }
}
