// The positions that play went through as the boards show them: by their parts, each with the move that led to it.
import { parseNotation, readPosition } from "../../model/calls/positions.ts";
import { requestOf } from "../../model/opening/request.ts";
import { graphOf, isSameGame, type OpenGame, type State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import type { FittingMove, Move, Notation } from "../../solver/wire.ts";
import { changesWithin, boardPartsOf, type PlacedPart } from "../boards/parts.ts";
import type { PartMove, Stop } from "../boards/playing.ts";

/** A part of the position that is shown, and how play came there. */
export interface PartCourse extends PlacedPart {
  readonly course: readonly Stop[];
}

/** Remembers what positions are made of, and which moves were made. */
export class Course {
  readonly #store: Store;
  readonly #redraw: () => void;
  #game: OpenGame | undefined;
  /** The components of a sum, as the solver read them. */
  #components: readonly Notation[] | undefined;
  readonly #tokens = new Map<string, readonly number[]>();
  /** The moves that were made, by where they lead from and to. */
  readonly #moves = new Map<string, Move>();
  #isAsking = false;

  constructor(store: Store, redraw: () => void) {
    this.#store = store;
    this.#redraw = redraw;
  }

  /** Learns which of several moves between two positions was made. */
  note(from: string, { move, label, tokens }: FittingMove): void {
    this.#moves.set(key(from, label), move);
    this.#tokens.set(label, tokens);
  }

  /** The parts of a position, of itself the one that is selected; nothing until all is known that they need. */
  of(state: State, label = state.selected): PartCourse[] | undefined {
    const { game, line, selected } = state;
    if (!game) return undefined;
    this.#begin(game);
    this.#learn(state);
    const isOnLine = line.positions[line.cursor] === selected;
    const played = isOnLine ? line.positions.slice(0, line.cursor + 1) : [];
    // What is only looked at is seen as if play had gone there.
    const labels = label === played.at(-1) ? played : [...played, label];
    const known = labels.map((label) => this.#tokensOf(state, label));
    if (!this.#components || known.includes(undefined)) {
      void this.#ask(game, labels);
      return undefined;
    }
    const components = this.#components;
    const stops = known.map((tokens) => boardPartsOf(tokens ?? [], game, components));
    return (stops.at(-1) ?? []).map((placed, index) => ({
      ...placed,
      course: stops.map((parts, place): Stop => {
        const { tokens = [] } = parts[index] ?? {};
        const before = stops[place - 1]?.[index];
        if (!before) return { tokens };
        const made = this.#moves.get(key(labels[place - 1], labels[place]));
        if (made) return { tokens, changes: changesWithin(made.changes, before) };
        return { tokens, ...(isEqual(tokens, before.tokens) && { changes: [] }) };
      }),
    }));
  }

  /** The moves of a part of the selected position, as far as they are listed, and one that is known besides. */
  movesOf({ game, explanation, selected }: State, part: PlacedPart, known?: FittingMove): PartMove[] {
    const components = this.#components;
    if (!game || !components) return [];
    const listed = explanation?.label === selected ? explanation.options : [];
    const all = [...listed, ...(known ? [{ tokens: known.tokens, moves: [known.move] }] : [])];
    return all.flatMap(({ tokens, moves }) => {
      const parts = boardPartsOf(tokens, game, components);
      const { tokens: left = [] } =
        parts.find(
          ({ part: { board, component } }) => board === part.part.board && component === part.part.component,
        ) ?? {};
      return moves
        .map((move) => ({ changes: changesWithin(move.changes, part), left }))
        .filter(({ changes }) => changes.length > 0);
    });
  }

  /** What the last move was, where somebody knows. */
  lastMove({ line }: State): Move | undefined {
    return this.#moves.get(key(line.positions[line.cursor - 1], line.positions[line.cursor]));
  }

  #begin(game: OpenGame): void {
    if (isSameGame(this.#game, game)) return;
    this.#game = game;
    this.#tokens.clear();
    this.#moves.clear();
    this.#components = game.components.length === 0 ? [] : undefined;
  }

  /** What the answers that have come anyway tell. */
  #learn({ explanation }: State): void {
    if (!explanation || this.#tokens.has(explanation.label)) return;
    const { label: from, tokens, options } = explanation;
    this.#tokens.set(from, tokens);
    for (const { label, moves } of options) {
      const [first] = moves;
      if (first && !this.#moves.has(key(from, label))) this.#moves.set(key(from, label), first);
    }
  }

  #tokensOf(state: State, label: string): readonly number[] | undefined {
    const graph = graphOf(state);
    const index = graph?.indexOf(label);
    return index === undefined ? this.#tokens.get(label) : [...(graph?.tokens(index) ?? [])];
  }

  async #ask(game: OpenGame, labels: readonly string[]): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    const { solver } = this.#store;
    const components = await Promise.all(game.components.map((notation) => parseNotation(solver, notation)));
    const unknown = labels.filter((label) => !this.#tokens.has(label));
    const read = await Promise.all(unknown.map((label) => readPosition(solver, requestOf(game), label)));
    this.#isAsking = false;
    if (this.#game !== game) {
      this.#redraw();
      return;
    }
    for (const [index, answer] of read.entries())
      if (answer.ok) this.#tokens.set(unknown[index] ?? "", answer.value.tokens);
    const parsed = components.flatMap((answer) => (answer.ok ? answer.value : []));
    if (parsed.length === game.components.length) this.#components = parsed;
    // What the solver could not tell now it is not asked in a circle.
    if ([...components, ...read].every(({ ok }) => ok)) this.#redraw();
  }
}

function key(from = "", to = ""): string {
  return `${from}→${to}`;
}

function isEqual(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((token, place) => token === other[place]);
}
