// Conditions have three values, as in Kleene's logic: what is not defined is neither true nor false, and whatever follows from
// the rest alone follows all the same.
import type { FormulaPosition } from "./position.ts";

/** Undefined where a condition is not defined. */
export type Truth = boolean | undefined;

export type TruthOf = (position: FormulaPosition) => Truth;

export function not(of: TruthOf): TruthOf {
  return (position) => {
    const truth = of(position);
    return truth === undefined ? undefined : !truth;
  };
}

/** False where one of them is, though the other be undefined. */
export function and(one: TruthOf, other: TruthOf): TruthOf {
  return (position) => {
    const first = one(position);
    if (first === false) return false;
    const second = other(position);
    return second === false ? false : first && second;
  };
}

/** True where one of them is, though the other be undefined. */
export function or(one: TruthOf, other: TruthOf): TruthOf {
  return (position) => {
    const first = one(position);
    if (first === true) return true;
    const second = other(position);
    return second === true ? true : first === undefined ? undefined : second;
  };
}

/** Whether two conditions are both true or both false, or the opposite of it. */
export function same(one: TruthOf, other: TruthOf, isSame: boolean): TruthOf {
  return (position) => {
    const [first, second] = [one(position), other(position)];
    return first === undefined || second === undefined ? undefined : (first === second) === isSame;
  };
}

/** The one where a condition is true, the other where it is false, and nothing where it is not defined. */
export function choice<T>(
  condition: TruthOf,
  one: (position: FormulaPosition) => T,
  other: (position: FormulaPosition) => T,
  nothing: T,
): (position: FormulaPosition) => T {
  return (position) => {
    const truth = condition(position);
    if (truth === undefined) return nothing;
    return truth ? one(position) : other(position);
  };
}
