import { html, type TemplateResult } from "lit/html.js";
import { ref } from "lit/directives/ref.js";
import { adopt } from "./sheets.ts";
import css from "./dialog.css?inline";
import { button } from "./button.ts";
import { voice } from "./voice.ts";

interface Dialog {
  /** Its class, and what the id of its title begins with. */
  name: string;
  title: string;
  /** What the button that closes it is called. */
  close: string;
  /** Its own styles, besides those of every dialog. */
  styles: string;
  onClose: () => void;
  /** What a key does in it besides. */
  onKey?: (event: KeyboardEvent) => void;
}

/** A dialog over the page; it opens as soon as it is in its place. */
export function dialog(
  { name, title, close, styles, onClose, onKey }: Dialog,
  content: unknown,
): TemplateResult {
  return html`<dialog
    class=${name}
    aria-labelledby=${`${name}-title`}
    ${ref((element) => open(element, styles))}
    @keydown=${(event: KeyboardEvent) => {
      // Keys that are pressed here are for nothing else.
      event.stopPropagation();
      onKey?.(event);
    }}
    @close=${onClose}
  >
    <div class="title">
      <h2 id=${`${name}-title`}>${title}</h2>
      ${button(
        html`<svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M4,4L12,12M12,4L4,12"></path>
        </svg>`,
        ({ currentTarget }: Event) => {
          (currentTarget as Element).closest("dialog")?.close();
        },
        { look: "quiet close", named: close, title: close },
      )}
    </div>
    ${content} ${voice()}
  </dialog>`;
}

function open(element: Element | undefined, styles: string): void {
  queueMicrotask(() => {
    const dialog = element as HTMLDialogElement | undefined;
    if (!dialog?.isConnected || dialog.open) return;
    adopt(dialog, css, styles);
    dialog.showModal();
  });
}
