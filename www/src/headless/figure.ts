// Figures without a browser, as figure.d.ts describes them: a link of the page in, the text of a file out.
import type { figure as Figure, write as Write } from "../../figure.d.ts";
import { LOOK } from "../exports/export.ts";
import { EXPORTS } from "../exports/registry.ts";
import { load } from "../solver/mexplorer.ts";
import { PICTURE } from "../model/view.ts";
import { shownView } from "../views/registry.ts";
import { STAGE } from "../views/kit/still.ts";
import { refused } from "./asked.ts";
import { isFormat } from "./formats.ts";
import { opened } from "../views/figure/opened.ts";
import { solverHere } from "./solverHere.ts";

const solver = solverHere(load);

export const figure: typeof Figure = (link, options) => write("svg", link, options);

export const write: typeof Write = async (format, link, asked) => {
  const kind = isFormat(format) ? EXPORTS.find(({ id }) => id === format) : undefined;
  if (!kind) return { ok: false, error: { code: "unknown-format", field: "format", got: format } };
  const wrong = refused(link, asked);
  if (wrong) return wrong;
  const options = asked ?? {};
  const { width = STAGE.width, height, language, address = "" } = options;
  const place = { width, ...(height !== undefined && { height }) };
  const shown = await opened(solver, link.replace(/^[^#]*#/, ""), place, language, address);
  const { state, store } = shown;
  // Nobody looks at it again: without this every figure would be kept for good.
  store.dispose();
  if (shown.fault) return { ok: false, error: shown.fault };
  if (!kind.applies(shown)) {
    // A picture is of what the link shows, and of nothing else.
    const isOther = kind.of === "picture" && shownView(state, false).id !== PICTURE;
    const [field, got] = isOther
      ? (["view", shownView(state, false).id] as const)
      : (["link", link] as const);
    return { ok: false, error: { code: "no-picture", field, got } };
  }
  // A figure follows the page around it, and so does its picture.
  const { theme = kind.of === "page" ? "auto" : LOOK.theme } = options;
  const { hasSelection = true, hasPaper = true, from = 0, to = Infinity, isFragment = false } = options;
  const written = kind.write(shown, { ...LOOK, theme, hasSelection, hasPaper, from, to, isFragment });
  return { ok: true, value: await (typeof written === "string" ? written : (await written).text()) };
};
