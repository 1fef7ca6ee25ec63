import { html, render } from "lit/html.js";
import type { PositionGraph } from "../model/positionGraph.ts";
import type { State } from "../model/state.ts";
import type { Messages } from "../messages/index.ts";
import type { Intents } from "./intents.ts";

export class TableView {
  readonly element = document.createElement("div");
  readonly #intents: Intents;

  constructor(intents: Intents) {
    this.#intents = intents;
    this.element.className = "table";
  }

  update(state: State, graph: PositionGraph, messages: Messages): void {
    [state, messages, this.#intents];
    render(html`<p>${graph.count}</p>`, this.element);
  }
}
