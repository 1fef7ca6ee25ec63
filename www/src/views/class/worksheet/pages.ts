import { html, type TemplateResult } from "lit/html.js";
import { withValues } from "../../../scene/scene.ts";
import type { Size } from "../../../scene/shapes.ts";
import type { Fit, PaperPolicy } from "./fit.ts";
import { pictureSvg } from "./pictureSvg.ts";
import type { Start } from "./starts.ts";

/** A start on paper. */
export interface Picture {
  start: Start;
  policy: PaperPolicy;
  /** The positions whose values are to be filled in. */
  blanks: ReadonlySet<number>;
  /** The position whose options are asked for, if they are. */
  chosen: number | undefined;
}

/** All that stands on a page. */
export interface PageContent {
  /** The game, and where the name and the date are to be written; on an answer sheet, that it is one. */
  title: string;
  fields: readonly string[];
  isAnswers: boolean;
  answers: string;
  rule: string;
  task: string;
  pictures: ReadonlyArray<{ picture: Picture; fit: Fit }>;
  foot: string;
  /** The version, where there are several. */
  version: string;
}

/** A page, the same on the screen and on paper. */
export function sheetPage(content: PageContent, { width, height }: Size, isWide: boolean): TemplateResult {
  const { title, fields, isAnswers, answers, rule, task, pictures, foot, version } = content;
  return html`<section
    class="page ${isWide ? "wide" : "upright"} ${isAnswers ? "answers" : ""}"
    .style="width: ${width}mm; height: ${height - ROUNDING}mm"
  >
    <div class="head">
      <h1>${title}${version ? html` <small>${version}</small>` : ""}</h1>
      ${
        isAnswers
          ? html`<strong>${answers}</strong>`
          : fields.map((field) => html`<span class="blank">${field}<i></i></span>`)
      }
    </div>
    <p>${rule}</p>
    <p class="task">${task}</p>
    <div class="pictures">
      ${pictures.map(
        (each) =>
          html`<figure>
            ${pictures.length > 1 ? html`<figcaption>${each.picture.start.label}</figcaption>` : ""}
            ${drawn(each.picture, each.fit, isAnswers)}
          </figure>`,
      )}
    </div>
    <p class="foot">${foot}</p>
  </section>`;
}

/** A page that is higher than its paper by a rounding error would need another sheet. */
const ROUNDING = 0.4;

function drawn({ start, policy, blanks, chosen }: Picture, fit: Fit, isAnswers: boolean): TemplateResult {
  const { bare } = fit;
  const isKnown = (position: number): boolean => isAnswers || !blanks.has(position);
  const shown = { ...policy, moves: "all" as const, hidden: { isKnown, showsNumbers: false } };
  const { frame } = bare;
  const stage = { width: 1, height: 1, letters: frame.letters, betweenRows: 0 };
  // The lines stay as they are, whatever is known of their ends.
  const scene = { ...withValues(bare, start.graph, { ...shown, stage }), edges: bare.edges };
  // Where there are no boxes, what is empty and what is to be filled must differ.
  const isOpen = (position: number): boolean =>
    frame.labels === "position" && blanks.size < start.graph.count && !isKnown(position);
  return pictureSvg(fit, scene, chosen, isOpen);
}
