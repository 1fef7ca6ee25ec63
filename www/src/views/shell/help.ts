import { html, nothing, type TemplateResult } from "lit/html.js";
import { glossaries } from "../../messages/glossary/index.ts";
import type { Context } from "../kit/context.ts";
import { howToLines } from "../panel/howTo.ts";
import type { Messages } from "./en.ts";

/** Where there is more to read, the keys, what every term means, and under which licences all of it is. */
export function help(context: Context<Messages>): TemplateResult {
  const { messages } = context;
  const howTo = context.kept.get(howToLines);
  const { help: words } = messages;
  const glossary = glossaries.in(messages.code);
  return html`${
      howTo.isOpen
        ? nothing
        : html`<button
            type="button"
            class="reopen"
            @click=${(event: Event) => {
              howTo.toggle(true);
              (event.target as HTMLElement).closest<HTMLElement>("[popover]")?.hidePopover();
            }}
          >
            ${messages.howTo.title}
          </button>`
    }
    <p class="documents">
      <a href=${`docs/${messages.code}/index.html`}>${words.documents}</a
      >${messages.code === "zh" ? "：" : ": "}${words.documentsSay}
    </p>
    <h2>${words.keys}</h2>
    <dl class="keys">
      ${words.keyList.map(
        ([keys, what]) =>
          html`<dt>${keys}</dt>
            <dd>${what}</dd>`,
      )}
    </dl>
    <h2>${words.glossary}</h2>
    <dl>
      ${Object.values(glossary ?? {}).map(
        ([name, meaning]) =>
          html`<dt>${name}</dt>
            <dd>${meaning}</dd>`,
      )}
    </dl>
    <p><a href="licences.txt">${words.licences}</a></p>`;
}
