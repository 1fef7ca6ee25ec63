import { html, nothing, type TemplateResult } from "lit/html.js";
import { worded } from "../../../messages/dictionary.ts";
import type { Quantity, TheoremProse } from "../../../solver/wire.ts";
import type { KitWords } from "../words.ts";
import { rich } from "../rich.ts";
import { unbroken } from "../unbroken.ts";
import { cycleFigure } from "./cycle.ts";

type Quantities = Readonly<Record<string, Quantity>>;

/** Whether some of the numbers are to be seen in columns or in a picture, which say more than a sentence. */
export function isSeen(quantities: Quantities): boolean {
  return Object.values(quantities).some((quantity) => {
    return quantity.kind === "cycle" || ("rows" in quantity && quantity.rows.length > 0);
  });
}

/** The numbers that a theorem goes by, each under its name. */
export function quantityRows(
  quantities: Quantities,
  { quantities: names }: TheoremProse,
  messages: KitWords,
): TemplateResult {
  return html`<dl class="quantities">
    ${Object.entries(quantities).map(([key, quantity]) => {
      if ("rows" in quantity && quantity.rows.length === 0) return nothing;
      const name = names[key];
      return html`<div class=${quantity.kind}>
        <dt>${name ? unbroken(worded(messages, name)) : key}</dt>
        <dd>${shown(quantity, messages)}</dd>
      </div>`;
    })}
  </dl>`;
}

function shown(quantity: Quantity, messages: KitWords): unknown {
  const { number, listed } = messages;
  switch (quantity.kind) {
    case "integer":
      return number(quantity.value);
    case "list":
      return quantity.values.length > 0 ? listed(quantity.values.map(number)) : "–";
    case "set":
      return quantity.values.length > 0 ? `{${quantity.values.map(number).join(", ")}}` : "∅";
    case "case":
      return quantity.name;
    case "binary-columns":
      return binaryColumns(quantity, messages);
    case "cycle":
      return cycleFigure(quantity, messages);
    case "column-counts":
      return columnCounts(quantity, messages);
  }
}

type Columns<Kind> = Extract<Quantity, { kind: Kind }>;

/** Numbers in binary under one another, and under the line their nim-sum: 1 where a column holds an odd number of 1s. */
function binaryColumns({ rows, sum }: Columns<"binary-columns">, messages: KitWords): TemplateResult {
  const { number, theorem } = messages;
  const digits = binary([...rows, sum]);
  const label = html`<span>${rich(theorem.nimSum, messages)}</span> ${number(sum)}`;
  return columns(rows, digits, label, digits.at(-1) ?? [], messages);
}

/** Numbers in binary under one another, and under the line how many ones each column has, modulo a number. */
function columnCounts(
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
