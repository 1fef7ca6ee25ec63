// What a page has of everything, once what nobody needs has gone.
import type { Page } from "@playwright/test";

/** As Chromium tells it. */
export async function measuring(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  return async () => {
    await devtools.send("HeapProfiler.collectGarbage");
    const { metrics } = await devtools.send("Performance.getMetrics");
    const of = (name: string): number => metrics.find((each) => each.name === name)?.value ?? NaN;
    return {
      heap: of("JSHeapUsedSize"),
      nodes: of("Nodes"),
      listeners: of("JSEventListeners"),
      workers: page.workers().length,
    };
  };
}

interface Counts {
  nodes: number;
  listeners: number;
}

interface Counting {
  counted: () => Counts;
  TestUtils: { gc: () => Promise<void> };
}

/** As the page itself tells it in a browser that does not, Firefox: of what it opens from now on. */
export async function counting(page: Page): Promise<() => Promise<Counts>> {
  await page.addInitScript(count);
  return async () => {
    const look = (): Promise<Counts> => page.evaluate(() => (globalThis as unknown as Counting).counted());
    // Firefox holds the text field that had the keyboard last, and with it all that it stands in.
    await page.evaluate(() => {
      const field = document.createElement("input");
      document.body.append(field);
      field.focus();
      field.remove();
    });
    // Some of what is gone is found to be gone only after something else.
    for (let before = await look(); ;) {
      for (let time = 0; time < 5; time++)
        await page.evaluate(() => (globalThis as unknown as Counting).TestUtils.gc());
      const after = await look();
      if (after.nodes >= before.nodes && after.listeners >= before.listeners) return after;
      before = after;
    }
  };
}

/** Runs in the page, and holds nothing: counts the elements that came into it and have not been freed, and the listeners of all. */
function count(): void {
  const nodes = new Set<WeakRef<object>>();
  const targets = new Set<WeakRef<object>>();
  const known = new WeakSet();
  const listeners = new WeakMap<object, Map<unknown, Set<string>>>();

  /** What is called after a method, too. */
  const after = (
    owner: object,
    name: string,
    then: (self: object, given: unknown[], made: unknown) => void,
  ) => {
    const method = Reflect.get(owner, name) as (...given: unknown[]) => unknown;
    Reflect.set(owner, name, function (this: object | undefined, ...given: unknown[]) {
      const made = Reflect.apply(method, this, given);
      then(this ?? globalThis, given, made);
      return made;
    });
    return (self: object, ...given: unknown[]): unknown => Reflect.apply(method, self, given);
  };

  const observer = new MutationObserver((records) => {
    for (const added of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(added instanceof Element)) continue;
      for (const each of [added, ...added.querySelectorAll("*")]) {
        if (!known.has(each)) nodes.add(new WeakRef(each));
        known.add(each);
      }
    }
  });
  const observe = (root: unknown): void => {
    observer.observe(root as Node, { childList: true, subtree: true });
  };
  observe(document);
  after(Element.prototype, "attachShadow", (_self, _given, root) => {
    observe(root);
  });

  const keyOf = (type: unknown, options: unknown): string =>
    `${String(type)} ${options === true || (options as AddEventListenerOptions | undefined)?.capture === true}`;
  /** It holds on to neither of them. */
  const forgetting = (self: object, type: unknown, listener: unknown, options: unknown): (() => void) => {
    const key = keyOf(type, options);
    const [target, called] = [new WeakRef(self), new WeakRef(listener ?? {})];
    return () => {
      const own = listeners.get(target.deref() ?? {});
      const keys = own?.get(called.deref());
      keys?.delete(key);
      if (keys?.size === 0) own?.delete(called.deref());
    };
  };
  const add = after(EventTarget.prototype, "addEventListener", (self, [type, listener, options]) => {
    let own = listeners.get(self);
    if (!own) {
      own = new Map();
      listeners.set(self, own);
      targets.add(new WeakRef(self));
    }
    const keys = own.get(listener) ?? new Set();
    own.set(listener, keys.add(keyOf(type, options)));
    const { once, signal } = (options ?? {}) as AddEventListenerOptions;
    const forget = forgetting(self, type, listener, options);
    if (once) add(self, type, forget, options);
    if (signal) add(signal, "abort", forget, { once: true });
  });
  after(EventTarget.prototype, "removeEventListener", (self, [type, listener, options]) => {
    forgetting(self, type, listener, options)();
  });

  const alive = (refs: Set<WeakRef<object>>): object[] =>
    [...refs].flatMap((ref) => {
      const target = ref.deref();
      if (!target) refs.delete(ref);
      return target ?? [];
    });
  const counted = (): Counts => ({
    nodes: alive(nodes).length,
    listeners: alive(targets)
      .flatMap((target) => [...(listeners.get(target)?.values() ?? [])])
      .reduce((sum, keys) => sum + keys.size, 0),
  });
  Object.assign(globalThis, { counted });
}
