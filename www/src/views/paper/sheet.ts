import type { TemplateResult } from "lit/html.js";
import { keyOf } from "../../model/commands.ts";
import { openSheet } from "../../model/sheets.ts";
import type { FigureContext, Host } from "../kit/context.ts";
import { dialog } from "../kit/dialog.ts";
import type { PaperChoices } from "./paperChoice.ts";
import { clearPrint } from "./print.ts";
import { paperStyles } from "./styles.ts";
import type { Words as PaperWords } from "./words.en.ts";
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

  /** Prints what is asked, or the answers by themselves: on the backs of the sheets nobody wants them. */
  protected abstract print(context: FigureContext, areAnswers: boolean): void;

  protected title({ title }: PaperWords): string {
    return title;
  }

  template(context: FigureContext): TemplateResult {
    const words = paperWords(context.messages);
    const onClose = (): void => openSheet(this.host.store, undefined);
    const onKey = (event: KeyboardEvent): void => {
      if (keyOf(event) !== "Control+p") return;
      event.preventDefault();
      this.print(context, false);
    };
    return dialog(
      {
        name: "worksheet",
        title: this.title(words),
        close: words.close,
        styles: paperStyles,
        onClose,
        onKey,
      },
      this.content(context),
    );
  }

  dispose(): void {
    clearPrint();
  }
}
