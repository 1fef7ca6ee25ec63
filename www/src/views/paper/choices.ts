import { html, nothing, type TemplateResult } from "lit/html.js";
import { graphOf } from "../../model/state.ts";
import type { FigureContext } from "../kit/context.ts";
import { sentenceOf } from "../boards/faults.ts";
import type { FaultSentence } from "../kit/textField.ts";
import { paperChoice, previewOf, printButtons } from "./paperChoice.ts";
import { segments } from "../kit/segments.ts";
import { textField } from "../kit/textField.ts";
import { kitMessages } from "../kit/words.ts";
import { BLANKS, chosenIn, versionName } from "./blanks.ts";
import type { WorksheetChoices, Print } from "./content.ts";
import { sheetPage } from "./pages.ts";
import type { Further } from "./starts.ts";
import { paperWords } from "./words.ts";
import { button } from "../kit/button.ts";
import { speaks } from "../kit/voice.ts";

/** What is chosen, and what comes of it. */
interface WorksheetDialogInput {
  choices: WorksheetChoices;
  choose: (change: Partial<WorksheetChoices>) => void;
  further: Further;
  type: (text: string) => void;
  print: Print;
  isComing: boolean;
  /** A start to take instead of the first that is too large. */
  instead: string | undefined;
  onPrint: (areAnswers: boolean) => void;
}

/** What there is to choose of a worksheet, and its pages drawn small. */
export function worksheetChoices(context: FigureContext, given: WorksheetDialogInput): TemplateResult {
  const { messages } = context;
  const { print, onPrint } = given;
  const words = paperWords(messages);
  const isEmpty = print.contents.length === 0;
  return html`<div class="parts">
    <div class="choose">
      ${blanksChoice(context, given)} ${paperChoice(given.choices, words, given.choose)}
      ${startsField(context, given)}
      <div class="said" ${speaks()}>${said(context, given)}</div>
      ${tooLarge(context, given)} ${printButtons(isEmpty, words, onPrint)}
    </div>
    ${preview(context, given)}
  </div>`;
}

function blanksChoice(
  { state, messages }: FigureContext,
  { choices: { blanks, version }, choose }: WorksheetDialogInput,
): TemplateResult {
  const words = paperWords(messages);
  const graph = graphOf(state);
  const chosen = graph?.label(chosenIn(graph, state.selected)) ?? "";
  const names = { ...words.blank, options: words.blank.options({ name: chosen }) };
  return html`<div class="row">
    <span class="of" aria-hidden="true">${words.blanks}</span>
    ${segments(
      "worksheet-blanks",
      words.blanks,
      blanks,
      BLANKS.map((value) => ({ value, label: names[value] })),
      (chosen) => choose({ blanks: chosen }),
    )}
    ${
      blanks === "some"
        ? html`<span class="version">
            <span ${speaks()}>${words.version({ name: versionName(version) })}</span>
            ${button(words.others, () => choose({ version: version + 1 }))}
          </span>`
        : nothing
    }
  </div>`;
}

function startsField(context: FigureContext, { further, type }: WorksheetDialogInput): TemplateResult {
  const words = paperWords(context.messages);
  return textField({
    id: "worksheet-starts",
    label: words.starts,
    hint: words.startsHint,
    text: further.text,
    fault: faultOf(context, further),
    onInput: type,
  });
}

/** Why what is typed are no starts; the words for it may be fetched first. */
function faultOf({ state, messages }: FigureContext, { fault }: Further): FaultSentence | undefined {
  if (!fault) return undefined;
  const words = paperWords(messages);
  if (fault === "too-many") return { sentence: words.tooMany, span: undefined };
  const all = kitMessages.in(messages.code);
  return (
    all && { sentence: sentenceOf(fault.error, { state, messages: all }, words.starts), span: fault.span }
  );
}

/** How many pages there are, and how large what is on them is. */
function said({ messages }: FigureContext, { print, isComing }: WorksheetDialogInput): string {
  const words = paperWords(messages);
  if (isComing) return words.coming;
  const fits = print.pages.flat().map(({ fit }) => fit);
  if (fits.length === 0) return "";
  const least = (values: number[]): string =>
    messages.number(Math.floor(10 * Math.min(...values) + 1e-6) / 10);
  return words.sizes({
    pages: print.pages.length,
    width: least(fits.map(({ box }) => box.width)),
    height: least(fits.map(({ box }) => box.height)),
    points: least(fits.map(({ points }) => points)),
  });
}

/** The starts that fit on no page, and what to take instead. */
function tooLarge(
  context: FigureContext,
  { print, instead, further, type }: WorksheetDialogInput,
): TemplateResult | typeof nothing {
  const { state, messages } = context;
  const words = paperWords(messages);
  const { picture } = state;
  const all = picture.kind === "refused" ? kitMessages.in(messages.code) : undefined;
  const refused =
    picture.kind === "refused" && all ? sentenceOf(picture.error, { state, messages: all }) : "";
  const sentences = print.tooLarge.map(({ start }) =>
    words.tooLarge({ name: start.label, positions: start.graph.count }),
  );
  if (sentences.length === 0 && !refused) return nothing;
  return html`<div class="large">
    ${refused ? html`<p>${refused}</p>` : nothing} ${sentences.map((sentence) => html`<p>${sentence}</p>`)}
    ${
      instead === undefined
        ? nothing
        : html`<p>
            ${words.largest}
            ${button(words.instead({ name: instead }), () => type(`${further.text} ${instead}`.trim()))}
          </p>`
    }
  </div>`;
}

function preview({ messages }: FigureContext, { print }: WorksheetDialogInput): TemplateResult {
  const words = paperWords(messages);
  const { contents, page, isWide } = print;
  const pages = contents.map((content, index) => {
    const names = content.pictures.map(({ picture }) => picture.start.label);
    const label = words.page({
      page: (index % print.pages.length) + 1,
      pages: print.pages.length,
      starts: names.join(words.and),
      isAnswers: content.isAnswers,
    });
    return { label, page: sheetPage(content, page, isWide) };
  });
  return previewOf(pages, page, words);
}
