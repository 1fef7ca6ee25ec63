import { html, type TemplateResult } from "lit/html.js";
import { everyValue } from "../../model/everyValue.ts";
import { withValues } from "../../scene/scene.ts";
import type { Size } from "../../scene/shapes.ts";
import { paperPage, type PageText } from "./page.ts";
import type { FittedPicture, PaperPolicy } from "./fit.ts";
import { pictureSvg } from "./pictureSvg.ts";
import type { Start } from "./starts.ts";

/** A start on paper. */
export interface PaperPicture {
  start: Start;
  policy: PaperPolicy;
  /** The positions whose values are to be filled in. */
  blanks: ReadonlySet<number>;
  /** The position whose options are asked for, if they are. */
  chosen: number | undefined;
}

/** All that stands on a page. */
export interface PageContent extends PageText {
  pictures: ReadonlyArray<{ picture: PaperPicture; fit: FittedPicture }>;
}

/** A page, the same on the screen and on paper. */
export function sheetPage(content: PageContent, size: Size, isWide: boolean): TemplateResult {
  const { pictures, isAnswers } = content;
  const drawings = pictures.map(
    ({ picture, fit }) =>
      html`<figure>
        ${pictures.length > 1 ? html`<figcaption>${picture.start.label}</figcaption>` : ""}
        ${drawn(picture, fit, isAnswers)}
      </figure>`,
  );
  return paperPage(content, size, isWide, drawings);
}

function drawn(
  { start, policy, blanks, chosen }: PaperPicture,
  fit: FittedPicture,
  isAnswers: boolean,
): TemplateResult {
  const { bare } = fit;
  const isFilled = (position: number): boolean => isAnswers || !blanks.has(position);
  const shown = { ...policy, moves: "all" as const, told: everyValue(start.graph, isFilled) };
  const { frame } = bare;
  const stage = { width: 1, height: 1, letters: frame.letters, betweenRows: 0 };
  // The lines stay as they are, whatever is known of their ends.
  const scene = { ...withValues(bare, start.graph, { ...shown, stage }), edges: bare.edges };
  // Where there are no boxes, what is empty and what is to be filled must differ.
  const isOpen = (position: number): boolean =>
    frame.labels === "position" && blanks.size < start.graph.count && !isFilled(position);
  return pictureSvg(fit, scene, chosen, isOpen);
}
