import { nothing, type TemplateResult } from "lit/html.js";
import type { Host } from "../context.ts";
import { dialog } from "../dialog.ts";
import type { PaperChoices } from "./choices.ts";
import { clearPrint } from "./print.ts";
import { paperStyles } from "./styles.ts";

/** A worksheet while it is put together: what has been chosen of it, in a dialog. */
export class PaperSheet<Choices extends PaperChoices> {
  readonly #host: Host;
  #isOpen = false;
  choices: Choices;

  constructor(host: Host, choices: Choices) {
    this.#host = host;
    this.choices = choices;
  }

  open(): void {
    this.#isOpen = true;
    this.#host.redraw();
  }

  readonly choose = (change: Partial<Choices>): void => {
    this.choices = { ...this.choices, ...change };
    // Radio buttons show a choice when their event is over.
    queueMicrotask(this.#host.redraw);
  };

  template(
    { title, close }: { readonly title: string; readonly close: string },
    content: () => TemplateResult,
  ): TemplateResult | typeof nothing {
    if (!this.#isOpen) return nothing;
    const onClose = (): void => {
      this.#isOpen = false;
      this.#host.redraw();
    };
    return dialog({ name: "worksheet", title, close, styles: paperStyles, onClose }, content());
  }

  dispose(): void {
    clearPrint();
  }
}
