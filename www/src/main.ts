import { appearance, speech } from "./model/appearance.ts";
import { WHOLE_GRAPH } from "./model/firstVisit.ts";
import { keepIn, type Keeper } from "./model/lessons/keeping.ts";
import { linkTo, LONGEST_ADDRESS, type Link } from "./model/link.ts";
import { crashed, standsIn, unavailable } from "./model/notices.ts";
import { follow, start } from "./model/opening/opener.ts";
import { keepProgressIn } from "./model/progress.ts";
import type { Solver } from "./model/solver.ts";
import type { State } from "./model/state.ts";
import { Store } from "./model/store.ts";
import type { Language } from "./model/values.ts";
import { languages } from "./model/languages.ts";
import { another, lease } from "./solver/lease.ts";
import type { Pool } from "./solver/pool.ts";
import { figureStyles } from "./elements/figureStyles.ts";
import "./elements/onSite.ts";
import { onceATurn } from "./elements/onceATurn.ts";
import { browserLanguages, preferredLanguage } from "./messages/dictionary.ts";
import { trusted } from "./loading/trusted.ts";
import { keepOffline } from "./offline/registration.ts";
import { sheetOf } from "./views/kit/sheets.ts";
import { remember } from "./views/kit/memory.ts";
import { FIRST_GAME, links, SLICES } from "./views/registry.ts";
import { Page } from "./views/shell/page.ts";
import { pageMessages } from "./views/shell/words.ts";

const leased = lease({
  onCrash: () => crashed(store),
  onStandIn: () => standsIn(store),
});
/** Under these names the browser keeps the lessons that were written here, the codes of classes, and what a reader has done. */
const LESSONS = "mexplorer.lessons";
const CODES = "mexplorer.codes";
const PROGRESS = "mexplorer.progress";
/** Workers for long checks, at most so many. */
const WORKERS = 8;
let pool: Promise<Pool> | undefined;
const solver: Solver = {
  catalogue: () => leased.catalogue(),
  ask: (name, args) => leased.ask(name, args),
  request: (view, name, args, options) => leased.request(view, name, args, options),
  cancel: (view) => leased.cancel(view),
  aside: () => leased.aside(),
  verify: async (...asked) => {
    pool ??= import("./solver/pool.ts").then(
      ({ Pool }) => new Pool(another, Math.min(navigator.hardwareConcurrency, WORKERS)),
    );
    // What has not come is asked for again with the next check.
    pool.catch(() => {
      pool = undefined;
    });
    return (await pool).verify(...asked);
  },
};
const store = new Store(solver, SLICES);
const browserKeeps = (key: string): Keeper => ({
  read: () => localStorage.getItem(key),
  write: (text) => {
    localStorage.setItem(key, text);
  },
});
keepIn(browserKeeps(LESSONS), browserKeeps(CODES));
keepProgressIn(browserKeeps(PROGRESS));
speech.put(store, { language: preferredLanguage(browserLanguages()) });
const place = document.querySelector<HTMLElement>("#page") ?? document.body;
const page = new Page(place, store);

/** Rewriting the address takes tens of milliseconds in some browsers, so it waits for a pause, in milliseconds. */
const PAUSE_MS = 200;

/** The link of what is shown, empty before the first game, and the entry of the history it belongs to. */
let shown = { link: "", entry: 0 };
/** Links that are being followed: what they ask for stands in the address and is not shown yet. */
let following = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

// A link to another game: what was drawn is none of it.
if (document.documentElement.dataset["drawn"] === undefined) place.replaceChildren();

/** However many changes come in one turn, they are drawn once. */
const changed = onceATurn(() => {
  const { state } = store;
  const messages = pageMessages.in(speech.of(state).language);
  if (!isStyled()) return;
  if (state.notice || state.game) dispatchEvent(new Event("mexplorer-speaks"));
  if (!messages) {
    page.sayMissing(state);
    return;
  }
  if (!takesOver(state)) return;
  page.update(state, messages);
  dress(state, messages.code);
  if (!state.game) return;
  document.title = `${state.game.notation} · Mexplorer`;
  keepLink(state.entry, links.written(state));
});

