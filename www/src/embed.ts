// One figure from its address, for an <iframe>.
import { MexGraph } from "./elements/onSite.ts";
import { appearance } from "./model/appearance.ts";
import { figureLinks as links } from "./views/registry.ts";

const figure = new MexGraph();
figure.showLink(location.hash);
addEventListener("hashchange", () => {
  figure.showLink(location.hash);
});
figure.addEventListener("mex-change", () => {
  const link = links.read(figure.link);
  document.title = `${link.notation} · Mexplorer`;
  document.documentElement.dataset["theme"] = appearance.in(link).theme;
});
document.querySelector("main")?.append(figure);
const whole = document.querySelector("a");
// It stands in the figure's own last line, and costs none.
if (whole) figure.append(whole);
figure.addEventListener("mex-change", () => {
  if (whole) whole.href = `./#${figure.link}`;
});
// From here on the figure itself says what is missing.
dispatchEvent(new Event("mexplorer-speaks"));
