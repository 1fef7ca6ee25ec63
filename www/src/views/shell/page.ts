import { html, nothing, render, type TemplateResult } from "lit/html.js";
import type { PageController } from "../../model/pageController.ts";
import { lastLabelled } from "../../model/labelling.ts";
import { graphOf, type State } from "../../model/state.ts";
import type { Messages } from "../../messages/index.ts";
import { header } from "./header.ts";
import { Local } from "./local.ts";
import type { Intents } from "../kit/intents.ts";
import { lazily } from "../kit/lazy.ts";
import { panel } from "../panel/panel.ts";
import { sentence } from "../kit/verdict.ts";

/** The whole page as a function of its state; the picture in it draws itself. */
export class Page {
  readonly #host: HTMLElement;
  readonly #controller: PageController;
  readonly #local = new Local(() => {
    if (this.#last) this.update(...this.#last);
  });
  #last: [State, Messages] | undefined;
  readonly #notice = lazily(
    () => import("./notice.ts"),
    ({ notice }) => notice,
    () => {
      this.#local.redraw();
    },
  );
  /** What the panel explained at the last update. */
  #view: State["display"]["view"] | undefined;
  #explained: State["explanation"];

  constructor(host: HTMLElement, controller: PageController) {
    this.#host = host;
    this.#controller = controller;
    addEventListener("keydown", (event) => {
      stepByKey(event, controller);
    });
  }

  /** Whether all that stands in the page at first has come; `onReady` is called when it has. */
  isReady({ explanation }: State, onReady: () => void): boolean {
    const first = explanation?.theorems.find(({ prediction }) => prediction.kind !== "silent");
    return !first || this.#local.prose.has(first.id, onReady);
  }

  update(state: State, messages: Messages): void {
    this.#last = [state, messages];
    const focused = document.activeElement;
    // Only a keyboard's place is scrolled to; who plays by mouse or touch sees where they are.
    const preventScroll = !focused?.matches(":focus-visible");
    // Another position has other options, even where the same buttons show them.
    const isOther = this.#explained !== state.explanation && focused?.matches(".go, .edge");
    this.#explained = state.explanation;
    const wasTheorems = this.#view === "theorems";
    this.#view = state.display.view;
    render(this.#template(state, messages), this.#host);
    // What a theorem shows in the picture is to be seen, where the page is longer than the screen.
    if (wasTheorems && this.#view === "graph") this.#showPicture();
    // A keyboard goes on at the heading when what it was on is gone: the options come right after it.
    if (isOther || focused?.isConnected === false)
      this.#host.querySelector<HTMLElement>(".spotlight, .panel h2")?.focus({ preventScroll });
    this.#showPlace();
  }

  #showPicture(): void {
    const picture = this.#host.querySelector("main");
    if (picture && picture.getBoundingClientRect().top < 0) picture.scrollIntoView();
  }

  /** A long line of moves scrolls to where play stands. */
  #showPlace(): void {
    const place = this.#host.querySelector<HTMLElement>(".line [aria-current]");
    const line = place?.closest("ol");
    if (!place || !line || line.scrollHeight <= line.clientHeight) return;
    const { top, bottom } = place.getBoundingClientRect();
    const frame = line.getBoundingClientRect();
    if (top < frame.top) line.scrollTop -= frame.top - top;
    else if (bottom > frame.bottom) line.scrollTop += bottom - frame.bottom;
  }

  #template(state: State, messages: Messages): TemplateResult {
    const intents = this.#controller;
    const { display } = state;
    return html`${header(state, messages, intents, this.#local)}
      <div class="notice" role="status">
        ${(state.notice && this.#notice.get()?.(state.notice, state, messages, intents)) ?? nothing}
      </div>
      <div class="desk">
        <main class="picture">
          <mex-graph .controller=${this.#controller}>
            ${display.view === "theorems" ? this.#local.theorems.get()?.template(state, messages, intents) : nothing}
            ${display.view === "graph" && state.spotlight ? this.#local.theorems.get()?.spotlight(state.spotlight, state, messages, intents) : nothing}
          </mex-graph>
        </main>
        ${panel(state, messages, intents, this.#local)}
      </div>
      <p class="spoken" aria-live="polite">
        ${state.explanation && !isStep(state) ? sentence(state.explanation, messages) : nothing}
      </p>`;
  }
}

/** Whether the selected position is the one that a labelling has come to, which the figure tells of itself. */
function isStep(state: State): boolean {
  const { labelling, selected, display } = state;
  if (display.view !== "graph") return false;
  const graph = graphOf(state);
  const last = labelling && graph && lastLabelled(graph, labelling);
  return last !== undefined && graph?.label(last) === selected;
}

/** Ctrl+Z takes a move back and Ctrl+Y makes it again; in a text they are the text's own. */
function stepByKey(event: KeyboardEvent, intents: Intents): void {
  const [target] = event.composedPath();
  const isText = target instanceof HTMLInputElement && target.type === "text";
  if (isText || event.altKey || !(event.ctrlKey || event.metaKey)) return;
  const key = event.key.toLowerCase();
  if (key !== "z" && key !== "y") return;
  event.preventDefault();
  if (key === "y" || event.shiftKey) intents.redo();
  else intents.undo();
}
