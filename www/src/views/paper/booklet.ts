// A lesson on paper: its pictures, what is said of them and what is asked, and by itself what is to be answered.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { LOOK, type Exported } from "../../exports/export.ts";
import { provenanceOf } from "../../exports/provenance.ts";
import { svgOf } from "../../exports/svg.ts";
import { effectiveColour } from "../../model/display.ts";
import { isVeiling, textIn, type Lesson, type LessonStep } from "../../model/lessons/lesson.ts";
import { lessons } from "../../model/lessons/slice.ts";
import { judge, sayable } from "../../model/question/position.ts";
import { graphOf } from "../../model/state.ts";
import type { Language } from "../../model/values.ts";
import type { FigureContext, Host } from "../kit/context.ts";
import { askedIn } from "../kit/question/sentence.ts";
import { dataAddress } from "../../exports/svg/address.ts";
import { valueName } from "../kit/valueChoices.ts";
import { paperPage } from "./page.ts";
import { pageSize } from "./paper.ts";
import { paperChoice, previewOf, printButtons, type PaperChoices } from "./paperChoice.ts";
import { print } from "./print.ts";
import { PaperSheet } from "./sheet.ts";
import { paperWords } from "./words.ts";
import type { Words as PaperWords } from "./words.en.ts";
import { speaks } from "../kit/voice.ts";

/** So many steps stand on a page, and so many answers. */
const ON_PAGE = 2;
const ANSWERS = 12;
/** The room for the picture of a step, in pixels of style sheets. */
const ROOM = { width: 690, height: 320 };

/** A step that was opened beside the page, with its picture where it has one. */
interface OpenedStep {
  readonly step: LessonStep;
  readonly shown: Exported;
  readonly picture: string;
}

