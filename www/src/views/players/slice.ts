// What differs from picture to picture where the same graph is shown several times. Touches no document.
import type { Across } from "../../model/graph/several.ts";
import { choice, shown } from "../../model/slice.ts";
import { drawnByNodes, type State } from "../../model/state.ts";

interface Compared {
  across: Across;
}

export const players = shown<Compared>("players", { across: "players" }, [
  {
    ...choice("across", "across", {
      players: { en: "2, 3, 4 players", zh: "2、3、4 人" },
      endings: { en: "who wins at the end", zh: "终局谁胜" },
    }),
    label: { en: "Compared", zh: "比较" },
    says: {
      en: "what differs between pictures of one graph side by side: how many players there are, or who wins at the end",
      zh: "并排的各图有什么不同：人数，或终局谁胜",
    },
  },
]);

/** Whether there are several players who have level positions, in a graph whose moves can be seen. */
export function hasPlayers(state: State): boolean {
  const { graph } = drawnByNodes(state) ?? {};
  return graph?.has("level") === true && graph.optionsOf(0) !== undefined;
}
