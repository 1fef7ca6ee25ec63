// What differs from picture to picture where the same graph is shown several times. Touches no document.
import type { Compared } from "../../model/graph/several.ts";
import type { Fields } from "../../model/link.ts";
import { choice, count, type FieldBounds, shown } from "../../model/slice.ts";
import { drawnByNodes, type State } from "../../model/state.ts";

/** As many players as there may be in a game. */
export const PLAYERS: FieldBounds = [2, 9];

export const players = shown<Compared>(
  "players",
  { across: "players" },
  [
    {
      ...choice("across", "across", {
        players: { en: "number of players", zh: "人数" },
        endings: { en: "who wins at the end", zh: "终局谁胜" },
      }),
      label: { en: "Compared", zh: "比较" },
      says: {
        en: "what differs between pictures of one graph side by side: how many players there are, or who wins at the end",
        zh: "并排的各图有什么不同：人数，或终局谁胜",
      },
    },
    {
      ...count("fewest", "fewest", PLAYERS),
      label: { en: "from", zh: "从" },
      says: { en: "how many players the first of the pictures side by side has", zh: "并排的第一幅图有几人" },
    },
    {
      ...count("most", "most", PLAYERS),
      label: { en: "to", zh: "到" },
      says: {
        en: "how many players the last of the pictures side by side has",
        zh: "并排的最后一幅图有几人",
      },
    },
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
