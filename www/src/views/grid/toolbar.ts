// What is done with a grid as a whole: enlarged, sieved, hidden, saved, shown beside the graph.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { csvOf } from "../../exports/csv.ts";
import { commentOf } from "../../exports/provenance.ts";
import { playersOf } from "../../model/mover.ts";
import type { Cells } from "../../solver/wire.ts";
import { actButton, button } from "../kit/button.ts";
import type { FigureContext } from "../kit/context.ts";
import { asFileName, download } from "../kit/download.ts";
import type { PlacedCells } from "../picture/tiles/placed.ts";
import type { Leaf, Plan } from "./atlas.ts";
import type { GridView } from "./gridView.ts";
import { hasSieve, modeOf, setGrid, sieveOf } from "./slice.ts";
import type { Words as GridWords } from "./words.en.ts";

export function sieveButton(
  { state, store }: FigureContext,
  words: GridWords,
): TemplateResult | typeof nothing {
  if (!hasSieve(state)) return nothing;
  const isOn = sieveOf(state) !== undefined;
  return button(words.sieve, () => setGrid(store, { sieve: isOn ? undefined : 0 }), {
    isPressed: isOn,
    title: words.sieveHint({ isLevel: playersOf(state) > 2 }),
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
  context: FigureContext,
  view: GridView,
  words: GridWords,
): TemplateResult | typeof nothing {
  const { state, links } = context;
  const { notation = "" } = state.game ?? {};
  const { leaf } = view.cells;
  if (!view.work.hasCells || !leaf || modeOf(state) === "hidden") return nothing;
  const { place } = view.tiles;
  const isFew = place !== undefined && cellsInSight(place) <= MOST_SAVED;
  const name = `${asFileName(notation)}-grid`;
  return html`<span class="group" role="group" aria-label=${words.save}>
    <span aria-hidden="true">${words.save}</span>
    ${values(leaf)}
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

// The values in sight as a file.

/** More cells than these take a browser seconds to write down, and few programs read them. */
const MOST_SAVED = 1_000_000;

/** How many cells are in sight. */
function cellsInSight({ rows, columns }: PlacedCells): number {
  return (rows.to - rows.from) * (columns.to - columns.from);
}

/** The values of the cells in sight: columns across, rows down, each after its number. */
function saveValues(
  cells: Cells,
  { value, against }: Plan["shown"],
  comment: readonly string[],
  name: string,
): void {
  const written = (each: number): string => (value === "outcome" ? (each === 0 ? "P" : "N") : String(each));
  // Of two games, the value that both have.
  const told = (each: number): string =>
    against ? (each === 0 ? "different" : written(each - 1)) : written(each);
  const head = ["", ...Array.from({ length: cells.columns }, (_, column) => String(cells.column + column))];
  const rows = Array.from({ length: cells.rows }, (_, row) => {
    const start = row * cells.columns;
    const values = Array.from(cells.classes.subarray(start, start + cells.columns), told);
    return [String(cells.row + row), ...values];
  });
  download(new Blob([csvOf(comment, [head, ...rows])], { type: "text/csv" }), `${name}.csv`);
}
