/** An SVG file as an address that holds all of it, for the attribute of an element. */
export function dataAddress(svg: string): string {
  // In another attribute double quotation marks need six letters each, and single ones none.
  const text = svg
    .trim()
    .replace(/\n/g, "")
    .replaceAll("'", "&#39;")
    .replaceAll('"', "'")
    .replace(/[%#<>{}`|^\\[\]&]|[^\x20-\x7e]/gu, encodeURIComponent);
  return `data:image/svg+xml,${text}`;
}
