// Whom several players would rather see win, as the reader arranges it.
import type { Alliance } from "./convention.ts";

/** Row i ranks the players by who Pᵢ would rather see win. */
export type Preferences = ReadonlyArray<readonly number[]>;

/** Whom each player would rather see win. */
export function preferencesOf({ players, preferences }: Alliance): Preferences {
  return typeof preferences === "object" ? preferences : standardPreferences(players);
}

/** Pᵢ would rather see win itself, then who comes next in turn, and so on. */
export function standardPreferences(players: number): Preferences {
  const turns = Array.from({ length: players }, (_, turn) => turn);
  return turns.map((player) => turns.map((turn) => (player + turn) % players));
}

export function isStandard(rows: Preferences): boolean {
  return String(rows) === String(standardPreferences(rows.length));
}

/**
 * The same with another number of players: those who stay keep their places in every row, new ones come last. Who wins comes
 * as many turns after the one who is stuck as before, or with too few players for that as many as there can be.
 */
export function withPlayers(alliance: Alliance, players: number): Alliance {
  const rows = preferencesOf(alliance);
  const { preferences: _, ...rest } = alliance;
  const isTooLate = typeof rest.winner === "number" && rest.winner > players - 2;
  const others: Alliance = { ...rest, players, ...(isTooLate && { winner: "last-mover" }) };
  if (isStandard(rows)) return others;
  return withPreferences(
    others,
    standardPreferences(players).map((row, player) => {
      const kept = (rows[player] ?? []).filter((other) => other < players);
      return [...kept, ...row.filter((other) => !kept.includes(other))];
    }),
  );
}

export function withPreferences({ preferences: _, ...rest }: Alliance, rows: Preferences): Alliance {
  return isStandard(rows) ? rest : { ...rest, preferences: rows };
}

/** One of a row's players moved to another place of it; the first, whose row it is, stays first. */
export function moved(row: readonly number[], from: number, to: number): readonly number[] {
  const place = Math.max(1, Math.min(to, row.length - 1));
  const player = row[from];
  return from < 1 || player === undefined ? row : row.toSpliced(from, 1).toSpliced(place, 0, player);
}
