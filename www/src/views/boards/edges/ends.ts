/** An edge between the vertices u ≤ v is the token u·2²⁶ + v. */
const VERTICES = 2 ** 26;

/** The two vertices that an edge joins, the lower number first. */
export function endsOf(edge: number): [number, number] {
  return [Math.floor(edge / VERTICES), edge % VERTICES];
}
