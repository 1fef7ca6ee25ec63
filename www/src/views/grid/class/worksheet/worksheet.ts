import { html, nothing, type TemplateResult } from "lit/html.js";

import type { FigureContext, Host } from "../../../kit/context.ts";
import { dialog } from "../../../kit/dialog.ts";
import { paperChoice, previewOf, printButton, type PaperChoices } from "../../../kit/paper/choices.ts";
import { paperPage } from "../../../kit/paper/page.ts";
import { clearPrint, print } from "../../../kit/paper/print.ts";
import { paperStyles } from "../../../kit/paper/styles.ts";
import type { Hidden } from "../hidden.ts";
import { MOST_ON_PAPER, sheetsOf, type Sheets } from "./content.ts";
import { tableSvg } from "./tableSvg.ts";
import { sheetWords } from "./words.ts";

/** The worksheet of a grid: its table, in which only the cells that are shown are filled in. */
export class Worksheet {
  readonly #host: Host;
  readonly #hidden: Hidden;
  #isOpen = false;
  #choices: PaperChoices = { paper: "a4", withAnswers: true };

  constructor(host: Host, hidden: Hidden) {
    this.#host = host;
    this.#hidden = hidden;
  }

  open(): void {
    this.#isOpen = true;
    this.#host.redraw();
  }

  dispose(): void {
    clearPrint();
  }

  template(context: FigureContext): TemplateResult | typeof nothing {
    if (!this.#isOpen) return nothing;
    const { state, messages } = context;
    const words = sheetWords(messages);
    const sheets = sheetsOf(context, this.#hidden, this.#choices);
    const pages = typeof sheets === "string" ? [] : pagesOf(sheets);
    const notation = state.game?.notation ?? "";
    const named = pages.map((page, index) => ({
      label: words.page(index + 1, pages.length, notation, index > 0),
      page,
    }));
    const content = html`<div class="parts">
      <div class="choose">
        ${paperChoice(this.#choices, words, (change) => {
          this.#choices = { ...this.#choices, ...change };
          // Radio buttons show a choice when their event is over.
          queueMicrotask(this.#host.redraw);
        })}
        <div class="said" role="status">${said(sheets, context)}</div>
        ${printButton(pages.length === 0, words, () => {
          if (typeof sheets !== "string") print(pages, this.#choices.paper, sheets.isWide, messages.code);
        })}
      </div>
      ${typeof sheets === "string" ? nothing : previewOf(named, sheets.page, words)}
    </div>`;
    const onClose = (): void => {
      this.#isOpen = false;
      this.#host.redraw();
    };
    const { title, close } = words;
    return dialog({ name: "worksheet", title, close, styles: paperStyles, onClose }, content);
  }
}

function pagesOf({ table, page, isWide, texts }: Sheets): TemplateResult[] {
  return texts.map((text) => paperPage(text, page, isWide, tableSvg(table, text.isAnswers)));
}

/** How large the cells are, or why there are none. */
function said(sheets: ReturnType<typeof sheetsOf>, { messages }: FigureContext): string {
  const words = sheetWords(messages);
  if (sheets === "coming") return words.coming;
  if (sheets === "too-large") return words.tooLarge(MOST_ON_PAPER);
  const { rows, columns, side } = sheets.table;
  return words.size(rows, columns, messages.number(Math.floor(side * 10) / 10));
}
