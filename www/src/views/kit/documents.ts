// A page may take a figure into another document, such as a frame's: it has a window of its own, and classes and styles, too.

/** The window that shows a node. */
export function windowOf(node: Node): Window & typeof globalThis {
  return node.ownerDocument?.defaultView ?? window;
}

/** The language of the text around an element, also where that is around a shadow in which it stands; empty where none is said. */
export function languageAround(element: Element): string {
  for (let at: Element | undefined = element; at;) {
    const told = at.closest("[lang]");
    if (told) return told.getAttribute("lang") ?? "";
    at = (at.getRootNode() as Partial<ShadowRoot>).host;
  }
  return "";
}

/** Whether something is an element, whatever document it is in. */
export function isElement(target: unknown): target is Element {
  return (target as Partial<Node> | null)?.nodeType === 1;
}
