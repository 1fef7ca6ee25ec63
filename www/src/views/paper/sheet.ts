import type { TemplateResult } from "lit/html.js";
import { openSheet } from "../../model/sheets.ts";
import type { FigureContext, Host } from "../kit/context.ts";
import { dialog } from "../kit/dialog.ts";
import type { PaperChoices } from "./paperChoice.ts";
import { clearPrint } from "./print.ts";
import { paperStyles } from "./styles.ts";
import { paperWords } from "./words.ts";

/** A worksheet while it is put together: what has been chosen of it, in a dialog. */
export abstract class PaperSheet<Choices extends PaperChoices> {
  protected readonly host: Host;
  choices: Choices;

  constructor(host: Host, choices: Choices) {
    this.host = host;
    this.choices = choices;
  }

  readonly choose = (change: Partial<Choices>): void => {
    this.choices = { ...this.choices, ...change };
    // Radio buttons show a choice when their event is over.
    queueMicrotask(this.host.redraw);
  };

  /** What there is to choose, and the pages drawn small. */
  protected abstract content(context: FigureContext): TemplateResult;

  template(context: FigureContext): TemplateResult {
    const { title, close } = paperWords(context.messages);
    const onClose = (): void => openSheet(this.host.store, undefined);
    return dialog({ name: "worksheet", title, close, styles: paperStyles, onClose }, this.content(context));
  }

  dispose(): void {
    clearPrint();
  }
}
