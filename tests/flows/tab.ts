// The tab that the page is in: its address with the entries before and after it, and what it has kept.

interface Entry {
  url: URL;
}

const HOME = "http://127.0.0.1/";
let entries: Entry[] = [{ url: new URL(HOME) }];
let at = 0;

const here = (): URL => entries[at]?.url ?? new URL(HOME);

function put(address: URL): void {
  entries = [...entries.slice(0, at + 1), { url: address }];
  at = entries.length - 1;
}

/** Tells the page that its address has another fragment. */
function tell(before: URL): void {
  if (before.hash === here().hash) return;
  const event = Object.assign(new Event("hashchange"), { oldURL: before.href, newURL: here().href });
  setTimeout(() => dispatchEvent(event));
}

const address = {
  get href() {
    return here().href;
  },
  get hash() {
    return here().hash;
  },
  set hash(fragment: string) {
    const before = here();
    const next = new URL(before);
    next.hash = fragment;
    if (next.href === before.href) return;
    put(next);
    tell(before);
  },
  get origin() {
    return here().origin;
  },
  get protocol() {
    return here().protocol;
  },
  get host() {
    return here().host;
  },
  get pathname() {
    return here().pathname;
  },
  get search() {
    return here().search;
  },
  toString: () => here().href,
};

const history = {
  pushState: (_state: unknown, _title: string, next: string) => {
    put(new URL(next, here()));
  },
  replaceState: (_state: unknown, _title: string, next: string) => {
    entries[at] = { url: new URL(next, here()) };
  },
};

for (const [name, value] of Object.entries({ location: address, history }))
  Object.defineProperty(globalThis, name, { configurable: true, value });

/** Goes so many entries on, or back. */
export function go(steps: number): void {
  const before = here();
  at = Math.min(entries.length - 1, Math.max(0, at + steps));
  tell(before);
}

/** Whether an address is another place on the page that is open. */
export function isHere(next: string): boolean {
  const after = new URL(next, HOME);
  return here().href.split("#")[0] === after.href.split("#")[0] && after.hash !== "";
}

/** Another address in this tab. */
export function goTo(next: string): void {
  const before = here();
  put(new URL(next, HOME));
  if (isHere(before.href)) tell(before);
}

export function startAnew(): void {
  entries = [{ url: new URL("about:blank") }];
  at = 0;
  localStorage.clear();
  sessionStorage.clear();
}

export { address };
