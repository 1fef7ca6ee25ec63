import { html, nothing, type TemplateResult } from "lit/html.js";
import { glossaries } from "../../messages/glossary/index.ts";
import type { Context } from "../kit/context.ts";
import { keyRow, keysFor, type Keys } from "../kit/keyList.ts";
import { howToLines } from "../panel/howTo.ts";
import type { Messages } from "./words.ts";
import type { Given } from "../../model/commands.ts";
import { leading } from "../kit/question/commands.ts";
import { COMMANDS } from "../registry.ts";
import { button } from "../kit/button.ts";

/** Where there is more to read, the keys, what every term means, and under which licences all of it is. */
export function help(context: Context<Messages>): TemplateResult {
  const { messages } = context;
  const howTo = context.kept.get(howToLines);
  const { help: words } = messages;
  const glossary = glossaries.in(messages.code);
  return html`${
      howTo.isOpen
        ? nothing
        : button(
            messages.howTo.title,
            (event: Event) => {
              howTo.toggle(true);
              (event.target as HTMLElement).closest<HTMLElement>("[popover]")?.hidePopover();
            },
            { look: "reopen" },
          )
    }
    <p class="documents">
      <a href=${`docs/${messages.code}/index.html`}>${words.documents}</a
      >${messages.colon}${words.documentsSay}
    </p>
    <h2>${words.keys}</h2>
    <dl class="keys">${helpKeys(words, context).map(keyRow)}</dl>
    <h2>${words.glossary}</h2>
    <dl>
      ${Object.values(glossary ?? {}).map(
        ({ name, meaning }) =>
          html`<dt>${name}</dt>
            <dd>${meaning}</dd>`,
      )}
    </dl>
    <p><a href="licences.txt">${words.licences}</a></p>`;
}

/** The keys of the picture, and those of the page. What steps has all its keys where positions are labelled. */
export function helpKeys({ picture, does }: Messages["help"], shown: Given): Keys {
  return [
    [["←", "↑", "→", "↓"], picture.follow],
    [["Enter"], picture.enter],
    [["+", "−", "0"], picture.zoom],
    [["Shift", "← ↑ → ↓"], picture.move],
    [[picture.wheel, picture.fingers], picture.drag],
    [[picture.pointing], picture.shows],
    [["Esc"], picture.close],
    ...keysFor(does, [...COMMANDS, ...leading], { ...shown, lead: { commands: leading, hasStops: true } }),
  ];
}
