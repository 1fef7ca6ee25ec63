// Which pictures share a page, and how the paper is turned.
import type { Size } from "../../scene/shapes.ts";
import { BOX, side, type FittedPicture } from "./fit.ts";
import { pageSize, roomFor, type Paper } from "./paper.ts";

/** Two neighbours share a page where letters stay at least so large, in points, and boxes as large as a hand needs them. */
const SHARED_POINTS = 10;

/** The pages of a print; all are turned the same way. */
export interface PrintLayout<Picture> {
  isWide: boolean;
  page: Size;
  pages: ReadonlyArray<ReadonlyArray<{ picture: Picture; fit: FittedPicture }>>;
  /** The pictures that fit on no page. */
  tooLarge: readonly Picture[];
}

/** Lays pictures out on as few pages as they can be read on, and then as large as they can be. */
export function laidOut<Picture>(
  pictures: readonly Picture[],
  paper: Paper,
  paragraphs: readonly string[],
  fit: (picture: Picture, room: Size) => FittedPicture | undefined,
): PrintLayout<Picture> {
  const upright = turned(pictures, paper, false, paragraphs, fit);
  const wide = turned(pictures, paper, true, paragraphs, fit);
  const isWide =
    wide.tooLarge.length !== upright.tooLarge.length
      ? wide.tooLarge.length < upright.tooLarge.length
      : wide.pages.length !== upright.pages.length
        ? wide.pages.length < upright.pages.length
        : quality(wide) > quality(upright);
  return isWide ? wide : upright;
}

function turned<Picture>(
  pictures: readonly Picture[],
  paper: Paper,
  isWide: boolean,
  paragraphs: readonly string[],
  fit: (picture: Picture, room: Size) => FittedPicture | undefined,
): PrintLayout<Picture> {
  const page = pageSize(paper, isWide);
  const whole = roomFor(1, page, isWide, paragraphs);
  const half = roomFor(2, page, isWide, paragraphs);
  const tooLarge: Picture[] = [];
  const pages: Array<Array<{ picture: Picture; fit: FittedPicture }>> = [];
  /** A picture that has half a page and waits for another one. */
  let waiting: { page: Array<{ picture: Picture; fit: FittedPicture }>; fit: FittedPicture } | undefined;
  for (const picture of pictures) {
    const alone = fit(picture, whole);
    if (!alone) {
      tooLarge.push(picture);
      continue;
    }
    const small = pictures.length > 1 ? fit(picture, half) : undefined;
    const isSmall = small && small.points >= SHARED_POINTS && side(small.box) >= BOX;
    const [first] = waiting?.page ?? [];
    if (isSmall && waiting && first) {
      waiting.page[0] = { ...first, fit: waiting.fit };
      waiting.page.push({ picture, fit: small });
      waiting = undefined;
      continue;
    }
    const next = [{ picture, fit: alone }];
    pages.push(next);
    waiting = isSmall ? { page: next, fit: small } : undefined;
  }
  return { isWide, page, pages, tooLarge };
}

/** The smallest letters, and boxes up to the size that a hand needs. */
function quality<Picture>({ pages }: PrintLayout<Picture>): number {
  const fits = pages.flat().map(({ fit }) => fit.points * Math.min(side(fit.box), BOX));
  return Math.min(...fits, Infinity);
}
