import { html, type TemplateResult } from "lit/html.js";
import type { Alliance } from "../../../model/convention.ts";
import {
  isStandard,
  moved,
  preferencesOf,
  standardPreferences,
  withPreferences,
  type Preferences,
} from "../../../model/preferences.ts";
import type { Locale } from "../../../messages/locale.ts";
import { player } from "../../../messages/player.ts";
import { paintedCap } from "../../../scene/palette.ts";
import { boxOn, pointOn } from "../../kit/onScreen.ts";
import { wordsBy, type Words as PreferenceWords } from "./words.all.ts";
import { actButton } from "../../kit/button.ts";
import { speaks } from "../../kit/voice.ts";

/** A chip that is being dragged: its row, its place, and the place it would take. */
interface Held {
  row: number;
  from: number;
  to: number;
}

/** What the editor keeps between two drawings. */
export interface Editing {
  redraw(): void;
  held?: Held | undefined;
  /** What was done last, for a screen reader. */
  done?: string;
}

/**
 * A row for each player: the players in the order in which it would rather see them win. The first is itself; the others
 * are moved by dragging, or by the arrow keys. Every change is shown at once.
 */
export function preferenceMatrix(
  alliance: Alliance,
  { code }: Locale,
  onChange: (next: Alliance) => void,
  editing: Editing,
): TemplateResult {
  const words = wordsBy[code];
  const rows = preferencesOf(alliance);
  const change = (next: Preferences): void => onChange(withPreferences(alliance, next));
  return html`<p>${words.intro}</p>
    <ol class="matrix" ${speaks(editing.done ?? "")}>
      ${rows.map((row, mover) => rowOf(mover, row, rows, change, words, editing))}
    </ol>
    ${actButton(words.standard, !isStandard(rows), () => change(standardPreferences(rows.length)), {
      title: words.standardHint,
    })}`;
}

function rowOf(
  mover: number,
  row: readonly number[],
  rows: Preferences,
  change: (next: Preferences) => void,
  words: PreferenceWords,
  editing: Editing,
): TemplateResult {
  const held = editing.held?.row === mover ? editing.held : undefined;
  const shown = held ? moved(row, held.from, held.to) : row;
  const move = (from: number, to: number): void => {
    const next = moved(row, from, to);
    if (String(next) === String(row)) return;
    editing.done = words.moved({
      mover: player(mover),
      player: player(row[from] ?? 0),
      at: next.indexOf(row[from] ?? 0) + 1,
    });
    change(rows.with(mover, next));
  };
  const chip = (other: number, place: number): TemplateResult => {
    const { fill, text } = paintedCap(other, "players") ?? {};
    const style = `background: ${fill}; color: ${text}`;
    if (place === 0)
      return html`<li>
        <span class="chip" role="img" aria-label=${words.fixed({ player: player(other) })} .style=${style}
          >${player(other)}</span
        >
      </li>`;
    return html`<li>
      <button
        type="button"
        class="chip ${held?.to === place ? "held" : ""}"
        aria-label=${words.chip({ player: player(other), at: place + 1 })}
        .style=${style}
        @keydown=${(event: KeyboardEvent) => onKey(event, mover, place, move)}
        @pointerdown=${(event: PointerEvent) => {
          if (event.button === 0) hold(event, mover, place, row.length, editing, move);
        }}
      >
        ${player(other)}
      </button>
    </li>`;
  };
  return html`<li>
    <span class="name" id="prefers-${mover}">${words.row({ mover: player(mover) })}</span>
    <ol aria-labelledby="prefers-${mover}">
      ${shown.map(chip)}
    </ol>
  </li>`;
}

/** ← and → move the chip, and the focus goes with it; ↑ and ↓ go to the same place of the next row. */
function onKey(
  event: KeyboardEvent,
  row: number,
  place: number,
  move: (from: number, to: number) => void,
): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const down = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined && down === undefined) return;
  event.preventDefault();
  const matrix = (event.currentTarget as Element).closest(".matrix");
  const to = matrix?.children[row + (down ?? 0)]?.querySelectorAll<HTMLElement>(".chip")[place + (step ?? 0)];
  if (!to?.matches("button")) return;
  // Chips are found again by their places: what stands in them is drawn anew.
  to.focus();
  if (step !== undefined) move(place, place + step);
}

/** The chip follows the pointer from place to place, and stays where it is let go. */
function hold(
  event: PointerEvent,
  row: number,
  from: number,
  count: number,
  editing: Editing,
  move: (from: number, to: number) => void,
): void {
  const chip = event.currentTarget as HTMLElement;
  const list = chip.closest("ol");
  if (!list) return;
  const places = [...list.children].map((place) => boxOn(list, place));
  const placeAt = (x: number): number => {
    const passed = places.findIndex(({ right }) => x < right + 2);
    return Math.max(1, passed < 0 ? count - 1 : passed);
  };
  const leave = new AbortController();
  const { signal } = leave;
  const end = (held: Held | undefined): void => {
    leave.abort();
    editing.held = undefined;
    editing.redraw();
    if (held && held.to !== from) {
      list.querySelectorAll<HTMLElement>(".chip")[held.to]?.focus();
      move(from, held.to);
    }
  };
  chip.setPointerCapture(event.pointerId);
  editing.held = { row, from, to: from };
  editing.redraw();
  const on = (
    name: "pointermove" | "pointerup" | "pointercancel",
    act: (event: PointerEvent) => void,
  ): void => chip.addEventListener(name, act, { signal });
  on("pointermove", (event) => {
    const to = placeAt(pointOn(list, event).x);
    if (editing.held?.to === to) return;
    editing.held = { row, from, to };
    editing.redraw();
  });
  on("pointerup", () => end(editing.held));
  on("pointercancel", () => end(undefined));
}
