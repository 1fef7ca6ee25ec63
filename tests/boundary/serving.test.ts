// The worker's side of the conversation, with the wasm itself: every call there is gets through to it and back.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { CallName } from "../../www/src/solver/calls.ts";
import type { FromWorker } from "../../www/src/solver/protocol.ts";
import { serving } from "../../www/src/solver/serving.ts";
import { nim, samples } from "./samples.ts";

const wasm = new URL("../../www/src/solver/bindings/mexplorer_bg.wasm", import.meta.url);
const module = await WebAssembly.compile(await readFile(wasm));

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
