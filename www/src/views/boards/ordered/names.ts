const DIGITS = "₀₁₂₃₄₅₆₇₈₉";

/** The heap at a place, counted from 0, as rules name it: a₁, a₂, … */
export function heapAt(place: number): string {
  return `a${String(place + 1).replace(/\d/g, (digit) => DIGITS[Number(digit)] ?? "")}`;
}
