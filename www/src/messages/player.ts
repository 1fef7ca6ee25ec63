/** The name of a player by its number: P₀, P₁, … */
export const player = (number: number): string => `P${String.fromCharCode(0x2080 + number)}`;
