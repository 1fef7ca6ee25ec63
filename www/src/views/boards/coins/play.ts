import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { least } from "../kit/least.ts";
import { keptStop, pressedBoard } from "../kit/pointing.ts";
import cells from "../cells/cells.css?inline";
import signs from "../kit/signs.css?inline";
import { warning } from "../kit/signs.ts";
import type { PlayBoard } from "../playing.ts";
import own from "./play.css?inline";
import { en } from "./play/words.en.ts";
import { zh } from "./play/words.zh.ts";

export const styles = [signs, cells, own];

const HEADS = 1;

/** How a coin is drawn. */
interface CoinLook {
  isHead: boolean;
  /** Whether it is turned by what is touched or shown. */
  isTurning: boolean;
  isWarned: boolean;
  /** Whether the last move turned it. */
  wasTurned: boolean;
}

/** The row as it was at the start, whatever the coins show now; each is turned by touching it. */
export const board: PlayBoard = (playing) => {
  const { code, course, isOpen, isWarned, preview, touched, offers, hinted, lit } = playing;
  const words = { en, zh }[code];
  const faces = course.at(-1)?.tokens ?? [];
  const length = Math.max(0, ...course.map(({ tokens }) => tokens.length));
  const shown = preview ?? least(offers, (changes) => changes.length);
  const placesOf = (changes: ReadonlyArray<{ readonly place: number }> = []): Set<number> =>
    new Set(changes.map(({ place }) => place));
  const [turning, chosen] = [placesOf([...(shown ?? []), ...touched]), placesOf(touched)];
  const [turned, offered] = [placesOf(course.at(-1)?.changes), placesOf(offers.flat())];
  const touchOf = (place: number) =>
    place < faces.length ? { place, to: [1 - (faces[place] ?? 0)] } : undefined;
  const coin = (place: number): TemplateResult => {
    const isHead = faces[place] === HEADS;
    const isIdle = place >= faces.length;
    const isHinted = hinted.includes(place);
    const name = isIdle
      ? words.idle({ coin: place + 1 })
      : words[isHead ? "heads" : "tails"]({ coin: place + 1, isHinted });
    const look = {
      isHead,
      isTurning: turning.has(place),
      isWarned: isWarned && turning.has(place),
      wasTurned: turned.has(place),
    };
    const kinds = [
      isHead ? "heads" : "tails",
      ...(look.isTurning ? ["turning"] : offered.has(place) ? ["offered"] : []),
      ...(look.wasTurned ? ["turned"] : []),
      ...(isHinted ? ["hinted"] : []),
      ...(lit.includes(place) ? ["lit"] : []),
      ...(isIdle ? ["gone"] : []),
    ];
    return html`<svg
      class="coin ${kinds.join(" ")}"
      viewBox="-24 -34 48 70"
      data-at=${place}
      role="button"
      tabindex="-1"
      aria-label=${name}
      aria-pressed=${chosen.has(place) ? "true" : "false"}
      aria-disabled=${isOpen && !isIdle ? nothing : "true"}
    >
      ${drawn(place, look)}
    </svg>`;
  };
  const isAgain = chosen.size > 0 && offers.length > 1 && shown !== undefined;
  return pressedBoard(
    playing,
    "cells coins-play",
    { touchOf, next: (key, from) => next(key, from, length) },
    html`<div class="row-of-coins" role="group" aria-label=${words.board}>
        ${Array.from({ length }, (_, place) => coin(place))}<i hidden ${keptStop()}></i>
      </div>
      <p class="again">${isAgain ? words.again : nothing}</p>`,
  );
};

/** Where an arrow key leads in a row. */
function next(key: string, from: number, length: number): number | undefined {
  const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: length - 1 }[key];
  return to === undefined || to < 0 || to >= length ? undefined : to;
}

/** A head is a filled disc with a star, a tail an empty ring; what turns has the sign of it above, and the number is below. */
function drawn(place: number, { isHead, isTurning, isWarned }: CoinLook): TemplateResult {
  return svg`<rect class="room" x="-24" y="-34" width="48" height="70"></rect>
    <circle class="halo" r="21"></circle>
    <g class="disc"><circle class="body" r="17"></circle><circle class="rim" r="13.2"></circle>${
      isHead ? svg`<path class="star" d=${STAR}></path>` : nothing
    }</g>
    <circle class="around" r="22"></circle>
    <text y="33">${place + 1}</text>
    ${isWarned ? warning({ x: 12, y: -14 }) : isTurning ? svg`<g class="sign"><circle cx="12" cy="-14" r="9"></circle><path d="M7.6,-12.5a4.6,4.6 0 1,1 2,2.6M7.2,-16.8v4.3h4.3"></path></g>` : nothing}`;
}

/** Five points around the middle. */
const STAR = `M${Array.from({ length: 10 }, (_, point) => {
  const [angle, far] = [(point * Math.PI) / 5, point % 2 === 0 ? 9 : 3.8];
  return `${(far * Math.sin(angle)).toFixed(2)},${(-far * Math.cos(angle)).toFixed(2)}`;
}).join("L")}Z`;
