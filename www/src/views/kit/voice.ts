// The one voice of a page or of a figure by itself. What changes in a part of it is said here and nowhere else, so that no
// two parts speak at once: what comes in one frame is one utterance, warnings first, else as it stands in the page, and nothing
// in it twice.
import { html, noChange, type TemplateResult } from "lit/html.js";
import { Directive, directive, type DirectiveResult, type ElementPart } from "lit/directive.js";

/**
 * A part says its text whenever that is another one, warns of it before all else, even when the page has only just come,
 * or says it once, when it begins: a count that goes on would never let anybody finish.
 */
type Speaking = "says" | "warns" | "begins";

/** Where a screen reader listens: one place for what waits until it has finished, and one for what does not. */
interface Mouth {
  readonly host: Element;
  readonly says: HTMLElement;
  readonly warns: HTMLElement;
  /** Nothing is heard of a place that has only just come. */
  isNew: boolean;
}

const STILL = [
  ["role", "status"],
  ["aria-live", "off"],
] as const;

/** By what is read as a whole: a document, a figure, a dialog, behind which nothing is read. */
const mouths = new WeakMap<Node, Mouth>();
const placed: Element[] = [];
const told = new WeakMap<Element, string>();
/** What can still be read where it was said, by the part that said it. */
const readable = new Map<Element, HTMLElement>();
const pending = new Map<Element, [Speaking, string | undefined]>();
let isWaiting = false;

/** Stands once in every page, figure and dialog, at its end; what it says itself comes last. */
export const voice = (last = ""): TemplateResult =>
  html`<div class="spoken" ${mouth()} ${speaks(last)}></div>`;

/** Something is said of a part of the page, its own text unless another is given; an empty one keeps it quiet. */
export const speaks = (text?: string): DirectiveResult => speaking("says", text);
export const warns = (): DirectiveResult => speaking("warns", undefined);
export const begins = (): DirectiveResult => speaking("begins", undefined);

const speaking = directive(
  class extends Directive {
    render(_speaking: Speaking, _text: string | undefined): unknown {
      return noChange;
    }

    override update({ element }: ElementPart, [manner, text]: [Speaking, string | undefined]): unknown {
      if (text === undefined) element.setAttribute(`data-${manner}`, "");
      // To whoever goes through the page it is a status, but it is not read from there when it changes.
      if (manner === "warns") for (const [name, value] of STILL) element.setAttribute(name, value);
      pending.set(element, [manner, text]);
      wait();
      return noChange;
    }
  },
);

const mouth = directive(
  class extends Directive {
    #isThere = false;

    render(): unknown {
      return noChange;
    }

    override update({ element }: ElementPart): unknown {
      if (this.#isThere) return noChange;
      this.#isThere = true;
      placed.push(element);
      wait();
      return noChange;
    }
  },
);

/** Everything that changes in a frame is said together. */
function wait(): void {
  if (!isWaiting) requestAnimationFrame(speak);
  isWaiting = true;
}

/** Says what is another text than before; of what has only just come, a dialog or a figure, nothing but warnings. */
function speak(): void {
  isWaiting = false;
  const opened = placed.splice(0).map(opening);
  const heard = new Map<Mouth, Record<"says" | "warns", HTMLElement[]>>();
  const parts = [...pending].sort(([one], [other]) => inOrder(one, other));
  pending.clear();
  for (const [part, [manner, given]] of parts) {
    const text = part.isConnected ? inOneLine(given ?? textOf(part)) : "";
    const before = told.get(part);
    if (before === text || (manner === "begins" && before !== undefined)) continue;
    const around = text === "" ? [] : mouthsAround(part);
    const isNew = around.some((each) => each.isNew);
    if (isNew && manner === "warns") {
      pending.set(part, [manner, given]);
      continue;
    }
    told.set(part, text);
    const by = around.at(-1);
    const isSeen = given !== undefined || part.checkVisibility({ visibilityProperty: true });
    if (!by || isNew || !isSeen) continue;
    const said = heard.get(by) ?? { says: [], warns: [] };
    heard.set(by, said);
    if ([...said.says, ...said.warns].some(({ textContent }) => textContent === text)) continue;
    const paragraph = document.createElement("p");
    paragraph.lang = part.closest<HTMLElement>("[lang]")?.lang ?? "";
    paragraph.append(text);
    said[manner === "warns" ? "warns" : "says"].push(paragraph);
    readable.set(part, paragraph);
  }
  for (const [by, { says, warns }] of heard) {
    // What interrupts would make a reader forget what waits.
    const isWarning = warns.length > 0;
    by.warns.replaceChildren(...warns, ...(isWarning ? says : []));
    by.says.replaceChildren(...(isWarning ? [] : says));
  }
  // What no longer holds, or has been hidden meanwhile, cannot be looked up.
  for (const [part, paragraph] of readable)
    if (!part.isConnected || !paragraph.isConnected || told.get(part) !== paragraph.textContent) {
      paragraph.remove();
      readable.delete(part);
    }
  for (const each of opened) each.isNew = false;
  if (pending.size > 0) wait();
}

/** In a tree of its own, so that no search in the page, selection or copy meets what was said. */
function opening(host: Element): Mouth {
  const place = (ariaLive: "polite" | "assertive"): HTMLElement =>
    Object.assign(document.createElement("div"), { ariaLive });
  const made = { host, says: place("polite"), warns: place("assertive"), isNew: true };
  host.attachShadow({ mode: "closed" }).append(made.says, made.warns);
  const whole = host.closest("dialog") ?? host.getRootNode();
  if (mouths.get(whole)?.host.isConnected !== true) mouths.set(whole, made);
  return made;
}

/** Those of the figure, the page or the dialog around a part, outward to the one that is heard: behind a dialog none is. */
function mouthsAround(part: Element): Mouth[] {
  const root = part.getRootNode();
  const dialog = part.closest("dialog");
  const own = mouths.get(dialog ?? root);
  const outer = !dialog && "host" in root ? mouthsAround((root as ShadowRoot).host) : [];
  return [...(own ? [own] : []), ...outer];
}

/** Less than 0 for a part that stands before another one. */
function inOrder(one: Element, other: Element): number {
  const [place, otherPlace] = [outermost(one), outermost(other)];
  const order =
    place === otherPlace ? one.compareDocumentPosition(other) : place.compareDocumentPosition(otherPlace);
  return order & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
}

/** A part of a figure in a page stands where its host does. */
function outermost(part: Element): Element {
  const root = part.getRootNode();
  return "host" in root ? outermost((root as ShadowRoot).host) : part;
}

const inOneLine = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/ (?=[,.;:!?，。；：！？])/g, "")
    .trim();

/** What is read of a part of the page. */
function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? "";
  if (node.nodeType !== Node.ELEMENT_NODE) return "";
  const part = node as Element;
  if (part.getAttribute("aria-hidden") === "true") return "";
  const text = part.getAttribute("aria-label") ?? Array.from(node.childNodes, textOf).join("");
  return /^(p|div|li|h\d|button|td|th)$/.test(part.localName) ? ` ${text} ` : text;
}
