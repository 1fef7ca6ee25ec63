// What is done with a grid as a whole: enlarged, sieved, hidden, saved, shown beside the graph.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { commentOf } from "../../exports/provenance.ts";
import type { FigureContext } from "../kit/context.ts";
import { asFileName } from "../kit/download.ts";
import type { Leaf } from "./atlas.ts";
import type { Words as GridWords } from "./words.en.ts";
import type { GridView } from "./gridView.ts";
import { pageColours } from "../kit/cells/look.ts";
import { cellsInSight, MOST_SAVED, savePicture, saveValues } from "./saving.ts";
import { hasSieve, setGrid, modeOf, sieveOf } from "./slice.ts";
import { actButton, button } from "../kit/button.ts";

export function sieveButton(
  { state, store }: FigureContext,
  words: GridWords,
): TemplateResult | typeof nothing {
  if (!hasSieve(state)) return nothing;
  const isOn = sieveOf(state) !== undefined;
  return button(words.sieve, () => setGrid(store, { sieve: isOn ? undefined : 0 }), {
    isPressed: isOn,
    title: words.sieveHint,
  });
}

/** Where the selected position is in none of the cells, others can be shown. */
export function showButton(view: GridView, words: GridWords): TemplateResult {
  return button(words.showIt, () => view.showSelected(), { look: "link" });
}

/** Where the selected position is none of the graph, there can be one of it. */
export function startButton(label: string, view: GridView, words: GridWords): TemplateResult {
  return button(words.startHere({ label }), () => void view.startHere(), { look: "link" });
}

export function saving(
  { state, links }: FigureContext,
  view: GridView,
  words: GridWords,
): TemplateResult | typeof nothing {
  const { notation = "" } = state.game ?? {};
  if (!view.work.hasCells || modeOf(state) === "hidden") return nothing;
  const { leaf } = view.cells;
  const { place } = view.tiles;
  const isFew = place !== undefined && cellsInSight(place) <= MOST_SAVED;
  const name = `${asFileName(notation)}-grid`;
  return html`<span class="group" role="group" aria-label=${words.save}>
    <span aria-hidden="true">${words.save}</span>
    ${button(words.png, () => void savePicture(view.canvas, pageColours(view.element).paper, name), { look: "quiet" })}
    ${leaf ? values(leaf) : nothing}
  </span>`;

  function values({ plan }: Leaf): TemplateResult {
    return actButton(
      words.csv,
      isFew,
      () => {
        // The link says which cells they are.
        const address = view.isEmbedded ? "" : new URL(`./#${links.written(state)}`, location.href).href;
        const comment = commentOf(state, address, "#");
        if (place)
          void view.cells
            .within(place)
            .then((cells) => cells && saveValues(cells, plan.shown, comment, name));
      },
      { look: "quiet", title: isFew ? undefined : words.tooManyCells({ limit: MOST_SAVED }) },
    );
  }
}
