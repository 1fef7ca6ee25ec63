// The client of the worker, against a worker that does as it is told.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { catalogue } from "./fakes.ts";
import { SolverClient } from "../../www/src/solver/client.ts";
import type { FromWorker, ToWorker } from "../../www/src/solver/protocol.ts";

class FakeWorker extends EventTarget {
  readonly inbox: ToWorker[] = [];
  terminated = false;
  /** It has ended or hangs, and nobody was told. */
  isSilent = false;
  onPost: ((message: ToWorker) => void) | undefined;

  postMessage(message: ToWorker): void {
    this.inbox.push(message);
    this.onPost?.(message);
    if (this.isSilent) return;
    if (message.kind === "start") this.say({ kind: "ready" });
    if (message.kind === "ping") this.say({ kind: "pong" });
  }
  terminate(): void {
    this.terminated = true;
  }
  say(data: FromWorker): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
  breakDown(): void {
    this.dispatchEvent(Object.assign(new Event("error"), { message: "broken" }));
  }
  /** The ids of the calls it got, in order. */
  get calls(): number[] {
    return this.inbox.flatMap((message) => (message.kind === "call" ? [message.id] : []));
  }
  get cancels(): number[] {
    return this.inbox.flatMap((message) => (message.kind === "cancel" ? [message.id] : []));
  }
}

const nim = { ruleset: "nim" };
const cancelled = { ok: false, error: { code: "cancelled", field: "signal" } };
const internal = { ok: false, error: { code: "internal", field: "", got: "broken" } };
const value = (label: string) => ({ ok: true, value: { label } }) as const;

let workers: FakeWorker[];
let client: SolverClient;
let crashes: string[];

const worker = (index: number): FakeWorker => {
  const found = workers[index];
  if (!found) throw new Error(`there is no worker ${index}`);
  return found;
};

beforeEach(async () => {
  vi.useFakeTimers();
  workers = [];
  crashes = [];
  client = new SolverClient({
    createWorker: () => {
      const made = new FakeWorker();
      workers.push(made);
      return made;
    },
    compile: () => Promise.resolve({} as WebAssembly.Module),
    catalogue: () => Promise.resolve(catalogue),
  });
  client.onCrash = (reason) => crashes.push(reason);
  await client.ready;
});

afterEach(() => {
  client.dispose();
  vi.useRealTimers();
});

test("an answer reaches the one who asked, and progress before it", async () => {
  const seen: number[] = [];
  const answer = client.request("graph", "explore", [nim, "(1,2,3)"], {
    budget: { positions: 20 },
    onProgress: ({ positions }) => seen.push(positions),
  });
  const [id = 0] = worker(0).calls;
  const call = { name: "explore", args: [nim, "(1,2,3)"], options: { budget: { positions: 20 } } };
  expect(worker(0).inbox).toContainEqual({ kind: "call", id, call });
  worker(0).say({ kind: "progress", id, progress: { phase: "building", positions: 7, moves: 9 } });
  worker(0).say({ kind: "answer", id, answer: value("(1,2,3)") });
  expect(await answer).toEqual(value("(1,2,3)"));
  expect(seen).toEqual([7]);
});

test("the latest request of a view wins, and only one of a view is with the worker", async () => {
  const first = client.request("graph", "explore", [nim, [1]]);
  const second = client.request("graph", "explore", [nim, [2]]);
  const third = client.request("graph", "explore", [nim, [3]]);
  expect(await first).toEqual(cancelled);
  expect(await second).toEqual(cancelled);
  const [id = 0] = worker(0).calls;
  expect(worker(0).calls).toEqual([id]);
  expect(worker(0).cancels).toEqual([id]);

  worker(0).say({ kind: "answer", id, answer: value("too late") });
  const [, last = 0] = worker(0).calls;
  worker(0).say({ kind: "answer", id: last, answer: value("(3)") });
  expect(await third).toEqual(value("(3)"));
  expect(worker(0).calls).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(workers).toHaveLength(1);
});

test("views do not overtake one another", async () => {
  const graph = client.request("graph", "explore", [nim, [1]]);
  const reason = client.request("reason", "explain", [nim, [1]]);
  const [a = 0, b = 0] = worker(0).calls;
  worker(0).say({ kind: "answer", id: b, answer: value("reason") });
  worker(0).say({ kind: "answer", id: a, answer: value("graph") });
  expect(await graph).toEqual(value("graph"));
  expect(await reason).toEqual(value("reason"));
});

