import { html, nothing, type TemplateResult } from "lit/html.js";
import { appearance, chooseLanguage } from "../../model/appearance.ts";
import { named } from "../../model/commands.ts";
import { openSheet } from "../../model/sheets.ts";
import { worded } from "../../messages/dictionary.ts";
import type { Theme } from "../../model/values.ts";
import { languages, nextLanguage } from "../../model/languages.ts";
import type { Context } from "../kit/context.ts";
import { fieldControl, fieldLabel } from "../kit/controls.ts";
import { finding } from "../palette/commands.ts";
import { sheet } from "../kit/sheet.ts";
import { gameForm } from "../form/gameForm.ts";
import type { Messages } from "./words.ts";
import { Lazy } from "../../loading/lazy.ts";
import { parts } from "../../loading/texts.lazy.ts";
import { button } from "../kit/button.ts";

/** What opens from the header, fetched when the first of it is opened. */
const sheets = new Lazy(parts.sheet, () => import("./sheets.ts"));

/** One line: what this is, the game to draw, examples and help, colours and the language. */
export function header(context: Context<Messages>): TemplateResult {
  const { state, messages, store } = context;
  const next = nextLanguage(messages.code);
  return html`<header class=${state.isOpening ? "opening" : ""}>
    <h1 title=${messages.tagline}>${messages.title}</h1>
    ${state.draft.ruleset ? gameForm(context) : html`<span class="game"></span>`}
    <div class="tools">
      ${findButton(context)}
      ${
        state.game
          ? button(
              html`<svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path d="M8,10V2M5,4.5L8,1.5L11,4.5M4,7H2.5V14H13.5V7H12"></path>
              </svg>`,
              () => openSheet(store, "share"),
              { look: "quiet share", opens: "dialog", named: messages.share, title: messages.share },
            )
          : nothing
      }
      ${exampleMenu(context)} ${helpButton(context)} ${themeChoice(context)}
      <button
        type="button"
        class="quiet language"
        lang=${languages[next].tag}
        title=${messages.switchLanguage}
        @click=${() => chooseLanguage(store, next)}
      >
        ${languages[next].name}
      </button>
    </div>
  </header>`;
}

/** What the page can do, and where it can go, by name. */
function findButton(context: Context<Messages>): TemplateResult {
  const { title, shortcut } = named(worded(context.messages, finding.words), finding, context);
  return html`<button
    type="button"
    class="quiet find"
    aria-haspopup="dialog"
    aria-label=${worded(context.messages, finding.words)}
    aria-keyshortcuts=${shortcut}
    title=${title}
    @click=${() => finding.run(context)}
  >
    <svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M7,2.5A4.5,4.5 0 1 1 7,11.5A4.5,4.5 0 1 1 7,2.5M10.2,10.2L14,14"></path>
    </svg>
  </button>`;
}

function helpButton(context: Context<Messages>): TemplateResult {
  const { messages } = context;
  return html`<button
      type="button"
      class="quiet ask"
      popovertarget="help"
      aria-label=${messages.help.label}
      title=${messages.help.label}
    >
      ?
    </button>
    <div
      popover
      id="help"
      class="sheet help"
      role="dialog"
      tabindex="0"
      aria-label=${messages.help.label}
      @beforetoggle=${sheet(sheets)}
    >
      ${sheets.peek()?.help(context) ?? nothing}
    </div>`;
}

/** A disc: half of it filled as the system has it, empty for light, full for dark. */
const DISCS: Record<Theme, string> = {
  auto: "M8,2A6,6 0 0 1 8,14Z",
  light: "",
  dark: "M8,2A6,6 0 0 1 8,14A6,6 0 0 1 8,2Z",
};

function themeChoice(context: Context<Messages>): TemplateResult {
  const { theme } = appearance.of(context.state);
  return html`<span class="theme" title=${fieldLabel(appearance, "theme", context)}>
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <circle cx="8" cy="8" r="6"></circle>
      <path d=${DISCS[theme]}></path>
    </svg>
    ${fieldControl(appearance, "theme", context, { isSpoken: true })}
  </span>`;
}

/** A button that opens the examples; a choice closes them. */
function exampleMenu(context: Context<Messages>): TemplateResult | typeof nothing {
  const { state, messages } = context;
  if (!state.catalogue) return nothing;
  return html`<button type="button" class="quiet opens" popovertarget="examples">${messages.examples}</button>
    <nav
      popover
      id="examples"
      class="sheet examples"
      tabindex="-1"
      aria-label=${messages.examples}
      @keydown=${sheets.peek()?.walk ?? nothing}
      @beforetoggle=${sheet(sheets)}
      @click=${({ target, currentTarget }: Event) => {
        if ((target as Element).closest("a")) (currentTarget as HTMLElement).hidePopover();
      }}
    >
      ${sheets.peek()?.exampleList(context) ?? nothing}
    </nav>`;
}
