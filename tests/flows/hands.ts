// The mouse and the keyboard, as events, with what a browser does of its own accord when nobody prevents it.
import { closeBeside, closeLast, toggleBy } from "./popovers.ts";

/** Keys that are held while something is clicked. */
export interface Held {
  modifiers?: readonly string[];
  button?: "left" | "right";
  force?: boolean;
  pointerType?: "mouse" | "touch";
}

const SENT = { bubbles: true, composed: true, cancelable: true };
const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";
const TYPED = "input:not([type]), input[type=text], input[type=number], textarea";

/** Where the keyboard is, shadow roots included. */
export function focused(): Element {
  let found = document.activeElement ?? document.body;
  while (found.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
  return found;
}

const isTyped = (element: Element): element is HTMLInputElement => element.matches(TYPED);

/** What was in a field when the keyboard came to it: where it leaves another text, that is a change. */
let before: { field: HTMLInputElement; text: string } | undefined;

function change(): void {
  const left = before;
  if (left && left.field.value !== left.text) {
    before = { field: left.field, text: left.field.value };
    left.field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

export function focus(element: Element): void {
  if (element === focused()) return;
  change();
  (element as HTMLElement).focus();
  before = isTyped(element) ? { field: element, text: element.value } : undefined;
}

const above = (element: Element): Element | null =>
  element.parentElement ?? (element.getRootNode() as { host?: Element }).host ?? null;

/** What the mouse is on, from the inside out. */
let under: Element[] = [];

/** Points to something without pressing it, or to nothing. */
export function point(element: Element | null): void {
  const { x: clientX = 0, y: clientY = 0 } = element?.getBoundingClientRect() ?? {};
  const given = { composed: true, clientX, clientY, pointerType: "mouse", pointerId: 1 };
  const tell = (each: Element, names: string[], bubbles: boolean): void => {
    for (const kind of names) each.dispatchEvent(new PointerEvent(kind, { ...given, bubbles }));
  };
  const now: Element[] = [];
  for (let each = element; each; each = above(each)) now.push(each);
  // What has been taken away is told of nothing.
  under = under.filter((each) => each.isConnected);
  const [before] = under;
  if (before && before !== element) tell(before, ["pointerout", "mouseout"], true);
  for (const each of under) if (!now.includes(each)) tell(each, ["pointerleave", "mouseleave"], false);
  if (element && before !== element) tell(element, ["pointerover", "mouseover"], true);
  for (const each of now) if (!under.includes(each)) tell(each, ["pointerenter", "mouseenter"], false);
  if (element) tell(element, ["pointermove", "mousemove"], true);
  under = now;
}

function focusFrom(element: Element): void {
  for (let each: Element | null = element; each; each = above(each))
    if (each.matches(FOCUSABLE) && !each.matches(":disabled")) {
      focus(each);
      return;
    }
  if (focused() !== document.body) {
    change();
    (focused() as HTMLElement).blur();
  }
}

const keysOf = (modifiers: readonly string[]): object => ({
  ctrlKey: modifiers.some((key) => key.startsWith("Control")),
  shiftKey: modifiers.includes("Shift"),
  altKey: modifiers.includes("Alt"),
  metaKey: modifiers.includes("Meta"),
});

export function click(
  element: Element,
  { modifiers = [], button = "left", pointerType = "mouse" }: Held = {},
): void {
  const { x: clientX, y: clientY } = element.getBoundingClientRect();
  const given = {
    ...SENT,
    ...keysOf(modifiers),
    clientX,
    clientY,
    button: button === "left" ? 0 : 2,
    detail: 1,
  };
  const pointer = (kind: string): boolean =>
    element.dispatchEvent(
      new PointerEvent(kind, {
        ...given,
        pointerType,
        pointerId: 1,
        isPrimary: true,
        buttons: kind.endsWith("down") ? 1 : 0,
      }),
    );
  if (pointerType === "mouse") point(element);
  const path: EventTarget[] = [];
  element.addEventListener("pointerdown", (event) => path.push(...event.composedPath()), { once: true });
  pointer("pointerdown");
  closeBeside(path);
  if (element.dispatchEvent(new MouseEvent("mousedown", given))) focusFrom(element);
  pointer("pointerup");
  element.dispatchEvent(new MouseEvent("mouseup", given));
  if (button === "left") activate(element, given);
  else element.dispatchEvent(new MouseEvent("contextmenu", given));
}

function activate(element: Element, given: object = SENT): void {
  if (element.closest(":disabled")) return;
  let path: EventTarget[] = [];
  const event = new PointerEvent("click", { ...SENT, ...given });
  const listen = (): void => {
    path = event.composedPath();
  };
  element.addEventListener("click", listen, { once: true });
  const isFree = element.dispatchEvent(event);
  if (!isFree) return;
  toggleBy(path);
  const link = path.find((each): each is HTMLAnchorElement => each instanceof HTMLAnchorElement);
  const address = link?.getAttribute("href") ?? "";
  if (address.startsWith("#")) location.hash = address;
}

const edited = (field: HTMLInputElement, text: string, inputType: string, data: string | null): void => {
  field.value = text;
  field.dispatchEvent(new InputEvent("input", { ...SENT, inputType, data }));
};

export function fill(field: HTMLInputElement, text: string): void {
  focus(field);
  edited(field, text, "insertText", text);
}

/** Puts a text in the place of what is marked. */
function insert(field: HTMLInputElement, text: string): void {
  const { value, selectionStart, selectionEnd } = field;
  const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  edited(field, value.slice(0, from) + text + value.slice(to), "insertText", text);
  field.setSelectionRange(from + text.length, from + text.length);
}

function remove(field: HTMLInputElement, back: number, on: number): void {
  const { value, selectionStart, selectionEnd } = field;
  const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  const [start, end] = from === to ? [Math.max(0, from - back), to + on] : [from, to];
  edited(field, value.slice(0, start) + value.slice(end), "deleteContentBackward", null);
  field.setSelectionRange(start, start);
}

export function select(field: HTMLSelectElement, value: string): void {
  focus(field);
  field.value = value;
  for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, SENT));
}

/** Presses a key where the keyboard is, such as "Control+Enter". */
export function press(keys: string): void {
  const parts = keys === "+" ? ["+"] : keys.split("+");
  const name = parts.pop() ?? "";
  const key = name === "Space" ? " " : name;
  const given = { ...SENT, ...keysOf(parts), key, code: name };
  const element = focused();
  if (element.dispatchEvent(new KeyboardEvent("keydown", given))) meant(element, key, parts);
  const now = focused();
  now.dispatchEvent(new KeyboardEvent("keyup", given));
  if (key === " " && now.matches("button, summary, input[type=checkbox], input[type=radio]")) activate(now);
}

export function type(text: string): void {
  for (const letter of text) press(letter);
}

/** What a browser does with a key that nobody took. */
function meant(element: Element, key: string, held: readonly string[]): void {
  if (key === "Escape") {
    close();
    return;
  }
  if (key === "Enter" && element.matches("button, summary, a[href]")) activate(element);
  if (element.matches("input[type=radio]") && key.startsWith("Arrow"))
    choose(element as HTMLInputElement, key);
  if (!isTyped(element)) return;
  if (held.some((each) => each !== "Shift")) {
    if (key === "a") element.select();
    return;
  }
  if (key === "Enter" && element.localName !== "textarea") {
    change();
    const { form } = element;
    const button = form?.querySelector<HTMLElement>("[type=submit], button:not([type])");
    if (button) activate(button);
    else form?.requestSubmit();
  } else if (key === "Enter") insert(element, "\n");
  else if (key === "Backspace") remove(element, 1, 0);
  else if (key === "Delete") remove(element, 0, 1);
  else if (key === "Home" || key === "End") {
    const at = key === "Home" ? 0 : element.value.length;
    element.setSelectionRange(at, at);
  } else if (/^.$/u.test(key)) insert(element, key);
}

/** Arrow keys choose among the radio buttons of a name. */
function choose(chosen: HTMLInputElement, key: string): void {
  const root = chosen.getRootNode() as Document | ShadowRoot;
  const all = [...root.querySelectorAll<HTMLInputElement>(`input[type=radio][name=${chosen.name}]`)];
  const step = /Right|Down/.test(key) ? 1 : -1;
  const next = all.at((all.indexOf(chosen) + step) % all.length);
  if (!next) return;
  focus(next);
  activate(next);
}

/** What is open over the page is closed. */
function close(): void {
  if (closeLast()) return;
  const roots = [...document.querySelectorAll("mex-graph")].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const dialogs = [document, ...roots].flatMap((root) => [
    ...root.querySelectorAll<HTMLDialogElement>("dialog[open]"),
  ]);
  const dialog = dialogs.at(-1);
  if (dialog?.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
}
