import { NOBODY } from "../model/values.ts";
import { columnsIn } from "../model/columns.ts";
import { comparisonOf, moverOf } from "../model/display.ts";
import { VALUE_COLUMNS, type Column } from "../model/graph/positionOrder.ts";
import type { PositionGraph } from "../model/graph/positionGraph.ts";
import type { ToldValues } from "../model/graph/toldValues.ts";
import { graphOf, type State } from "../model/state.ts";
import { told } from "../model/told.ts";

/** A property of a position that files tell of. */
export type Property = Column | "tokens" | "against";

/** What a file says of a position, by the properties that are known of it. */
export type FileRow = Partial<Record<Property, string | number | ReadonlyArray<string | number>>>;

/** All that is told of positions. What they are made of is told where that is heaps, of which numbers say all. */
export function propertiesIn(state: State, graph: PositionGraph): readonly Property[] {
  const { picture } = state;
  const areHeaps = picture.kind === "graph" && picture.exploration.heapTokens !== undefined;
  const columns = columnsIn(state, graph).flatMap((column): Property[] =>
    column === "position" && areHeaps ? [column, "tokens"] : [column],
  );
  return comparisonOf(state) ? [...columns, "against"] : columns;
}

/** All positions of a graph in the order p1, p2, …: each after its options. Of a value that is hidden nothing is said. */
export function rowsOf(state: State): FileRow[] {
  const graph = graphOf(state);
  if (!graph) return [];
  const all = propertiesIn(state, graph);
  const unhidden = all.filter((property) => !(VALUE_COLUMNS as ReadonlySet<Property>).has(property));
  const values = told(state, graph);
  return Array.from({ length: graph.count }, (_, index) => {
    const position = graph.byNumber(index + 1);
    const properties = values.has(position) ? all : unhidden;
    return Object.fromEntries(
      properties.map((property) => [
        property,
        property === "against" ? otherIn(state, position) : valueOf(graph, values, property, position),
      ]),
    );
  });
}

/** The value in the game with which this one is compared. */
function otherIn(state: State, position: number): FileRow[Property] {
  return comparisonOf(state)?.other(position, moverOf(state)) ?? "";
}

function valueOf(
  graph: PositionGraph,
  told: ToldValues,
  property: Exclude<Property, "against">,
  position: number,
): FileRow[Property] {
  switch (property) {
    case "number":
      return graph.number(position);
    case "position":
      return graph.label(position);
    case "tokens":
      return [...graph.tokens(position)];
    case "outcome":
      return told.outcome(position);
    case "grundy":
      return infinite(told.grundy(position), told.infiniteSet(position)) ?? "";
    case "gameValue":
      return told.has(position) ? (told.gameValue(position) ?? "D") : "";
    case "distance":
      return told.has(position) ? (told.distance(position) ?? "D") : "";
    case "winners":
      return told.winnersOf(position)?.map((winner) => (winner === NOBODY ? "D" : winner));
    case "remoteness":
      return infinite(told.remoteness(position));
    case "options":
      return Array.from(graph.optionsOf(position) ?? [], (option) => graph.label(option));
    case "layer":
      // As the labelling counts them: from the end of play upward.
      return graph.level(position);
  }
}

/** An infinite number has no other name in files; that of a Grundy value is followed by the finite values of the options. */
function infinite(number: number | undefined, values?: readonly number[]): number | string | undefined {
  if (number !== Infinity) return number;
  return values ? `∞{${values.join(",")}}` : "∞";
}
