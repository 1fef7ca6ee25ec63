// The worker's side of the conversation, with the wasm itself: every call there is gets through to it and back.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { ArgumentsOf, CallName } from "../../www/src/solver/calls.ts";
import type { FromWorker } from "../../www/src/solver/protocol.ts";
import { serving } from "../../www/src/solver/serving.ts";

const wasm = new URL("../../www/src/solver/bindings/mexplorer_bg.wasm", import.meta.url);
const module = await WebAssembly.compile(await readFile(wasm));

const nim = { ruleset: "nim" };
/** Arguments of every call, and a part of what it answers. */
const samples: { [Name in CallName]: [args: ArgumentsOf<Name>, value: object] } = {
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

test("every call is carried out with the arguments it was sent with", async () => {
  const answers = new Map<number, unknown>();
  const serve = serving((message: FromWorker) => {
    if (message.kind === "answer") answers.set(message.id, message.answer);
  });
  serve({ kind: "start", module });
  for (const [id, [name, [args, value]]] of Object.entries(samples).entries()) {
    serve({ kind: "call", id, call: { name: name as CallName, args, options: {} } });
    await expect.poll(() => answers.get(id), { message: name }).toMatchObject({ ok: true, value });
  }
});

test("options reach the call they are sent with, and a cancelled call says so", async () => {
  const said: FromWorker[] = [];
  const serve = serving((message) => said.push(message));
  serve({ kind: "start", module });
  const args = [nim, [40, 41, 42]];
  serve({ kind: "call", id: 1, call: { name: "explore", args, options: { budget: { positions: 5 } } } });
  await expect
    .poll(() => said.find((message) => message.kind === "answer"))
    .toMatchObject({ id: 1, answer: { ok: false, error: { code: "too-many-positions", limit: 5 } } });
  serve({ kind: "call", id: 2, call: { name: "explore", args, options: {} } });
  serve({ kind: "cancel", id: 2 });
  await expect
    .poll(() => said.find((message) => message.kind === "answer" && message.id === 2))
    .toMatchObject({ answer: { ok: false, error: { code: "cancelled" } } });
});
