import { html, nothing, type TemplateResult } from "lit/html.js";
import { provenanceOf } from "../../exports/provenance.ts";
import { asked } from "../../model/reveal.ts";
import { capitalised, worded } from "../../messages/dictionary.ts";
import type { Size } from "../../scene/shapes.ts";
import type { FigureContext } from "../kit/context.ts";
import { qrCode } from "../kit/qr.ts";
import { rulesOf } from "../kit/rules.ts";
import { paperWords } from "./words.ts";

/** What stands on a page besides what is drawn. */
export interface PageText {
  /** The game, and where the name and the date are to be written; on an answer sheet, that it is one. */
  title: string;
  fields: readonly string[];
  isAnswers: boolean;
  answers: string;
  rule: string;
  task: string;
  foot: string;
  /** The version, where there are several. */
  version: string;
  /** Where the same is found on a device of one’s own; nothing where that is not known. */
  link: string;
}

/** The same for the game that is shown, with where it comes from at its foot. */
export function pageText(
  context: FigureContext,
  { notations, ...own }: Pick<PageText, "isAnswers" | "task" | "version"> & { notations: readonly string[] },
): PageText {
  const { state, messages, links, isAlone } = context;
  const { answers, name, date } = paperWords(messages);
  const ruleset = state.catalogue?.rulesets.find(({ id }) => id === state.game?.ruleset);
  return {
    ...own,
    ...{ answers, fields: [name, date], rule: rulesOf(context) ?? "" },
    title: ruleset ? capitalised(worded(messages, ruleset.name)) : "",
    // Whoever opens it has to find the values, too.
    link: isAlone ? "" : new URL(`./#${links.written(asked(state))}`, location.href).href,
    foot: [...notations, own.version, provenanceOf(state).program].filter(Boolean).join(" · "),
  };
}

/** A page, the same on the screen and on paper. */
export function paperPage(
  { title, fields, isAnswers, answers, rule, task, foot, version, link }: PageText,
  { width, height }: Size,
  isWide: boolean,
  pictures: unknown,
): TemplateResult {
  return html`<section
    class="page ${isWide ? "wide" : "upright"} ${isAnswers ? "answers" : ""}"
    .style="width: ${width}mm; height: ${height - ROUNDING}mm"
  >
    <div class="head">
      <h1>${title}${version ? html` <small>${version}</small>` : ""}</h1>
      ${
        isAnswers
          ? html`<strong>${answers}</strong>`
          : html`${fields.map((field) => html`<span class="blank">${field}<i></i></span>`)}
            ${link && link.length <= LONGEST_LINK ? qrCode(link, { label: link, tooLong: "" }) : nothing}`
      }
    </div>
    ${rule ? html`<p>${rule}</p>` : nothing} ${task ? html`<p class="task">${task}</p>` : nothing}
    <div class="pictures">${pictures}</div>
    <p class="foot">${foot}</p>
  </section>`;
}

/** The code of a longer one could not be read from paper. */
const LONGEST_LINK = 500;

/** A page that is higher than its paper by a rounding error would need another sheet. */
const ROUNDING = 0.4;
