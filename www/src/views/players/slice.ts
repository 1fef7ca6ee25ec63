// What differs from picture to picture where the same graph is shown several times. Touches no document.
import type { Compared } from "../../model/graph/several.ts";
import type { Fields } from "../../model/link.ts";
import { choice, count, type FieldBounds, shown } from "../../model/slice.ts";
import { drawnByNodes, type State } from "../../model/state.ts";
import * as texts from "./texts.slice.ts";

/** As many players as there may be in a game. */
export const PLAYERS: FieldBounds = [2, 9];

export const players = shown<Compared>(
  "players",
  { across: "players" },
  [
    choice("across", "across", ["players", "endings"], texts.across),
    count("fewest", "fewest", PLAYERS, texts.fewest),
    count("most", "most", PLAYERS, texts.most),
  ],
  { spelledOut },
);

/** `players=2..4` is short for the game of four, beside those of fewer; what is no number of players is refused as such. */
function spelledOut(fields: Fields): Fields {
  const [, fewest, most] = /^(\d+)\.\.(\d+)$/.exec(fields["players"] ?? "") ?? [];
  if (fewest === undefined || most === undefined || Number(fewest) >= Number(most)) return fields;
  if (Number(fewest) < PLAYERS[0]) return { ...fields, players: fewest };
  // An element has all fields, of which those say nothing that are empty.
  const said = Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ""));
  return { view: "players", fewest, most, ...said, players: most };
}

/** Whether there are several players who have level positions, in a graph whose moves can be seen. */
export function hasPlayers(state: State): boolean {
  const { graph } = drawnByNodes(state) ?? {};
  return graph?.has("level") === true && graph.optionsOf(0) !== undefined;
}
