// Popovers, which the document does not know of its own.
const opened = new Set<HTMLElement>();

export const isOpen = (element: Element): boolean => opened.has(element as HTMLElement);

function set(popover: HTMLElement, isOpening: boolean): void {
  if (isOpen(popover) === isOpening) return;
  const states = { oldState: isOpening ? "closed" : "open", newState: isOpening ? "open" : "closed" };
  const tell = (kind: string): boolean => popover.dispatchEvent(Object.assign(new Event(kind), states));
  tell("beforetoggle");
  if (isOpening) {
    // One that opens by itself closes whatever it is not in.
    for (const other of opened) if (!other.contains(popover)) set(other, false);
    opened.add(popover);
  } else opened.delete(popover);
  queueMicrotask(() => tell("toggle"));
}

Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    set(this, true);
  },
  hidePopover(this: HTMLElement) {
    set(this, false);
  },
  togglePopover(this: HTMLElement) {
    set(this, !isOpen(this));
  },
});

const own = Object.getOwnPropertyDescriptor(Element.prototype, "matches")?.value as Element["matches"];
Object.assign(Element.prototype, {
  matches(this: Element, selector: string): boolean {
    return selector === ":popover-open" ? isOpen(this) : own.call(this, selector);
  },
});

/** The last one that opened is closed, if there is any. */
export function closeLast(): boolean {
  const last = [...opened].at(-1);
  last?.hidePopover();
  return last !== undefined;
}

/** What a click closes: whatever it is beside. */
export function closeBeside(path: EventTarget[]): void {
  const target = targetOf(path);
  for (const popover of opened) if (!path.includes(popover) && popover !== target) popover.hidePopover();
}

const targetOf = (path: EventTarget[]): HTMLElement | undefined => {
  const button = path.find(
    (each): each is HTMLElement => each instanceof HTMLElement && each.hasAttribute("popovertarget"),
  );
  const root = button?.getRootNode() as Document | undefined;
  return root?.getElementById(button?.getAttribute("popovertarget") ?? "") ?? undefined;
};

/** What a click on a button for a popover does. */
export function toggleBy(path: EventTarget[]): void {
  targetOf(path)?.togglePopover();
}

export const forget = (): void => {
  opened.clear();
};
