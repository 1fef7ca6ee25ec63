import { html, nothing, type TemplateResult } from "lit/html.js";
import { arrangement, type HeapRow, type Span, type Standing } from "../../kit/arrangement.ts";
import type { Hand } from "../../kit/hand.ts";
import { MOST_STONES } from "../../stones/blocks.ts";
import { pointer } from "../../stones/gestures.ts";
import { pileWords, signOf } from "../../stones/pile.ts";
import type { Playing } from "../../playing.ts";
import { offeredRights, shownBreak, toldBreak, touchAt, type Break } from "./breaking.ts";
import { wordsBy, type Words } from "./words.all.ts";
import { splitForm } from "./splitForm.ts";

/** A row with its name and whom it tells. */
interface DrawnRow {
  readonly playing: Playing;
  readonly hand: Hand;
  readonly name: string;
  readonly words: Words;
}

/** Rows of stones from which neighbours are taken, and which break in two or three. What is left keeps its place. */
export function rows(playing: Playing, hand: Hand): TemplateResult {
  const words = wordsBy[playing.code];
  const all = arrangement(playing.course);
  const longest = Math.max(1, ...all.map(({ length }) => length).filter((length) => length <= MOST_STONES));
  const most = Math.max(1, ...all.map(({ standing }) => standing.length));
  return html`<div class="rows ${playing.isMoving ? "moving" : ""}" role="group" aria-label=${words.board}>
    <div class="lines" .style=${`--longest: ${longest}; --parts: ${most}`}>
      ${all.map((row, index) => drawRow(row, { playing, hand, words, name: words.row({ number: index + 1, count: all.length }) }))}
    </div>
  </div>`;
}

function drawRow(row: HeapRow, drawn: DrawnRow): TemplateResult {
  const { name } = drawn;
  if (row.length <= MOST_STONES) return drawPins(name, row, drawn);
  // A row that is too long to be seen is its parts.
  return html`<div class="row long" role="group" aria-label=${name}>
    ${row.standing.map((standing) => {
      const length = standing.to - standing.from;
      const heap = { from: 0, to: length, place: standing.place };
      return length <= MOST_STONES
        ? drawPins(name, { length, standing: [heap], gone: [] }, drawn)
        : splitForm(name, heap, shownBreak(drawn.playing, drawn.hand, heap.place), drawn.playing, drawn.hand);
    })}
    ${row.standing.length === 0 ? html`<span class="size">0</span>` : nothing}
  </div>`;
}

function drawPins(name: string, row: HeapRow, drawn: DrawnRow): TemplateResult {
  const { playing, hand } = drawn;
  const isIn = (at: number) => (span: Span) => span.from <= at && at < span.to;
  const touchOf = (value: string) => {
    const [place = 0, size = 0, stone = 0, isCut = 0] = value.split(" ").map(Number);
    if (isCut) return { place, to: [stone, size - stone] };
    return touchAt({ place, size, stone }, playing, hand);
  };
  const point = (event: PointerEvent): void => pointer(hand, touchOf, event);
  return html`<div
    class="row ${hand.isOpen ? "open" : ""}"
    role="group"
    aria-label=${name}
    @pointerdown=${point}
    @pointermove=${point}
    @pointerup=${point}
    @pointercancel=${point}
    @pointerleave=${point}
    @click=${({ detail, target }: MouseEvent) => {
      if (detail === 0) hand.play(touchOf(valueOf(target)));
    }}
    @focusin=${({ target }: FocusEvent) => {
      if ((target as Element).matches(":focus-visible")) hand.point(touchOf(valueOf(target)));
    }}
    @focusout=${({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!(currentTarget as Element).contains(relatedTarget as Element | null) && hand.aim) hand.forget();
    }}
    @keydown=${(event: KeyboardEvent) => walk(hand, (value) => touchOf(value), event)}
  >
    ${Array.from({ length: row.length }, (_, at) => {
      const standing = row.standing.find(isIn(at));
      if (!standing) return drawCell({ look: row.gone.some(isIn(at)) ? "gone" : "trace" }, hand);
      return drawCell(pinOf(at - standing.from + 1, standing, row, drawn), hand);
    })}
  </div>`;
}

/** A place of a row; what else it has where a stone stands. */
interface RowPlace {
  readonly look: string;
  readonly name?: string;
  readonly value?: string;
  readonly isFocused?: boolean;
  readonly content?: unknown;
}

