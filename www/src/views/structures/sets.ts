// The selected position as sets of powers of two.
import { everyReason } from "../../model/everyValue.ts";
import { heapsLabel, heapsOf } from "./positions.ts";
import type { StructureShown, StructuresInput } from "./shown.ts";
import { structures } from "./slice.ts";
import { change, inRegion, isOdd, REGIONS, writtenPower, type Sets } from "./venn.ts";
import { vennPicture } from "./vennPicture.ts";

/** A move that reaches a P-position, as the solver names it: the place of the heap among three, and its new size. */
export interface Winning {
  place: number;
  to: number;
}

export function after(sets: Sets, { place, to }: Winning): number[] {
  return sets.map((heap, each) => (each === place ? to : heap));
}

/** The winning moves of a position that is told, to those that are. */
function winningIn(sets: Sets, { context: { state }, outcomes }: StructuresInput): Winning[] {
  const explanation = everyReason(state);
  if (explanation?.label !== state.selected) return [];
  const verdict = explanation.theorems.find(({ id }) => id === "symmetric-difference");
  const empty = 3 - explanation.tokens.length;
  const moves = (verdict?.winningMoves ?? []).flatMap(({ changes: [first] }) =>
    first ? [{ place: first.place + empty, to: first.to[0] ?? 0 }] : [],
  );
  return moves.filter((move) => outcomes.tells(after(sets, move)));
}

export interface SetsShown extends StructureShown {
  sets: Sets;
  /** Whether the position is told. */
  isShown: boolean;
  moves: readonly Winning[];
  /** 0: the sets alone; 1: what lies in an odd number of them; from 2 on: the winning moves. */
  stage: number;
  last: number;
}

/** Its three sets, what lies in an odd number of them, and each winning move. */
export function setsShown(shown: StructuresInput): SetsShown {
  const { context, words, last: guessed, outcomes } = shown;
  const { state } = context;
  const sets: Sets = heapsOf(state.selected);
  const isShown = outcomes.tells(sets);
  const moves = isShown ? winningIn(sets, shown) : [];
  const last = isShown ? 1 + moves.length : 0;
  const stage = Math.min(structures.of(state).stage ?? 1, last);
  const move = moves[stage - 2];
  const odd = REGIONS.filter(isOdd).flatMap((region) => inRegion(region, sets));
  const value = outcomes.of(sets);
  const { sets: says } = words;
  const name = heapsLabel(sets);
  const sentence = (): string => {
    if (guessed?.isRight === false) return words.wrongValue({ label: guessed.label });
    const right = guessed?.isRight === true ? words.right : "";
    if (!isShown) return words.askValue({ label: name });
    if (stage === 0 || value === undefined) return says.powers({ name });
    if (stage === 1 || !move)
      return (
        right +
        (value === "P" ? says.even({ name }) : says.odd({ name, odd: odd.map(writtenPower).join(", ") }))
      );
    const { out, put } = change(sets[move.place] ?? 0, move.to);
    const largest = out.at(-1);
    return says.move({
      set: "ABC"[move.place] ?? "",
      out: out.map(writtenPower),
      put: put.map(writtenPower),
      largest: put.length > 0 && largest !== undefined ? writtenPower(largest) : undefined,
      after: heapsLabel(after(sets, move)),
    });
  };
  const picture = vennPicture({
    label: says.figure({ name }),
    sets,
    names: setNames(sets),
    isJudged: stage > 0 && stage < 2,
    move,
  });
  return { sets, isShown, moves, stage, last, says: sentence(), figure: { kind: "picture", picture } };
}

export function setNames([a, b, c]: Sets): [string, string, string] {
  return [`A = ${a}`, `B = ${b}`, `C = ${c}`];
}
