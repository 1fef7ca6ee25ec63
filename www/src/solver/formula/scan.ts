// What can be said of a formula sign by sign, before anything is parsed.
import { FormulaFault } from "./fault.ts";

/** UTF-16 units of a formula. */
export const MOST_CHARACTERS = 500;

/** Signs of mathematics that stand for others of the same length; operators of their own are in grammar.ts. */
const ALIKE: Readonly<Record<string, string>> = {
  "−": "-",
  "×": "*",
  "·": "*",
  "÷": "/",
  "，": ",",
  "（": "(",
  "）": ")",
  "\u3000": " ",
};

const FULL_WIDTH = 0xfee0;
const KNOWN = /[\w\s+\-*/%<>=!&|?:.,()^≤≥≠⊕φ]/;

/**
 * The text as the parser takes it: full-width signs, as Chinese keyboards have them, become the plain ones of the same
 * length, so that every place stays where it was. What no formula can hold is refused here.
 */
export function scanned(text: string): string {
  if (text.length > MOST_CHARACTERS)
    throw new FormulaFault("text-too-long", [MOST_CHARACTERS, text.length], {
      limit: MOST_CHARACTERS,
      got: text.length,
    });
  const plain = text.replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH));
  const alike = plain.replace(/[−×·÷，（）\u3000]/g, (sign) => ALIKE[sign] ?? sign);
  checkSigns(alike);
  checkBrackets(alike);
  return alike;
}

function checkSigns(text: string): void {
  let place = 0;
  for (const sign of text) {
    const isPoint = sign === "." && !/\d/.test(`${text[place - 1] ?? ""}${text[place + 1] ?? ""}`);
    if (!KNOWN.test(sign) || isPoint)
      throw new FormulaFault("unexpected-character", [place, place + sign.length], { got: sign });
    place += sign.length;
  }
}

/** Brackets close one another, and commas stand only between the arguments of a function. */
function checkBrackets(text: string): void {
  const open: Array<{ place: number; isCall: boolean }> = [];
  for (let place = 0; place < text.length; place++) {
    const sign = text.charAt(place);
    if (sign === "(") {
      const [name] = /[A-Za-z_]\w*\s*$/.exec(text.slice(0, place)) ?? [""];
      open.push({ place, isCall: name !== "" && !/^(and|or|not)\s*$/.test(name) });
    }
    const isStray = (sign === ")" && !open.pop()) || (sign === "," && open.at(-1)?.isCall !== true);
    if (isStray) throw new FormulaFault("unexpected-character", [place, place + 1], { got: sign });
  }
  const unclosed = open.at(-1);
  if (unclosed)
    throw new FormulaFault("unclosed-bracket", [unclosed.place, unclosed.place + 1], { got: "(" });
}
