// What is told of the value of a position, in words and in columns.
import { player } from "../../../messages/player.ts";
import type { Census, Evaluation, PositionValue } from "../../../solver/wire.ts";
import type { Asked, Found } from "../command.ts";

/** The columns in which a value may stand. */
const VALUE_COLUMNS = [
  "outcome",
  "grundy",
  "gameValue",
  "distance",
  "winners",
  "remoteness",
] as const satisfies ReadonlyArray<keyof PositionValue>;

/** The outcome class in words, the Grundy value, how far the end is, who wins. */
export function valueSaid(value: PositionValue, { told, messages }: Asked): string[] {
  const { outcome, grundy, gameValue, remoteness, winners } = value;
  return [
    outcome && messages.outcomes.grundy[outcome],
    grundy === undefined ? undefined : told.grundy({ value: grundy }),
    gameValue === undefined || winners ? undefined : told.gameValue({ value: gameValue }),
    remoteness === undefined ? undefined : told.remoteness({ moves: remoteness }),
    winners &&
      told.winners({ winners: winners.map((winner, mover) => `${player(mover)} → ${player(winner)}`) }),
  ].filter((each) => each !== undefined);
}

/** The value of one of many positions. */
export function valueAt(all: Census | Evaluation, index: number, count: number): PositionValue {
  const { outcome, grundy, gameValue } = all;
  const { distance, winners, remoteness }: Partial<Evaluation> = all;
  const players = (winners?.length ?? 0) / count;
  const isN = outcome?.[index];
  return {
    ...(isN !== undefined && { outcome: isN ? "N" : "P" }),
    ...numbersAt({ grundy, gameValue, distance, remoteness }, index),
    ...(winners && { winners: Array.from(winners.subarray(index * players, (index + 1) * players)) }),
  };
}

function numbersAt(
  all: Readonly<Record<string, ArrayLike<number> | undefined>>,
  index: number,
): Record<string, number> {
  const known = Object.entries(all).flatMap(([name, values]) => {
    const value = values?.[index];
    return value === undefined || Number.isNaN(value) ? [] : [[name, value] as const];
  });
  return Object.fromEntries(known);
}

/** The values of some positions, a line, an item or a row each. */
export function valuesFound(
  positions: ReadonlyArray<PositionValue & { position: string }>,
  asked: Asked,
): Pick<Found, "plain" | "record" | "each"> & Required<Pick<Found, "rows">> {
  const columns = VALUE_COLUMNS.filter((column) => positions.some((each) => column in each));
  return {
    plain: () =>
      positions.map(({ position, ...value }) => asked.about(position, ...valueSaid(value, asked))).join(""),
    record: { positions },
    each: positions,
    rows: () => [
      ["position", ...columns],
      ...positions.map((each) => [each.position, ...columns.map((column) => each[column])]),
    ],
  };
}
