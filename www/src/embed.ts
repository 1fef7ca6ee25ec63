// One figure from its address, for an <iframe>.
import { readLink } from "./model/link.ts";
import { MexGraph } from "./elements/onSite.ts";

const figure = new MexGraph();
figure.showLink(location.hash);
addEventListener("hashchange", () => {
  figure.showLink(location.hash);
});
figure.addEventListener("mex-change", () => {
  const { notation, display } = readLink(figure.link);
  document.title = `${notation} · Mexplorer`;
  document.documentElement.dataset["theme"] = display.theme;
});
document.querySelector("main")?.append(figure);
const whole = document.querySelector("a");
figure.addEventListener("mex-change", () => {
  if (whole) whole.href = `./#${figure.link}`;
});
// From here on the figure itself says what is missing.
dispatchEvent(new Event("mexplorer-speaks"));
