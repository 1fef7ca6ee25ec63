import { html, nothing, type TemplateResult } from "lit/html.js";
import type { RequestError } from "../../solver/wire.ts";
import { canDrawAll, drawsAll, shadesAll, show, shownValues } from "../../model/display.ts";
import { told } from "../../model/told.ts";
import type { Around } from "../../model/state.ts";
import { lettersOf } from "../../model/letters.ts";
import { cancel } from "../../model/opening/opener.ts";
import { PICTURE } from "../../model/view.ts";
import type { FigureContext } from "../kit/context.ts";
import { neighbourhoodButton, shownPart } from "./neighbourhoodChoice.ts";
import type { FigureWords } from "./words.ts";
import { button } from "../kit/button.ts";
import { shortened } from "../kit/quoted.ts";
import { begins } from "../kit/voice.ts";

/** How large the graph is, and what part of it is shown. */
export function counts(context: FigureContext<FigureWords>): TemplateResult | typeof nothing {
  const { state, scene, view, messages, store } = context;
  const { picture } = state;
  const { counts: words } = messages;
  if (picture.kind === "refused" && picture.around) return ofPart(picture.error, picture.around, messages);
  if (picture.kind !== "graph") return nothing;
  const part = shownPart(context);
  const { graph, exploration } = part ?? picture;
  const { positionCount, moveCount } = exploration;
  const values = told(state, graph);
  // While values are hidden, so are some of the moves, one step after another.
  const isWhole = values.tellsAll && shownValues(state).length === 0;
  const tellsP = /grundy|outcome/.test(lettersOf(state));
  const isShaded = shadesAll(state);
  const isAll = isShaded || drawsAll(state);
  const lines =
    view === PICTURE && scene && isWhole ? drawnOf(scene.edges.length, moveCount, words) : undefined;
  const drawn = lines && isShaded ? words.shaded({ all: moveCount }) : lines;
  const { pPositionCount } = values;
  const counted = [
    part
      ? messages.around.positions({ positions: positionCount, all: part.whole })
      : words.positions({ positions: positionCount }),
    words.moves({ moves: moveCount }),
    ...(tellsP && pPositionCount !== undefined ? [words.pPositions({ positions: pPositionCount })] : []),
  ];
  return html`<p class="counts">
    ${counted.map((count) => html`<span>${count}</span>`)}
    ${drawn ? html`<span class="part">${drawn}</span>` : nothing}
    ${
      drawn && canDrawAll(state) && (isAll || (scene?.edges.length ?? 0) < moveCount)
        ? button(
            isAll ? words.fewer : words.showAll({ all: moveCount }),
            () => show(store, { moves: isAll ? "main" : "all" }),
            { look: "link" },
          )
        : nothing
    }
    ${part ? nothing : neighbourhoodButton(context)}
  </p>`;
}

function drawnOf(moves: number, all: number, words: FigureWords["counts"]): string {
  return moves < all ? words.drawn({ moves, all }) : words.allDrawn;
}

/** Of a graph that is too large it is said how much there is at least, and how much of it is drawn. */
function ofPart(
  { code, limit = 0 }: RequestError,
  { exploration, graph }: Around,
  { picture: absent, counts: words }: FigureWords,
): TemplateResult {
  const tooMany = code === "too-many-moves" ? absent.refusedMoves({ limit }) : absent.refused({ limit });
  return html`<p class="counts">
    <span>${tooMany}</span>
    <span class="part"
      >${words.around({ positions: exploration.positionCount, middle: shortened(graph.label(0)) })}</span
    >
  </p>`;
}

/** How far a graph is that takes its time. */
export function progress(context: FigureContext<FigureWords>): TemplateResult | typeof nothing {
  const { messages, store } = context;
  const { progress } = context.state;
  if (!progress) return nothing;
  return html`<div class="progress" ${begins()}>
    ${button(messages.progress.cancel, () => cancel(store))}
    <span>${messages.progress.soFar(progress)}</span>
  </div>`;
}
