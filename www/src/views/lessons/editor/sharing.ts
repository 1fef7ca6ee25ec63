import { html, type TemplateResult } from "lit/html.js";
import { LESSON_FILES, textIn, written, type Lesson } from "../../../model/lessons/lesson.ts";
import { openFile } from "../../../model/lessons/leading.ts";
import { lessons } from "../../../model/lessons/slice.ts";
import { actButton } from "../../kit/button.ts";
import { copyText } from "../../kit/clipboard.ts";
import type { FigureContext } from "../../kit/context.ts";
import { asFileName, download } from "../../kit/download.ts";
import { chooseFile } from "../../kit/chooseFile.ts";
import { lessonWords } from "../words.ts";
import { speaks } from "../../kit/voice.ts";

/** Of which lesson the link was copied, and whether that was allowed. */
let said: { of: Lesson; copied: boolean } | undefined;

/** How a lesson gets out, as a link or a file, and another one in. */
export function lessonSharing(content: Lesson, context: FigureContext): TemplateResult {
  const { state, store, messages, links, redraw } = context;
  const words = lessonWords(messages);
  const { lesson, isKept } = lessons.of(state);
  const fits = lesson !== undefined;
  const copy = async (): Promise<void> => {
    // It begins where the lesson does, whatever is shown now.
    const [first] = content.steps;
    const link = links.write(links.read(`?lesson=${lesson ?? ""}&page=${first?.id ?? ""}`));
    said = { of: content, copied: await copyText(new URL(`./#${link}`, location.href).href) };
    redraw();
  };
  const told = said?.of === content ? said : undefined;
  const copied = told && (told.copied ? words.editor.copied : words.editor.notCopied);
  const warning = isKept === false ? words.editor.notKept : fits ? "" : words.editor.tooLong;
  return html`<span class="out">
    <span ${speaks()}>${copied ?? warning}</span>
    ${actButton(words.editor.copyLink, fits, () => void copy())}
    ${actButton(words.editor.save, true, () => {
      const name = asFileName(textIn(content.title, messages.code));
      download(new Blob([written(content, 2)], { type: "application/json" }), `${name || "lesson"}.json`);
    })}
    ${actButton(words.editor.open, true, () => chooseFile(LESSON_FILES, (text) => void openFile(store, text)))}
  </span>`;
}
