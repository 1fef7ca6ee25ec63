// The play convention, as a link says it; the state has it with the game.
import { fieldsOf, type ConventionFields } from "./convention.ts";
import { Slice, type Field } from "./slice.ts";

const field = (name: keyof ConventionFields, says: string): Field<ConventionFields> => ({
  name,
  says,
  read: (text) => ({ [name]: text }),
  write: (asked) => asked[name],
});

/** It is judged by the solver when the game is opened. */
export const rules = new Slice<object, ConventionFields>({
  id: "rules",
  initial: {},
  fields: [
    field(
      "play",
      "the play convention: normal, misere, or among several players who wins: first-stuck, last-mover, or as after-2 so many turns after the one who is stuck",
    ),
    { ...field("players", "how many players there are"), isCount: true },
    field("prefer", "whom each player would rather see win: rows such as 021-102-210"),
  ],
  unasked: {},
  asked: ({ game }) => (game ? fieldsOf(game.convention) : {}),
});
