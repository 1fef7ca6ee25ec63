import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { least } from "../kit/least.ts";
import cells from "../cells/cells.css?inline";
import { cellBoard } from "../cells/cells.ts";
import signs from "../kit/signs.css?inline";
import { warning } from "../kit/signs.ts";
import type { PlayBoard } from "../playing.ts";
import own from "./play.css?inline";
import { wordsBy } from "./play/words.all.ts";

export const styles = [signs, cells, own];

const HEADS = 1;

/** The row as it was at the start, whatever the coins show now; each is turned by touching it. */
export const board: PlayBoard = (playing) => {
  const { code, course, isWarned, preview, touched, offers, hinted, lit } = playing;
  const words = wordsBy[code];
  const faces = course.at(-1)?.tokens ?? [];
  const length = Math.max(0, ...course.map(({ tokens }) => tokens.length));
  const shown = preview ?? least(offers, (changes) => changes.length);
  const placesOf = (changes: ReadonlyArray<{ readonly place: number }> = []): Set<number> =>
    new Set(changes.map(({ place }) => place));
  const [turning, chosen] = [placesOf([...(shown ?? []), ...touched]), placesOf(touched)];
  const [turned, offered] = [placesOf(course.at(-1)?.changes), placesOf(offers.flat())];
  const isAgain = chosen.size > 0 && offers.length > 1 && shown !== undefined;
  return cellBoard(
    playing,
    {
      look: "coins-play",
      name: words.board,
      rows: [length],
      reached: [length],
      viewBox: "-24 -34 48 70",
      cell(_, place) {
        const isHead = faces[place] === HEADS;
        const isIdle = place >= faces.length;
        const isHinted = hinted.includes(place);
        const isTurning = turning.has(place);
        const coin = place + 1;
        const kinds = [
          "coin",
          isHead ? "heads" : "tails",
          ...(isTurning ? ["turning"] : offered.has(place) ? ["offered"] : []),
          ...(turned.has(place) ? ["turned"] : []),
          ...(isHinted ? ["hinted"] : []),
          ...(lit.includes(place) ? ["lit"] : []),
          ...(isIdle ? ["gone"] : []),
        ];
        return {
          look: kinds.join(" "),
          name: isIdle ? words.idle({ coin }) : words[isHead ? "heads" : "tails"]({ coin, isHinted }),
          touch: isIdle ? undefined : { place, to: [1 - (faces[place] ?? 0)] },
          isPressed: chosen.has(place),
          shown: drawn(place, isHead, isTurning, isWarned),
        };
      },
    },
    html`<p class="again">${isAgain ? words.again : nothing}</p>`,
  );
};

/** A head is a filled disc with a star, a tail an empty ring; what turns has the sign of it above, and the number is below. */
function drawn(place: number, isHead: boolean, isTurning: boolean, isWarned: boolean): TemplateResult {
  return svg`<rect class="room" x="-24" y="-34" width="48" height="70"></rect>
    <circle class="halo" r="21"></circle>
    <g class="disc"><circle class="body" r="17"></circle><circle class="rim" r="13.2"></circle>${
      isHead ? svg`<path class="star" d=${STAR}></path>` : nothing
    }</g>
    <circle class="around" r="22"></circle>
    <text y="33">${place + 1}</text>
    ${!isTurning ? nothing : isWarned ? warning({ x: 12, y: -14 }) : svg`<g class="sign"><circle cx="12" cy="-14" r="9"></circle><path d="M7.6,-12.5a4.6,4.6 0 1,1 2,2.6M7.2,-16.8v4.3h4.3"></path></g>`}`;
}

/** Five points around the middle. */
const STAR = `M${Array.from({ length: 10 }, (_, point) => {
  const [angle, far] = [(point * Math.PI) / 5, point % 2 === 0 ? 9 : 3.8];
  return `${(far * Math.sin(angle)).toFixed(2)},${(-far * Math.cos(angle)).toFixed(2)}`;
}).join("L")}Z`;
