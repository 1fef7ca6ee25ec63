// Positions as a link lists them.

/** Splits at the commas that stand outside every bracket and outside quotation marks. */
export function splitPositions(text: string): string[] {
  const positions: string[] = [];
  let [depth, start] = [0, 0];
  let isQuoted = false;
  for (let place = 0; place <= text.length; place++) {
    const character = text[place];
    if (character === '"' && text[place - 1] !== "\\") isQuoted = !isQuoted;
    if (isQuoted && character !== undefined) continue;
    if (character === "(") depth++;
    if (character === ")") depth--;
    if (character === undefined || (character === "," && depth === 0)) {
      const position = text.slice(start, place).trim();
      if (position) positions.push(position);
      start = place + 1;
    }
  }
  return positions;
}
