// The solver of the page where its file does not come as it should.
import { afterEach, expect, test, vi } from "vitest";

const MODULE = Uint8Array.of(0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00);
const PAGE = new TextEncoder().encode("<!doctype html><title>Sign in</title>");

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A page that has fetched nothing yet. */
async function fresh() {
  const { loadAgain, missing } = await import("../../www/src/loading/lazy.ts");
  const { pageLaunch } = await import("../../www/src/solver/pageLaunch.ts");
  return { loadAgain, missing, pageLaunch };
}

/** The solver's file comes like this, one after another. */
function comes(...files: Array<[type: string, bytes: Uint8Array<ArrayBuffer>]>): void {
  vi.stubGlobal("fetch", () => {
    const [type, bytes] = files.shift() ?? ["", MODULE];
    return Promise.resolve(new Response(bytes, { headers: { "Content-Type": type } }));
  });
}

for (const [what, type, bytes] of [
  ["a part of it", "application/wasm", MODULE.subarray(0, 6)],
  ["a page to sign in", "text/html", PAGE],
  ["a page that is called wasm", "application/wasm", PAGE],
] as const)
  test(`${what} in place of the solver is missed, and it can be loaded again`, async () => {
    const { loadAgain, missing, pageLaunch } = await fresh();
    comes([type, bytes], ["application/wasm", MODULE]);
    const module = pageLaunch.compile();
    await vi.waitFor(() => {
      expect(missing().map(({ name }) => name.en)).toEqual(["the solver"]);
    });
    loadAgain();
    expect(await module).toBeInstanceOf(WebAssembly.Module);
    expect(missing()).toEqual([]);
  });

test("a solver that comes whole and cannot start is missed, and it can be loaded again", async () => {
  const { loadAgain, missing, pageLaunch } = await fresh();
  comes(["application/wasm", MODULE], ["application/wasm", MODULE]);
  const broken = await pageLaunch.compile();
  // Where there is no room nothing helps that may come.
  expect(pageLaunch.compileAgain?.(broken, "RangeError: out of memory")).toBeUndefined();
  expect(missing()).toEqual([]);
  const again = pageLaunch.compileAgain?.(broken, "LinkError: no such import");
  expect(missing().map(({ name }) => name.en)).toEqual(["the solver"]);
  // Several workers have had it.
  const another = pageLaunch.compileAgain?.(broken, "LinkError: no such import");
  loadAgain();
  const module = await again;
  expect(module).toBeInstanceOf(WebAssembly.Module);
  expect(module).not.toBe(broken);
  expect(await another).toBe(module);
  expect(await pageLaunch.compile()).toBe(module);
  expect(missing()).toEqual([]);
});

test("a rest that is not that of the solver is missed, and it can be loaded again", async () => {
  const { loadAgain, missing, pageLaunch } = await fresh();
  comes(["application/wasm", MODULE], ["application/wasm", MODULE]);
  const foreign = await pageLaunch.rest?.();
  const again = pageLaunch.rest?.(foreign);
  expect(missing().map(({ name }) => name.en)).toEqual(["the solver"]);
  loadAgain();
  expect(await again).not.toBe(foreign);
  expect(missing()).toEqual([]);
});

test("where a page may not use WebAssembly nothing is loaded again", async () => {
  const { missing, pageLaunch } = await fresh();
  comes();
  const { CompileError } = WebAssembly;
  const Refused = function (): never {
    throw new CompileError("refused by the page's policy");
  };
  const compile = () => Promise.reject(new CompileError("refused by the page's policy"));
  vi.stubGlobal("WebAssembly", { Module: Refused, compile, compileStreaming: compile });
  await expect(pageLaunch.compile()).rejects.toThrow("refused");
  expect(missing()).toEqual([]);
});
