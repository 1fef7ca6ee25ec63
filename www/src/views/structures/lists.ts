// What stands behind the pictures: triples as buttons, and every pair with the number that belongs to it.
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { StructuresContext } from "./shown.ts";
import type { System, Triple } from "./system.ts";

/** The triples that are seen, each a button. */
export function tripleList(
  seen: readonly Triple[],
  all: number,
  chosen: Triple | undefined,
  pick: (triple: Triple) => void,
  { words }: StructuresContext,
): TemplateResult {
  const isHidden = seen.length < all;
  return html`<section class="list" aria-label=${words.triples.list}>
    <p class="count">
      ${isHidden ? words.triples.found({ triples: seen.length }) : words.triples.count({ triples: all })}
    </p>
    <ul>
      ${seen.map((triple) => html`<li>${tripleButton(triple, triple === chosen, pick)}</li>`)}
    </ul>
  </section>`;
}

export function tripleButton(
  triple: Triple,
  isChosen: boolean,
  pick: (triple: Triple) => void,
  hue = "",
): TemplateResult {
  return html`<button
    type="button"
    class="triple"
    .style=${hue && `--hue: ${hue}`}
    aria-pressed=${isChosen ? "true" : "false"}
    @click=${() => pick(triple)}
  >
    ${triple.map((each) => html`<span>${each}</span>`)}
  </button>`;
}

/** A row and a column for each number: the third one of every pair. */
export function pairTable(
  system: System,
  seen: readonly Triple[],
  marked: readonly number[],
  { words }: StructuresContext,
): TemplateResult {
  const numbers = Array.from({ length: system.points }, (_, place) => place + 1);
  const thirds = new Map<string, number>();
  for (const [one, two, three] of seen)
    for (const [a, b, c] of [
      [one, two, three],
      [one, three, two],
      [two, three, one],
    ] as const) {
      thirds.set(`${a} ${b}`, c);
      thirds.set(`${b} ${a}`, c);
    }
  const isMarked = (...pair: number[]): boolean =>
    marked.length === 3 && pair.every((each) => marked.includes(each));
  return html`<details class="pairs">
    <summary>${words.triples.pairs}</summary>
    <p>${words.triples.pairsMean({ isAll: seen.length === system.triples.length })}</p>
    <div class="scroll" tabindex="0" role="region" aria-label=${words.triples.pairs}>
      <table>
        <tr>
          <td></td>
          ${numbers.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
        ${numbers.map(
          (row) =>
            html`<tr>
              <th scope="row">${row}</th>
              ${numbers.map((column) => {
                const third = thirds.get(`${row} ${column}`);
                return html`<td class=${isMarked(row, column) && row !== column ? "marked" : nothing}>
                  ${row === column ? "" : (third ?? "·")}
                </td>`;
              })}
            </tr>`,
        )}
      </table>
    </div>
  </details>`;
}
