// The site's service worker: after a first visit the page opens without a network, with everything that it can show.
//
// Kept from the first visit on is whatever the page or a figure in a frame may ever fetch; www/scripts/offline.mjs lists it.
// The documents, and what they load besides, are kept as they were last seen: few readers of the page want them all.
// www/docs/hosting.md says how a host is rid of this worker.
import { NetworkFirst, Serwist, type PrecacheEntry } from "serwist";

declare const self: ServiceWorkerGlobalScope & { __SW_MANIFEST: PrecacheEntry[] };

const { scope } = self.registration;

/** Files whose names change with what is in them, so that a name means the same in every version. */
const ASSETS = `${scope}assets/`;

/** The documents, and the files for other pages that they show; nothing else that a host has beside the page. */
const DOCUMENTS = /^(docs\/|mex-graph(-\w+)?\.js$|mexplorer-\w+\.wasm$|frame\.js$)/;

/** After so long, in seconds, a document is shown as it was last seen. */
const PATIENCE_SECONDS = 5;

const serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  precacheOptions: {
    // The page is the same whatever stands after its question mark.
    ignoreURLParametersMatching: [/^/],
    // What the reader does meanwhile comes first.
    concurrency: 3,
  },
  // The page that the first visitor has open is one of those that are kept for.
  clientsClaim: true,
  runtimeCaching: [
    {
      matcher: ({ url }) => url.href.startsWith(ASSETS),
      handler: ({ request }) => ofEarlierVersion(request),
    },
    {
      matcher: ({ url }) => url.href.startsWith(scope) && DOCUMENTS.test(url.href.slice(scope.length)),
      handler: new NetworkFirst({
        networkTimeoutSeconds: PATIENCE_SECONDS,
        plugins: [{ cacheKeyWillBeUsed: ({ request }) => request.url.replace(/[?#].*/, "") }],
      }),
    },
  ],
});

/** The tab that asked for this version, and is loaded again with it. */
let asking: string | undefined;

self.addEventListener("message", ({ data, source }) => {
  if (!isYes(data)) return;
  asking = source instanceof Client ? source.id : undefined;
});
self.addEventListener("install", (event) => void serwist.handleInstall(event));
self.addEventListener("activate", (event) => {
  event.waitUntil(clear(event));
});
self.addEventListener("fetch", (event) => {
  serwist.handleFetch(event);
  if (event.request.mode !== "navigate") return;
  filling ??= fillAgain().finally(() => (filling = undefined));
  event.waitUntil(filling);
});

/** While what is not kept any more is fetched. */
let filling: Promise<void> | undefined;

/** Whether a page wants this version now; Serwist itself hears it, too, and no longer waits. */
function isYes(data: unknown): boolean {
  return typeof data === "object" && data !== null && "type" in data && data.type === "SKIP_WAITING";
}

/**
 * What this version has no longer goes, unless there are other tabs: they show an earlier version and may not have fetched
 * all of it yet. Then its assets stay until a version is taken over with no other tab open.
 */
async function clear(event: ExtendableEvent): Promise<void> {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (tabs.every(({ id }) => id === asking)) await serwist.handleActivate(event);
}

async function ofEarlierVersion(request: Request): Promise<Response> {
  const cache = await caches.open(serwist.precacheStrategy.cacheName);
  return (await cache.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}

/**
 * A browser that is short of room, or a reader who clears it, may take what is kept and leave the worker. Then it is fetched
 * again, if the server still has this version; if it has another, that one comes instead, with all that is its own. Without a
 * network this is left to the next page that is opened.
 */
async function fillAgain(): Promise<void> {
  if (await isComplete()) return;
  try {
    const { registration } = self;
    await registration.update();
    const { installing, waiting } = registration;
    if (!installing && !waiting) await serwist.handleInstall(new Again("install"));
  } catch {
    // What came until then is kept, and the rest is still missed.
  }
}

async function isComplete(): Promise<boolean> {
  const cache = await caches.open(serwist.precacheStrategy.cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  return [...serwist.getUrlsToPrecacheKeys().values()].every((key) => kept.has(key));
}

/** Stands for the event of a first installation; the one that it happens in waits for it. */
class Again extends ExtendableEvent {
  override waitUntil(): void {
    // Nothing but what a browser began itself can be told to wait.
  }
}
