import { html, nothing, type TemplateResult } from "lit/html.js";

interface ButtonLooks {
  /** Its classes. */
  readonly look?: string;
  readonly title?: string | undefined;
  /** What it is called where what stands on it does not tell. */
  readonly named?: string;
  /** Whether it is on, where it can be turned off again. */
  readonly isPressed?: boolean;
  /** Whether what it opens is open, and the id of that. */
  readonly isOpen?: boolean;
  readonly controls?: string;
  /** What it opens. */
  readonly opens?: "dialog" | "menu";
  /** It stands for what is shown among several. */
  readonly current?: "true" | "step" | "page" | undefined;
  /** It cannot be used, and the keyboard passes it over. */
  readonly isOff?: boolean;
  /** Whether there is something to do. It stays where there is not, so that the keyboard keeps its place: a disabled one would lose it. */
  readonly isPossible?: boolean;
}

export function button(
  content: unknown,
  act: (event: MouseEvent) => unknown,
  {
    look,
    title,
    named,
    isPressed,
    isOpen,
    controls,
    opens,
    current,
    isOff = false,
    isPossible,
  }: ButtonLooks = {},
): TemplateResult {
  return html`<button
    type="button"
    class=${look ?? nothing}
    title=${title ?? nothing}
    aria-label=${named ?? nothing}
    aria-pressed=${said(isPressed)}
    aria-expanded=${said(isOpen)}
    aria-controls=${controls ?? nothing}
    aria-haspopup=${opens ?? nothing}
    aria-current=${current ?? nothing}
    aria-disabled=${said(isPossible === undefined ? undefined : !isPossible)}
    ?disabled=${isOff}
    @click=${isPossible === false ? nothing : act}
  >
    ${content}
  </button>`;
}

/** Yes or no, or that there is nothing to say. */
function said(is: boolean | undefined): "true" | "false" | typeof nothing {
  return is === undefined ? nothing : is ? "true" : "false";
}

/** A button with a sign on it, whose name is spoken and shown where the pointer rests. */
export function signButton(
  sign: unknown,
  label: string,
  act: () => unknown,
  { look = "quiet", ...looks }: ButtonLooks = {},
): TemplateResult {
  return button(sign, act, { look, named: label, title: label, ...looks });
}

/** A button that may have nothing to do. */
export function actButton(
  label: string,
  isPossible: boolean,
  act: () => unknown,
  looks: ButtonLooks = {},
): TemplateResult {
  return button(label, act, { ...looks, isPossible });
}
