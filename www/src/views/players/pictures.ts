// What the pictures side by side show and say, on the page and in files.
import { worded } from "../../messages/dictionary.ts";
import type { Locale } from "../../messages/locale.ts";
import type { Alliance } from "../../model/convention.ts";
import type { SolvedGraph } from "../../model/graph/solvedGraph.ts";
import type { State } from "../../model/state.ts";
import { scene } from "../../scene/scene.ts";
import type { Miniatures, Policy, Scene, Stage } from "../../scene/shapes.ts";
import type { CellKey } from "../kit/cells/keys.ts";
import type { PlayersWords } from "./words.ts";

/** Letters are so large at least, in pixels of the screen. */
export const LEAST = 10;

/** One of the pictures: by distance, whatever the graph itself is coloured by. */
export function pictureOf(
  graph: SolvedGraph,
  policy: Omit<Policy, "stage" | "miniatures">,
  stage: Stage,
  miniatures: Miniatures | undefined,
): Scene {
  return scene(graph, graph.exploration, { ...policy, colourBy: "distance", miniatures, stage });
}

/** What is said of a picture. */
export interface PictureSaid {
  /** How many players there are, and who of them wins at the end. */
  name: string;
  ends: string;
  /** How many positions are level; empty while that is hidden. */
  found: string;
  /** What a position is there, as far as it is told. */
  at: (position: number) => string;
}

export function saidOf(
  { nodes }: Scene,
  { players, winner = "first-stuck" }: Alliance,
  { catalogue }: State,
  words: PlayersWords,
  messages: Locale,
): PictureSaid {
  const word = typeof winner === "number" ? `after-${winner}` : winner;
  const card = catalogue?.winners.find((each) => each.word === word);
  const isHidden = nodes.some(({ outcome }) => outcome === "hidden");
  const levels = nodes.filter(({ outcome }) => outcome === "P").length;
  return {
    name: words.players({ players }),
    ends: card?.says ? worded(messages, card.says) : "",
    found: isHidden ? "" : words.count({ levels }),
    at: (position) => {
      const { label = "", tint } = nodes[position] ?? {};
      return typeof tint === "number" ? words.at({ label, value: tint }) : label;
    },
  };
}

/** The greatest distance that there is under some conventions. */
export function farthestOf(conventions: readonly Pick<Alliance, "players">[]): number {
  return Math.max(1, ...conventions.map(({ players }) => players - 1));
}

/** What the values mean. */
export function keysOf(farthest: number, words: PlayersWords): readonly CellKey[] {
  const distances = Array.from({ length: farthest }, (_, place) => place + 1);
  return [
    { kind: "value", value: 0, scale: 0, says: words.level },
    ...distances.map((value): CellKey => ({
      ...{ kind: "value", value, scale: 0 },
      ...(value === farthest && { says: words.far }),
    })),
  ];
}
