// What a sequence is saved as, and a link to where its terms are looked up.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { csvOf } from "../../exports/csv.ts";
import { commentLines, type Provenance, provenanceOf } from "../../exports/provenance.ts";
import { bFileOf, jsonOf, tableOf, termsFile, termsOf, type Values } from "../../exports/sequence.ts";
import { wordsOf } from "../../model/vocabulary.ts";
import { actButton } from "../kit/button.ts";
import { copyText } from "../kit/clipboard.ts";
import type { FigureContext } from "../kit/context.ts";
import { asFileName, download } from "../kit/download.ts";
import type { SequenceView } from "./sequenceView.ts";
import type { SequenceWords } from "./words.ts";

/** More terms than these no clipboard and few programs take. */
const MOST = 1_000_000;

export class Output {
  readonly #view: SequenceView;
  readonly #redraw: () => void;
  #isCopied = false;

  constructor(view: SequenceView, redraw: () => void) {
    this.#view = view;
    this.#redraw = redraw;
  }

  /** Nothing while values are hidden, or have no name yet. */
  template({ state, links }: FigureContext, words: SequenceWords): TemplateResult | typeof nothing {
    const { lines, isEmbedded } = this.#view;
    const [own] = lines.lines;
    const { sequence, text = "" } = own ?? {};
    if (wordsOf(state) !== "grundy" || !sequence) return nothing;
    const { values, ...told } = sequence;
    const isFew = values.length <= MOST;
    const name = `${asFileName(text)}-sequence`;
    const address = (): string =>
      isEmbedded ? "" : new URL(`./#${links.written(state)}`, location.href).href;
    const provenance = (): Provenance => provenanceOf(state, address());
    const comment = (): string[] => commentLines({ ...provenance(), ...told }, "#");
    const save = (written: string, type: string, ending: string): void =>
      download(new Blob([written], { type }), `${name}.${ending}`);
    const look = { look: "quiet", title: isFew ? undefined : words.tooLongToSave({ limit: MOST }) };
    const rules = lines.lines.flatMap(({ text: rule, sequence: found }) =>
      found ? [{ text: rule, sequence: found }] : [],
    );
    return html`<span class="group" role="group" aria-label=${words.save}>
      <span aria-hidden="true">${words.save}</span>
      ${actButton(this.#isCopied ? words.copied : words.copy, isFew, () => this.#copy(termsOf(values)), look)}
      ${actButton(words.terms, isFew, () => save(termsFile(values, comment()), "text/plain", "txt"), look)}
      ${actButton(words.bFile, isFew, () => save(bFileOf(values, comment()), "text/plain", "b.txt"), look)}
      ${actButton(
        words.csv,
        isFew,
        () => {
          const columns = rules.map((rule) => ({ text: rule.text, values: rule.sequence.values }));
          save(csvOf(commentLines(provenance(), "#"), tableOf(columns)), "text/csv", "csv");
        },
        look,
      )}
      ${actButton(
        words.json,
        isFew,
        () => save(jsonOf(rules, provenance()), "application/json", "json"),
        look,
      )}
      <a
        href=${oeisAddress(values)}
        target="_blank"
        rel="noopener"
        title=${words.oeisHint({ terms: lookedUp(values).length })}
        >${words.oeis}</a
      >
    </span>`;
  }

  async #copy(text: string): Promise<void> {
    this.#isCopied = await copyText(text);
    this.#redraw();
    setTimeout(() => {
      this.#isCopied = false;
      this.#redraw();
    }, 2000);
  }
}

/** So many terms are looked up: more are in few entries. */
const LOOKED_UP = 24;

/** The terms that are looked up: from the first on that is not 0, for entries begin with more zeros or with fewer. */
function lookedUp(values: Values): Values {
  const first = values.findIndex((value) => value !== 0);
  return values.subarray(Math.max(0, first)).subarray(0, LOOKED_UP);
}

/** Where these terms are looked up. */
export function oeisAddress(values: Values): string {
  return `https://oeis.org/search?q=${lookedUp(values).join(",")}`;
}
