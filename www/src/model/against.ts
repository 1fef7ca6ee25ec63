// What a game is compared with: in a grid cell by cell, in the graph position by position.
import type { Game } from "../solver/api.ts";
import type { Answer, Catalogue, RequestError } from "../solver/wire.ts";
import type { Comparison } from "./comparison.ts";
import { conventionIn, fieldsOf, wordOf, type Alliance } from "./convention.ts";
import { requestOf } from "./opening/request.ts";
import { Slice } from "./slice.ts";
import type { Solver } from "./solver.ts";
import type { State } from "./state.ts";
import type { Store } from "./store.ts";
import type { ColourBy } from "./values.ts";

/** What a link says of it: a play convention, or the notation of another rule. */
interface ComparisonLink {
  against?: string | undefined;
}

interface ComparisonState extends ComparisonLink {
  /** The graph beside what it was compared with last. */
  found?: Comparison | undefined;
  /** The comparison that is on its way or has failed. */
  tried?: Tried | undefined;
  /** What the colours mean until something has been found. */
  meanwhile?: ColourBy | undefined;
}

export interface Tried {
  graph: object;
  against: string;
  /** How many positions have been compared so far. */
  positions?: number;
  error?: RequestError;
}

/** Longer notations are no part of a link. */
const MOST_TEXT = 2000;

export const against: Slice<ComparisonState, ComparisonLink> = new Slice<ComparisonState, ComparisonLink>({
  id: "against",
  initial: {},
  fields: [
    {
      name: "against",
      read: (text) => ({ against: text.slice(0, MOST_TEXT) }),
      write: (asked) => asked.against,
    },
  ],
  unasked: {},
  asked: (state) => {
    const { against: text } = against.of(state);
    return text === undefined ? {} : { against: text };
  },
  follow: (store, asked) => against.put(store, { against: asked.against }),
  isAppearance: true,
  // Another game is compared with something else.
  like: () => ({}),
  adapt: (store, before) => {
    const isOther = before.game !== undefined && before.game.ruleset !== store.state.game?.ruleset;
    if (isOther && against.of(store.state).against) against.put(store, { against: undefined });
  },
});

export function compareWith(store: Store, text: string | undefined): void {
  against.put(store, { against: text });
}

/** The other play conventions with which a game can be compared, as links say them; those that have names come first. */
export function conventionsAgainst({ game, catalogue }: State): readonly string[] {
  if (!game || !catalogue) return [];
  const { convention } = game;
  if (convention.kind !== "alliance") return ["normal", "misere"].filter((kind) => kind !== convention.kind);
  const others = winnersAmong(convention, catalogue.winners).filter(
    (word) => word !== wordOf(convention.winner),
  );
  const named = others.filter((word) => !word.startsWith("after-"));
  return [...named, ...others.filter((word) => !named.includes(word))];
}

/** Who may win among so many players. */
function winnersAmong({ players }: Alliance, winners: Catalogue["winners"]): string[] {
  return winners.filter(({ fewestPlayers }) => players >= fewestPlayers).map(({ word }) => word);
}

/** The same game under the convention that a text stands for; nothing where it stands for none. */
export function gameUnder({ game, catalogue }: State, text: string): Game | undefined {
  if (!game) return undefined;
  const { convention } = game;
  const winners = catalogue?.winners ?? [];
  const words = convention.kind === "alliance" ? winnersAmong(convention, winners) : ["normal", "misere"];
  if (!words.includes(text)) return undefined;
  return {
    ...requestOf(game),
    convention: conventionIn({ ...fieldsOf(game.convention), play: text }, winners),
  };
}

/** The game of another rule, under the convention of this one. */
export async function gameOfRule(
  solver: Pick<Solver, "ask">,
  { game }: State,
  text: string,
): Promise<Answer<Game>> {
  const answer = await solver.ask("parse", [text.includes("(") ? text : `${text}()`]);
  if (!answer.ok) return answer;
  const { ruleset, params } = answer.value;
  const convention = game && requestOf(game).convention;
  return { ok: true, value: { ruleset, params, ...(convention && { convention }) } };
}
