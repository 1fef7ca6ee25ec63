// Calls that were foreseen are answered while there is no solver; all else is the solver's.
import { afterEach, beforeEach, expect, test } from "vitest";
import { SolverClient } from "../../www/src/solver/client.ts";
import { foreseenIn, writtenAnswers, type Foreseen } from "../../www/src/solver/foreseen.ts";
import { Foreseeing } from "../../www/src/solver/foreseeing.ts";
import type { Launch } from "../../www/src/solver/launch.ts";
import type { Call, FromWorker, ToWorker } from "../../www/src/solver/protocol.ts";
import { catalogue, explorationOf } from "./fakes.ts";

const nim = { ruleset: "nim" };
const explore = (start: string, options: Call["options"] = {}): Call => ({
  name: "explore",
  args: [nim, start],
  options,
});
const value = (label: string) => ({ ok: true, value: { label } }) as const;
const exploration = { ok: true, value: explorationOf(3) } as const;

/** A worker that answers whatever it is asked with the start that it was asked for. */
class FakeWorker extends EventTarget {
  readonly calls: Call[] = [];
  postMessage(message: ToWorker): void {
    if (message.kind === "start") this.#say({ kind: "ready" });
    if (message.kind !== "call") return;
    this.calls.push(message.call);
    const answer = value(`asked ${String(message.call.args[1])}`);
    this.#say({ kind: "answer", id: message.id, answer });
  }
  terminate(): void {
    this.calls.length = 0;
  }
  #say(data: FromWorker): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

let worker: FakeWorker;
let client: SolverClient;
/** Lets what was foreseen come, where a test has it come late. */
let foresee: (foreseen: Foreseen) => void;
/** Lets the wasm come, or not. */
let come: { resolve: (module: WebAssembly.Module) => void; reject: (cause: unknown) => void };

function start(foreseen: Launch["foreseen"]): void {
  worker = new FakeWorker();
  client = new SolverClient({
    createWorker: () => worker,
    compile: () =>
      new Promise((resolve, reject) => {
        come = { resolve, reject };
      }),
    catalogue: () => Promise.resolve(catalogue),
    ...(foreseen && { foreseen }),
  });
}

const FORESEEN = foreseenIn(writtenAnswers([[explore("(3)"), exploration]]));

const late = (): Promise<Foreseen> => new Promise((resolve) => (foresee = resolve));

beforeEach(() => {
  start(() => Promise.resolve(FORESEEN));
});
afterEach(() => {
  client.dispose();
});

/** Whether a promise is still waiting when everything else has been done. */
async function waits(promise: Promise<unknown>): Promise<boolean> {
  const isOver = promise.then(() => false);
  return Promise.race([isOver, new Promise<boolean>((resolve) => setTimeout(resolve, 0, true))]);
}

test("what was foreseen is answered while the wasm does not come, with arrays of the same kinds", async () => {
  expect(await client.catalogue()).toEqual({ ok: true, value: catalogue });
  expect(await client.request("graph", "explore", [nim, "(3)"])).toStrictEqual(exploration);
  expect(worker.calls).toEqual([]);
});

test("whatever differs from what was foreseen waits for the solver", async () => {
  const asked = [
    client.request("a", "explore", [nim, "(2)"]),
    client.request("b", "explore", [nim, [3]]),
    client.request("c", "explore", [{ ...nim, params: {} }, "(3)"]),
    client.request("d", "explore", [nim, "(3)"], { neighbourhood: 2 }),
    client.request("e", "explain", [nim, "(3)"]),
  ];
  for (const answer of asked) expect(await waits(answer)).toBe(true);
  come.resolve({});
  const answers = await Promise.all(asked);
  expect(answers).toEqual(["(2)", "3", "(3)", "(3)", "(3)"].map((label) => value(`asked ${label}`)));
});

test("a solver that has come is asked, also for what was foreseen", async () => {
  come.resolve({});
  await client.ready;
  expect(await client.request("graph", "explore", [nim, "(3)"])).toEqual(value("asked (3)"));
});

test("what is foreseen too late is asked of the solver once", async () => {
  start(late);
  const answer = client.request("graph", "explore", [nim, "(3)"]);
  expect(await waits(client.catalogue())).toBe(true);
  come.resolve({});
  await client.ready;
  foresee(FORESEEN);
  expect(await answer).toEqual(value("asked (3)"));
  expect(worker.calls).toHaveLength(1);
});

test("a request that was overtaken is not answered by what was foreseen", async () => {
  start(late);
  const first = client.request("graph", "explore", [nim, "(3)"]);
  const second = client.request("graph", "explore", [nim, "(2)"]);
  foresee(FORESEEN);
  expect(await first).toMatchObject({ ok: false, error: { code: "cancelled" } });
  expect(await waits(second)).toBe(true);
});

test("without foresight, or where it does not come, everything waits for the solver", async () => {
  for (const foreseen of [
    undefined,
    () => Promise.resolve(undefined),
    () => Promise.reject(new Error("404")),
  ]) {
    start(foreseen);
    const asked = client.request("graph", "explore", [nim, "(3)"]);
    expect(await waits(client.catalogue())).toBe(true);
    expect(await waits(asked)).toBe(true);
    come.resolve({});
    expect(await asked).toEqual(value("asked (3)"));
  }
});

test("where there will be no solver, what was foreseen is answered all the same, and the rest says so", async () => {
  const waiting = client.request("other", "explore", [nim, "(2)"]);
  await client.catalogue();
  come.reject(new Error("blocked"));
  expect(await waiting).toMatchObject({ ok: false, error: { code: "internal", got: "blocked" } });
  expect(await client.catalogue()).toMatchObject({ ok: true });
  expect(await client.request("graph", "explore", [nim, "(3)"])).toStrictEqual(exploration);
  expect(await client.ask("parse", ["nim(3)"])).toMatchObject({ ok: false, error: { code: "internal" } });
});

test("after the end nothing is answered", async () => {
  client.dispose();
  const cancelled = { ok: false, error: { code: "cancelled" } };
  expect(await client.request("graph", "explore", [nim, "(3)"])).toMatchObject(cancelled);
  expect(await client.catalogue()).toMatchObject(cancelled);
});

test("every answer is a copy, and its owner's", () => {
  const [one, other] = [FORESEEN(explore("(3)")), FORESEEN(explore("(3)"))];
  if (one?.ok) (one.value as { labels: string[] }).labels.length = 0;
  expect(other).toStrictEqual(exploration);
});

test("what a worker is asked is noted with its answers, and those that are refused are not", async () => {
  const foreseeing = new Foreseeing();
  const { port1, port2 } = new MessageChannel();
  port1.start();
  port2.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
    if (data.kind !== "call") return;
    const isRight = data.call.args[1] === "(3)";
    const error = { code: "cancelled", field: "" } as const;
    port2.postMessage({ kind: "answer", id: data.id, answer: isRight ? exploration : { ok: false, error } });
  });
  port2.start();
  const watched = foreseeing.watching(Object.assign(port1, { terminate: () => undefined }));
  for (const [id, call] of [explore("(3)"), explore("(9)")].entries())
    watched.postMessage({ kind: "call", id, call } satisfies ToWorker);
  expect(foreseeing.isComplete).toBe(false);
  await expect.poll(() => foreseeing.isComplete).toBe(true);
  const foreseen = foreseenIn(foreseeing.text);
  expect(foreseen(explore("(3)"))).toStrictEqual(exploration);
  expect(foreseen(explore("(9)"))).toBeUndefined();
  port1.close();
});
