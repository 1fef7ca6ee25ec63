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
