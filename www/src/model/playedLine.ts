/** The positions that play went through; those after the cursor were undone and can be redone. */
export interface PlayedLine {
  /** Never empty; each is an option of the one before. */
  readonly positions: readonly string[];
  /** Where play stands. */
  readonly cursor: number;
}

export function lineFrom(...positions: [string, ...string[]]): PlayedLine {
  return { positions, cursor: positions.length - 1 };
}

export function currentOf(line: PlayedLine): string {
  return line.positions[line.cursor] ?? "";
}

/** A move to an option of the current position. Replaying the move that was undone keeps what followed it. */
export function played(line: PlayedLine, option: string): PlayedLine {
  const cursor = line.cursor + 1;
  if (line.positions[cursor] === option) return { ...line, cursor };
  return { positions: [...line.positions.slice(0, cursor), option], cursor };
}

export function canUndo(line: PlayedLine): boolean {
  return line.cursor > 0;
}

export function canRedo(line: PlayedLine): boolean {
  return line.cursor < line.positions.length - 1;
}

/** Goes to a place on the line; places beyond its ends are its ends. */
export function jumped(line: PlayedLine, place: number): PlayedLine {
  return { ...line, cursor: Math.max(0, Math.min(place, line.positions.length - 1)) };
}

/** Which of two players made the last move, 0 for the one who began; nobody before the first move. */
export function movedLast({ cursor }: PlayedLine): 0 | 1 | undefined {
  if (cursor === 0) return undefined;
  return cursor % 2 === 1 ? 0 : 1;
}
