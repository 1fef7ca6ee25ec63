import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import type { FigureContext, Host } from "../../../kit/context.ts";
import { paperChoice, type PaperChoices, previewOf, printButton } from "../../../kit/paper/choices.ts";
import { paperPage } from "../../../kit/paper/page.ts";
import { print } from "../../../kit/paper/print.ts";
import { PaperSheet } from "../../../kit/paper/sheet.ts";
import type { Hidden } from "../hidden.ts";
import { MOST_ON_PAPER, type PaperTable, type Sheets, sheetsOf } from "./content.ts";
import { sheetWords } from "./words.ts";

/** The worksheet of a grid: its table, in which only the cells that are shown are filled in. */
export class GridWorksheet extends PaperSheet<PaperChoices> {
  readonly #hidden: Hidden;

  constructor(host: Host, hidden: Hidden) {
    super(host, { paper: "a4", withAnswers: true });
    this.#hidden = hidden;
  }

  shown(context: FigureContext): TemplateResult | typeof nothing {
    return this.template(sheetWords(context.messages), () => this.#content(context));
  }

  #content(context: FigureContext): TemplateResult {
    const { state, messages } = context;
    const words = sheetWords(messages);
    const sheets = sheetsOf(context, this.#hidden, this.choices);
    const pages = typeof sheets === "string" ? [] : pagesOf(sheets);
    const notation = state.game?.notation ?? "";
    const named = pages.map((page, index) => ({
      label: words.page({ page: index + 1, pages: pages.length, notation, isAnswers: index > 0 }),
      page,
    }));
    return html`<div class="parts">
      <div class="choose">
        ${paperChoice(this.choices, words, this.choose)}
        <div class="said" role="status">${said(sheets, context)}</div>
        ${printButton(pages.length === 0, words, () => {
          if (typeof sheets !== "string") print(pages, this.choices.paper, sheets.isWide, messages.code);
        })}
      </div>
      ${typeof sheets === "string" ? nothing : previewOf(named, sheets.page, words)}
    </div>`;
  }
}

function pagesOf({ table, page, isWide, texts }: Sheets): TemplateResult[] {
  return texts.map((text) => paperPage(text, page, isWide, tableSvg(table, text.isAnswers)));
}

/** How large the cells are, or why there are none. */
function said(sheets: ReturnType<typeof sheetsOf>, { messages }: FigureContext): string {
  const words = sheetWords(messages);
  if (sheets === "coming") return words.coming;
  if (sheets === "too-large") return words.tooLarge({ most: MOST_ON_PAPER });
  const { rows, columns, side } = sheets.table;
  return words.size({ rows, columns, side: messages.number(Math.floor(side * 10) / 10) });
}

/** How thick lines are, in millimetres: those between cells, and those around all of them. */
const PENS = { line: 0.2, frame: 0.5 };
/** The size of letters and numbers, in sides of a cell, and how wide a digit is in units of that. */
const SHARE = 0.46;
const DIGIT = 0.62;
/** From the middle of a line of text down to where its digits stand, in units of its size. */
const BASELINE = 0.36;

/** A table in black and white with its numbers at the edges; on a worksheet only what is given stands in its cells. */
function tableSvg({ rows, columns, cells, side }: PaperTable, isAnswers: boolean): TemplateResult {
  const [width, height] = [columns * side, rows * side];
  const write = (text: string, column: number, row: number, look: string): unknown => {
    const size = Math.min(side * SHARE, (side * 0.86) / (DIGIT * Math.max(1, text.length)));
    return svg`<text class=${look} x=${(column + 0.5) * side} y=${(row + 0.5) * side + size * BASELINE} font-size=${size}>${text}</text>`;
  };
  const lines = [
    ...Array.from({ length: columns - 1 }, (_, column) => `M${(column + 1) * side},0v${height}`),
    ...Array.from({ length: rows - 1 }, (_, row) => `M0,${(row + 1) * side}h${width}`),
  ].join("");
  return html`<svg
    class="drawing cells"
    viewBox="${-side} ${-side} ${width + side} ${height + side}"
    width="${width + side}mm"
    height="${height + side}mm"
  >
    ${Array.from({ length: columns }, (_, column) => write(String(column), column, -1, "number"))}
    ${Array.from({ length: rows }, (_, row) => write(String(row), -1, row, "number"))}
    ${cells.map(({ text, isP, isGiven }, index) => {
      if (!isGiven && !isAnswers) return nothing;
      const [row, column] = [Math.floor(index / columns), index % columns];
      return svg`<g class=${isP ? "P" : "N"}>
        ${isP ? svg`<rect x=${column * side} y=${row * side} width=${side} height=${side}></rect>` : nothing}
        ${write(text, column, row, isGiven ? "given" : "found")}
      </g>`;
    })}
    <path d=${lines} stroke-width=${PENS.line}></path>
    <rect class="frame" width=${width} height=${height} stroke-width=${PENS.frame}></rect>
  </svg>`;
}
