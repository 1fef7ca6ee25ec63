// A heap as a pile of stones, which are taken from its end.
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Language } from "../../../model/values.ts";
import type { Hand } from "../kit/hand.ts";
import { blocksOf, MOST_STONES, type Block } from "./blocks.ts";
import { wordsBy } from "./words.all.ts";
import { leaving, leftBy, pointer, pressKey } from "./gestures.ts";
import { takeField } from "./takeField.ts";

export const pileWords = wordsBy;

/** The largest number that stands in line with its blocks. */
const LONGEST = 999;

/** Something that may be done together with what has been touched. */
export interface Mark {
  readonly left: number;
  readonly text: string;
}

export interface Pile {
  /** What it is called when it is read aloud. */
  readonly name: string;
  /** Its place in the position; nothing where it is empty. */
  readonly place: number | undefined;
  readonly size: number;
  /** So many places there are for stones. */
  readonly length: number;
  /** How many the last move took, or added. */
  readonly gone: number;
  readonly come: number;
  /** How many stand, and how many come, if what is shown is done. */
  readonly left: number | undefined;
  readonly coming: number;
  readonly isRefused: boolean;
  readonly isWarned: boolean;
  readonly isHinted: boolean;
  /** Whether it is as good as the heap of Nim that is pointed at. */
  readonly isLit: boolean;
  /** Whether the same touch again makes the move. */
  readonly isAlone: boolean;
  readonly marks: readonly Mark[];
  /** So many at the end may be taken at most. */
  readonly within: number | undefined;
  /** Where it is said: above the first stone that goes, unless all of them are below one another; and whether it ends there. */
  readonly said?: { readonly isOnTop: boolean; readonly isBefore: boolean };
  /** What is said beside the stones that go. */
  readonly told: (stones: { taken: number; left: number }) => string;
}

/** What is the case where nothing is touched, shown or remembered. */
export const STILL = {
  gone: 0,
  come: 0,
  left: undefined,
  coming: 0,
  isRefused: false,
  isWarned: false,
  isHinted: false,
  isLit: false,
  isAlone: false,
  marks: [],
  within: undefined,
} as const;

/** A pile with its number, and above a certain size a field for how many are taken. */
export function drawPile(pile: Pile, hand: Hand, code: Language): TemplateResult {
  const { name, place, size, left, isRefused, isWarned, isHinted, told } = pile;
  const words = pileWords[code];
  const taken = left === undefined ? 0 : size - left;
  const said = [
    taken > 0 ? told({ taken, left: size - taken }) : words.none,
    ...(taken > 0 && isRefused ? [words.refused] : []),
    ...(taken > 0 && isWarned ? [words.warned] : []),
  ];
  const reach = { place: place ?? 0, size, first: firstOf(pile) };
  const touchOf = (before: string) => leaving(reach.place, Number(before));
  const point = (event: PointerEvent): void => {
    if (place !== undefined) pointer(hand, touchOf, event);
  };
  const isOpen = hand.isOpen && place !== undefined && size > 0;
  const look = `${isOpen ? "open" : ""} ${isHinted ? "hinted" : ""} ${pile.isLit ? "lit" : ""} ${isRefused ? "refused" : ""} ${isWarned ? "warned" : ""}`;
  return html`<div class="pile ${look} ${size === 0 ? "empty" : ""} ${size > LONGEST ? "long" : ""}">
    <div
      class="reach"
      role="spinbutton"
      tabindex=${size > 0 ? 0 : -1}
      aria-label=${[name, words.stones({ size }), ...(isHinted ? [words.hinted] : [])].join(words.between)}
      aria-valuemin="0"
      aria-valuenow=${taken}
      aria-valuemax=${size}
      aria-valuetext=${said.join(", ")}
      aria-disabled=${isOpen ? "false" : "true"}
      @pointerdown=${point}
      @pointermove=${point}
      @pointerup=${point}
      @pointercancel=${point}
      @pointerleave=${point}
      @click=${({ detail, target }: MouseEvent) => {
        // Made by a program, such as one that reads the page aloud: there was no pointer.
        const stone = (target as Element).closest<HTMLElement>("[data-touch]");
        if (detail === 0 && stone && place !== undefined) hand.play(touchOf(stone.dataset["touch"] ?? "0"));
      }}
      @keydown=${(event: KeyboardEvent) => {
        if (place !== undefined && size > 0) pressKey(hand, reach, event);
      }}
      @blur=${() => {
        if (leftBy(hand, place) !== undefined) hand.forget();
      }}
    >
      <span class="size">${words.number({ value: size })}</span>
      ${
        size > MOST_STONES
          ? html`<span class="stones" aria-hidden="true">${drawnBlocks(pile, code)}</span>`
          : drawnStones(pile, code)
      }
    </div>
    ${size > MOST_STONES && place !== undefined ? takeField(name, reach, hand, words, size > LONGEST && taken > 0 ? html`${signOf(isRefused, isWarned)}${told({ taken, left: size - taken })}` : nothing) : nothing}
  </div>`;
}

