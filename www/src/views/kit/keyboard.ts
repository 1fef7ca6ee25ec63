import { commandBy, keyOf, type Command, type Given } from "../../model/commands.ts";
import { isElement } from "./documents.ts";

/**
 * Gives the command of a key that was pressed anywhere on the page or in the figure, to whoever leads and has it first; whether there
 * is one. Nowhere else does a key become a command.
 */
export function giveByKey(
  event: KeyboardEvent,
  commands: readonly Command[],
  givens: readonly Given[],
): boolean {
  if (event.defaultPrevented || event.altKey) return false;
  const key = keyOf(event);
  const isTyped = isInText(event);
  for (const given of givens) {
    const all = [...commands, ...(given.lead?.commands ?? [])];
    const free = all.filter(({ isInTexts }) => !isTyped || (isInTexts && !isTextsOwn(event)));
    const command = commandBy(key, free, given);
    if (!command) continue;
    command.run(given, key);
    return true;
  }
  return false;
}

/** What takes letters, figures and pages, and undoes by itself what was typed: not what is pushed or ticked. */
const TYPED = "input:not([type=range], [type=radio], [type=checkbox]), textarea";

/** Whether a key belongs to a text, or to a list, which takes letters and no keys with Control. */
function isInText(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  const texts = event.ctrlKey || event.metaKey ? TYPED : `${TYPED}, select`;
  return isElement(target) && target.matches(texts);
}

/** On a Mac texts are edited with Control; Command is there what Control is elsewhere. */
function isTextsOwn({ ctrlKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey && !metaKey && navigator.userAgent.includes("Mac OS");
}

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

/** What is walked through by arrows: positions, the parts of a board, cells. */
const WALKED = ":is(.node, .sheet, [data-at])[tabindex]";

/** Whether a key walks, be there something that way or not: at the end of a row it means nothing else all at once. */
export function isWalk(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  if (!isElement(target) || event.altKey || event.ctrlKey || event.metaKey) return false;
  return event.key.startsWith("Arrow") && target.matches(WALKED);
}
