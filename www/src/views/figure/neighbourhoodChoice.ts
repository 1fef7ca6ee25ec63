// The choice of what is drawn: the whole graph, or what is within some moves of a position.
import { html, nothing, type TemplateResult } from "lit/html.js";
import {
  canShowAround,
  neighbourhoodOf,
  showAround,
  showWhole,
  type Neighbourhood,
} from "../../model/neighbourhood.ts";
import { PICTURE } from "../../model/view.ts";
import type { FigureContext } from "../kit/context.ts";
import { segments } from "../kit/segments.ts";
import { isBeside } from "../registry.ts";
import type { FigureWords } from "./words.ts";
import { button } from "../kit/button.ts";
import { shortened } from "../kit/quoted.ts";

type NeighbourhoodContext = FigureContext<FigureWords>;

/** The part that is to be seen in the place of the graph, if there is one. */
export function shownPart({ state, view, isAlone }: NeighbourhoodContext): Neighbourhood | undefined {
  return view === PICTURE || isBeside(state, isAlone) ? neighbourhoodOf(state) : undefined;
}

/** Asks for what is around the selected position: at first for what is one move away, which tells of how much is farther. */
export function neighbourhoodButton(context: NeighbourhoodContext): TemplateResult | typeof nothing {
  const { state, view, store, messages } = context;
  const part = shownPart(context);
  if (!part && (view !== PICTURE || !canShowAround(state))) return nothing;
  const { around: words } = messages;
  return button(words.show, () => void showAround(store, part?.moves ?? 1), {
    look: "link",
    title: words.hint({ middle: shortened(state.selected) }),
    isOff: part?.middle === state.selected || !canShowAround(state),
  });
}

/** Within how many moves the part goes, with what there is of each, and the way back. */
export function neighbourhoodChoice(context: NeighbourhoodContext): TemplateResult | typeof nothing {
  const { store, messages } = context;
  const part = shownPart(context);
  if (!part) return nothing;
  const { around: words } = messages;
  const { middle, moves, counts } = part;
  const named = { middle: shortened(middle) };
  return html`<div class="around">
    <span>${words.middle(named)}</span>
    ${segments(
      "around",
      words.middle(named),
      String(moves),
      counts.flatMap((positions, index) => {
        // Farther away than the farthest there is nothing more.
        if (positions === counts[index - 1] && index + 1 !== moves) return [];
        const label = words.within({ moves: index + 1, positions });
        return [{ value: String(index + 1), label, title: words.hint(named) }];
      }),
      (value) => void showAround(store, Number(value), middle),
    )}
    <span class="ways">
      ${button(words.whole, () => showWhole(store), { look: "link" })} ${neighbourhoodButton(context)}
    </span>
  </div>`;
}
