import { effectiveColour } from "../../model/display.ts";
import { lettersOf } from "../../model/letters.ts";
import { drawn, type State } from "../../model/state.ts";
import { told } from "../../model/told.ts";
import type { Answer } from "../../exports/export.ts";
import { spoken } from "../graph/speech.ts";
import type { FigureWords } from "./words.ts";

/** What the picture of the graph says of each of its positions when somebody points at it, no more than is told. */
export function answersOf(state: State, messages: FigureWords): Answer[] | undefined {
  const { graph } = drawn(state) ?? {};
  if (!graph) return undefined;
  const [values, colouring, letters] = [told(state, graph), effectiveColour(state), lettersOf(state)];
  return graph.labels.map((label, position) => ({
    label,
    told: spoken(graph, values, position, colouring, letters, messages) ?? messages.picture.hidden({ label }),
    options: graph.optionsOf(position) ?? [],
  }));
}
