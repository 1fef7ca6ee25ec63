/**
 * A sentence with things in it that are no words, such as the coloured badge of a value. The language says where they
 * stand, the view what they look like.
 */
export type Phrase<T> = ReadonlyArray<T | string>;

/** Why a value is a mex. */
export interface MexFacts<T> {
  name: T;
  /** The values of the options, ascending and each once; runs of them may stand as one. */
  values: readonly T[];
  /** One option, several of the same value, or several values. */
  kind: "one" | "same" | "several";
  value: T;
}

/** What a layer's positions were given. */
export interface LayerFacts<T> {
  /** Counted from the end of play upward. */
  layer: number;
  positions: number;
  isLowest: boolean;
  /** How many positions have each value; nothing where they are told one by one. */
  groups: ReadonlyArray<{ count: number; value: T }>;
  /** Whether the values are P and N. */
  isOutcome: boolean;
}
