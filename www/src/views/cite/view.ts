import { bibTexOf } from "../../exports/bibtex.ts";
import { captionOf } from "../../exports/caption.ts";
import { provenanceOf } from "../../exports/provenance.ts";
import { worded } from "../../messages/dictionary.ts";
import { openSheet } from "../../model/sheets.ts";
import { html } from "lit/html.js";
import type { FigureContext, Host } from "../kit/context.ts";
import { copyButton } from "../kit/copying/copyButton.ts";
import { textArea } from "../kit/controls.ts";
import { dialog } from "../kit/dialog.ts";
import { exportedOf } from "../kit/saving.ts";
import { proseShelf } from "../kit/theorem/proseShelf.ts";
import type { View } from "../kit/view.ts";
import css from "./cite.css?inline";
import { citeWords } from "./words.ts";
import { speaks } from "../kit/voice.ts";

/** So many lines are seen at once. */
const MOST_LINES = 24;

/** How the program, what is shown, and the theorem that is open are cited. */
export function makeView({ store, links, redraw }: Host): View {
  const shelf = proseShelf();
  let said = "";
  const say = (sentence: string): void => {
    said = sentence;
    redraw();
  };

  /** The theorem that the link opens, if the view of theorems is shown. */
  const theoremIn = ({ state, view, messages }: FigureContext): Parameters<typeof bibTexOf>[0]["theorem"] => {
    const id = new Map(links.fields(links.of(state))).get("theorem");
    const card = view === "theorems" ? state.catalogue?.theorems.find((each) => each.id === id) : undefined;
    return (
      card && { id: card.id, name: worded(messages, card.name), source: shelf.get(card.id)?.source ?? "" }
    );
  };

  return {
    template(context) {
      const { state, messages } = context;
      const words = citeWords(messages);
      const exported = exportedOf(context);
      const text = bibTexOf({
        provenance: provenanceOf(state),
        version: state.catalogue?.version ?? "",
        title: captionOf(exported).title,
        url: exported.address,
        site: new URL("./", location.href).href,
        theorem: theoremIn(context),
      });
      const content = html`<p class="about">${words.about}</p>
        ${textArea(words.entries, text, Math.min(text.split("\n").length, MOST_LINES), undefined, { isSpoken: true, holds: "notation" })}
        <p class="buttons">${copyButton(text, { language: messages.code, say })}</p>
        <p class="said" ${speaks()}>${said}</p>`;
      const onClose = (): void => {
        said = "";
        openSheet(store, undefined);
      };
      return dialog({ name: "cite", title: words.title, close: words.close, styles: css, onClose }, content);
    },
  };
}
