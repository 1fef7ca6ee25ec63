// What is told of the value of a position, in words and in columns.
import { player } from "../../../messages/player.ts";
import { NOBODY, OUTCOMES } from "../../../model/values.ts";
import type { Census, Evaluation, PositionValue } from "../../../solver/wire.ts";
import type { Asked, Found } from "../command.ts";

/** The columns in which a value may stand. */
const VALUE_COLUMNS = [
  "outcome",
  "grundy",
  "infinite",
  "gameValue",
  "distance",
  "winners",
  "remoteness",
] as const satisfies ReadonlyArray<keyof PositionValue>;

/** The outcome class in words, the Grundy value, how far the end is, who wins. */
export function valueSaid(value: PositionValue, { told, messages }: Asked): string[] {
  const { outcome, grundy, infinite, gameValue, remoteness, winners } = value;
  return [
    outcome && messages.outcomes.grundy[outcome],
    infinite
      ? told.infinite({ set: infinite.join(",") })
      : grundy === undefined
        ? undefined
        : told.grundy({ value: grundy }),
    gameValue === undefined || winners ? undefined : told.gameValue({ value: gameValue }),
    remoteness === undefined || remoteness < 0 ? undefined : told.remoteness({ moves: remoteness }),
    winners &&
      told.winners({
        winners: winners.map(
          (winner, mover) => `${player(mover)} → ${winner === NOBODY ? told.nobody : player(winner)}`,
        ),
      }),
  ].filter((each) => each !== undefined);
}

/** The value of one of many positions. */
export function valueAt(all: Census | Evaluation, index: number, count: number): PositionValue {
  const { outcome, grundy, gameValue, infinite, infiniteOffsets } = all;
  const { distance, winners, remoteness }: Partial<Evaluation> = all;
  const players = (winners?.length ?? 0) / count;
  const who = outcome && OUTCOMES[outcome[index] ?? 0];
  const [start, end] = [infiniteOffsets?.[index], infiniteOffsets?.[index + 1]];
  return {
    ...(who && { outcome: who }),
    ...numbersAt({ grundy, gameValue, distance, remoteness }, index),
    ...(grundy?.[index] === -1 && { infinite: Array.from(infinite?.subarray(start, end) ?? []) }),
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
