// The solver in two files: what comes first, and what waits for the rest.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { CallName } from "../../www/src/solver/calls.ts";
import type { FromWorker } from "../../www/src/solver/protocol.ts";
import { serving } from "../../www/src/solver/serving.ts";
import type { Answer } from "../../www/src/solver/wire.ts";
import { nim, samples } from "./samples.ts";

const bindings = new URL("../../www/src/solver/bindings/", import.meta.url);
const compiled = async (part: string): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await readFile(new URL(`mexplorer_${part}.wasm`, bindings)));

const answers = new Map<string, Answer<unknown>>();
const names = Object.keys(samples) as CallName[];
const asked = [...names, "cancelled"];
const serve = serving((message: FromWorker) => {
  if (message.kind === "answer") answers.set(asked[message.id] ?? "", message.answer);
});

test("a game is opened with the first file, and all else is answered when the rest has come", async () => {
  serve({ kind: "start", module: await compiled("core") });
  for (const [id, name] of names.entries())
    serve({ kind: "call", id, call: { name, args: samples[name][0], options: {} } });
  serve({ kind: "call", id: names.length, call: { name: "census", args: samples.census[0], options: {} } });
  for (const name of ["parse", "explore"] as const)
    await expect
      .poll(() => answers.get(name), { message: name })
      .toMatchObject({ ok: true, value: samples[name][1] });
  serve({ kind: "cancel", id: names.length });
  await expect
    .poll(() => answers.get("cancelled"))
    .toMatchObject({ ok: false, error: { code: "cancelled" } });
  expect([...answers.keys()].sort()).toEqual(["cancelled", "explore", "parse"]);
  serve({ kind: "rest", module: await compiled("rest") });
  for (const name of names)
    await expect
      .poll(() => answers.get(name), { message: name })
      .toMatchObject({ ok: true, value: samples[name][1] });
});

test("an instance that takes the place of a broken one is whole, too", async () => {
  const { Float64Array } = globalThis;
  globalThis.Float64Array = function () {
    throw new Error("broken on purpose");
  } as never;
  answers.clear();
  serve({
    kind: "call",
    id: names.indexOf("evaluate"),
    call: { name: "evaluate", args: [nim, [[1, 2]]], options: {} },
  });
  globalThis.Float64Array = Float64Array;
  await expect.poll(() => answers.get("evaluate")).toMatchObject({ ok: false, error: { code: "internal" } });
  serve({
    kind: "call",
    id: names.indexOf("verify"),
    call: { name: "verify", args: samples.verify[0], options: {} },
  });
  await expect.poll(() => answers.get("verify")).toMatchObject({ ok: true, value: samples.verify[1] });
});

test("the first file is a third of the whole at most", async () => {
  const sizes = await Promise.all(
    ["core", "bg"].map(async (part) => (await readFile(new URL(`mexplorer_${part}.wasm`, bindings))).length),
  );
  expect(sizes[0] ?? Infinity).toBeLessThan((sizes[1] ?? 0) / 3);
});
