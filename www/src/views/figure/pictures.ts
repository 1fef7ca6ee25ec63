import { display, effectiveColour } from "../../model/display.ts";
import type { State } from "../../model/state.ts";
import { scene } from "../../scene/scene.ts";
import type { Scene } from "../../scene/shapes.ts";

/** The caption and the legend take about so many pixels of a figure's height. */
const AROUND = 190;

/** The scenes of a figure, each made once for a graph and a way of showing it. */
export class Pictures {
  readonly #root: ShadowRoot;
  #drawn: { scene: Scene; picture: State["picture"]; policy: string; aspect: number } | undefined;

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
    const wanted = { colourBy: effectiveColour(state), labels, emptyHeaps };
    const policy = JSON.stringify(wanted);
    if (this.#drawn?.picture !== picture || this.#drawn.policy !== policy) {
      // Another way of showing the same picture leaves it in its shape, and so every position in its place.
      const aspect = this.#drawn?.picture === picture ? this.#drawn.aspect : this.#aspect();
      this.#drawn = {
        aspect,
        scene: scene(drawn.graph, drawn.exploration, { ...wanted, aspect }),
        picture,
        policy,
      };
    }
    return this.#drawn.scene;
  }

  /** The shape of the place for the picture, width by height: as the page says, or else as it is. */
  #aspect(): number {
    const said = this.#drawn
      ? undefined
      : this.#root.host.closest<HTMLElement>("[data-aspect]")?.dataset["aspect"];
    if (said !== undefined) return Number(said);
    const stage = this.#root.querySelector(".stage");
    const least = stage ? parseFloat(getComputedStyle(stage).minHeight) : 0;
    const { clientWidth, clientHeight } = this.#root.host;
    // Where the figure is as high as what is in it, the stage has its least height. What stands around the stage
    // differs from game to game, and the picture shall not: so it is not measured.
    const isFree = getComputedStyle(this.#root.host).containerType !== "size";
    return clientWidth / Math.max(least, isFree ? 0 : clientHeight - AROUND);
  }
}
