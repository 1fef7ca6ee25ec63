import { html, type TemplateResult } from "lit/html.js";
import type { Quantity } from "../solver/wire.ts";
import type { Messages } from "../messages/index.ts";
import { rich } from "./rich.ts";

type BinaryColumns = Extract<Quantity, { kind: "binary-columns" }>;

/** Numbers in binary under one another, and under the line their nim-sum: 1 where a column holds an odd number of 1s. */
export function binaryColumns({ rows, sum }: BinaryColumns, messages: Messages): TemplateResult {
  const { number, theorem } = messages;
  // Exact to 2^53, where the shifts of 32-bit integers would not be.
  const binary = [...rows, sum].map((value) => value.toString(2));
  const width = Math.max(...binary.map((digits) => digits.length));
  const digits = (index: number): TemplateResult[] =>
    Array.from(
      (binary[index] ?? "").padStart(width, "0"),
      (digit) => html`<td class=${digit === "1" ? "one" : "zero"}>${digit}</td>`,
    );
  return html`<table class="columns">
    <tbody>
      ${rows.map(
        (value, index) =>
          html`<tr>
            <th scope="row">${number(value)}</th>
            ${digits(index)}
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row"><span>${rich(theorem.nimSum, messages)}</span> ${number(sum)}</th>
        ${digits(rows.length)}
      </tr>
    </tfoot>
  </table>`;
}
