// Nim in disguise: the heaps that a theorem finds in the position, lit together with what they come from.
import { nothing, type TemplateResult } from "lit/html.js";
import type { State } from "../../model/state.ts";
import { toldExplanation } from "../../model/telling.ts";
import type { NimHeap, TheoremVerdict } from "../../solver/wire.ts";
import { boardWords } from "../boards/boards.ts";
import type { FigureContext } from "../kit/context.ts";
import { nimHeaps } from "../kit/theorem/nimHeaps.ts";
import type { PlayedGame } from "./game.ts";

/** The theorem that says which Nim the position is, where everything may be told of it. */
function told(state: State): (TheoremVerdict & { nimHeaps: NimHeap[] }) | undefined {
  const explanation = toldExplanation(state);
  if (explanation?.label !== state.selected) return undefined;
  return explanation.theorems.find(
    (verdict): verdict is ReturnType<typeof told> & object => !!verdict.nimHeaps,
  );
}

/** The places of all that belongs to the heap that is pointed at, on the board or beside it. */
export function litPlaces(state: State, { pointed }: PlayedGame): readonly number[] {
  if (pointed === undefined) return [];
  return told(state)?.nimHeaps.find(({ places }) => places.includes(pointed))?.places ?? [];
}

/** The heaps themselves, each by what it comes from. */
export function disguise(
  { state, messages }: FigureContext,
  game: PlayedGame,
): TemplateResult | typeof nothing {
  const { explanation, game: opened } = state;
  const verdict = told(state);
  if (!explanation || !verdict || !opened) return nothing;
  const { prediction, nimHeaps: heaps } = verdict;
  const { source } = boardWords(opened.board, messages);
  const isMisere = prediction.kind === "exactly" && prediction.value.kind !== "grundy";
  const named = heaps.map(({ size, places }) => ({
    size,
    from: source?.(places, explanation.tokens) ?? "",
    isLit: game.pointed !== undefined && places.includes(game.pointed),
  }));
  return nimHeaps(named, isMisere, messages.code, (index) =>
    game.point(index === undefined ? undefined : heaps[index]?.places[0]),
  );
}
