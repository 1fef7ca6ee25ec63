import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { told } from "../../model/told.ts";
import { effectiveColour } from "../../model/display.ts";
import { FIRST_STORY } from "../../model/lessons/lesson.ts";
import { invitation } from "../../model/firstVisit.ts";
import { valueBadge } from "../kit/badge.ts";
import type { Context } from "../kit/context.ts";
import { isRemembered, remember } from "../kit/memory.ts";
import { cellsScale } from "../kit/shownScale.ts";
import { isBeside, shownView } from "../registry.ts";
import type { State } from "../../model/state.ts";
import { rich } from "../kit/rich.ts";
import type { Words as PanelWords } from "./words.en.ts";
import { players } from "./lazyPlayers.ts";
import { button } from "../kit/button.ts";

/**
 * Three lines on how the picture is read, until the reader closes them for good. Who comes for the first time is invited
 * above them.
 */
class HowTo {
  #isOpen = !isRemembered("how-to", "closed");
  readonly #onChange: () => void;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  toggle(isOpen: boolean): void {
    this.#isOpen = isOpen;
    remember("how-to", isOpen ? "open" : "closed");
    this.#onChange();
  }

  template(context: Context<PanelWords>): TemplateResult | typeof nothing {
    const { state, messages, links } = context;
    if (!this.#isOpen || state.picture.kind !== "graph" || !hasPicture(state)) return nothing;
    const { howTo: words } = messages;
    const colouring = effectiveColour(state);
    const { graph } = state.picture;
    const areSeveral = graph.players > 2;
    const { hasDraws } = told(state, graph);
    if (areSeveral) players.get();
    const line = (sample: unknown, text: string): TemplateResult =>
      html`<li>
        <span class="sample" aria-hidden="true">${sample}</span>
        <span>${rich(text, messages)}</span>
      </li>`;
    return html`<section class="howTo" aria-label=${words.title}>
      ${
        invitation.of(state).isOpen
          ? html`<p class="invitation">${words.invitation}</p>
              <p class="story">
                <a href=${`#${links.write(links.here(state, links.read(`?lesson=${FIRST_STORY}`)))}`}
                  >${words.story}</a
                >
              </p>`
          : nothing
      }
      <div class="title">
        <strong>${words.title}</strong>
        ${button(
          html`<svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <path d="M2,2L10,10M10,2L2,10"></path>
          </svg>`,
          () => this.toggle(false),
          { look: "quiet", title: words.close, named: words.close },
        )}
      </div>
      <ul>
        ${
          areSeveral
            ? players
                .peek()
                ?.playersHowTo(context)
                .map(([sample, text]) => line(sample, text))
            : html`${line(html`<span class="badge P">P</span><span class="badge outlined">N</span>`, words.outcomes)}
              ${hasDraws ? line(valueBadge("D", 0), words.draws) : nothing}
              ${
                colouring === "grundy"
                  ? line([valueBadge(0, 0), valueBadge(2, cellsScale(state))], words.values)
                  : colouring === "remoteness"
                    ? line([valueBadge(2, { longest: 4 }), valueBadge(3, { longest: 4 })], words.remoteness)
                    : line(html`<b>P</b><b>N</b>`, words.letters)
              }
              ${line(arrow(), words.arrows)}`
        }
        ${hasDraws && areSeveral ? line(valueBadge("D", 0), words.draws) : nothing}
      </ul>
    </section>`;
  }
}

/** Whether there is anything to read in this way: a board alone has none of it. */
function hasPicture(state: State): boolean {
  return shownView(state, false).hasLegend === true || isBeside(state, false);
}

export const howToLines = (redraw: () => void): HowTo => new HowTo(redraw);

function arrow(): TemplateResult {
  return html`<svg viewBox="0 0 36 12" width="36" height="12">
    ${svg`<path class="shaft" d="M2,6H26"></path><path class="tip" d="M34,6L24,2L24,10Z"></path>`}
  </svg>`;
}
