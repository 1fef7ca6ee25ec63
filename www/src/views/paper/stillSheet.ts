// A worksheet with the picture of whatever view: what is hidden in it is to be found, and stands on the answer sheet.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { LOOK } from "../../exports/export.ts";
import { svgOf } from "../../exports/svg.ts";
import { FILE_MARGIN } from "../../exports/drawing.ts";
import { answered } from "../../model/reveal.ts";
import type { Size } from "../../scene/shapes.ts";
import type { Still } from "../../scene/still.ts";
import type { FigureContext, Host } from "../kit/context.ts";
import { rulesOf } from "../kit/rules.ts";
import { dataAddress } from "../../exports/svg/address.ts";
import { exportedOf } from "../kit/saving.ts";
import { pageText, paperPage } from "./page.ts";
import { pageSize, roomFor, type Paper } from "./paper.ts";
import { paperChoice, previewOf, printButtons, type PaperChoices } from "./paperChoice.ts";
import { print } from "./print.ts";
import { PaperSheet } from "./sheet.ts";
import { paperWords } from "./words.ts";
import { speaks } from "../kit/voice.ts";

/** A pixel of style sheets in millimetres. */
const PIXEL = 25.4 / 96;
/** How much larger a picture may be than it is laid out. */
const ENLARGED = 1.4;
/** The side of a cell in millimetres: where a hand can write, where it does so with ease, and at most. */
const SIDE = { least: 4, easy: 8, most: 14 };

/** The pictures on a page turned one way, of what is asked and of the answers. */
interface StillLayout {
  stills: readonly Still[];
  page: Size;
  isWide: boolean;
  /** A pixel of them in millimetres. */
  unit: number;
  /** How wide a cell is, in millimetres, where there are cells. */
  side: number | undefined;
}

export class StillSheet extends PaperSheet<PaperChoices> {
  #pages: readonly TemplateResult[] = [];
  #laid: { of: readonly unknown[]; layout?: StillLayout | undefined; isComing: boolean } | undefined;

  constructor(host: Host) {
    super(host, { paper: "a4" });
  }

  protected content(context: FigureContext): TemplateResult {
    const { state, messages } = context;
    const words = paperWords(messages);
    const { layout, isComing } = this.#layout(context);
    const isNarrow = layout?.side !== undefined && layout.side < SIDE.least;
    const pages = layout && !isNarrow ? pagesOf(layout, context) : [];
    this.#pages = pages;
    const starts = state.game?.notation ?? "";
    const named = pages.map((page, index) => ({
      label: words.page({ page: 1, pages: 1, starts, isAnswers: index > 0 }),
      page,
    }));
    return html`<div class="parts">
      <div class="choose">
        ${paperChoice(this.choices, words, this.choose)}
        <div class="said" ${speaks()}>
          ${isComing ? words.coming : said(layout, pages.length / 2, context)}
        </div>
        ${printButtons(pages.length === 0, words, (areAnswers) => this.print(context, areAnswers))}
      </div>
      ${layout && !isNarrow ? previewOf(named, layout.page, words) : nothing}
    </div>`;
  }

  protected print({ messages }: FigureContext, areAnswers: boolean): void {
    const page = this.#pages[areAnswers ? 1 : 0];
    const isWide = this.#laid?.layout?.isWide === true;
    if (page) void print([page], this.choices.paper, isWide, messages.code);
  }

  /** It is laid out again where anything about it is different. */
  #layout(context: FigureContext): { layout?: StillLayout | undefined; isComing: boolean } {
    const { state, messages } = context;
    const of = [state.game, state.shares, state.selected, state.explanation, messages, this.choices.paper];
    const last = this.#laid;
    if (last && of.every((each, place) => each === last.of[place])) return last;
    const asked = { of, isComing: true };
    this.#laid = asked;
    void laidOn(this.choices.paper, context).then((layout) => {
      if (this.#laid !== asked) return;
      this.#laid = { of, layout, isComing: false };
      this.host.redraw();
    });
    return asked;
  }
}

/** The page is turned so that a hand has more room, and else held upright. */
async function laidOn(paper: Paper, context: FigureContext): Promise<StillLayout | undefined> {
  const [upright, wide] = await Promise.all(
    [false, true].map((isWide) => turned(pageSize(paper, isWide), isWide, context)),
  );
  return upright && wide && ease(wide) > ease(upright) ? wide : upright;
}

const ease = ({ side, unit }: StillLayout): number => Math.min(side ?? unit, SIDE.easy);

async function turned(page: Size, isWide: boolean, context: FigureContext): Promise<StillLayout | undefined> {
  const { state, store, messages, stillOf } = context;
  const rule = rulesOf(context) ?? "";
  const roomBelow = (task: string): Size => roomFor(1, page, isWide, [rule, task]);
  const { width, height } = roomBelow(rule);
  const stage = { width: width / PIXEL, height: height / PIXEL };
  const of = { solver: store.solver, messages, stage, isByHand: true };
  const stills = await Promise.all([state, answered(state)].map((each) => stillOf({ ...of, state: each })));
  const [asked, answers] = stills;
  if (!asked || !answers) return undefined;
  const { task = "", side } = asked.exercise ?? {};
  const room = roomBelow(task);
  const most = side === undefined ? ENLARGED * PIXEL : SIDE.most / side;
  const unit = [asked, answers].reduce(
    (least, still) =>
      Math.min(
        least,
        room.width / (still.width + 2 * FILE_MARGIN),
        room.height / (still.height + 2 * FILE_MARGIN),
      ),
    most,
  );
  return { stills: [asked, answers], page, isWide, unit, side: side && side * unit };
}

function pagesOf({ stills, page, isWide, unit }: StillLayout, context: FigureContext): TemplateResult[] {
  const { game } = context.state;
  const [asked] = stills;
  return stills.map((still, index) => {
    const { task = "" } = asked?.exercise ?? {};
    const own = { isAnswers: index > 0, task, version: "", notations: [game?.notation ?? ""] };
    const svg = svgOf({ ...exportedOf(context), still }, { ...LOOK, hasPaper: false, hasSelection: false });
    const width = (still.width + 2 * FILE_MARGIN) * unit;
    const picture = html`<img
      src=${dataAddress(svg)}
      alt=${still.description}
      .style=${`width: ${width}mm`}
    />`;
    return paperPage(pageText(context, own), page, isWide, picture);
  });
}

/** How large the cells are, or why there are none. */
function said(layout: StillLayout | undefined, pages: number, { messages }: FigureContext): string {
  const words = paperWords(messages);
  if (!layout) return words.noPicture;
  if (layout.side === undefined) return words.whole({ pages });
  const side = messages.number(Math.floor(layout.side * 10) / 10);
  return pages === 0 ? words.narrow({ side, least: SIDE.least }) : words.cells({ pages, side });
}
