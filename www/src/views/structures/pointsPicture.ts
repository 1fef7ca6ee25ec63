// Points and the lines through them, as shapes.
import type { Paint } from "../../scene/paint.ts";
import { circle, type StillPath } from "../../scene/still.ts";
import { hueOf, middled, type PicturePiece, type StructurePicture } from "./picture.ts";
import { SIDE, type PointsPicture } from "./places.ts";
import type { Lowering, Triple } from "./system.ts";

/** A triple that is drawn. */
export interface TripleLine {
  triple: Triple;
  look: "lit" | "faint" | "through" | "chosen";
  /** Its colour, a value from 1 on; none: ink. */
  hue?: number;
}

interface PointsFigure {
  label: string;
  picture: PointsPicture;
  lines: readonly TripleLine[];
  /** The points that have been chosen, and those that stand out with what is chosen. */
  pressed: readonly number[];
  marked: readonly number[];
  /** The colours of points that belong to one line each. */
  hues?: ReadonlyMap<number, number>;
  lowerings?: readonly Lowering[];
}

/** What stands out most lies on top. */
const ORDER: ReadonlyArray<TripleLine["look"]> = ["faint", "lit", "through", "chosen"];

/** Points on lines, or round a circle with triangles between them. */
export function pointsPicture(drawn: PointsFigure): StructurePicture {
  const { picture, lines, lowerings = [], label } = drawn;
  return {
    look: `points ${picture.isOfLines ? "plane" : "round"}`,
    label,
    width: SIDE,
    height: SIDE,
    pieces: [
      ...(picture.isOfLines ? [] : [web(picture)]),
      ...ORDER.flatMap((look) => lines.filter((line) => line.look === look)).map((line) =>
        linePiece(line, picture),
      ),
      ...lowerings.map((lowering) => arrow(lowering, picture)),
      ...picture.places.map((_, place) => point(place + 1, drawn)),
    ],
  };
}

/** Every pair of points, whatever lines there are. */
function web({ places }: PointsPicture): PicturePiece {
  const d = places
    .flatMap((one, place) =>
      places
        .slice(place + 1)
        .map((two) => `M${one.x.toFixed(1)},${one.y.toFixed(1)}L${two.x.toFixed(1)},${two.y.toFixed(1)}`),
    )
    .join("");
  return { parts: [{ kind: "path", d, stroke: { paint: "hairline", width: 0.8 } }] };
}

function linePiece({ triple, look, hue }: TripleLine, picture: PointsPicture): PicturePiece {
  const own: Paint = hue === undefined ? "ink" : hueOf(hue).fill;
  const paint = look === "chosen" ? "accent" : look === "faint" ? "cover" : own;
  const plain = picture.isOfLines ? (look === "faint" ? 2 : 3) : look === "lit" ? 1.5 : 2.5;
  const opacity = look === "chosen" ? 0.18 : look === "lit" ? 0.04 : 0.16;
  const line: StillPath = {
    kind: "path",
    d: picture.line(triple),
    ...(!picture.isOfLines && { fill: paint, opacity }),
    stroke: { paint, width: look === "chosen" ? 4.5 : plain },
  };
  return { parts: [line], look: `line ${look}`, ...(paint === own && { hue }), of: { triple } };
}

/** From a number down to the one that it may become. */
function arrow({ from, to, triple }: Lowering, picture: PointsPicture): PicturePiece {
  const [start, end] = [picture.places[from - 1], picture.places[to - 1]];
  if (!start || !end) return { parts: [] };
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const [across, down] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const gap = picture.radius + 3;
  const tip = { x: end.x - across * gap, y: end.y - down * gap };
  const back = { x: tip.x - across * 12, y: tip.y - down * 12 };
  const head = [
    tip,
    { x: back.x - down * 6, y: back.y + across * 6 },
    { x: back.x + down * 6, y: back.y - across * 6 },
  ];
  const at = ({ x, y }: { x: number; y: number }): string => `${x.toFixed(1)},${y.toFixed(1)}`;
  const shaft = `M${at({ x: start.x + across * gap, y: start.y + down * gap })}L${at(back)}`;
  return {
    parts: [
      { kind: "path", d: picture.line(triple), stroke: { paint: "accent", width: 2, dash: "6 5" } },
      { kind: "path", d: shaft, stroke: { paint: "accent", width: 2.5 } },
      { kind: "path", d: `M${head.map(at).join("L")}Z`, fill: "accent" },
    ],
    look: "lowering",
  };
}

function point(number: number, { picture, pressed, marked, hues }: PointsFigure): PicturePiece {
  const place = picture.places[number - 1] ?? { x: 0, y: 0 };
  const isPressed = pressed.includes(number);
  const isMarked = !isPressed && marked.includes(number);
  const hue = hues?.get(number);
  const own: { fill: Paint; text: Paint } = hue === undefined ? { fill: "paper", text: "ink" } : hueOf(hue);
  const { fill, text }: typeof own = isPressed ? { fill: "accent", text: "on-accent" } : own;
  return {
    parts: [
      {
        kind: "path",
        d: circle(place.x, place.y, picture.radius),
        fill,
        stroke: { paint: isPressed || isMarked ? "accent" : "ink", width: isMarked ? 3.5 : 1.8 },
      },
      middled(String(number), place, picture.isOfLines ? 19 : 15, text, true),
    ],
    look: `point ${isPressed ? "pressed" : isMarked ? "marked" : ""}`,
    ...(!isPressed && { hue }),
    of: { point: number, isPressed },
  };
}
