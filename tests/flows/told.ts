// All that a screen reader finds in an element, a line each: roles with their names and states, and texts.
import { flat, isTold, nameOf, roleOf } from "./roles.ts";

const STATES = [
  "aria-checked",
  "aria-disabled",
  "aria-expanded",
  "aria-current",
  "aria-pressed",
  "aria-valuetext",
];

export function toldOf(element: Element): string {
  return lines(element).join("\n");
}

function lines(node: Node): string[] {
  if (node.nodeType === Node.TEXT_NODE) return [flat(node.textContent ?? "")].filter((text) => text !== "");
  if (!(node instanceof Element) || !isTold(node)) return [];
  const role = roleOf(node);
  const states = STATES.filter((name) => node.hasAttribute(name)).map(
    (name) => `${name}=${node.getAttribute(name) ?? ""}`,
  );
  const own = role === undefined ? [] : [[role, JSON.stringify(nameOf(node)), ...states].join(" ")];
  const inside =
    node.localName === "slot"
      ? (node as HTMLSlotElement).assignedNodes()
      : [...(node.shadowRoot ?? node).childNodes];
  return [...own, ...inside.flatMap(lines)];
}