/** What a first press of an arrow key takes: what is marked as possible together with the rest. */
function firstOf({ marks, size }: Pile): number | undefined {
  const taken = marks.map(({ left }) => size - left);
  return taken.length > 0 ? Math.min(...taken) : undefined;
}

/** Whether in lines of so many stones the last would stand alone in its line. */
function leavesOne(count: number, columns: number): 0 | 1 {
  return count > columns && count % columns === 1 ? 1 : 0;
}

function drawnStones(pile: Pile, code: Language): TemplateResult {
  const { size, length, gone, come, left = size, coming, within = 0 } = pile;
  // Of a heap that was large, there is no room for all that has gone.
  const count = Math.min(Math.max(length, size + Math.max(gone, coming)), MOST_STONES);
  const [ofTen, ofTwenty] = [leavesOne(count, 10), leavesOne(count, 20)];
  const stones = Array.from({ length: count }, (_, before) => {
    const isStone = before < size;
    const state = !isStone
      ? before < size + coming
        ? "coming"
        : before < size + gone
          ? "gone"
          : "trace"
      : before >= left
        ? "goes"
        : before >= size - come
          ? "stone come"
          : "stone";
    const bracket = isStone && before >= size - within ? "within" : "";
    return html`<i class="${state} ${bracket}" data-touch=${isStone ? before : nothing}
      >${captions(pile, before, 1, code)}</i
    >`;
  });
  return html`<span
    class="stones ${ofTen ? "parted" : ""}"
    aria-hidden="true"
    .style=${`--of-ten: ${ofTen}; --of-twenty: ${ofTwenty}`}
    >${stones}</span
  >`;
}

/** Blocks in a row; those of a long number by its digits, each with one name for all of its blocks. */
function drawnBlocks(pile: Pile, code: Language): unknown[] {
  const { size, left = size, gone, come } = pile;
  const words = pileWords[code];
  const blocks = blocksOf(size);
  const powers = [...new Set(blocks.map(({ power }) => power))];
  const drawn = powers.map((power) => {
    const equal = blocks.filter((block) => block.power === power);
    const name = words.blocks[power] ?? "";
    const isNamed = size <= LONGEST && power > 0;
    return html`<span class="digit ${power > 0 ? "blocks" : ""}"
      >${equal.map((block) => drawnBlock(pile, block, isNamed ? name : "", code))}${
        size > LONGEST ? html`<small>${name}</small>` : nothing
      }</span
    >`;
  });
  const last = gone > 0 ? words.took({ taken: gone }) : come > 0 ? words.came({ come }) : "";
  return last && left === size ? [...drawn, html`<small class="last">${last}</small>`] : drawn;
}

function drawnBlock(pile: Pile, block: Block, name: string, code: Language): TemplateResult {
  const { size, left = size } = pile;
  const kept = Math.max(0, Math.min(1, (left - block.before) / block.size));
  const state = kept === 1 ? "stone" : kept === 0 ? "goes" : "goes partly";
  return html`<i
    class=${state}
    .style=${kept > 0 && kept < 1 ? `--kept: ${(kept * 100).toFixed(1)}%` : ""}
    data-touch=${block.before}
    >${name ? html`<b>${name}</b>` : nothing}${
      size > LONGEST ? nothing : captions(pile, block.before, block.size, code)
    }</i
  >`;
}

/** What stands above a stone, or those that are drawn as one. */
function captions(pile: Pile, before: number, each: number, code: Language): unknown {
  const { size, left = size, gone, come, marks, isAlone, isRefused, isWarned, told } = pile;
  const words = pileWords[code];
  const holds = (count: number): boolean => count >= before && count < before + each;
  const isBefore = pile.said?.isBefore ?? (before % 10 >= 5 && size <= MOST_STONES);
  const side = isBefore ? "before" : "";
  if (left < size) {
    if (!holds(pile.said?.isOnTop ? size - 1 : left)) return nothing;
    const text = isAlone ? words.alone : told({ taken: size - left, left });
    return html`<span class="caption ${side}">${signOf(isRefused, isWarned)}${text}</span>`;
  }
  const mark = marks.find((each) => holds(each.left));
  if (mark) return html`<span class="caption mark ${side}">${mark.text}</span>`;
  if (each === 1 && gone > 0 && before === size && size <= MOST_STONES)
    return html`<span class="caption last ${side}">${words.took({ taken: gone })}</span>`;
  if (each === 1 && come > 0 && before === size - come)
    return html`<span class="caption last ${side}">${words.came({ come })}</span>`;
  return nothing;
}

/** What is drawn beside a move that is not possible, or that loses. */
export function signOf(isRefused: boolean, isWarned: boolean): unknown {
  if (!isRefused && !isWarned) return nothing;
  return html`<svg class="sign" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
    <path d=${isRefused ? "M3,3L13,13M13,3L3,13" : "M8,1.5L15,14.5H1ZM8,6V10M8,12V12.5"}></path>
  </svg>`;
}
