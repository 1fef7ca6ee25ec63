import type { TemplateResult } from "lit/html.js";
import type { Language } from "../../../model/values.ts";
import { button } from "../button.ts";
import { copyText } from "../clipboard.ts";
import { wordsBy } from "./words.all.ts";

interface Copying {
  readonly language: Language;
  /** What became of it. */
  readonly say: (sentence: string) => void;
  /** What is written on the button, where that is more than that it copies. */
  readonly label?: string;
}

/** Copies a text that stands above the buttons with it; where that is not allowed it is selected. */
export function copyButton(text: string, { language, say, label }: Copying): TemplateResult {
  const words = wordsBy[language];
  return button(
    label ?? words.copy,
    async ({ currentTarget }: Event) => {
      const shown = (currentTarget as Element).closest(".buttons")?.previousElementSibling;
      const isCopied = await copyText(text);
      if (!isCopied) areaIn(shown)?.select();
      say(isCopied ? words.copied : words.notCopied);
    },
    label === undefined ? { look: "go" } : {},
  );
}

/** The field itself, or the one in its label. */
function areaIn(shown: Element | null | undefined): HTMLTextAreaElement | null | undefined {
  return shown instanceof HTMLTextAreaElement ? shown : shown?.querySelector("textarea");
}
