// A cell with what is known of it.
import type { Evaluation } from "../../solver/wire.ts";
import type { Cell } from "../picture/tiles/placed.ts";
import type { Atlas, Leaf } from "./atlas.ts";

export interface CellValue {
  /** Its class in what is shown. */
  value: number;
  /** Whether two games are compared. */
  isCompared: boolean;
  /** The values in both of them, where they differ. */
  both?: readonly [number, number] | undefined;
}

export interface ReadCell extends Cell {
  label: string;
  /** Absent while it is hidden. */
  told?: CellValue;
}

/** Reads a cell of what is shown; nothing where it is not to be had. */
export async function readCell(
  atlas: Atlas,
  { row, column }: Cell,
): Promise<(ReadCell & { told: CellValue }) | undefined> {
  const { leaf } = atlas;
  const cells = leaf && (await atlas.cells(leaf, row, column, 1, 1, true));
  const [value, label] = [cells?.classes[0], cells?.labels?.[0]];
  if (!leaf || value === undefined || label === undefined) return undefined;
  const { against } = leaf.plan.shown;
  const isCompared = against !== undefined;
  const both = isCompared && value === 0 && (await bothIn(atlas, leaf, label));
  return { row, column, label, told: { value, isCompared, ...(both && { both }) } };
}

async function bothIn(atlas: Atlas, leaf: Leaf, label: string): Promise<[number, number] | undefined> {
  const { game, shown } = leaf.plan;
  const values: number[] = [];
  for (const each of [game, shown.against ?? game]) {
    const answer = await atlas.evaluate(each, label);
    const value = answer && valueOf(answer, leaf);
    if (value === undefined) return undefined;
    values.push(value);
  }
  const [one = 0, other = 0] = values;
  return [one, other];
}

function valueOf(found: Evaluation, { plan }: Leaf): number | undefined {
  const { value, mover = 0 } = plan.shown;
  return {
    outcome: found.outcome,
    grundy: found.grundy,
    gameValue: found.gameValue,
    distance: found.distance,
    winner: found.winners,
  }[value]?.[value === "winner" ? mover : 0];
}
