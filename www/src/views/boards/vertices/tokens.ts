/** The vertex of a token of a position: the solver keeps those that it is joined to in the 46 bits below it. */
export function vertexOf(token: number): number {
  return Math.floor(token / 2 ** 46);
}
