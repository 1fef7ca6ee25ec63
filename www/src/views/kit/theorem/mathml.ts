const MATHML = "http://www.w3.org/1998/Math/MathML";

/** The elements that formulas are made of. */
const ELEMENTS = new Set(
  "math mrow mi mn mo mtext mspace msub msup munder mfrac msqrt mtable mtr mtd".split(" "),
);
const ATTRIBUTES = new Set(["stretchy", "width"]);
const CHARACTERS: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&amp;": "&" };

/** A tag with its attributes, or text up to the next one. */
const PIECE = /<(\/?)(\w+)((?:\s+\w+='[^'<]*')*)\s*(\/?)>|([^<]+)/gy;

/**
 * A formula from MathML as it is written with the theorems; nothing where it is anything else. It is put together element by
 * element, since no page that demands trusted types lets a text become markup.
 */
export function mathml(text: string): Element | undefined {
  const root = document.createElementNS(MATHML, "math");
  const open: Element[] = [];
  let end = 0;
  for (const [piece, closing, name = "", attributes = "", empty, words] of text.matchAll(PIECE)) {
    end += piece.length;
    const within = open.at(-1);
    if (words !== undefined) within?.append(words.replace(/&\w+;/g, (each) => CHARACTERS[each] ?? each));
    else if (closing) {
      if (open.pop()?.localName !== name) return undefined;
    } else {
      if (!ELEMENTS.has(name) || (name === "math") !== (end === piece.length)) return undefined;
      const element = within ? document.createElementNS(MATHML, name) : root;
      for (const [, key = "", value = ""] of attributes.matchAll(/\b(\w+)='([^']*)'/g)) {
        if (!ATTRIBUTES.has(key)) return undefined;
        element.setAttribute(key, value);
      }
      within?.append(element);
      if (!empty) open.push(element);
    }
  }
  return end === text.length && end > 0 && open.length === 0 ? root : undefined;
}
