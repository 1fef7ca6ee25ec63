// One figure from its address, for an <iframe>. The page around it may say which colours it has and what is to be shown, and hears
// what happens and how high the figure would like to be; public/frame.js is the side of a page that wants no more than the height.
import { MexGraph } from "./elements/onSite.ts";
import { appearance } from "./model/appearance.ts";
import type { Theme } from "./model/values.ts";
import { figureLinks as links } from "./views/registry.ts";

/** A frame is never asked to be lower or higher than this, in pixels. */
const LOWEST = 80;
const HIGHEST = 4000;
/** Less than so much is not worth another height. */
const NOTICEABLE = 2;
/** What the page around it hears of. */
const EVENTS = ["mex-open", "mex-select", "mex-change", "mex-error"];

const figure = new MexGraph();
const whole = document.querySelector("a");
const isFramed = parent !== self;
/** The colours of the page around it. */
let around: Theme = "auto";
let told = 0;
/** Whether that page has asked to hear what happens. */
let isHeard = false;

/** What a link says of the colours counts more than what the page around it says. */
function dress(): void {
  const { theme } = appearance.in(links.read(figure.link));
  document.documentElement.dataset["theme"] = theme === "auto" ? around : theme;
}

function tellHeight(): void {
  const { naturalHeight } = figure;
  if (naturalHeight === undefined) return;
  const height = Math.min(Math.max(Math.ceil(naturalHeight), LOWEST), HIGHEST);
  if (Math.abs(height - told) < NOTICEABLE) return;
  told = height;
  parent.postMessage({ type: "mexplorer:size", v: 1, height }, "*");
}

figure.showLink(location.hash);
addEventListener("hashchange", () => figure.showLink(location.hash));
figure.addEventListener("mex-change", () => {
  document.title = `${links.read(figure.link).notation} · Mexplorer`;
  if (whole) whole.href = `./#${figure.link}`;
  dress();
});
document.querySelector("main")?.append(figure);
// It stands in the figure's own last line, and costs none.
if (whole) figure.append(whole);
if (isFramed) {
  for (const name of EVENTS)
    figure.addEventListener(name, (event) => {
      const { detail } = event as CustomEvent<unknown>;
      if (isHeard) parent.postMessage({ type: `mexplorer:${name.slice("mex-".length)}`, v: 1, detail }, "*");
    });
  addEventListener(
    "message",
    ({ data, source }: MessageEvent<{ type?: unknown; theme?: unknown; link?: unknown } | null>) => {
      if (source !== parent) return;
      isHeard ||= data?.type === "mexplorer:hear";
      if (data?.type === "mexplorer:show" && typeof data.link === "string") figure.showLink(data.link);
      const theme = (["light", "dark", "auto"] as const).find((each) => each === data?.theme);
      if (data?.type !== "mexplorer:theme" || !theme) return;
      around = theme;
      dress();
      // Whoever says this hears messages, and may have come after the first.
      told = 0;
      tellHeight();
    },
  );
  // Whatever changes its height is drawn anew, or comes with another width.
  addEventListener("resize", tellHeight);
  if (figure.shadowRoot)
    new MutationObserver(tellHeight).observe(figure.shadowRoot, {
      childList: true,
      subtree: true,
      characterData: true,
    });
}
// From here on the figure itself says what is missing.
dispatchEvent(new Event("mexplorer-speaks"));
