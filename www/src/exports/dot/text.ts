// Text for Graphviz.

/** A quoted string. Escapes and entities in the text stand for themselves. */
export function quoted(text: string): string {
  const plain = text.replaceAll("&", "&amp;").replaceAll("\\", "\\\\").replaceAll('"', '\\"');
  return `"${withoutBreaks(plain)}"`;
}

/** Text between the tags of a label. */
export function between(text: string): string {
  const plain = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return withoutBreaks(plain).replaceAll('"', "&quot;");
}

function withoutBreaks(text: string): string {
  // eslint-disable-next-line no-control-regex -- these are no text
  return text.replace(/[\0-\x1f\x7f-\x9f]+/g, " ");
}
