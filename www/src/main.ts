import { browserLanguages, pageMessages, preferredLanguage } from "./messages/index.ts";
import { PageController } from "./model/pageController.ts";
import { linkOf, readLink, writeLink } from "./model/link.ts";
import type { Messages } from "./messages/index.ts";
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
const initial = { ...defaults(), language: preferredLanguage(browserLanguages()) };
/** Workers for long checks, at most so many. */
const WORKERS = 8;
const controller = new PageController(solver, initial, async () => {
  const { Pool } = await import("./solver/pool.ts");
  return new Pool(another, Math.min(navigator.hardwareConcurrency, WORKERS));
});
const page = new Page(document.querySelector<HTMLElement>("#page") ?? document.body, controller);

/** Rewriting the address takes tens of milliseconds in some browsers, so it waits for a pause, in milliseconds. */
const PAUSE = 200;

/** The link of what is shown, empty before the first game, and the entry of the history it belongs to. */
let shown = { link: "", entry: 0 };
/** Links that are being followed: what they ask for stands in the address and is not shown yet. */
let following = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** However many changes come in one turn, they are drawn once. */
const changed = onceATurn(() => {
  const { state } = controller;
  const messages = pageMessages.in(state.language);
  if (!isStyled()) return;
  if (state.notice || state.game) dispatchEvent(new Event("mexplorer-speaks"));
  if (!messages) {
    page.sayMissing(state);
    return;
  }
  page.update(state, messages);
  dress(state, messages.code);
  if (!state.game) return;
  document.title = `${state.game.notation} · Mexplorer`;
  keepLink(state.entry, writeLink(linkOf(state)));
});

let shared: CSSStyleSheet | undefined;

/** Whether the page has its styles, or will not have them soon: then it is ugly, but it is there. */
function isStyled(): boolean {
  const [, sheet] = figureStyles.get() ?? [];
  if (sheet && !shared) document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
  shared = sheet;
  return sheet !== undefined || figureStyles.state === "failed";
}

/** Language and theme of the document; even to set the same ones makes a browser style the whole page again. */
function dress({ display: { theme } }: State, code: Messages["code"]): void {
  const root = document.documentElement;
  const lang = code === "zh" ? "zh-CN" : "en";
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
changed();
void controller.start(readLink(location.hash));
