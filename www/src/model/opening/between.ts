// Whether a move leads from one position to another, where nobody has listed all moves.
import type { Touch } from "../../solver/requests.ts";
import type { Answerer } from "../solver.ts";
import { requestOf, type RequestedGame } from "./request.ts";

/** Asks for the moves that change what is different, in every way in which that can be paired. */
export async function isMoveBetween(
  solver: Answerer,
  game: RequestedGame,
  from: string,
  to: string,
): Promise<boolean> {
  const request = requestOf(game);
  const [before, after] = await Promise.all([from, to].map((label) => solver.ask("read", [request, label])));
  if (!before?.ok || !after?.ok) return false;
  for (const touches of ways(before.value.tokens, after.value.tokens)) {
    const fit = await solver.ask("fit", [request, from, touches]);
    if (fit.ok && fit.value.moves.some(({ label }) => label === to)) return true;
  }
  return false;
}

/** What may have been touched: tokens at their places, or where they stand in any order, those that are there no more. */
export function ways(before: readonly number[], after: readonly number[]): Touch[][] {
  const found: Touch[][] = [];
  // What stands at places of its own may be shorter for what is nothing at its end.
  if (before.length >= after.length) {
    const changed = before.flatMap((token, place) => (token === (after[place] ?? 0) ? [] : [place]));
    found.push(changed.map((place) => ({ place, to: [after[place] ?? 0] })));
  }
  const left = [...after];
  const gone = before.flatMap((token, place) => {
    const other = left.indexOf(token);
    if (other < 0) return [place];
    left.splice(other, 1);
    return [];
  });
  const [first, second] = gone;
  if (gone.length === 1 && first !== undefined) found.push([{ place: first, to: left }]);
  if (gone.length === 2 && first !== undefined && second !== undefined && left.length <= 2) {
    const [one = 0, other = 0] = left;
    for (const [a, b] of [
      [one, other],
      [other, one],
    ] as const)
      found.push([
        { place: first, to: [a] },
        { place: second, to: [b] },
      ]);
  }
  // Of more heaps that a move may lower, those are known to be touched.
  if (gone.length > 2) found.push(gone.map((place) => ({ place })));
  return found;
}
