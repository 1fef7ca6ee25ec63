import { SolverClient } from "./solver/client.ts";
import { preferredLanguage } from "./messages/index.ts";
import { Controller } from "./model/controller.ts";
import { linkOf, writeLink } from "./model/permalink.ts";
import { defaults, type State } from "./model/state.ts";
import { Page } from "./views/page.ts";

const solver = new SolverClient();
const initial = { ...defaults(), language: preferredLanguage(navigator.languages) };
const controller = new Controller(solver, initial, changed);
const page = new Page(document.querySelector<HTMLElement>("#page") ?? document.body, controller);

/** Rewriting the address takes tens of milliseconds in some browsers, so it waits for a pause, in milliseconds. */
const PAUSE = 200;

let isDue = false;
/** The link in the address, and the entry of the history it stands in. */
let written = { link: "", entry: 0 };
let timer: ReturnType<typeof setTimeout> | undefined;

/** However many changes come in one turn, they are drawn once. */
function changed(): void {
  if (isDue) return;
  isDue = true;
  queueMicrotask(() => {
    isDue = false;
    show(controller.state);
  });
}

function show(state: State): void {
  page.update(state);
  const language = state.language === "zh" ? "zh-CN" : "en";
  // Even to set the same language makes a browser style and lay out the whole page again.
  if (document.documentElement.lang !== language) document.documentElement.lang = language;
  if (!state.game) return;
  document.title = `${state.game.notation} · Mexplorer`;
  clearTimeout(timer);
  if (state.entry === written.entry) timer = setTimeout(writeAddress, PAUSE);
  else writeAddress();
}

/** A game that was opened is a new entry of the history; what is done within it replaces the entry. */
function writeAddress(): void {
  const { state } = controller;
  const link = writeLink(linkOf(state));
  if (link === written.link) return;
  if (state.entry === written.entry) history.replaceState(null, "", `#${link}`);
  else history.pushState(null, "", `#${link}`);
  written = { link, entry: state.entry };
}

addEventListener("hashchange", () => {
  clearTimeout(timer);
  void controller.follow(location.hash);
});
addEventListener("pagehide", () => {
  if (controller.state.game) writeAddress();
});
solver.onCrash = () => {
  controller.crashed();
};
solver.ready.catch((cause: unknown) => {
  controller.unavailable(String(cause));
});
show(controller.state);
void controller.start(location.hash);