/** A place stays the same element when its stone goes, so that the keyboard stays where it was. */
function drawCell({ look, name, value, isFocused, content }: RowPlace, { isOpen }: Hand): TemplateResult {
  return html`<i
    class=${look}
    role=${value ? "button" : nothing}
    tabindex=${isFocused ? 0 : -1}
    aria-label=${name ?? nothing}
    aria-disabled=${value ? String(!isOpen) : nothing}
    data-touch=${value ?? nothing}
    >${content ?? nothing}</i
  >`;
}

function pinOf(stone: number, { from, to, place }: Standing, row: HeapRow, drawn: DrawnRow): RowPlace {
  const { playing, hand, name, words } = drawn;
  const size = to - from;
  const shown = shownBreak(playing, hand, place);
  const { left = size, right = shown ? size - left - 1 : 0, between = 0 } = shown ?? {};
  const goes = stone > left && stone <= size - right - between;
  const rights = offeredRights(playing, place);
  const isTouched = playing.touched.some((touch) => touch.place === place);
  const isAimed = hand.aim?.place === place;
  const focused = isAimed && shown ? (shown.right === undefined ? left + 1 : size - right) : 1;
  const isFirst = stone === 1 && from > 0 && row.standing.some((other) => other.to === from);
  const look = [
    goes ? "goes" : "stone",
    isTouched && rights.has(size - stone) ? "last" : "",
    isFirst ? "parted" : "",
    stone === 1 ? "begins" : "",
    stone === size ? "ends" : "",
    isAimed && playing.isRefused ? "refused" : "",
    playing.isWarned && shown ? "warned" : "",
    playing.hinted.includes(place) ? "hinted" : "",
  ];
  const isWhole = shown?.right === size - left - between && stone === left + 1;
  const isCut = isWhole || (between > 0 && stone === size - right + 1);
  const isOffered = isTouched && rights.has(size - stone + 1) && rightCut(playing, place, stone);
  const content = html`${
    stone === Math.ceil(size / 2) && !isTouched
      ? html`<span class="number ${size % 2 === 0 ? "between" : ""}" aria-hidden="true">${size}</span>`
      : nothing
  }${
    isOffered || isCut
      ? html`<span class="cut ${isCut ? "goes" : ""}" data-touch="${place} ${size} ${stone - 1} 1"></span>`
      : nothing
  }${
    shown && stone === Math.min(size, left + 1)
      ? caption(stone + from, size, shown, isTouched, drawn, place)
      : nothing
  }`;
  return {
    look: look.join(" "),
    name: words.stone({ heap: name, stone, size }),
    value: `${place} ${size} ${stone}`,
    isFocused: stone === focused,
    content,
  };
}

/** Whether the row may be cut before this stone without anything being taken. */
function rightCut(playing: Playing, place: number, stone: number): boolean {
  const touch = playing.touched.find((each) => each.place === place);
  return (touch?.to?.[0] ?? 0) === stone - 1;
}

/** What would be taken, above the first stone that goes. */
function caption(
  at: number,
  size: number,
  shown: Break,
  isTouched: boolean,
  { playing, hand, words }: DrawnRow,
  place: number,
): unknown {
  const isRefused = playing.isRefused && hand.aim?.place === place;
  if (shown.right === undefined && !isTouched && !isRefused) return nothing;
  const unsaid = shown.right === undefined ? words.upToWhere : words.several;
  const text = isRefused ? pileWords[playing.code].refused : (toldBreak(shown, size, words) ?? unsaid);
  const side = at > 6 ? "before" : "";
  return html`<span class="caption ${side}" aria-hidden="true"
    >${signOf(isRefused, playing.isWarned)}${text}</span
  >`;
}

function valueOf(target: EventTarget | null): string {
  return (target as Element | null)?.closest<HTMLElement>("[data-touch]")?.dataset["touch"] ?? "";
}

/** Arrows go from stone to stone, Enter or Space presses one. */
function walk(
  hand: Hand,
  touchOf: (value: string) => ReturnType<typeof touchAt>,
  event: KeyboardEvent,
): void {
  const { key } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || !hand.isOpen) return;
  const stones = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>("i")];
  const here = stones.indexOf(event.target as HTMLElement);
  const isStanding = (stone: HTMLElement): boolean => stone.dataset["touch"] !== undefined;
  const goTo = {
    ArrowRight: stones.slice(here + 1).find(isStanding),
    ArrowLeft: stones.slice(0, Math.max(0, here)).findLast(isStanding),
    Home: stones.find(isStanding),
    End: stones.findLast(isStanding),
  }[key];
  if (goTo) goTo.focus();
  else if (key === "Enter" || key === " ") hand.play(touchOf(valueOf(event.target)));
  else if (key === "Escape" && hand.aim) hand.forget();
  else return;
  event.preventDefault();
}
