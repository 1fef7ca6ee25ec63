import { isElement } from "./documents.ts";

/** Whether a key belongs to a text, a list or a browser, and to nothing else on the page. */
export function isTaken(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  const isText = isElement(target) && target.matches(TEXTS);
  return isText || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey;
}

/** What takes letters, figures and pages: not what is pushed, ticked or chosen. */
const TEXTS = "input:not([type=range], [type=radio], [type=checkbox]), select, textarea";

/** What browsers themselves do with keys; the first that fits counts. */
const NATIVE: ReadonlyArray<readonly [control: string, keys: RegExp]> = [
  ["a[href]", /^Enter$/],
  ["button, summary", /^(Enter| )$/],
  ["[type=checkbox]", /^ $/],
  ["[type=radio], [type=range]", /^( |Arrow\w+|Home|End|Page\w+)$/],
  ["input, select, textarea", /^(?!Tab$|Escape$)/],
];

/** Whether the browser does something with a key where it is pressed. */
export function isNative(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  if (!isElement(target) || event.altKey || event.ctrlKey || event.metaKey) return false;
  return NATIVE.find(([control]) => target.matches(control))?.[1].test(event.key) === true;
}

/** Where a key takes the labelling: a step on, a step back, or nowhere. Input methods for Chinese type wide stops. */
export function labellingStep(key: string): 1 | -1 | undefined {
  switch (key) {
    case ".":
    case "。":
    case "PageDown":
      return 1;
    case ",":
    case "，":
    case "PageUp":
      return -1;
    default:
      return undefined;
  }
}
