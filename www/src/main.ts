import { pageMessages, preferredLanguage } from "./messages/index.ts";
import { PageController } from "./model/pageController.ts";
import { linkOf, readLink, writeLink } from "./model/link.ts";
import { defaults, type State } from "./model/state.ts";
import { another, lease } from "./solver/lease.ts";
import { figureStyles } from "./elements/figureStyles.ts";
import "./elements/onSite.ts";
import { onceATurn } from "./elements/onceATurn.ts";
import { Page } from "./views/shell/page.ts";

const solver = lease({
  onCrash: () => {
    controller.crashed();
  },
  onStandIn: () => {
    controller.standsIn();
  },
});
const initial = { ...defaults(), language: preferredLanguage(navigator.languages) };
/** Workers for long checks, at most so many. */
const WORKERS = 8;
const controller = new PageController(solver, initial, async () => {
  const { Pool } = await import("./solver/pool.ts");
  return new Pool(another, Math.min(navigator.hardwareConcurrency, WORKERS));
});
const place = document.querySelector<HTMLElement>("#page") ?? document.body;
const page = new Page(place, controller);

/** Rewriting the address takes tens of milliseconds in some browsers, so it waits for a pause, in milliseconds. */
const PAUSE = 200;

/** The link of what is shown, empty before the first game, and the entry of the history it belongs to. */
let shown = { link: "", entry: 0 };
/** Links that are being followed: what they ask for stands in the address and is not shown yet. */
let following = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let areStylesThere = false;

// A link to another game: what was drawn is none of it.
if (document.documentElement.dataset["drawn"] === undefined) place.replaceChildren();

/** However many changes come in one turn, they are drawn once. */
const changed = onceATurn(() => {
  const { state } = controller;
  const messages = pageMessages.in(state.language, changed);
  if (!messages || !takesOver(state)) return;
  page.update(state, messages);
  dress(state);
  if (!state.game) return;
  document.title = `${state.game.notation} · Mexplorer`;
  keepLink(state.entry, writeLink(linkOf(state)));
});

/**
 * Whether the page itself is shown by now. Until all that a reader sees of it is there, the one that was drawn when the
 * site was built stands in its place, where it shows what the address asks for.
 */
function takesOver(state: State): boolean {
  const root = document.documentElement;
  if (root.dataset["drawn"] === undefined) return true;
  const { game, notice, progress } = state;
  const isTold = notice !== undefined || progress !== undefined;
  if (!isTold && !(game && areStylesThere && page.isReady(state, changed))) return false;
  // The picture keeps the shape in which it stands there.
  const pictures = [...place.querySelectorAll("mex-graph")].flatMap((figure) => [
    ...(figure.shadowRoot?.querySelectorAll<HTMLElement>("[data-aspect]") ?? []),
  ]);
  const aspect = pictures.find((picture) => picture.checkVisibility())?.dataset["aspect"];
  if (aspect !== undefined) place.dataset["aspect"] = aspect;
  delete root.dataset["drawn"];
  place.replaceChildren();
  return true;
}

/** Language and theme of the document; even to set the same ones makes a browser style the whole page again. */
function dress({ language, display: { theme } }: State): void {
  const root = document.documentElement;
  const lang = language === "zh" ? "zh-CN" : "en";
  if (root.lang !== lang) root.lang = lang;
  if (root.dataset["theme"] !== theme) root.dataset["theme"] = theme;
}

/** A game that was opened is a new entry of the history; what is done within it replaces the entry. */
function keepLink(entry: number, link: string): void {
  if (entry !== shown.entry) {
    // The last move in the game before may still be waiting for its pause.
    writeAddress();
    history.pushState(null, "", `#${link}`);
  }
  shown = { link, entry };
  clearTimeout(timer);
  timer = setTimeout(writeAddress, PAUSE);
}

function writeAddress(): void {
  if (!shown.link || following > 0) return;
  const address = `#${shown.link}`;
  if (address !== location.hash) history.replaceState(null, "", address);
}

/** Where a link is given up or cannot be read, the address is again that of what is shown. */
async function follow(fragment: string): Promise<void> {
  following++;
  await controller.follow(readLink(fragment));
  following--;
  writeAddress();
}

addEventListener("hashchange", ({ newURL }) => void follow(new URL(newURL).hash));
addEventListener("click", ({ target }) => {
  // A link is a new entry of the history as well; afterwards the one before can no longer be written.
  if (target instanceof Element && target.closest("a")) writeAddress();
});
addEventListener("pagehide", writeAddress);
solver.ready.catch((cause: unknown) => {
  controller.unavailable(String(cause));
});
controller.subscribe(changed);
void figureStyles().then(() => {
  areStylesThere = true;
  changed();
});
void controller.start(readLink(location.hash));
