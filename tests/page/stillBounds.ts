// What a picture for files takes up, measured by its shapes and by the widths of letters as TeX and browsers have them.
import { expect } from "vitest";
import { piecesOf } from "../../www/src/exports/path.ts";
import type { Still } from "../../www/src/scene/still.ts";
import { FONT_SIZE, textWidth } from "../../www/src/scene/text.ts";

/** A picture has all of its shapes and letters within its frame, but for the room that every file has around it. */
export function expectWithin({ left, top, width, height, parts }: Still): void {
  const ROOM = 6;
  const points = parts.flatMap((part) => {
    if (part.kind === "cells")
      return [
        { x: part.left, y: part.top },
        { x: part.left + part.width, y: part.top + part.height },
      ];
    if (part.kind === "path")
      return piecesOf(part.d).flatMap((piece) =>
        piece.kind === "curve" ? [piece.first, piece.second, piece.to] : [piece.to],
      );
    const length = (textWidth(part.text) * part.size) / FONT_SIZE;
    const from = part.x - { start: 0, middle: length / 2, end: length }[part.anchor];
    return [
      { x: from, y: part.y - 0.7 * part.size },
      { x: from + length, y: part.y },
    ];
  });
  expect(points.length).toBeGreaterThan(0);
  expect(Math.min(...points.map(({ x }) => x))).toBeGreaterThan(left - ROOM);
  expect(Math.max(...points.map(({ x }) => x))).toBeLessThan(left + width + ROOM);
  expect(Math.min(...points.map(({ y }) => y))).toBeGreaterThan(top - ROOM);
  expect(Math.max(...points.map(({ y }) => y))).toBeLessThan(top + height + ROOM);
}
