import { html, type TemplateResult } from "lit/html.js";
import type { Language } from "../../../model/values.ts";
import { styledBy } from "../styledBy.ts";
import { wordsBy } from "./words.all.ts";
import styles from "./nimHeaps.css?inline";

/** Up to so many stones of a heap are drawn. */
const DRAWN = 24;

/** A heap of Nim that a part of a position is as good as. */
interface NamedHeap {
  readonly size: number;
  /** What it comes from, in a few words. */
  readonly from: string;
  readonly isLit: boolean;
}

/** The Nim that a position is in disguise, heap by heap; whoever points at one is told by its index, or that nobody does any more. */
export function nimHeaps(
  heaps: readonly NamedHeap[],
  isMisere: boolean,
  code: Language,
  point: (heap: number | undefined) => void,
): TemplateResult {
  const words = wordsBy[code].disguise;
  const leave = (): void => point(undefined);
  return html`<section class="nim-heaps" aria-label=${words.title} ${styledBy(styles)}>
    <p class="title">${words.title}</p>
    <p>${words[isMisere ? "misere" : "normal"]({ heaps: heaps.map(({ size }) => String(size)) })}</p>
    <ol>
      ${heaps.map(({ size, from, isLit }, index) => {
        const enter = (): void => point(index);
        return html`<li>
          <button
            type="button"
            class=${isLit ? "lit" : ""}
            @pointerenter=${enter}
            @pointerleave=${leave}
            @focus=${enter}
            @blur=${leave}
          >
            <b>${size}</b>
            <span class="stones" aria-hidden="true"
              >${Array.from({ length: size <= DRAWN ? size : 0 }, () => html`<i></i>`)}</span
            >
            <small>${from}</small>
          </button>
        </li>`;
      })}
    </ol>
  </section>`;
}
