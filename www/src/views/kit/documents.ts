// A page may take a figure into another document, such as a frame's: it has a window of its own, and classes and styles, too.

/** The window that shows a node. */
export function windowOf(node: Node): Window & typeof globalThis {
  return node.ownerDocument?.defaultView ?? window;
}

/** Whether something is an element, whatever document it is in. */
export function isElement(target: unknown): target is Element {
  return (target as Partial<Node> | null)?.nodeType === 1;
}
