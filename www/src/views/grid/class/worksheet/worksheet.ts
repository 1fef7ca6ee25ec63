import { html, nothing, type TemplateResult } from "lit/html.js";

import type { FigureContext, Host } from "../../../kit/context.ts";
import { paperChoice, previewOf, printButton, type PaperChoices } from "../../../kit/paper/choices.ts";
import { paperPage } from "../../../kit/paper/page.ts";
import { print } from "../../../kit/paper/print.ts";
import { PaperSheet } from "../../../kit/paper/sheet.ts";
import type { Hidden } from "../hidden.ts";
import { MOST_ON_PAPER, sheetsOf, type Sheets } from "./content.ts";
import { tableSvg } from "./tableSvg.ts";
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
