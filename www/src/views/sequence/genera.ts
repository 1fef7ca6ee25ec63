// What misère play makes of single heaps: the genus of each, and whether they are tame.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { cancelGenera, generaOf } from "../../model/calls/ranges.ts";
import { areHeapsAnywhere } from "../../model/opening/draft.ts";
import type { OpenGame, State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import { wordsOf } from "../../model/vocabulary.ts";
import type { Progress } from "../../solver/api.ts";
import type { Genera, Genus, RequestError } from "../../solver/wire.ts";
import { actButton } from "../kit/button.ts";
import { styledBy } from "../kit/styledBy.ts";
import type { FigureContext } from "../kit/context.ts";
import type { SequenceWords } from "./words.ts";
import css from "./genera.css?inline";
import type { SequenceView } from "./sequenceView.ts";
import { faultOf } from "./stackFields.ts";
import { begins, warns } from "../kit/voice.ts";

/** So many heaps are told of; where moves split heaps, fewer, for they lead to every sum of smaller ones. */
const HEAPS = 64;
const SPLITTING = 32;
/** Where so many heaps lead to too many positions, half of them are asked for, but no fewer than these. */
const FEWEST = 4;

/** What has come for one game. */
interface GeneraRequest {
  key: string;
  /** How many heaps were meant. */
  length: number;
  found?: Genera;
  error?: RequestError;
  progress?: Progress;
}

export class GeneraTable {
  readonly #view: SequenceView;
  readonly #store: Store;
  readonly #redraw: () => void;
  #isOpen = false;
  #asked: GeneraRequest | undefined;

  constructor(view: SequenceView, store: Store, redraw: () => void) {
    this.#view = view;
    this.#store = store;
    this.#redraw = redraw;
  }

  /** Nothing while values are hidden or Grundy values have no name yet, with several players, and where there are no heaps. */
  template({ state }: FigureContext, words: SequenceWords): TemplateResult | typeof nothing {
    const { game } = state;
    const card = state.catalogue?.rulesets.find(({ id }) => id === game?.ruleset);
    // Coins have no genera.
    const isMeant =
      game && areHeapsAnywhere(card) && isToldOf(state) && this.#view.lanes[0]?.classes !== undefined;
    if (isMeant && this.#isOpen) this.#open(game);
    else this.#giveUp();
    if (!isMeant) return nothing;
    return html`<details
      class="genera"
      ${styledBy(css)}
      ?open=${this.#isOpen}
      @toggle=${({ target }: Event) => {
        this.#isOpen = (target as HTMLDetailsElement).open;
        this.#redraw();
      }}
    >
      <summary>${words.misere.title}</summary>
      ${this.#isOpen ? this.#told(words) : nothing}
    </details>`;
  }

  dispose(): void {
    this.#giveUp();
  }

  #told(words: SequenceWords): TemplateResult | typeof nothing {
    const { found, error, progress, length = 0 } = this.#asked ?? {};
    if (found) return table(found, length, words);
    if (error)
      return html`<p ${warns()}>
        ${generaFault(error, words)}
        ${
          error.code === "cancelled"
            ? actButton(words.again, true, () => {
                this.#asked = undefined;
                this.#redraw();
              })
            : nothing
        }
      </p>`;
    return html`<p ${begins()}>
      ${actButton(words.cancel, true, () => cancelGenera(this.#store.solver))}
      ${words.misere.computing({ positions: progress?.positions ?? 0 })}
    </p>`;
  }

  #open(game: OpenGame): void {
    // The convention plays no role.
    const key = JSON.stringify([game.ruleset, game.params]);
    if (key === this.#asked?.key) return;
    this.#asked = { key, length: game.parts > 1 ? SPLITTING : HEAPS };
    void this.#ask(this.#asked, game);
  }

  async #ask(asked: GeneraRequest, { ruleset, params }: OpenGame): Promise<void> {
    for (let { length } = asked; ; length = Math.floor(length / 2)) {
      const answer = await generaOf(this.#store.solver, { ruleset, params }, length, {
        onProgress: (progress) => {
          asked.progress = progress;
          if (this.#asked === asked) this.#redraw();
        },
      });
      if (this.#asked !== asked) return;
      if (!answer.ok && isTooMuch(answer.error) && length >= 2 * FEWEST) continue;
      if (answer.ok) asked.found = answer.value;
      else asked.error = answer.error;
      this.#redraw();
      return;
    }
  }

  /** What is on its way is not wanted any more; what has come is kept. */
  #giveUp(): void {
    if (!this.#asked || this.#asked.found || this.#asked.error) return;
    this.#asked = undefined;
    cancelGenera(this.#store.solver);
  }
}

function isToldOf(state: State): boolean {
  return state.game?.convention.kind !== "alliance" && wordsOf(state) === "grundy";
}

function isTooMuch({ code }: RequestError): boolean {
  return code === "too-many-positions" || code === "too-many-moves" || code === "out-of-memory";
}

/** What is wrong, in words. */
export function generaFault(error: RequestError, words: SequenceWords): string {
  if (error.field === "params.passes") return words.misere.passes;
  return isTooMuch(error) ? words.misere.tooMuch : faultOf(error, words);
}

/** The parts of a label such as "4^{146}": what stands on the line, and what stands above it. */
export function baseAndExponent(label: string): readonly [base: string, above: string] {
  const [, base = label, above = ""] = /^(.*)\^\{(.*)\}$/.exec(label) ?? [];
  return [base, above];
}

/** Which heaps are tame, and how far that was looked at where more were meant. */
export function generaVerdict({ genera, firstWild }: Genera, meant: number, words: SequenceWords): string[] {
  const last = genera.length - 1;
  return [
    firstWild === undefined ? words.misere.tame({ last }) : words.misere.firstWild({ heap: firstWild }),
    ...(genera.length < meant ? [words.misere.shorter({ last })] : []),
  ];
}

function table(found: Genera, meant: number, words: SequenceWords): TemplateResult {
  const { genera, firstWild } = found;
  return html`<p>${generaVerdict(found, meant, words).map((sentence) => html`<span>${sentence}</span> `)}</p>
    <p>${words.misere.meaning}${firstWild === undefined ? nothing : html` ${words.misere.framed}`}</p>
    <ol start="0" aria-label=${words.misere.label}>
      ${genera.map((genus, heap) => cell(genus, heap, words))}
    </ol>`;
}

function cell({ label, tame }: Genus, heap: number, words: SequenceWords): TemplateResult {
  const [base, above] = baseAndExponent(label);
  return html`<li class=${tame ? "tame" : "wild"}>
    <span class="number">${heap}</span>
    <span class="genus">${base}<sup>${above}</sup></span>
    ${tame ? nothing : html`<span class="spoken">${words.misere.notTame}</span>`}
  </li>`;
}
