// A sample of every call that the solver carries out.
import type { ArgumentsOf, CallName } from "../../www/src/solver/calls.ts";

export const nim = { ruleset: "nim" };
/** Arguments of every call, and a part of what it answers. */
export const samples: { [Name in CallName]: [args: ArgumentsOf<Name>, value: object] } = {
  parse: [["nim(3,2,1)"], { label: "(1,2,3)" }],
  read: [[nim, "3 2 1"], { notation: "nim(1,2,3)" }],
  evaluate: [[nim, [[1, 2, 3], [1]]], { outcome: Uint8Array.of(0, 1) }],
  explain: [[nim, "(1,2,3)"], { value: { outcome: "P", grundy: 0 } }],
  fit: [[nim, [1, 2, 3], [{ place: 2, to: [1] }]], { count: 1 }],
  reply: [[nim, [1, 2, 4], {}], { move: { label: "(1,2,3)" } }],
  puzzle: [[nim, { level: 1, seed: 0 }], { winning: 1 }],
  explore: [[nim, [1, 2, 3]], { positionCount: 14 }],
  grid: [[nim, { rows: 2, columns: 2 }], { grundy: Uint16Array.of(0, 1, 1, 0) }],
  chart: [[nim, { rows: 2, columns: 2 }, { value: "grundy" }], { counts: Uint32Array.of(2, 2) }],
  cells: [
    [
      nim,
      { rows: 4, columns: 4 },
      { value: "grundy" },
      { row: 1, column: 2, rows: 1, columns: 9, labels: true },
    ],
    { columns: 2, classes: Uint16Array.of(3, 2), labels: ["(1,2)", "(1,3)"] },
  ],
  paint: [
    [
      nim,
      { rows: 1, columns: 2 },
      { value: "outcome", colours: ["#102030", "#ffffff"] },
      { cells: 1, pixels: 1, left: 0, top: 0, width: 3, height: 1 },
    ],
    { pixels: Uint8Array.of(16, 32, 48, 255, 255, 255, 255, 255, 0, 0, 0, 0) },
  ],
  mosaic: [
    [
      { columns: 2, classes: Uint16Array.of(0, 1, 65_535, 2), colours: ["#102030", "#ffffff"], ink: true },
      { cells: 1, pixels: 1, left: 0, top: 1, width: 2, height: 1 },
    ],
    { pixels: Uint8Array.of(0, 0, 0, 0, 255, 255, 255, 255) },
  ],
  sieve: [[nim, { rows: 2, columns: 2 }], { found: Uint16Array.of(0, 3) }],
  sequence: [[nim, { length: 3 }], { values: Uint16Array.of(0, 1, 2) }],
  genus: [[nim, { length: 3 }], { positions: 3, genera: [{ label: "0^{120}" }, {}, { misere: [2, 0] }] }],
  verify: [["bouton", nim, { bound: 3, heaps: 2 }], { positions: 10, agreed: 10 }],
  census: [[nim, { bound: 7, heaps: 3 }], { positionCount: 120 }],
};
