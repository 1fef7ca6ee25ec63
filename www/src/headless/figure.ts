// Figures without a browser, as figure.d.ts describes them: a link of the page in, the text of a file out.
import type { figure as Figure, FigureAnswer, LinkFault, NoFile, write as Write } from "../../figure.d.ts";
import { LOOK } from "../exports/export.ts";
import { EXPORTS } from "../exports/registry.ts";
import { load } from "../solver/mexplorer.ts";
import { speech } from "../model/appearance.ts";
import { defaults, type State } from "../model/state.ts";
import type { Language } from "../model/values.ts";
import { PICTURE } from "../model/view.ts";
import { shownView } from "../views/registry.ts";
import { sentenceOf } from "../views/boards/faults.ts";
import { STAGE } from "../views/kit/still.ts";
import { kitWords } from "../views/kit/words.ts";
import { languageOf, refused } from "./asked.ts";
import { isFormat } from "./formats.ts";
import { opened } from "../views/figure/opened.ts";
import { solverHere } from "./solverHere.ts";
import { wordsBy } from "./words.all.ts";

const solver = solverHere(load);

export const figure: typeof Figure = (link, options) => write("svg", link, options);

export const write: typeof Write = async (format, link, asked) => {
  const kind = isFormat(format) ? EXPORTS.find(({ id }) => id === format) : undefined;
  const told = languageOf(asked);
  if (!kind) return refusal({ code: "unknown-format", field: "format", got: format }, defaults(), told);
  const wrong = refused(link, asked);
  if (wrong) return refusal(wrong, defaults(), told);
  const options = asked ?? {};
  const { width = STAGE.width, height, language, address = "" } = options;
  const place = { width, ...(height !== undefined && { height }) };
  const shown = await opened(solver, link.replace(/^[^#]*#/, ""), place, language, address);
  const { state, store } = shown;
  // Nobody looks at it again: without this every figure would be kept for good.
  store.dispose();
  const spoken = speech.of(state).language;
  if (shown.fault) return refusal(shown.fault, state, spoken);
  if (!kind.applies(shown)) {
    // A picture is of what the link shows, and of nothing else.
    const isOther = kind.of === "picture" && shownView(state, false).id !== PICTURE;
    const [field, got] = isOther
      ? (["view", shownView(state, false).id] as const)
      : (["link", link] as const);
    return refusal({ code: "no-picture", field, got }, state, spoken);
  }
  // A figure follows the page around it, and so does its picture.
  const { theme = kind.of === "page" ? "auto" : LOOK.theme } = options;
  const { hasSelection = true, hasPaper = true, from = 0, to = Infinity, isFragment = false } = options;
  const written = kind.write(shown, { ...LOOK, theme, hasSelection, hasPaper, from, to, isFragment });
  return { ok: true, value: await (typeof written === "string" ? written : (await written).text()) };
};

type FigureRefusal = Extract<FigureAnswer, { ok: false }>;

/** A fault with its sentence; `state` is that of the link, as far as it was opened. */
async function refusal(error: LinkFault | NoFile, state: State, language: Language): Promise<FigureRefusal> {
  return { ok: false, error: { ...error, sentence: await sentence(error, state, language) } };
}

async function sentence(error: LinkFault | NoFile, state: State, language: Language): Promise<string> {
  const words = wordsBy[language];
  switch (error.code) {
    case "no-picture":
      return error.field === "view" ? words.otherView({ view: error.got }) : words.noPicture;
    case "unknown-format":
      return words.unknownFormat({ format: error.got });
    default: {
      const field = error.field === "notation" ? words.link : undefined;
      return sentenceOf(error, { state, messages: await kitWords(language) }, field);
    }
  }
}
