// The solver in two files: what comes first, and what waits for the rest.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { CallName } from "../../www/src/solver/calls.ts";
import type { FromWorker } from "../../www/src/solver/protocol.ts";
import { serving } from "../../www/src/solver/serving.ts";
import type { Answer } from "../../www/src/solver/wire.ts";
import { nim, samples } from "./samples.ts";

const bindings = new URL("../../www/src/solver/bindings/", import.meta.url);
const bytesOf = (part: string): Promise<Buffer<ArrayBuffer>> =>
  readFile(new URL(`mexplorer_${part}.wasm`, bindings));
const compiled = async (part: string): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await bytesOf(part));
/** The rest of another solver, of which all names are the same. */
async function foreign(): Promise<WebAssembly.Module> {
  const bytes = await bytesOf("rest");
  const name = "table of ";
  const place = bytes.indexOf(name) + name.length;
  bytes[place] = bytes[place] === 0x30 ? 0x31 : 0x30;
  return WebAssembly.compile(bytes);
}

const answers = new Map<string, Answer<unknown>>();
const names = Object.keys(samples) as CallName[];
const asked = [...names, "cancelled"];
const said: Array<FromWorker["kind"]> = [];
const serve = serving((message: FromWorker) => {
  said.push(message.kind);
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
  serve({ kind: "rest", module: await foreign() });
  expect(said.at(-1)).toBe("unfit");
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
  const sizes = await Promise.all(["core", "bg"].map(async (part) => (await bytesOf(part)).length));
  expect(sizes[0] ?? Infinity).toBeLessThan((sizes[1] ?? 0) / 3);
});