export class Booklet extends PaperSheet<PaperChoices> {
  #lesson: Lesson | undefined;
  #code: Language | undefined;
  #steps: readonly OpenedStep[] = [];
  #pages: { readonly asked: readonly TemplateResult[]; readonly answers: readonly TemplateResult[] } = {
    asked: [],
    answers: [],
  };

  constructor(host: Host) {
    super(host, { paper: "a4" });
  }

  protected override title({ booklet }: PaperWords): string {
    return booklet;
  }

  protected content(context: FigureContext): TemplateResult {
    const { state, messages } = context;
    const words = paperWords(messages);
    const { content } = lessons.of(state);
    if (content && (content !== this.#lesson || messages.code !== this.#code))
      void this.#open(content, context);
    const all = content?.steps.length ?? 0;
    const isComing = this.#steps.length < all;
    const size = pageSize(this.choices.paper, false);
    this.#pages =
      content && !isComing ? pagesOf(content, this.#steps, size, context) : { asked: [], answers: [] };
    const { asked, answers } = this.#pages;
    const title = textIn(content?.title, messages.code);
    const named = [asked, answers].flatMap((pages, kind) =>
      pages.map((page, index) => ({
        label: words.page({ page: index + 1, pages: pages.length, starts: title, isAnswers: kind === 1 }),
        page,
      })),
    );
    return html`<div class="parts">
      <div class="choose">
        ${paperChoice(this.choices, words, this.choose)}
        <div class="said" ${speaks()}>
          ${isComing ? words.opening({ done: this.#steps.length, all }) : words.whole({ pages: asked.length })}
        </div>
        ${printButtons(asked.length === 0, words, (areAnswers) => this.print(context, areAnswers))}
      </div>
      ${named.length > 0 ? previewOf(named, size, words) : nothing}
    </div>`;
  }

  protected print({ messages }: FigureContext, areAnswers: boolean): void {
    const pages = this.#pages[areAnswers ? "answers" : "asked"];
    if (pages.length > 0) void print(pages, this.choices.paper, false, messages.code);
  }

  /** Opens one step after the other, until another lesson is wanted. */
  async #open(content: Lesson, { messages, shownBy }: FigureContext): Promise<void> {
    this.#lesson = content;
    this.#code = messages.code;
    this.#steps = [];
    for (const step of content.steps) {
      const shown = await shownBy(isVeiling(step.question) ? hiding(step.link) : step.link, ROOM);
      if (this.#lesson !== content || this.#code !== messages.code) return;
      const svg = svgOf(shown, { ...LOOK, theme: "light", hasPaper: false, hasSelection: true });
      this.#steps = [...this.#steps, { step, shown, picture: svg && dataAddress(svg) }];
      this.host.redraw();
    }
  }
}

/** The same with its values hidden, as the lesson hides them until its question is answered. */
function hiding(link: string): string {
  if (/[?&]hide=/.test(link)) return link;
  return `${link}${link.includes("?") ? "&" : "?"}hide=values`;
}

function pagesOf(
  content: Lesson,
  steps: readonly OpenedStep[],
  size: ReturnType<typeof pageSize>,
  context: FigureContext,
): { asked: readonly TemplateResult[]; answers: readonly TemplateResult[] } {
  const { state, messages, links, isAlone } = context;
  const { name, date, answers: answersTitle } = paperWords(messages);
  const title = textIn(content.title, messages.code);
  const link = isAlone ? "" : new URL(`./#${links.written(state)}`, location.href).href;
  const page = (isAnswers: boolean, inside: unknown, place: number): TemplateResult =>
    paperPage(
      {
        ...{ title, isAnswers, answers: answersTitle, rule: "", task: "", version: "" },
        fields: place === 0 ? [name, date] : [],
        link: place === 0 ? link : "",
        foot: [title, String(place + 1), provenanceOf(state).program].join(" · "),
      },
      size,
      false,
      inside,
    );
  const asked = steps.map((opened, place) => stepOnPaper(opened, place, context));
  const answers = steps.flatMap((opened, place) => answerOnPaper(opened, place, context) ?? []);
  return {
    asked: inParts(asked, ON_PAGE).map((part, place) => page(false, part, place)),
    answers: inParts(answers, ANSWERS).map((part, place) =>
      page(true, html`<div class="told">${part}</div>`, place),
    ),
  };
}

function inParts<Item>(all: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  );
}

function stepOnPaper(
  { step: { caption, question }, shown, picture }: OpenedStep,
  place: number,
  context: FigureContext,
): TemplateResult {
  const { code } = context.messages;
  const within = { ...context, state: shown.state };
  const asks = question && (textIn(question.ask, code) || askedIn(question, within));
  const isAsked = question !== undefined && question.kind !== "open";
  return html`<section class="step">
    <p><b>${place + 1}</b> ${textIn(caption, code)}</p>
    ${picture ? html`<img src=${picture} alt=${shown.still?.description ?? shown.state.game?.notation ?? ""} />` : nothing}
    ${asks ? html`<p class="task">${asks}</p>` : nothing}
    ${
      question?.choices
        ? html`<ul>
            ${question.choices.map(({ text }) => html`<li>${textIn(text, code)}</li>`)}
          </ul>`
        : isAsked
          ? html`<p class="line"></p>`
          : nothing
    }
  </section>`;
}

/** What is right, as far as it is known without a move being made, and why; nothing where nothing is asked. */
function answerOnPaper(
  { step: { question }, shown: { state } }: OpenedStep,
  place: number,
  context: FigureContext,
): TemplateResult | undefined {
  if (!question) return undefined;
  const { code } = context.messages;
  const { kind, position = "", choices = [], number, answer } = question;
  const graph = graphOf(state);
  const asked = graph?.indexOf(position);
  const colour = effectiveColour(state);
  const value =
    kind === "value" && graph && asked !== undefined
      ? sayable(graph, asked, colour).find((each) => judge(graph, asked, each, colour).isRight)
      : undefined;
  const right = [
    ...choices.filter((each) => each.right).map(({ text }) => textIn(text, code)),
    ...(number === undefined ? [] : [String(number)]),
    ...(value === undefined ? [] : [`${position}: ${valueName(value, { ...context, state })}`]),
  ].join("; ");
  return html`<p>
    <b>${place + 1}</b> ${right ? html`<strong>${right}</strong> ` : nothing}${textIn(answer, code)}
  </p>`;
}
