// What the functions of formulas compute. What is not defined is NaN, which no position has for a value; nothing is infinite.

/** What is too large for a number, or the logarithm of 0, is not defined either. */
export function finite(value: number): number {
  return Number.isFinite(value) ? value : NaN;
}

/** The remainder that is never negative for a positive divisor, unlike that of JavaScript. */
export function mod(dividend: number, divisor: number): number {
  const rest = dividend % divisor;
  return rest !== 0 && rest < 0 !== divisor < 0 ? rest + divisor : rest + 0;
}

/** Whether numbers of stones may be taken apart into binary digits: all integers up to 2⁵³ − 1. */
function isNatural(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

const HALF = 2 ** 26;

/** Exclusive or, exact up to 2⁵³ − 1, where that of JavaScript ends at 2³¹. */
export function xor(one: number, other: number): number {
  if (!isNatural(one) || !isNatural(other)) return NaN;
  if (one < HALF && other < HALF) return one ^ other;
  return (Math.floor(one / HALF) ^ Math.floor(other / HALF)) * HALF + ((one % HALF) ^ (other % HALF));
}

/** The binary digit of a number at a place counted from 0, the ones. */
export function bit(value: number, place: number): number {
  if (!isNatural(value) || !isNatural(place)) return NaN;
  return place > 52 ? 0 : Math.floor(value / 2 ** place) % 2;
}

/** Exact at powers of two, in every engine. */
export function log2(value: number): number {
  const logarithm = Math.log2(value);
  const nearest = Math.round(logarithm);
  return finite(2 ** nearest === value ? nearest : logarithm);
}

/** 1, 2, 3, 5, … up to 2⁵³. */
const FIBONACCI: number[] = [1, 2];
for (let next = 3; next <= 2 ** 53;) {
  FIBONACCI.push(next);
  next = (FIBONACCI.at(-1) ?? 0) + (FIBONACCI.at(-2) ?? 0);
}
const isAmongThem = new Set(FIBONACCI);

/** Whether it is one of 1, 2, 3, 5, 8, …. */
export function isFibonacci(value: number): boolean {
  return isAmongThem.has(value);
}

/** The smallest of the Fibonacci numbers, no two of them neighbours, that a number is the sum of; 0 of 0. */
export function smallestPart(value: number): number {
  if (!isNatural(value)) return NaN;
  let [rest, part] = [value, 0];
  for (let index = FIBONACCI.length - 1; rest > 0; index--) {
    const next = FIBONACCI[index] ?? 1;
    if (next <= rest) [rest, part] = [rest - next, next];
  }
  return part;
}

export const PHI = (1 + Math.sqrt(5)) / 2;

/** How many heaps have a size. */
export function countOf(heaps: Float64Array, size: number): number {
  let count = 0;
  for (const heap of heaps) if (heap === size) count++;
  return count;
}

/** How many heaps have the i-th largest of the sizes that occur, i from 1; 0 beyond the last. */
export function copiesOf(heaps: Float64Array, rank: number): number {
  if (!Number.isInteger(rank) || rank < 1) return 0;
  let bound = Infinity;
  for (let place = 0; place < rank && place <= heaps.length; place++) {
    let next = 0;
    for (const heap of heaps) if (heap < bound && heap > next) next = heap;
    if (next === 0) return 0;
    bound = next;
  }
  return countOf(heaps, bound);
}
