// Has the browser keep the site for when there is no network, and tells the page of new versions.

/** What the page does about it. */
interface OfflinePage {
  /** Where the service worker is. */
  readonly script: string;
  /** There is a new version, which takes the place of this one when `load` is called. */
  onNewVersion(load: () => void): void;
  /** Loads the page again; what it shows stands in the address. */
  reload(): void;
}

/** The files to keep are fetched this long after the page has loaded, so that what the reader does first comes before them. */
const PAUSE_MS = 3_000;

/** A tab that is looked at again asks for a new version when it last asked this long ago. */
const UPDATE_EVERY_MS = 3_600_000;

/** Called once the page has all that it needs. */
export function keepOffline(page: OfflinePage): void {
  // A page in a frame belongs to the page around it.
  if (!("serviceWorker" in navigator) || parent !== self) return;
  setTimeout(() => void register(page), PAUSE_MS);
}

async function register(page: OfflinePage): Promise<void> {
  try {
    watch(await navigator.serviceWorker.register(page.script), page);
  } catch {
    // Opened from a folder, in a private window, or where the browser or the host allows no worker: all works as before.
  }
}

function watch(registration: ServiceWorkerRegistration, page: OfflinePage): void {
  const tell = (): void => page.onNewVersion(() => replace(registration, page));
  const follow = (): void => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      // The first version of all has nothing to replace.
      if (installing.state === "installed" && registration.active) tell();
    });
  };
  if (registration.waiting && registration.active) tell();
  follow();
  registration.addEventListener("updatefound", follow);
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - asked < UPDATE_EVERY_MS) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** The new version takes over, and this tab is loaded again; other tabs go on as they are. */
function replace({ waiting }: ServiceWorkerRegistration, page: OfflinePage): void {
  if (!waiting) {
    // It took over when another tab asked for it.
    page.reload();
    return;
  }
  waiting.addEventListener("statechange", () => {
    if (waiting.state === "activated" || waiting.state === "redundant") page.reload();
  });
  waiting.postMessage({ type: "SKIP_WAITING" });
}
