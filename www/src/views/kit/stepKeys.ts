/** Whether a key belongs to a text, a list or a browser, and to nothing else on the page. */
export function isTaken(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  const isText = target instanceof Element && target.matches("input:not([type=range]), select, textarea");
  return isText || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey;
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
