// The triples of distinct heaps that are P-positions, and what makes them a Steiner triple system.

export type Triple = readonly [number, number, number];

/** Says of three heaps whether they are a P-position, as the solver found. */
type Judge = (heaps: readonly number[]) => boolean;

/** A heap that is lowered so that a triple of the system is left. */
export interface Lowering {
  from: number;
  to: number;
  triple: Triple;
}

/** In ascending order. */
export function tripleOf(...numbers: readonly number[]): Triple {
  const [one = 0, two = 0, three = 0] = [...numbers].sort((a, b) => a - b);
  return [one, two, three];
}

/** All triples of distinct numbers from 1 to `points`, in their order. */
export function everyTriple(points: number): Triple[] {
  const found: Triple[] = [];
  for (let one = 1; one <= points; one++)
    for (let two = one + 1; two <= points; two++)
      for (let three = two + 1; three <= points; three++) found.push([one, two, three]);
  return found;
}

export class System {
  readonly points: number;
  readonly triples: readonly Triple[];
  /** For every pair of numbers all that make a triple with it. */
  readonly #thirds = new Map<string, number[]>();

  constructor(points: number, isP: Judge) {
    this.points = points;
    this.triples = everyTriple(points).filter(isP);
    for (const triple of this.triples)
      for (const third of triple) {
        const pair = triple.filter((each) => each !== third).join();
        this.#thirds.set(pair, [...(this.#thirds.get(pair) ?? []), third]);
      }
  }

  /** How many pairs of numbers there are. */
  get pairs(): number {
    return (this.points * (this.points - 1)) / 2;
  }

  /** Whether every pair lies in exactly one triple. */
  get isSteiner(): boolean {
    return this.#thirds.size === this.pairs && [...this.#thirds.values()].every(({ length }) => length === 1);
  }

  /** The one number that makes a triple with two others. */
  third(one: number, two: number): number | undefined {
    const thirds = this.#thirds.get([Math.min(one, two), Math.max(one, two)].join());
    return thirds?.length === 1 ? thirds[0] : undefined;
  }

  has(numbers: readonly number[]): boolean {
    const key = tripleOf(...numbers).join();
    return numbers.length === 3 && this.triples.some((triple) => triple.join() === key);
  }

  through(...numbers: readonly number[]): Triple[] {
    return this.triples.filter((triple) => numbers.every((each) => triple.includes(each)));
  }

  /** Whether three numbers could be a triple: they are distinct and all among the points. */
  isWithin(numbers: readonly number[]): numbers is Triple {
    const isPoint = (each: number): boolean => each > 0 && each <= this.points;
    return numbers.length === 3 && new Set(numbers).size === 3 && numbers.every(isPoint);
  }

  /** Every way to lower one of three numbers into a triple of the system. */
  lowerings(numbers: readonly number[]): Lowering[] {
    return numbers.flatMap((from) => {
      const others = numbers.filter((each) => each !== from);
      return this.through(...others).flatMap((triple) => {
        const [to = from] = triple.filter((each) => !others.includes(each));
        return to < from ? [{ from, to, triple }] : [];
      });
    });
  }
}
