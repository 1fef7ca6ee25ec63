import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Quantity } from "../../../solver/wire.ts";
import type { KitWords } from "../en.ts";
import { rich } from "../rich.ts";

type Columns<Kind> = Extract<Quantity, { kind: Kind }>;

/** Numbers in binary under one another, and under the line their nim-sum: 1 where a column holds an odd number of 1s. */
export function binaryColumns({ rows, sum }: Columns<"binary-columns">, messages: KitWords): TemplateResult {
  const { number, theorem } = messages;
  const digits = binary([...rows, sum]);
  const label = html`<span>${rich(theorem.nimSum, messages)}</span> ${number(sum)}`;
  return columns(rows, digits, label, digits.at(-1) ?? [], messages);
}

/** Numbers in binary under one another, and under the line how many ones each column has, modulo a number. */
export function columnCounts(
  { rows, modulus, counts }: Columns<"column-counts">,
  messages: KitWords,
): TemplateResult {
  const width = counts.length;
  const digits = binary(rows, width);
  const below = [...counts].reverse().map(String);
  return columns(rows, digits, html`<span>mod ${messages.number(modulus)}</span>`, below, messages);
}

/** Exact to 2⁵³, where the shifts of 32-bit integers would not be. */
function binary(numbers: readonly number[], least = 1): string[][] {
  const texts = numbers.map((value) => value.toString(2));
  const width = Math.max(least, ...texts.map((text) => text.length));
  return texts.map((text) => Array.from(text.padStart(width, "0")));
}

/** So many columns fit the panel beside numbers of their length. */
const WIDE = 8;

function columns(
  rows: readonly number[],
  digits: readonly string[][],
  label: TemplateResult,
  below: readonly string[],
  { number }: KitWords,
): TemplateResult {
  const cells = (texts: readonly string[]): TemplateResult[] =>
    texts.map((text) => html`<td class=${text === "0" ? "zero" : "one"}>${text}</td>`);
  // What is too wide for its place scrolls by itself, for a keyboard too.
  const isWide = below.length > WIDE;
  return html`<div class="scrolled" tabindex=${isWide ? "0" : nothing}>
    <table class="columns">
      <tbody>
        ${rows.map(
          (value, index) =>
            html`<tr>
              <th scope="row">${number(value)}</th>
              ${cells(digits[index] ?? [])}
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${label}</th>
          ${cells(below)}
        </tr>
      </tfoot>
    </table>
  </div>`;
}
