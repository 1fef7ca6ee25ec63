import { html, type TemplateResult } from "lit/html.js";
import type { Size } from "../../scene/shapes.ts";
import { segments } from "../kit/segments.ts";
import type { Words as PaperWords } from "./words.en.ts";
import { PAPERS, type Paper } from "./paper.ts";
import { actButton } from "../kit/button.ts";

/** What is chosen of the paper. */
export interface PaperChoices {
  paper: Paper;
}

export function paperChoice(
  { paper }: PaperChoices,
  words: PaperWords,
  choose: (change: Partial<PaperChoices>) => void,
): TemplateResult {
  return html`<div class="row">
    <span class="of" aria-hidden="true">${words.paper}</span>
    ${segments(
      "worksheet-paper",
      words.paper,
      paper,
      PAPERS.map((value) => ({ value, label: words.papers[value] })),
      (chosen) => choose({ paper: chosen }),
    )}
  </div>`;
}

/** How wide a page is in the preview, in pixels, and a millimetre there. */
const SMALL = 300;
const MILLIMETRE = 96 / 25.4;

/** The pages, drawn small, each with what is said of it. */
export function previewOf(
  pages: ReadonlyArray<{ label: string; page: TemplateResult }>,
  { width, height }: Size,
  words: PaperWords,
): TemplateResult {
  const scale = SMALL / (width * MILLIMETRE);
  const size = `width: ${SMALL}px; height: ${height * MILLIMETRE * scale}px`;
  return html`<div class="preview" role="group" aria-label=${words.preview} tabindex="0">
    ${pages.map(
      ({ label, page }) =>
        html`<div class="thumb" role="img" aria-label=${label} .style=${size}>
          <div .style="transform: scale(${scale})">${page}</div>
        </div>`,
    )}
  </div>`;
}

/** The buttons that print, where there is something to be printed. */
export function printButtons(
  isEmpty: boolean,
  words: PaperWords,
  print: (areAnswers: boolean) => void,
): TemplateResult {
  return html`<div class="row">
    ${actButton(words.print, !isEmpty, () => print(false), { look: "print" })}
    ${actButton(words.printAnswers, !isEmpty, () => print(true))}
  </div>`;
}
