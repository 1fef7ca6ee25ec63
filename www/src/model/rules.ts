// The play convention, as a link says it; the state has it with the game.
import { fieldsOf, type ConventionFields } from "./convention.ts";
import { Slice, type Field } from "./slice.ts";

const field = (name: keyof ConventionFields): Omit<Field<ConventionFields>, "says"> => ({
  name,
  read: (text) => ({ [name]: text }),
  write: (asked) => asked[name],
});

/** It is judged by the solver when the game is opened. */
export const rules = new Slice<object, ConventionFields>({
  id: "rules",
  initial: {},
  fields: [
    {
      ...field("play"),
      says: {
        en: "the play convention: normal, misere, or among several players who wins: first-stuck, last-mover, or as after-2 so many turns after the one who is stuck",
        zh: "胜负约定：正常规则、反常规则，或多人时谁胜：first-stuck、last-mover，或 after-2 这样，最先无法行动者之后第几位",
      },
    },
    {
      ...field("players"),
      isCount: true,
      says: {
        en: "how many players there are; 2..4 is short for 4 with view=players, the values of 2 to 4 players side by side",
        zh: "人数；2..4 是 4 加上 view=players 的简写，并排显示 2 到 4 人的值",
      },
    },
    {
      ...field("prefer"),
      says: {
        en: "whom each player would rather see win: rows such as 021-102-210",
        zh: "每位玩家更愿意看到谁胜：逐行书写，例如 021-102-210",
      },
    },
  ],
  unasked: {},
  asked: ({ game }) => (game ? fieldsOf(game.convention) : {}),
});
