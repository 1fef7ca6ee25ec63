import { wide } from "../markdown.ts";

/** A table of HTML; the first cell of a row names it, and is where a link to `ids` leads. */
export function table(
  head: readonly string[],
  rows: ReadonlyArray<readonly string[]>,
  ids?: readonly string[],
): string {
  const body = rows.map(([name = "", ...cells], index) => {
    const id = ids?.[index] === undefined ? "" : ` id="${ids[index]}"`;
    return `<tr${id}><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  });
  return wide(
    `<table><thead><tr>${head.map((name) => `<th scope="col">${name}</th>`).join("")}</tr></thead>` +
      `<tbody>${body.join("\n")}</tbody></table>`,
  );
}

/** A word of code. */
export function code(text: string): string {
  return `<code>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</code>`;
}
