import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Touch } from "../../../../solver/requests.ts";
import type { Hand } from "../../kit/hand.ts";
import { pointer } from "../../stones/gestures.ts";
import type { Playing } from "../../playing.ts";
import { wordsBy } from "./words.all.ts";

/** A strip of squares from the left edge to where the last coin stood at the start, in as many lines as there is room for. */
export function strip(playing: Playing, hand: Hand): TemplateResult {
  const { code, course, isMoving, isOpen, isRefused } = playing;
  const words = wordsBy[code];
  const coins = course.at(-1)?.tokens ?? [];
  const last = Math.max(-1, ...course.map(({ tokens }) => tokens.at(-1) ?? -1));
  const point = (event: PointerEvent): void =>
    pointer(hand, (value) => touchAt(Number(value), coins, playing, hand), event);
  return html`<div
    class="cells cell-rows strip ${isMoving ? "moving" : ""} ${isRefused ? "refused" : isOpen ? "open" : ""}"
    role="group"
    aria-label=${words.board}
    @pointerdown=${point}
    @pointermove=${point}
    @pointerup=${point}
    @pointercancel=${point}
    @pointerleave=${point}
  >
    ${Array.from({ length: last + 1 }, (_, square) => drawSquare(square, playing, hand))}
  </div>`;
}

/** What is touched at a square: the coin that stands there; else what is held, or the next coin to the right, comes there. */
function touchAt(
  square: number,
  coins: readonly number[],
  { touched }: Playing,
  { pressed }: Hand,
): Touch | undefined {
  const here = coins.indexOf(square);
  if (pressed)
    return coins[pressed.place] === square
      ? { place: pressed.place }
      : { place: pressed.place, to: [square] };
  if (here >= 0) return { place: here };
  const next = coins.findIndex((coin) => coin > square);
  const place = touched[0]?.place ?? (next >= 0 ? next : undefined);
  return place === undefined ? undefined : { place, to: [square] };
}

/** The coin that would move, and where to. */
function aimed(
  { preview, touched }: Playing,
  { aim }: Hand,
): { coin: number; to: number | undefined } | undefined {
  if (aim) return { coin: aim.place, to: aim.to?.[0] ?? undefined };
  const [change] = preview ?? [];
  if (change) return { coin: change.place, to: change.to[0] };
  return touched[0] && { coin: touched[0].place, to: undefined };
}

function drawSquare(square: number, playing: Playing, hand: Hand): TemplateResult {
  const { course, offers, touched, hinted, lit, isRefused, isWarned } = playing;
  const coins = course.at(-1)?.tokens ?? [];
  const coin = coins.indexOf(square);
  const [moved] = course.at(-1)?.changes ?? [];
  const move = aimed(playing, hand);
  const isAim = move?.to === square && move.to !== coins[move.coin];
  const goes = coin >= 0 && move?.coin === coin;
  const [from, to = from] = lit.map((place) => coins[place] ?? 0);
  const isBetween =
    from !== undefined && to !== undefined && square < to && (lit.length < 2 || square > from);
  const kinds = [
    ...(lit.includes(coin) ? ["lit"] : isBetween ? ["between"] : []),
    ...(coin >= 0 && hinted.includes(coin) ? ["hinted"] : []),
    ...(goes ? [move.to === undefined || move.to === square ? "held" : "goes"] : []),
    ...(isAim ? [isRefused ? "impossible" : isWarned ? "warned" : "coming"] : []),
    ...(touched.length > 0 && offers.some(([change]) => change?.to[0] === square) ? ["offered"] : []),
    ...(moved?.to[0] === square && coin >= 0 ? ["come"] : []),
    ...(moved?.from === square && coin < 0 ? ["was"] : []),
  ];
  return html`<div class="square ${kinds.join(" ")}" data-touch=${square}>
    <span class="place"
      >${coin < 0 ? html`<i></i>` : drawCoin(coin, playing, hand)}${isAim && isWarned ? html`<b>!</b>` : nothing}</span
    >
    <small aria-hidden="true">${square}</small>
  </div>`;
}

function drawCoin(coin: number, playing: Playing, hand: Hand): TemplateResult {
  const { code, course, hinted, isOpen, isRefused, isWarned } = playing;
  const words = wordsBy[code];
  const coins = course.at(-1)?.tokens ?? [];
  const square = coins[coin] ?? 0;
  const move = aimed(playing, hand);
  const to = move?.coin === coin ? (move.to ?? square) : square;
  const said = [
    to === square ? words.stays : words.to({ square: String(to) }),
    ...(to !== square && isRefused ? [words.refused] : []),
    ...(to !== square && isWarned ? [words.warned] : []),
    ...(hinted.includes(coin) ? [words.hinted] : []),
  ];
  return html`<i
    class="coin"
    role="spinbutton"
    tabindex="0"
    aria-label=${words.coin({ coin: coin + 1, coins: coins.length, square: String(square) })}
    aria-valuemin="0"
    aria-valuemax=${square}
    aria-valuenow=${Math.min(to, square)}
    aria-valuetext=${said.join(", ")}
    aria-disabled=${isOpen ? "false" : "true"}
    @keydown=${(event: KeyboardEvent) => pressKey(coin, square, hand, event)}
    @blur=${() => {
      // Whoever presses a square takes the keyboard away from the coin that is to go there.
      if (hand.aim?.place === coin && !hand.pressed) hand.forget();
    }}
  ></i>`;
}

/** How far a key moves a coin. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageDown: -10, PageUp: 10 };

/** Arrows say where a coin goes, Enter or Space moves it there, Escape forgets. */
function pressKey(coin: number, square: number, hand: Hand, event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey || !hand.isOpen) return;
  const at = (hand.aim?.place === coin ? hand.aim.to?.[0] : undefined) ?? square;
  const step = STEPS[key];
  const to = key === "Home" ? 0 : key === "End" ? square : step === undefined ? undefined : at + step;
  if (to !== undefined) {
    const next = Math.max(0, to);
    hand.point(next >= square ? undefined : { place: coin, to: [next] });
  } else if (key === "Enter" || key === " ") hand.play(hand.aim ?? { place: coin });
  else if (key === "Escape" && hand.aim) hand.forget();
  else return;
  event.preventDefault();
}
