import { html, render, type TemplateResult } from "lit/html.js";
import { effectiveColour, graphOf, type State } from "../model/state.ts";
import { messagesIn, type Messages } from "../messages/index.ts";
import { scene } from "../scene/scene.ts";
import type { Scene } from "../scene/shapes.ts";
import { GraphView } from "./graphView.ts";
import { header } from "./header.ts";
import type { Intents } from "./intents.ts";
import { notice } from "./notice.ts";
import { panel } from "./panel.ts";
import { picture } from "./picture.ts";

/** The whole page as a function of its state. */
export class Page {
  readonly #host: HTMLElement;
  readonly #intents: Intents;
  readonly #graph: GraphView;
  /** What the panel explained at the last update. */
  #explained: State["explanation"];
  /** The last scene and what it was made of, so that it is made once for each graph and colouring. */
  #drawn: { scene: Scene; picture: State["picture"]; colour: string } | undefined;

  constructor(host: HTMLElement, intents: Intents) {
    this.#host = host;
    this.#intents = intents;
    this.#graph = new GraphView(intents);
  }

  update(state: State): void {
    const focused = document.activeElement;
    // Only a keyboard's place is scrolled to; who plays by mouse or touch sees where they are.
    const preventScroll = !focused?.matches(":focus-visible");
    // Another position has other options, even where the same buttons show them.
    const isOther = this.#explained !== state.explanation && focused?.matches(".go");
    this.#explained = state.explanation;
    this.#draw(state);
    // A keyboard goes on at the heading when what it was on is gone: the options come right after it.
    if (isOther || focused?.isConnected === false) this.#host.querySelector("h2")?.focus({ preventScroll });
  }

  #draw(state: State): void {
    const messages = messagesIn(state.language);
    const scene = this.#sceneOf(state);
    render(this.#template(state, scene, messages), this.#host);
    const graph = graphOf(state);
    if (!scene || !graph || !state.game) return;
    const { selected, explanation, line, pointedAt, game } = state;
    this.#graph.update({
      scene,
      graph,
      messages,
      selected,
      explanation,
      line,
      pointedAt,
      notation: game.notation,
    });
  }

  #template(state: State, scene: Scene | undefined, messages: Messages): TemplateResult {
    return html`${header(state, messages, this.#intents)} ${notice(state, messages, this.#intents)}
      <div class="desk">
        ${picture(state, scene, this.#graph, messages, this.#intents)}
        ${panel(state, messages, this.#intents)}
      </div>
      <p class="spoken" aria-live="polite">${spoken(state, messages)}</p>`;
  }

  #sceneOf(state: State): Scene | undefined {
    const { picture, catalogue } = state;
    if (picture.kind !== "graph") return undefined;
    if (picture.graph.count > (catalogue?.limits.drawnPositions ?? 0)) return undefined;
    const colour = effectiveColour(state);
    if (this.#drawn?.picture !== picture || this.#drawn.colour !== colour) {
      this.#drawn = {
        scene: scene(picture.graph, picture.exploration, { colourBy: colour }),
        picture,
        colour,
      };
    }
    return this.#drawn.scene;
  }
}

/** What a screen reader says of a selected position. */
function spoken({ explanation }: State, { position: words }: Messages): string {
  if (!explanation) return "";
  const { label, value, optionCount, options } = explanation;
  const winning = options.filter((option) => option.winning).length;
  return `${words.spoken(label, value.outcome, value.grundy)}. ${words.spokenMoves(optionCount ?? options.length, winning)}.`;
}