/** Whether the page has its styles, or will not have them soon: then it is ugly, but it is there. */
function isStyled(): boolean {
  const [, shared] = figureStyles.get() ?? [];
  const sheet = shared === undefined ? undefined : sheetOf(shared, document);
  if (sheet && !document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
  return sheet !== undefined || figureStyles.state === "failed";
}

/**
 * Whether the page itself is shown by now. Until all that a reader sees of it is there, the one that was drawn when the
 * site was built stands in its place, where it shows what the address asks for.
 */
function takesOver(state: State): boolean {
  const root = document.documentElement;
  if (root.dataset["drawn"] === undefined) return true;
  const { game, notice, progress } = state;
  const hasNews = notice !== undefined || progress !== undefined;
  if (!hasNews && !(game && page.isReady(state))) return false;
  // The picture stays as it stands there.
  const pictures = [...place.querySelectorAll("mex-graph")].flatMap((figure) => [
    ...(figure.shadowRoot?.querySelectorAll<HTMLElement>("[data-stage]") ?? []),
  ]);
  const stage = pictures.find((picture) => picture.checkVisibility())?.dataset["stage"];
  if (stage !== undefined) place.dataset["stage"] = stage;
  delete root.dataset["drawn"];
  place.replaceChildren();
  return true;
}

/** Language and theme of the document; even to set the same ones makes a browser style the whole page again. */
function dress(state: State, code: Language): void {
  const { theme } = appearance.of(state);
  const root = document.documentElement;
  const lang = languages[code].tag;
  if (root.lang !== lang) root.lang = lang;
  if (root.dataset["theme"] !== theme) root.dataset["theme"] = theme;
}

/** A game that was opened is a new entry of the history; what is done within it replaces the entry. */
function keepLink(entry: number, link: string): void {
  if (link.length > LONGEST_ADDRESS) return;
  if (entry !== shown.entry) {
    // The last move in the game before may still be waiting for its pause.
    writeAddress();
    history.pushState(null, "", `#${link}`);
  }
  shown = { link, entry };
  clearTimeout(timer);
  timer = setTimeout(writeAddress, PAUSE_MS);
}

function writeAddress(): void {
  if (!shown.link || following > 0) return;
  const address = `#${shown.link}`;
  if (address !== location.hash) history.replaceState(null, "", address);
}

/** What an address asks for by its fragment, or without one. */
function asked(fragment: string): Link {
  return /^#?$/.test(fragment) ? WHOLE_GRAPH : links.read(fragment);
}

function onNewVersion(load: () => void): void {
  store.set({ newVersion: load });
}

function reload(): void {
  writeAddress();
  location.reload();
}

/** Where a link is given up or cannot be read, the address is again that of what is shown. */
async function goTo(fragment: string): Promise<void> {
  following++;
  await follow(store, asked(fragment));
  following--;
  writeAddress();
}

addEventListener("hashchange", ({ newURL }) => void goTo(new URL(newURL).hash));
addEventListener("click", ({ target }) => {
  // A link is a new entry of the history as well; afterwards the one before can no longer be written.
  if (target instanceof Element && target.closest("a")) writeAddress();
});
addEventListener("pagehide", writeAddress);
leased.ready.then(
  () => {
    // What is built is kept, and not what is worked on.
    if (import.meta.env.PROD) keepOffline({ script: trusted("./offline.js"), onNewVersion, reload });
  },
  (cause: unknown) => unavailable(store, String(cause)),
);
store.subscribe(changed);
changed();
const isFirstVisit = document.documentElement.dataset["visit"] === "first";
// Where the address is wrong, there is the first example to see.
void start(store, isFirstVisit ? FIRST_GAME : asked(location.hash), linkTo(""));
remember("visited", "yes");
