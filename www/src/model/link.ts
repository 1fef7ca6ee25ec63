/**
 * What an address fragment says, not yet known to be true:
 * `nim(1,2,3)?play=misere&color=outcome&line=(1,2,2),(2,2)&at=(1,2,2)`, or with several players
 * `nim(1,2,3)?play=first-stuck&players=3&prefer=021-102-210&mover=1`.
 * The attributes of `<mex-graph>` are the same fields.
 */
export interface Link {
  /** The rule and the start, in the notation that the solver reads. */
  readonly notation: string;
  /** What it asks of each slice, by its id; of the others it asks nothing. */
  readonly asked: Readonly<Record<string, object>>;
}

/** Fields of a link by their names, as they stand there. */
export type Fields = Readonly<Partial<Record<string, string>>>;

/** A link that asks for a game and leaves everything else as it is by default. */
export function linkTo(notation: string): Link {
  return { notation, asked: {} };
}

/** Longer addresses are refused by browsers; a graph may be larger. */
export const LONGEST_ADDRESS = 500_000;
