import type { Progress } from "../../solver/api.ts";
import type { Census, Prediction, RequestError } from "../../solver/wire.ts";
import { highlight } from "../../model/highlight.ts";
import { subjectOf } from "../../model/opening/request.ts";
import { Slice } from "../../model/slice.ts";
import type { State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import { tells } from "../../model/telling.ts";
import { wordsOf } from "../../model/vocabulary.ts";
import type { Check, Spotlight } from "./check.ts";

/** The values of all positions within bounds. */
export interface Survey {
  /** The values with each number of players; one entry, of two players, where the convention is one for two. */
  columns: ReadonlyArray<{ players: number; census: Census }>;
  /** While it is under way: with how many players it is being done, and how far that is. */
  progress?: Progress & { players: number };
  error?: RequestError;
  /** What a theorem says of the first position of each pattern, by that position as it is written. */
  compared?: { theorem: string; predictions: ReadonlyMap<string, Prediction> };
}

/** What a link says of it. */
interface TheoremsLink {
  /** The theorem that is opened, by its id; empty: the first. */
  theorem: string;
  /** The formula that the reader makes up, as it stands in its field. */
  formula: string;
}

interface TheoremsState extends TheoremsLink {
  /** How theorems fared in this game, by their ids; each has its last check. */
  checks: Readonly<Record<string, Check>>;
  /** What is shown of a check in the picture. */
  spotlight: Spotlight | undefined;
  /** The values of this game within bounds, with one number of players or more. */
  survey: Survey | undefined;
}

const UNASKED: TheoremsLink = { theorem: "", formula: "" };

/** What is known of the game, and how it fares against search. */
export const theorems: Slice<TheoremsState, TheoremsLink> = new Slice<TheoremsState, TheoremsLink>({
  id: "theorems",
  initial: { ...UNASKED, checks: {}, spotlight: undefined, survey: undefined },
  fields: [
    {
      name: "theorem",
      read: (text) => ({ theorem: /^[a-z\d-]{1,40}$/.exec(text)?.[0] ?? "" }),
      write: ({ theorem }) => theorem,
    },
    {
      name: "formula",
      read: (text) => ({ formula: text }),
      write: ({ formula }) => formula,
    },
  ],
  unasked: UNASKED,
  asked: (state) => {
    const { theorem, formula } = theorems.of(state);
    return { theorem, formula };
  },
  follow: (store, asked) => theorems.put(store, asked),
  adapt: (store, before) => {
    const { spotlight, checks, survey } = theorems.of(store.state);
    // What was found in another game is shown no more; nor is what was lit, once the picture has given it up.
    const isOther =
      before.game !== store.state.game && subjectOf(before.game) !== subjectOf(store.state.game);
    if (isOther && (survey || Object.keys(checks).length > 0))
      theorems.put(store, { checks: {}, survey: undefined });
    if (
      spotlight &&
      highlight.of(before).lit === spotlight.lit &&
      highlight.of(store.state).lit !== spotlight.lit
    )
      theorems.put(store, { spotlight: undefined });
  },
  isAppearance: true,
});

/** Whether theorems may be spoken of: all values are shown, in the words that they are about. */
export function hasTheorems(state: State): boolean {
  return tells(state, "everything") && wordsOf(state) === "grundy";
}

/** Opens a theorem, or with an empty id the first that speaks of the game. */
export function openTheorem(store: Store, theorem: string): void {
  theorems.put(store, { theorem });
}

export function typeFormula(store: Store, formula: string): void {
  theorems.put(store, { formula });
}

/** What of a check is shown in the picture; nothing: all positions are shown alike again. */
export function setSpotlight(store: Store, spotlight: Spotlight | undefined): void {
  theorems.put(store, { spotlight });
  highlight.put(store, { lit: spotlight?.lit });
}
