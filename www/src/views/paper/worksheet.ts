import type { TemplateResult } from "lit/html.js";
import { subjectOf } from "../../model/opening/request.ts";
import type { FigureContext, Host } from "../kit/context.ts";
import { print } from "./print.ts";
import { PaperSheet } from "./sheet.ts";
import { worksheetChoices } from "./choices.ts";
import { fitsAlone, printed, type WorksheetChoices, type Print } from "./content.ts";
import { sheetPage } from "./pages.ts";
import {
  explored,
  largestFitting,
  NO_FURTHER,
  ownStart,
  typedStarts,
  type Further,
  type Start,
} from "./starts.ts";

/** So many further starts, and no more. */
const MOST_STARTS = 8;
/** Typing must pause for this long before the starts are read. */
const PAUSE_MS = 300;

/** A worksheet while it is put together. */
export class Worksheet extends PaperSheet<WorksheetChoices> {
  #further = NO_FURTHER;
  /** What belongs to another game is none of this one's. */
  #subject = "";
  #turn = 0;
  #pages: Print | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What to take instead of a start that fits on no page; nothing while it is looked for, or where there is none. */
  readonly #instead = new WeakMap<
    Start["graph"],
    { paper: WorksheetChoices["paper"]; label?: string | undefined }
  >();

  constructor(host: Host) {
    super(host, { blanks: "all", version: 0, paper: "a4" });
  }

  override dispose(): void {
    this.#turn++;
    clearTimeout(this.#timer);
    super.dispose();
  }

  protected content(context: FigureContext): TemplateResult {
    const { choices: chosen, choose } = this;
    const subject = subjectOf(context.state.game);
    if (subject !== this.#subject) this.#further = NO_FURTHER;
    this.#subject = subject;
    const own = ownStart(context.state);
    const starts = [...(own ? [own] : []), ...this.#further.starts];
    const pages = printed(starts, chosen, context);
    this.#pages = pages;
    const [first] = pages.tooLarge;
    return worksheetChoices(context, {
      choices: chosen,
      choose,
      further: this.#further,
      type: (text) => this.#type(text),
      print: pages,
      isComing: (!own && context.state.picture.kind !== "refused") || this.#further.isComing,
      instead: first && this.#insteadOf(first.start, context),
      onPrint: (areAnswers) => this.print(context, areAnswers),
    });
  }

  protected print({ messages }: FigureContext, areAnswers: boolean): void {
    if (!this.#pages) return;
    const { contents, page, isWide } = this.#pages;
    const sheets = contents.filter(({ isAnswers }) => isAnswers === areAnswers);
    const pages = sheets.map((content) => sheetPage(content, page, isWide));
    if (pages.length > 0) void print(pages, this.choices.paper, isWide, messages.code);
  }

  #type(text: string): void {
    this.#turn++;
    const hasAny = text.trim() !== "";
    this.#further = { text, starts: [], fault: undefined, isComing: hasAny };
    clearTimeout(this.#timer);
    if (hasAny) this.#timer = setTimeout(() => void this.#explore(text), PAUSE_MS);
    this.host.redraw();
  }

  async #explore(text: string): Promise<void> {
    const turn = this.#turn;
    const { store, redraw } = this.host;
    const { game } = store.state;
    const typed = typedStarts(text);
    const starts: Start[] = [];
    let fault: Further["fault"] = typed.length > MOST_STARTS ? "too-many" : undefined;
    for (const each of typed.slice(0, MOST_STARTS)) {
      if (!game || fault) break;
      const found = await explored(store, game, each);
      if (turn !== this.#turn) return;
      if ("error" in found) fault = found;
      else starts.push(found);
    }
    this.#further = { text, starts, fault, isComing: false };
    redraw();
  }

  /** The largest start that fits where this one does not; it is looked for once for each paper. */
  #insteadOf(start: Start, context: FigureContext): string | undefined {
    const { graph } = start;
    const known = this.#instead.get(graph);
    const { choices } = this;
    const { paper } = choices;
    if (known?.paper === paper) return known.label;
    const { store, redraw } = this.host;
    this.#instead.set(graph, { paper });
    void largestFitting(store, start, (smaller) => fitsAlone(smaller, choices, context)).then((label) => {
      this.#instead.set(graph, { paper, label });
      redraw();
    });
    return undefined;
  }
}
