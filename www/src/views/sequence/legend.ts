// What the colours of heaps mean.
import type { State } from "../../model/state.ts";
import { lettersOf } from "../../model/letters.ts";
import { FEW_VALUES } from "../../scene/scale.ts";
import { largeColours } from "../../scene/palette.ts";
import { keysTemplate, type CellKey } from "../kit/cells/keys.ts";
import { classColourOf } from "../kit/cells/classColour.ts";
import type { FigureContext } from "../kit/context.ts";
import type { KitFigureWords } from "../kit/figure/words.ts";
import { signsOf } from "../kit/signs.ts";
import type { Lane } from "./lane.ts";
import type { SequenceView } from "./sequenceView.ts";
import { sequenceWords } from "./words.ts";

/** None while values are hidden. */
export function sequenceKeys(state: State, messages: KitFigureWords, lanes: readonly Lane[]): CellKey[] {
  if (!lanes.some(({ classes }) => classes)) return [];
  const largests = lanes.map((lane) => lane.largest);
  const largest = Math.max(...largests);
  const few = Math.max(0, ...largests.filter((each) => each <= FEW_VALUES));
  const vocabulary = lettersOf(state);
  const signs = signsOf(vocabulary, messages.code);
  const said = messages.outcomes[vocabulary === "shapes" ? "shapes" : "win"];
  const isP: CellKey = { kind: "value", value: 0, scale: 0, says: said.P };
  const upTo = (first: number, last: number, scale: 0 | "players"): CellKey[] =>
    Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => ({
      kind: "value",
      value: first + step,
      scale,
    }));
  switch (classColourOf(state).value) {
    case "outcome":
      return [
        { ...isP, value: "P", signs },
        { kind: "value", value: "N", scale: 0, signs, says: said.N },
      ];
    case "grundy":
      return [
        isP,
        ...upTo(1, few, 0),
        ...(largest > FEW_VALUES ? [{ kind: "scale", least: 1, largest } as const] : []),
      ];
    case "distance":
      return [{ ...isP, says: sequenceWords(messages).level }, ...upTo(1, largest, 0)];
    default:
      return upTo(0, largest, "players");
  }
}

export function sequenceLegend({ state, messages }: FigureContext, { lanes, isDark }: SequenceView): unknown {
  const look = { scale: largeColours(isDark), number: messages.number };
  return keysTemplate(sequenceKeys(state, messages, lanes), look);
}