test("a signal cancels its request alone", async () => {
  const stop = new AbortController();
  const stopped = client.request("graph", "explore", [nim, [1]], { signal: stop.signal });
  const kept = client.request("reason", "explain", [nim, [1]]);
  stop.abort();
  expect(await stopped).toEqual(cancelled);
  const [, id = 0] = worker(0).calls;
  worker(0).say({ kind: "answer", id, answer: value("kept") });
  expect(await kept).toEqual(value("kept"));
});

test("a worker that breaks down is replaced and asked again, once", async () => {
  const answer = client.request("graph", "explore", [nim, [1]]);
  worker(0).breakDown();
  expect(worker(0).terminated).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(worker(1).calls).toEqual(worker(0).calls);
  worker(1).breakDown();
  expect(await answer).toEqual(internal);
  expect(crashes).toEqual(["broken", "broken"]);

  await vi.advanceTimersByTimeAsync(0);
  const next = client.request("graph", "explore", [nim, [2]]);
  const [id = 0] = worker(2).calls;
  worker(2).say({ kind: "answer", id, answer: value("(2)") });
  expect(await next).toEqual(value("(2)"));
});

test("an internal error is answered at once, and other views are asked again", async () => {
  const guilty = client.request("graph", "explore", [nim, [1]]);
  const innocent = client.request("reason", "explain", [nim, [1]]);
  const [a = 0, b = 0] = worker(0).calls;
  worker(0).say({ kind: "answer", id: a, answer: internal as never });
  expect(await guilty).toEqual(internal);
  await vi.advanceTimersByTimeAsync(0);
  expect(worker(1).calls).toEqual([b]);
  worker(1).say({ kind: "answer", id: b, answer: value("innocent") });
  expect(await innocent).toEqual(value("innocent"));
  expect(crashes).toEqual(["broken"]);
});

test("a worker that does not let go of a cancelled call is replaced", async () => {
  const stuck = client.request("graph", "explore", [nim, [1]]);
  const next = client.request("graph", "explore", [nim, [2]]);
  expect(await stuck).toEqual(cancelled);
  await vi.advanceTimersByTimeAsync(1900);
  expect(workers).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(worker(0).terminated).toBe(true);
  const [id = 0] = worker(1).calls;
  worker(1).say({ kind: "answer", id, answer: value("(2)") });
  expect(await next).toEqual(value("(2)"));
});

test("a worker that falls silent is replaced and asked again, once", async () => {
  const answer = client.ask("parse", ["nim(1)"]);
  worker(0).isSilent = true;
  await vi.advanceTimersByTimeAsync(3900);
  expect(workers).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(600);
  expect(worker(0).terminated).toBe(true);
  expect(crashes).toEqual(["the worker fell silent"]);
  expect(worker(1).calls).toEqual(worker(0).calls);
  worker(1).isSilent = true;
  await vi.advanceTimersByTimeAsync(4500);
  expect(await answer).toMatchObject({
    ok: false,
    error: { code: "internal", got: "the worker fell silent" },
  });
  // Nothing is waited for any more, and so nothing is asked.
  const { length } = worker(2).inbox;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(worker(2).inbox).toHaveLength(length);
  expect(workers).toHaveLength(3);
});

