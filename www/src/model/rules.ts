// The play convention, as a link says it; the state has it with the game.
import { fieldsOf, type ConventionFields } from "./convention.ts";
import { Slice, type Field } from "./slice.ts";

const field = (name: keyof ConventionFields): Field<ConventionFields> => ({
  name,
  read: (text) => ({ [name]: text }),
  write: (asked) => asked[name],
});

/** It is judged by the solver when the game is opened. */
export const rules = new Slice<object, ConventionFields>({
  id: "rules",
  initial: {},
  fields: [
    field("play"),
    {
      ...field("players"),
      isCount: true,
    },
    field("prefer"),
  ],
  unasked: {},
  asked: ({ game }) => (game ? fieldsOf(game.convention) : {}),
});
