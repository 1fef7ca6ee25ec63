import { html, nothing, type TemplateResult } from "lit/html.js";
import { hasPicture, labelOf, type Export, type Exported, type Look } from "../../exports/export.ts";
import { TooLarge } from "../../exports/png/size.ts";
import { EXPORTS } from "../../exports/registry.ts";
import { phoneSvg, svg } from "../../exports/svg.ts";
import { columnsIn } from "../../model/columns.ts";
import { rowsOf, type FileRow } from "../../exports/rows.ts";
import { LONGEST_ADDRESS } from "../../model/link.ts";
import { recordOf } from "../../model/record.ts";
import { graphOf } from "../../model/state.ts";
import type { FigureContext } from "../kit/context.ts";
import { check, choicesOf, select, textArea } from "../kit/controls.ts";
import { download } from "../kit/download.ts";
import { qrCode } from "../kit/qr.ts";
import { fileName, fileOf, save } from "../kit/saving.ts";
import { copyPicture, copyText } from "../kit/clipboard.ts";
import { copyButton } from "../kit/copying/copyButton.ts";
import type { Way } from "./choices.ts";
import { elementText, onPhone, pictureText } from "../../exports/element.ts";
import { frameText, linkText, type Shared } from "./snippets.ts";
import type { Words as ShareWords } from "./words.en.ts";
import { shareWords } from "./words.ts";
import { button } from "../kit/button.ts";

interface ShareDialogInput {
  way: Way;
  shared: Shared;
  exported: Exported;
  look: Look;
  chooseLook: (change: Partial<Look>) => void;
  isInside: boolean;
  chooseInside: (isInside: boolean) => void;
  chooseFollows: (follows: boolean) => void;
  /** Leads to how it is cited. */
  cite: (event: Event) => void;
  /** Says what came of a press. */
  say: (sentence: string) => void;
}

const TEXTS: Readonly<Record<Way, (shared: Shared) => string>> = {
  link: linkText,
  frame: frameText,
  element: elementText,
  picture: pictureText,
};

/** The code, to be copied by one press, and the files. */
export function output({ messages, isAlone }: FigureContext, given: ShareDialogInput): TemplateResult {
  const { way, shared, say, exported } = given;
  const words = shareWords(messages);
  const text = TEXTS[way](shared);
  if (way !== "picture" && shared.page.length > LONGEST_ADDRESS) return tooLong(exported, words);
  const hasCode = !isAlone && (way !== "picture" || hasPicture(exported));
  const send = (navigator as { share?: Navigator["share"] }).share;
  return html`${
    hasCode
      ? html`${textArea(words.code, text, way === "link" ? 2 : 5, undefined, { isSpoken: true, holds: "notation" })}
          <p class="buttons">
            ${copyButton(text, { language: messages.code, say })}
            ${way === "link" ? button(words.cite, given.cite, { opens: "dialog" }) : nothing}
            ${
              way === "link" && send
                ? button(words.send, () => {
                    // Whoever closes the system's sheet has done nothing wrong.
                    send
                      .call(navigator, { title: shared.caption.title, url: linkText(shared) })
                      .catch(() => undefined);
                  })
                : nothing
            }
          </p>`
      : nothing
  }
  ${way === "link" && hasCode ? qrCode(text, words.qr) : nothing}
  ${way === "link" && exported.state.line.positions.length > 1 ? record(given, messages) : nothing}
  ${way === "frame" ? check(words.follows, shared.follows, given.chooseFollows) : nothing}
  ${!isAlone && (way === "element" || way === "picture") ? inside(given, messages) : nothing}
  ${way === "picture" ? files(given, messages) : nothing}`;
}

/** A graph that no address holds leaves as a file. */
function tooLong({ state }: Exported, words: ShareWords): TemplateResult {
  const [arrows = ""] = Object.values(state.game?.params ?? {}).filter((value) => typeof value === "string");
  return html`<p class="about">${words.tooLong}</p>
    <p class="buttons">
      ${button(words.saveGraph, () => download(new Blob([arrows], { type: "text/plain" }), "graph.txt"))}
    </p>`;
}

/** The game as it was played, as text. */
function record({ exported, say }: ShareDialogInput, messages: FigureMessages): TemplateResult {
  const words = shareWords(messages);
  const text = recordOf(exported.state);
  return html`${textArea(words.record, text, 2, undefined, { look: "record", holds: "notation" })}
    <p class="buttons">${copyButton(text, { language: messages.code, say, label: words.copyRecord })}</p>`;
}