test("a worker that works long and gives signs is waited for", async () => {
  const answer = client.request("graph", "explore", [nim, [1]]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(workers).toHaveLength(1);
  const [id = 0] = worker(0).calls;
  worker(0).say({ kind: "answer", id, answer: value("(1)") });
  expect(await answer).toEqual(value("(1)"));
});

test("time in which the page did not run is not held against the worker", async () => {
  void client.request("graph", "explore", [nim, [1]]);
  worker(0).isSilent = true;
  const clock = vi.spyOn(performance, "now");
  for (let hour = 1; hour <= 3; hour++) {
    // A device that slept: a timer that is due fires once, long after its time.
    clock.mockReturnValue(hour * 3_600_000);
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(workers).toHaveLength(1);
  clock.mockRestore();
});

test("a worker that never starts is given up, and the page does the work", async () => {
  const made: FakeWorker[] = [];
  let standsIn = false;
  const make = (isSilent: boolean): FakeWorker => {
    const one = new FakeWorker();
    one.isSilent = isSilent;
    made.push(one);
    return one;
  };
  const waiting = new SolverClient({
    createWorker: () => make(true),
    createStandIn: () => Promise.resolve(make(false)),
    compile: () => Promise.resolve({} as WebAssembly.Module),
    catalogue: () => Promise.resolve(catalogue),
  });
  waiting.onStandIn = () => {
    standsIn = true;
  };
  await vi.advanceTimersByTimeAsync(14_000);
  expect(made).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_500);
  await waiting.ready;
  expect(standsIn).toBe(true);
  expect(made.map(({ terminated }) => terminated)).toEqual([true, false]);
  waiting.dispose();
});

test("a module with which neither a worker nor the page can start is missed, and another one is started with", async () => {
  const [broken, whole] = [{}, {}] as WebAssembly.Module[];
  const told: string[] = [];
  let come = (_: WebAssembly.Module): void => undefined;
  const make = (kind: string): FakeWorker => {
    const one = new FakeWorker();
    one.isSilent = true;
    one.onPost = (message) => {
      if (message.kind !== "start") return;
      told.push(kind);
      if (message.module === broken) one.breakDown();
      else one.say({ kind: "ready" });
    };
    return one;
  };
  const waiting = new SolverClient({
    createWorker: () => make("worker"),
    createStandIn: () => Promise.resolve(make("page")),
    compile: () => Promise.resolve(broken as WebAssembly.Module),
    compileAgain: (module, reason) => {
      expect([module, reason]).toEqual([broken, "broken"]);
      return new Promise((resolve) => (come = resolve));
    },
    catalogue: () => Promise.resolve(catalogue),
  });
  waiting.onStandIn = () => told.push("there can be no worker");
  const answer = waiting.ask("parse", ["nim(1)"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual(["worker", "page"]);
  come(whole as WebAssembly.Module);
  await waiting.ready;
  expect(told).toEqual(["worker", "page", "worker"]);
  waiting.dispose();
  expect(await answer).toEqual(cancelled);
});

test("what a module lacks is sent once it has started, to every worker, and asked for again where it does not fit", async () => {
  const [foreign, own] = [{}, {}] as WebAssembly.Module[];
  const sent: unknown[] = [];
  const made: FakeWorker[] = [];
  const lacking = new SolverClient({
    createWorker: () => {
      const one = new FakeWorker();
      one.onPost = (message) => {
        if (message.kind !== "rest") return;
        sent.push(message.module);
        if (message.module === foreign) one.say({ kind: "unfit" });
      };
      made.push(one);
      return one;
    },
    compile: () => Promise.resolve({} as WebAssembly.Module),
    rest: (unfit) =>
      Promise.resolve((unfit === foreign || made.length > 1 ? own : foreign) as WebAssembly.Module),
    catalogue: () => Promise.resolve(catalogue),
  });
  await lacking.ready;
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([foreign, own]);
  void lacking.ask("parse", ["nim(1)"]);
  made[0]?.breakDown();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([foreign, own, own]);
  lacking.dispose();
});

test("what a worker says after it was replaced is not heard", async () => {
  const answer = client.request("graph", "explore", [nim, [1]]);
  const [id = 0] = worker(0).calls;
  worker(0).breakDown();
  worker(0).say({ kind: "answer", id, answer: value("from the grave") });
  await vi.advanceTimersByTimeAsync(0);
  worker(1).say({ kind: "answer", id, answer: value("alive") });
  expect(await answer).toEqual(value("alive"));
});

test("a wasm that cannot be compiled is told to everyone, and no worker is tried again", async () => {
  const made: FakeWorker[] = [];
  const blocked = new SolverClient({
    createWorker: () => {
      const one = new FakeWorker();
      made.push(one);
      return one;
    },
    compile: () => Promise.reject(new Error("blocked")),
    catalogue: () => Promise.resolve(catalogue),
  });
  const asked = blocked.catalogue();
  await expect(blocked.ready).rejects.toThrow("blocked");
  expect(await asked).toMatchObject({ ok: false, error: { code: "internal", got: "blocked" } });
  expect(await blocked.ask("parse", ["nim(1)"])).toMatchObject({ ok: false, error: { code: "internal" } });
  expect(made).toHaveLength(1);
  expect(made[0]?.terminated).toBe(true);
});

test("disposing answers what waits and what comes later", async () => {
  const waiting = client.request("graph", "explore", [nim, [1]]);
  client.dispose();
  expect(await waiting).toEqual(cancelled);
  expect(worker(0).terminated).toBe(true);
  expect(await client.request("graph", "explore", [nim, [1]])).toEqual(cancelled);
});
