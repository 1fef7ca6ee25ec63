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
const DOCUMENTS = /^(docs\/|mex-graph(-more)?\.js$|frame\.js$)/;

/** After so long, in seconds, a document is shown as it was last seen. */
const PATIENCE = 5;

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
        networkTimeoutSeconds: PATIENCE,
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
});

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
