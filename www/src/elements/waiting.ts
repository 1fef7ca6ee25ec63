// What a figure does before it begins: what stands between its tags is seen, a picture answers to pointing, and a press, the
// keyboard or the way to it begins it. A page whose figures begin at once has no need of this.
import { preferredLanguage, browserLanguages } from "../messages/dictionary.ts";
import type { Language } from "../model/values.ts";
import { adopt } from "../views/kit/sheets.ts";
import { languageAround, windowOf } from "../views/kit/documents.ts";
import { setState } from "../views/kit/hostStates.ts";
import css from "./host.css?inline";
import { pictureIn } from "./stillPicture.ts";
import { Pointing } from "./pointing.ts";
import { wordsBy } from "./words.all.ts";

/** When a figure begins: when it is touched, when it comes near the screen, or at once. */
export const LOADING = ["touch", "lazy", "eager"] as const;
type Loading = (typeof LOADING)[number];

/** What was meant before it has begun: whether the keyboard is to go on in it, and which position was pressed. */
export interface Begun {
  isFocused: boolean;
  pressed?: string | undefined;
}

/** With these a press is over, or another one begins. */
const PRESSED = ["click", "pointercancel", "keydown"] as const;

/** With a picture it begins when that is touched, unless it is told otherwise. */
function loadingOf(host: HTMLElement): Loading {
  const asked = LOADING.find((each) => each === host.getAttribute("loading"));
  if (asked) return asked;
  if (pictureIn(host)) return "touch";
  return "IntersectionObserver" in globalThis ? "lazy" : "eager";
}

/** The figure has the place of the picture, so that nothing around it moves. */
function hold(host: HTMLElement, root: ShadowRoot): void {
  const { offsetWidth: width, offsetHeight: height } = host;
  if (!pictureIn(host) || width === 0 || height === 0) return;
  setState(host, "held", true);
  adopt(root, `:host(:is([data-held], :state(held))) { aspect-ratio: ${width} / ${height}; }`);
}

/** The engine has not come: what stands between the tags stays, and whoever touched it hears why. */
function miss(host: HTMLElement, root: ShadowRoot, isFocused: boolean, again: () => void): void {
  // What stands between the tags is enough for who has not asked for more.
  const isAsked = isFocused || (host.childElementCount === 0 && host.textContent.trim() === "");
  if (!isAsked || root.querySelector(".still-lost")) return;
  const { document } = windowOf(host);
  const button = document.createElement("button");
  const words = wordsBy[languageOf(host)];
  button.textContent = words.again;
  const told = document.createElement("p");
  told.className = "still-lost";
  told.role = "status";
  told.append(words.lost, " ", button);
  button.addEventListener("click", (event) => {
    event.stopPropagation();
    told.remove();
    again();
  });
  root.append(told);
}

function languageOf(host: HTMLElement): Language {
  return preferredLanguage([languageAround(host), ...browserLanguages()]);
}

/** Until it begins it has its own size, and shows what stands between its tags. */
function wait(host: HTMLElement, root: ShadowRoot, begun: Begun, begin: () => void): () => void {
  setState(host, "waiting", true);
  const { document } = windowOf(host);
  const meanwhile = document.createElement("div");
  meanwhile.className = "meanwhile";
  meanwhile.append(document.createElement("slot"));
  adopt(root, css);
  root.replaceChildren(meanwhile);
  const own = windowOf(host);
  const pointing = new Pointing(host, meanwhile);
  // A link of the page’s own, which may stand beside the picture, is no part of the figure.
  const isOnPicture = ({ target }: Event): boolean => {
    const picture = pictureIn(host);
    const touched = target as Node | null;
    return picture !== undefined && (picture.contains(touched) || touched?.contains(picture) === true);
  };
  // What stands between the tags may come after the first of them, so that it is looked at later on.
  const come = (): void => {
    if (loadingOf(host) !== "touch") begin();
  };
  const press = (event: MouseEvent): void => {
    // Whoever opens a link in another tab wants the link.
    if (
      loadingOf(host) !== "touch" ||
      !isOnPicture(event) ||
      event.button !== 0 ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey
    )
      return;
    event.preventDefault();
    begun.isFocused = true;
    void pointing.labelAt(event).then((label) => {
      begun.pressed = label;
      begin();
    });
  };
  // What presses brings the focus, too, a finger only once it has been lifted: the press itself comes later.
  let isDown = false;
  const hold = ({ type }: Event): void => {
    isDown = type === "pointerdown";
  };
  // Who has gone on by the keyboard is not called back.
  const leave = (): void => {
    begun.isFocused = false;
  };
  const focus = (event: FocusEvent): void => {
    if (loadingOf(host) !== "touch" || !isOnPicture(event) || isDown) return;
    begun.isFocused = true;
    begin();
  };
  const { IntersectionObserver } = own as { IntersectionObserver?: typeof globalThis.IntersectionObserver };
  const approach =
    IntersectionObserver &&
    new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) come();
      },
      // A screen further in each direction.
      { rootMargin: "100%" },
    );
  approach?.observe(host);
  const over = new AbortController();
  const { signal } = over;
  own.addEventListener("beforeprint", come, { signal });
  host.addEventListener("click", press, { signal });
  host.addEventListener("focusin", focus, { signal });
  host.addEventListener("pointerdown", hold, { signal });
  host.addEventListener("focusout", leave, { signal });
  for (const end of PRESSED) own.addEventListener(end, hold, { signal });
  return () => {
    pointing.dispose();
    approach?.disconnect();
    over.abort();
  };
}

export const waiting = { loadingOf, hold, wait, miss };
