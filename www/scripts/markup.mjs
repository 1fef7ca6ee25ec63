// A document written down as HTML, with its shadow roots: what is drawn without a program is looked at, and nothing in
// it can be operated until the program is there.

import { window } from "./document.mjs";

/** Elements that have no end. */
const VOID = /^(input|br|wbr|link)$/;
/** Elements with no text of their own. */
const PARTS = /^(svg|g|select|ol|ul|section|aside|main|table|tbody|tr)$/;
/** What somebody can operate. */
const CONTROL = /^(input|select|textarea)$/;
/** What attributes say of what can be operated, or name in other parts of the page. */
const OPERATED = /^(tabindex|popovertarget|id|for|aria-(controls|describedby|labelledby|live))$/;

/** Writes documents down, and keeps the styles of their elements: the page allows none but those of its own files. */
export class Markup {
  /** The classes that stand for styles, by the styles. @type {Map<string, string>} */
  #classes = new Map();
  /** What comes first in each shadow root. */
  #shadowHead;

  /** @param {string} shadowHead */
  constructor(shadowHead) {
    this.#shadowHead = shadowHead;
  }

  /** The style sheet of what has been written. */
  get styles() {
    return [...this.#classes].map(([style, name]) => `.${name} { ${style} }\n`).join("");
  }

  /** The markup of what is in an element.
   * @param {import("happy-dom").Node} parent @returns {string} */
  of(parent) {
    return [...parent.childNodes].map((node) => this.#written(node)).join("");
  }

  /** @param {import("happy-dom").Node} node @returns {string} */
  #written(node) {
    if (node instanceof window.Text) {
      // Space between shapes, or around the parts of a document, is seen nowhere.
      const isBetween = !node.textContent.trim() && PARTS.test(node.parentElement?.localName ?? "");
      return isBetween ? "" : escaped(node.textContent).replace(/\s+/g, " ");
    }
    // The comments are places that the templates remember.
    if (!(node instanceof window.Element)) return "";
    const element = node;
    // What opens over the page is closed.
    if (element.hasAttribute("popover")) return "";
    const name = element.localName;
    const { shadowRoot } = element;
    const start = `<${name}${this.#attributes(element)}${shadowRoot ? " drawn" : ""}>`;
    if (VOID.test(name)) return start;
    const shadow = shadowRoot
      ? `<template shadowrootmode="open">${this.#shadowHead}${this.of(shadowRoot)}</template>`
      : "";
    return `${start}${shadow}${this.of(element)}</${name}>`;
  }

  /** @param {import("happy-dom").Element} element */
  #attributes(element) {
    /** @type {Map<string, string>} */
    const found = new Map();
    for (const { name, value } of element.attributes) if (!OPERATED.test(name)) found.set(name, value ?? "");
    const name = element.localName;
    if (CONTROL.test(name)) found.set("inert", "");
    // What is written on a button may be part of a sentence.
    if (name === "button") found.set("disabled", "");
    if (element.getAttribute("role") === "button") found.set("role", "img");
    // What a reader would have typed or chosen is no attribute.
    if (element instanceof window.HTMLInputElement) {
      const { checked, value } = element;
      if (checked) found.set("checked", "");
      if (value) found.set("value", value);
    }
    const style = found.get("style");
    found.delete("style");
    if (style) found.set("class", `${found.get("class") ?? ""} ${this.#classOf(style)}`.trim());
    return [...found].map(([name, value]) => (value ? ` ${name}="${escaped(value)}"` : ` ${name}`)).join("");
  }

  /** @param {string} style */
  #classOf(style) {
    const name = this.#classes.get(style) ?? `drawn-${this.#classes.size}`;
    this.#classes.set(style, name);
    return name;
  }
}

/** @param {string | null} text */
function escaped(text) {
  return (text ?? "").replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
}