type FigureMessages = FigureContext["messages"];

/** Whether the picture is in the code, or a file beside the page. */
function inside(given: ShareDialogInput, messages: FigureMessages): unknown {
  const { way, isInside, chooseInside, exported } = given;
  const words = shareWords(messages);
  if (!svg.applies(exported)) return nothing;
  return html`${select(
    words.inside,
    isInside ? "code" : "file",
    choicesOf(["code", "file"], words.insides),
    (chosen) => chooseInside(chosen === "code"),
    { look: "row" },
  )}
  ${isInside ? nothing : way === "element" ? besidePage(given, words) : html`<p class="about">${words.fileHint({ name: fileName(svg, exported) })}</p>`}`;
}

/** The pictures of an element as files, to be put beside the page. */
function besidePage(given: ShareDialogInput, words: ShareWords): TemplateResult {
  const { exported, look } = given;
  const narrow = onPhone(exported);
  const saving = (kind: Export, drawn: Exported): TemplateResult =>
    button(fileName(kind, drawn), () => done(save(kind, drawn, look), given, words));
  return html`<p class="about">${words.filesHint({ files: narrow ? 2 : 1 })}</p>
    <p class="buttons">${saving(svg, exported)} ${narrow ? saving(phoneSvg, narrow) : nothing}</p>`;
}

/** Says why a file was not made. */
function done(work: Promise<unknown>, { say }: ShareDialogInput, words: ShareWords): void {
  work.catch((cause: unknown) => {
    if (cause instanceof TooLarge) say(words.tooLarge({ scale: cause.scale }));
    else say(words.notMade({ why: cause instanceof Error ? cause.message : String(cause) }));
  });
}

/** So many pixels of a PNG stand for one of the picture. */
const SCALES = [1, 2, 3, 4];

function files(given: ShareDialogInput, messages: FigureMessages): TemplateResult {
  const { exported, look, chooseLook, say } = given;
  const words = shareWords(messages);
  const of = (what: Export["of"]): readonly Export[] =>
    EXPORTS.filter((each) => each.of === what && each.applies(exported));
  const saving = (each: Export): TemplateResult =>
    button(labelOf(each, exported.words), () => done(save(each, exported, look), given, words));
  const png = EXPORTS.find(({ id }) => id === "png");
  const graph = graphOf(exported.state);
  return html`${
    of("picture").length === 0
      ? nothing
      : html`<fieldset>
          <legend>${words.save}</legend>
          <p class="buttons">
            ${of("picture").map(saving)}
            ${
              png?.applies(exported)
                ? button(
                    words.copyPicture,
                    async () => {
                      const isCopied = await copyPicture(fileOf(png, exported, look));
                      say(isCopied ? words.copied : words.notAllowed);
                    },
                    { look: "quiet" },
                  )
                : nothing
            }
          </p>
          ${check(words.selection, look.hasSelection, (hasSelection) => chooseLook({ hasSelection }))}
          ${check(words.paper, look.hasPaper, (hasPaper) => chooseLook({ hasPaper }))}
          ${
            png?.applies(exported)
              ? select(
                  words.scale,
                  String(look.scale),
                  SCALES.map((scale) => ({ value: String(scale), label: `${scale}×` })),
                  (scale) => chooseLook({ scale: Number(scale) }),
                  { look: "row" },
                )
              : nothing
          }
          ${
            of("picture").some(({ id }) => id === "tikz")
              ? check(words.fragment, look.isFragment, (isFragment) => chooseLook({ isFragment }))
              : nothing
          }
        </fieldset>`
  }
  ${
    graph
      ? html`<fieldset>
          <legend>${words.table}</legend>
          <p class="buttons">
            ${of("table").map(saving)}
            ${button(
              words.copyTable,
              async () => {
                const isCopied = await copyText(rowsText(exported));
                say(isCopied ? words.copied : words.notAllowed);
              },
              { look: "quiet" },
            )}
          </p>
        </fieldset>`
      : nothing
  }`;
}

/** The table as spreadsheets take it from the clipboard: tabs between the columns. */
function rowsText({ state }: Exported): string {
  const graph = graphOf(state);
  if (!graph) return "";
  const columns = columnsIn(state, graph);
  const cell = (value: FileRow[keyof FileRow] = ""): string =>
    typeof value === "object" ? value.join(" ") : String(value);
  const rows = rowsOf(state).map((row) => columns.map((column) => cell(row[column])).join("\t"));
  return `${[columns.join("\t"), ...rows].join("\n")}\n`;
}
