// How a drawn board is pointed at and pressed: by mouse, finger and keyboard alike. Whatever belongs to a thing on it has that
// thing's number as `data-at`; what the keyboard can be at has a tabindex besides, and the class "gone" once it cannot be pressed.
import type { DirectiveResult } from "lit/directive.js";
import { ref } from "lit/directives/ref.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Touch } from "../../../solver/requests.ts";
import { isElement } from "../../kit/documents.ts";
import { shareOf, under } from "../../kit/onScreen.ts";
import type { Point } from "../../../scene/shapes.ts";
import type { Playing } from "../playing.ts";

/** What is pressed on a board, by its number. */
interface Pressing {
  /** What is touched by it; nothing where it cannot be. */
  readonly touchOf: (at: number) => Touch | undefined;
  /** Where an arrow key leads. */
  readonly next: (key: string, from: number) => number | undefined;
  /** Whether it can be carried to another thing, which is pressed where it is let go. */
  readonly isCarried?: (at: number) => boolean;
}

interface BoardPointing extends Pick<Pressing, "next" | "isCarried"> {
  /** Whether anything can be pressed. */
  readonly isOpen: boolean;
  /** Something is pointed at, or nothing any more. */
  show(at: number | undefined): void;
  press(at: number): void;
}

/**
 * A board whose things are pressed, with its looks and what is drawn on it. An element of HTML listens: one of SVG that listened
 * to where the keyboard is would be a stop of the Tab key in Chromium.
 */
export function pressedBoard(
  playing: Playing,
  look: string,
  { touchOf, next, isCarried }: Pressing,
  drawn: unknown,
): TemplateResult {
  const { isOpen, isRefused, isMoving } = playing;
  const pointing: BoardPointing = {
    isOpen,
    show: (at) => playing.show(at === undefined ? undefined : touchOf(at)),
    press: (at) => {
      const touch = touchOf(at);
      if (touch) playing.touch(touch);
    },
    next,
    ...(isCarried && { isCarried }),
  };
  const listen = (event: Event): void => handle(event, pointing);
  return html`<section
    class="${look} ${isMoving ? "moving" : ""} ${isRefused ? "refused" : isOpen ? "open" : ""}"
    @pointerover=${listen}
    @pointerout=${listen}
    @pointerdown=${listen}
    @pointermove=${isCarried ? listen : nothing}
    @pointerup=${isCarried ? listen : nothing}
    @pointercancel=${isCarried ? listen : nothing}
    @click=${listen}
    @focusin=${listen}
    @focusout=${listen}
    @keydown=${listen}
  >
    ${drawn}
  </section>`;
}

/**
 * Does what an event on a board says. A finger shows what it presses, and presses when it is lifted; one that slides off
 * presses nothing. The board is whatever listens.
 */
function handle(event: Event, pointing: BoardPointing): void {
  const at = numberOf(event.target);
  const board = event.currentTarget as Element;
  const show = (shown: number | undefined): void => {
    if (pointing.isOpen || shown === undefined) pointing.show(shown);
  };
  switch (event.type) {
    case "pointerover":
    case "pointerout": {
      const { pointerType, relatedTarget } = event as PointerEvent;
      if (at === undefined || at === numberOf(relatedTarget)) return;
      if (event.type === "pointerout") show(undefined);
      else if (pointerType !== "touch") show(at);
      return;
    }
    case "pointerdown": {
      const { button, pointerId, pointerType } = event as PointerEvent;
      if (at !== undefined && button === 0 && pointing.isOpen && pointing.isCarried?.(at)) {
        const thing = (event.target as Element).closest("[data-at]") ?? board;
        board.setPointerCapture(pointerId);
        carry(board, { ...shareOf(thing, event as PointerEvent), thing, pointerId }, event as PointerEvent);
        return;
      }
      if (at === undefined || pointerType !== "touch") return;
      // A finger that slides off is to leave what it pressed.
      const target = event.target as Element;
      if (target.hasPointerCapture(pointerId)) target.releasePointerCapture(pointerId);
      show(at);
      return;
    }
    case "pointermove":
    case "pointerup":
    case "pointercancel": {
      const moved = event as PointerEvent;
      const from = carried.get(board);
      if (!from || from.pointerId !== moved.pointerId) return;
      const over = event.type === "pointercancel" ? undefined : numberOf(under(board, moved) ?? null);
      carry(board, from, event.type === "pointermove" ? moved : undefined);
      if (event.type === "pointerup" && over !== undefined && pointing.isOpen) pointing.press(over);
      else show(event.type === "pointermove" ? over : undefined);
      return;
    }
    case "click":
      if (at !== undefined && pointing.isOpen) pointing.press(at);
      return;
    case "focusin":
      stopAt(board, event.target as Element);
      if ((event.target as Element).matches(":focus-visible")) show(at);
      return;
    case "focusout":
      show(undefined);
      return;
    case "keydown":
      if (at !== undefined) type(event as KeyboardEvent, at, board, pointing);
  }
}

/** Where what is carried on a board was taken up. */
const carried = new WeakMap<Element, CarriedFrom>();

interface CarriedFrom extends Point {
  readonly thing: Element;
  readonly pointerId: number;
}

/** Says to the styles how far what is carried has come, in shares of its own size; nothing any more once it is let go. */
function carry(board: Element, from: CarriedFrom, to: PointerEvent | undefined): void {
  if (to) carried.set(board, from);
  else carried.delete(board);
  board.toggleAttribute("data-carries", to !== undefined);
  const { x, y } = to ? shareOf(from.thing, to) : from;
  const { style } = board as HTMLElement;
  style.setProperty("--carried-x", String(x - from.x));
  style.setProperty("--carried-y", String(y - from.y));
}

/** Keys with Alt, Ctrl or Meta are the browser's. */
function type(event: KeyboardEvent, at: number, board: Element, pointing: BoardPointing): void {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey) return;
  if (key === "Escape") {
    pointing.show(undefined);
    return;
  }
  // What is a button in HTML is pressed by the browser.
  if (isElement(event.target) && !("ownerSVGElement" in event.target)) return;
  const next = pointing.next(key, at);
  if (next !== undefined) board.querySelector<SVGElement>(`[tabindex][data-at="${next}"]`)?.focus();
  else if (key !== "Enter" && key !== " ") return;
  else if (pointing.isOpen) pointing.press(at);
  event.preventDefault();
}

/** Stands last on a board, and keeps the one stop of the Tab key where it is as long as it can be there. */
export const keptStop = (): DirectiveResult =>
  ref((last) => {
    const board = last?.parentElement;
    if (!board) return;
    const stops = [...board.querySelectorAll("[tabindex]:not(.gone)")];
    const kept = stops.find((each) => each.getAttribute("tabindex") === "0");
    stopAt(board, kept ?? stops.find((each) => each.hasAttribute("aria-current")) ?? stops[0]);
  });

function stopAt(board: Element, stop: Element | undefined): void {
  for (const each of board.querySelectorAll("[tabindex]"))
    each.setAttribute("tabindex", each === stop ? "0" : "-1");
}

function numberOf(target: EventTarget | null): number | undefined {
  const thing = isElement(target) ? target.closest<SVGElement>("[data-at]") : null;
  return thing ? Number(thing.dataset["at"]) : undefined;
}
