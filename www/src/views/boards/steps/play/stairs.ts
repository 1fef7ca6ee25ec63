import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Hand } from "../../kit/hand.ts";
import { drawPile, pileWords, STILL } from "../../stones/pile.ts";
import { shownOf } from "../../stones/shown.ts";
import type { Playing } from "../../playing.ts";
import { wordsBy } from "./words.all.ts";

/** Stones that stand on stairs at most, on a step and in the width of all; where there are more, the steps are rows. */
const ON_STAIRS = { step: 60, all: 200 };
/** Fallen stones that are drawn one by one. */
const ON_FLOOR = 20;
/** So many steps have room for more than their numbers. */
const NAMED = 7;
/** How high all steps are together, and one of them at most, in pixels. */
const HEIGHT = { all: 168, step: 28 };

/** A staircase from the floor upwards, the stones of each step on it; what has come down lies on the floor. */
export function stairs(playing: Playing, hand: Hand): TemplateResult {
  const { course, code, isMoving } = playing;
  const words = wordsBy[code];
  const tokens = course.at(-1)?.tokens ?? [];
  const most = Math.max(0, ...course.flatMap((stop) => stop.tokens));
  const isStairs = most <= ON_STAIRS.step && most * (tokens.length + 1) <= ON_STAIRS.all;
  const rise = Math.min(HEIGHT.step, HEIGHT.all / Math.max(1, tokens.length));
  const step = (place: number): TemplateResult =>
    html`<div class="step" .style=${`--rise: ${(place + 1) * rise}px`}>
      ${drawStep(place, playing, hand, isStairs)}
      <div class="ledge" aria-hidden="true">
        <small
          >${isStairs && tokens.length > NAMED ? place + 1 : words.stepInShort({ number: place + 1 })}</small
        >
      </div>
    </div>`;
  const floor = html`<div class="step floor" .style=${"--rise: 0px"}>
    ${drawFloor(playing, isStairs)}
    <div class="ledge" aria-hidden="true"><small>${words.floor}</small></div>
  </div>`;
  const steps = tokens.map((_, place) => step(place));
  const isLarge = most <= 12;
  return html`<div
    class="stairs ${isStairs ? "flight" : "piles"} ${isMoving ? "moving" : ""}"
    role="group"
    aria-label=${words.board}
  >
    <div
      class=${isStairs ? "columns" : "lines"}
      .style=${`--steps: ${tokens.length + 1}; --stone: ${isLarge ? "max(32px, 4.4 * var(--vmin, 1vmin))" : "24px"}; --narrow: 10; --middle: 10; --wide: 20; --narrow-high: 24px; --middle-high: 24px; --wide-high: 24px; --digits: 3`}
    >
      ${isStairs ? [floor, ...steps] : [...steps.reverse(), floor]}
    </div>
  </div>`;
}

function drawStep(place: number, playing: Playing, hand: Hand, isStairs: boolean): TemplateResult {
  const { course, code } = playing;
  const words = wordsBy[code];
  const tokens = course.at(-1)?.tokens ?? [];
  const size = tokens[place] ?? 0;
  const before = course.at(-2)?.tokens[place] ?? size;
  const { left, ...shown } = shownOf(playing, hand, place);
  return drawPile(
    {
      ...STILL,
      ...shown,
      marks: [],
      name: words.step({ number: place + 1, count: tokens.length }),
      place,
      size,
      length: size,
      gone: Math.max(0, before - size),
      come: Math.max(0, size - before),
      left: left !== undefined && left < size ? left : undefined,
      coming: left !== undefined && left > size ? left - size : 0,
      ...(isStairs && { said: { isOnTop: true, isBefore: 5 * (place + 2) >= 2 * (tokens.length + 1) } }),
      told: words.down,
    },
    hand,
    code,
  );
}

/** What has come down since the start, and what would. */
function drawFloor({ course, preview, code }: Playing, isStairs: boolean): TemplateResult {
  const sum = (tokens: readonly number[] = []): number => tokens.reduce((all, token) => all + token, 0);
  const on = (stop: number): number => sum(course[0]?.tokens) - sum(course.at(stop)?.tokens);
  const fallen = on(-1);
  const come = course.length > 1 ? fallen - on(-2) : 0;
  const coming = (preview ?? []).reduce((all, { from, to }) => all + from - sum(to), 0);
  const words = pileWords[code];
  const drawn = isStairs && fallen <= ON_FLOOR ? fallen : 0;
  const stone = (at: number): TemplateResult => {
    const state = at >= drawn ? "coming" : at >= fallen - come ? "stone come" : "stone";
    return html`<i class=${state}></i>`;
  };
  const shown = drawn + (isStairs ? Math.min(coming, ON_FLOOR) : 0);
  return html`<div class="pile ${fallen === 0 ? "empty" : ""}">
    <div class="reach" role="img" aria-label=${wordsBy[code].onFloor({ stones: fallen })}>
      <span class="size">${words.number({ value: fallen })}</span>
      <span class="stones" aria-hidden="true">${Array.from({ length: shown }, (_, at) => stone(at))}</span>
      ${!isStairs && coming > 0 ? html`<small>${words.came({ come: coming })}</small>` : nothing}
    </div>
  </div>`;
}
