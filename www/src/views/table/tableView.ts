import { repeat } from "lit/directives/repeat.js";
import { html, nothing, render, svg, type TemplateResult } from "lit/html.js";
import { columnsIn } from "../../model/columns.ts";
import { comparisonOf, effectiveColour, keyOf, moverOf, shownValues } from "../../model/display.ts";
import type { Comparison } from "../../model/comparison.ts";
import type { PositionGraph } from "../../model/graph/positionGraph.ts";
import type { ToldValues } from "../../model/graph/toldValues.ts";
import {
  ordered,
  propertyOf,
  VALUE_COLUMNS,
  type Column,
  type RowOrder,
} from "../../model/graph/positionOrder.ts";
import { activate } from "../../model/play.ts";
import type { State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import { told } from "../../model/told.ts";
import { type Colouring, NOBODY } from "../../model/values.ts";
import { lettersOf } from "../../model/letters.ts";
import { otherTold } from "../kit/against/otherTold.ts";
import { valueBadge } from "../kit/badge.ts";
import type { FigureContext } from "../kit/context.ts";
import { boxOn } from "../kit/onScreen.ts";
import { pager, ROWS } from "../kit/pager.ts";
import { scaleOf } from "../../scene/scale.ts";
import { signsOf } from "../kit/signs.ts";
import { START_FIRST, table } from "./slice.ts";
import { tableWords, type TableWords } from "./words.ts";
import { labelOf } from "../../exports/export.ts";
import { EXPORTS } from "../../exports/registry.ts";
import { exportedOf, save } from "../kit/saving.ts";
import { button } from "../kit/button.ts";

/** What the order of the rows follows from. */
interface Basis {
  graph: PositionGraph;
  told: ToldValues;
  order: RowOrder;
  only: readonly string[];
  colour: Colouring;
  comparison: Comparison | undefined;
}

/** The positions of the graph in rows, a hundred at a time. */
export class TableView {
  readonly element = document.createElement("div");
  readonly #store: Store;
  #page = 0;
  #rows: { basis: Basis; positions: Uint32Array; largest: number } | undefined;
  #last: { context: FigureContext; graph: PositionGraph } | undefined;

  constructor(store: Store) {
    this.#store = store;
    this.element.className = "table";
    this.element.addEventListener("keydown", (event) => this.#key(event));
  }

  update(context: FigureContext, graph: PositionGraph): void {
    const { state } = context;
    const before = this.#last;
    this.#last = { context, graph };
    const isNew = before?.graph !== graph;
    const rowsBefore = this.#rows?.positions;
    const positions = this.#ordered(state, graph);
    const isElsewhere = isNew || before.context.state.selected !== state.selected;
    if (isElsewhere) this.#showPageOf(graph.indexOf(state.selected), positions);
    else if (rowsBefore !== positions) this.#page = 0;
    this.#draw(isElsewhere);
  }

  /** Rows that nobody sees are drawn again when somebody does. */
  clear(): void {
    render(nothing, this.element);
  }

  /** The rows of the last state, after the order or the page has become another. */
  #again(): void {
    if (!this.#last) return;
    this.#ordered(this.#last.context.state, this.#last.graph);
    this.#draw(false);
    this.#scroller?.scrollTo({ top: 0 });
  }

  #draw(reveals: boolean): void {
    if (!this.#last) return;
    const root = this.element.getRootNode() as Document | ShadowRoot;
    const focused = root.activeElement;
    const isRow = focused?.matches(".table .go") === true;
    render(this.#template(this.#last.context, this.#last.graph), this.element);
    const current = this.element.querySelector<HTMLElement>("[aria-current=true]");
    // A keyboard that has moved to a row of another page goes on there.
    if (isRow && !focused.isConnected) current?.querySelector("button")?.focus({ preventScroll: true });
    if (reveals && current) this.#reveal(current, true);
  }

  #ordered(state: State, graph: PositionGraph): Uint32Array {
    const only = shownValues(state);
    const basis: Basis = {
      graph,
      told: told(state, graph),
      order: orderOf(state, graph),
      only,
      colour: effectiveColour(state),
      comparison: comparisonOf(state),
    };
    const old = this.#rows;
    if (old && (Object.keys(basis) as Array<keyof Basis>).every((key) => old.basis[key] === basis[key]))
      return old.positions;
    const valueOf = keyOf(state, graph);
    const wanted = new Set(only);
    const positions = ordered(
      graph,
      basis.told,
      basis.order,
      (position) => wanted.size === 0 || wanted.has(valueOf(position)),
    );
    this.#rows = { basis, positions, largest: basis.told.largestOf("grundy") };
    return positions;
  }

  #showPageOf(position: number | undefined, positions: Uint32Array): void {
    const place = position === undefined ? -1 : positions.indexOf(position);
    this.#page = Math.max(0, Math.floor(place / ROWS));
  }

  get #scroller(): HTMLElement | null {
    return this.element.querySelector<HTMLElement>(".scroller");
  }

  /** Scrolls the rows, and nothing around them, to a row that is out of sight: into the middle or as far as it takes. */
  #reveal(row: HTMLElement, toMiddle: boolean): void {
    const scroller = this.#scroller;
    if (!scroller) return;
    const head = this.element.querySelector("thead")?.clientHeight ?? 0;
    const { top, bottom } = boxOn(scroller, row);
    const above = top - head;
    const below = bottom - scroller.clientHeight;
    if (above >= 0 && below <= 0) return;
    scroller.scrollTop += toMiddle ? (above + below) / 2 : above < 0 ? above : below;
  }

  /** The arrow keys go from row to row. */
  #key(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const from = event.target as HTMLElement;
    if (step === undefined || !from.matches(".go")) return;
    const buttons = [...this.element.querySelectorAll<HTMLElement>(".go")];
    const next = buttons[buttons.indexOf(from) + step];
    if (!next) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
    const row = next.closest("tr");
    if (row) this.#reveal(row, false);
  }

  #template(context: FigureContext, graph: PositionGraph): TemplateResult {
    const { state, messages } = context;
    const words = tableWords(messages);
    const columns = columnsIn(state, graph);
    const order = orderOf(state, graph);
    const positions = this.#rows?.positions ?? new Uint32Array(0);
    const selected = graph.indexOf(state.selected);
    const listed = state.explanation?.label === state.selected ? state.explanation.options : [];
    const options = new Set(
      (selected === undefined ? undefined : graph.optionsOf(selected)) ??
        listed.flatMap(({ label }) => graph.indexOf(label) ?? []),
    );
    const first = this.#page * ROWS;
    const shown = [...positions.subarray(first, first + ROWS)];
    return html`<div class="scroller">
        <table aria-label=${words.label({ notation: state.game?.notation ?? "" })}>
          <thead>
            <tr>
              ${columns.map((column) => this.#head(column, order, !told(state, graph).tellsAll && VALUE_COLUMNS.has(column), words))}
            </tr>
          </thead>
          <tbody>
            ${repeat(
              shown,
              (position) => position,
              (position) =>
                this.#row(position, position === selected, options.has(position), graph, columns, context),
            )}
          </tbody>
        </table>
      </div>
      ${pager(positions.length, graph.count, this.#page, words, (page) => {
        this.#page = page;
        this.#again();
      })}
      ${saveBar(context, words)}`;
  }

  #head(column: Column, { by, isDescending }: RowOrder, isFixed: boolean, words: TableWords): TemplateResult {
    const { name, title } = words.columns[column];
    if (isFixed) return html`<th scope="col" class=${column} title=${title}>${name}</th>`;
    const sorted = by !== column ? nothing : isDescending ? "descending" : "ascending";
    return html`<th scope="col" class=${column} aria-sort=${sorted}>
      ${button(
        html`${name}<svg class="icon" viewBox="0 0 10 16" width="10" height="16" aria-hidden="true">
            ${
              by === column
                ? svg`<path d=${isDescending ? "M1.5,6L5,10L8.5,6" : "M1.5,10L5,6L8.5,10"}></path>`
                : nothing
            }
          </svg>`,
        () => {
          this.#page = 0;
          table.put(this.#store, { order: { by: column, isDescending: by === column && !isDescending } });
          this.#scroller?.scrollTo({ top: 0 });
        },
        { look: "quiet", title: title },
      )}
    </th>`;
  }

  #row(
    position: number,
    isSelected: boolean,
    isOption: boolean,
    graph: PositionGraph,
    columns: readonly Column[],
    { state, messages }: FigureContext,
  ): TemplateResult {
    const label = graph.label(position);
    const values = told(state, graph);
    const outcome = values.outcome(position, moverOf(state));
    const shape = outcome ?? "hidden";
    const signs = signsOf(lettersOf(state), messages.code);
    const scale = scaleOf(graph, values, "grundy") || (this.#rows?.largest ?? 0);
    const comparison = comparisonOf(state);
    const mover = moverOf(state);
    /** What it is in the other game, beside what differs from that. */
    const other = (column: Column): TemplateResult | typeof nothing =>
      comparison?.changeOf(position, mover) === "changed" && column === columnOf(comparison.colouring(mover))
        ? html` <span class="against" title=${otherTold(state, position, messages) ?? ""}
            >≠ ${valueBadge(comparison.other(position, mover), scale, signs)}</span
          >`
        : nothing;
    const cell = (column: Column): TemplateResult => {
      if (outcome === undefined && VALUE_COLUMNS.has(column))
        return html`<td class=${column}><span class="hidden">?</span></td>`;
      switch (column) {
        case "number":
          return html`<td class="number">${graph.number(position)}</td>`;
        case "position":
          return html`<th scope="row" class="position">
            ${button(label, () => activate(this.#store, label), { look: `go ${shape}` })}
            ${isOption ? html`<span class="option">${arrow()}${tableWords(messages).option}</span>` : nothing}
          </th>`;
        case "outcome":
          return html`<td class="outcome">${valueBadge(outcome ?? "N", 0, signs)}${other(column)}</td>`;
        case "grundy":
          return html`<td class="grundy">${grundyBadge(position)}${other(column)}</td>`;
        case "gameValue":
          return html`<td class="gameValue">
            ${valueBadge(values.gameValue(position) ?? "D", "players")}${other(column)}
          </td>`;
        case "distance":
          return html`<td class="distance">${valueBadge(values.distance(position) ?? "D", 0)}</td>`;
        case "winners":
          return html`<td class="winners">
            ${values.winnersOf(position)?.map((winner) => valueBadge(winner === NOBODY ? "D" : winner, "players"))}${other(column)}
          </td>`;
        case "remoteness":
          if (effectiveColour(state) !== "remoteness") return plain(column);
          return html`<td class="remoteness">
            ${valueBadge(values.value(position, "remoteness") ?? 0, scaleOf(graph, values, "remoteness"), undefined, outcome)}
          </td>`;
        default:
          return plain(column);
      }
    };
    /** An infinite value with the finite values of the options, for which there is room here. */
    const grundyBadge = (position: number): TemplateResult => {
      const finite = values.infiniteSet(position);
      if (!finite) return valueBadge(values.grundy(position) ?? 0, scale);
      return html`${valueBadge("∞", scale, undefined, outcome)}<sub>${finite.join(",")}</sub>`;
    };
    const plain = (column: Column): TemplateResult =>
      html`<td class=${column}>${messages.number(propertyOf(graph, values, column, position) ?? 0)}</td>`;
    return html`<tr class=${shape} aria-current=${isSelected ? "true" : nothing}>
      ${columns.map(cell)}
    </tr>`;
  }
}

/** The column that has what a colouring says. */
function columnOf(colouring: Colouring): Column {
  return typeof colouring === "number" ? "winners" : colouring;
}

function arrow(): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
    ${svg`<path d="M13,8H3M7,4L3,8L7,12"></path>`}
  </svg>`;
}

/** The order that is asked for, where the positions have that property and it is not hidden. */
function orderOf(state: State, graph: PositionGraph): RowOrder {
  const { order } = table.of(state);
  if (!told(state, graph).tellsAll && VALUE_COLUMNS.has(order.by)) return START_FIRST;
  return columnsIn(state, graph).includes(order.by) ? order : START_FIRST;
}

/** Saves all positions in a file, a button for each kind of file. */
function saveBar(context: FigureContext, words: TableWords): TemplateResult | typeof nothing {
  const exported = exportedOf(context);
  const exports = EXPORTS.filter((each) => each.of === "table" && each.applies(exported));
  if (exports.length === 0) return nothing;
  return html`<p class="save" role="group" aria-label=${words.save}>
    <span aria-hidden="true">${words.save}</span>
    ${exports.map((each) =>
      button(labelOf(each, exported.words), () => void save(each, exported), { look: "quiet" }),
    )}
  </p>`;
}
