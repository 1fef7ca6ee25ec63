import { html, nothing, type TemplateResult } from "lit/html.js";
import { capitalised, worded } from "../../messages/dictionary.ts";
import type { State } from "../../model/state.ts";
import { everyReason } from "../../model/everyValue.ts";
import { NOBODY } from "../../model/values.ts";
import { changesOf } from "../boards/boards.ts";
import type { FigureContext } from "../kit/context.ts";
import { filled } from "../kit/theorem/filled.ts";
import type { PlayedGame } from "./game.ts";
import { standing } from "./hint.ts";
import { playerSign } from "./named.ts";
import { playWords, sentences } from "./words.ts";
import { speaks } from "../kit/voice.ts";

/** What has been told so far. */
export function hint(context: FigureContext, game: PlayedGame): TemplateResult {
  const text = hintText(context, game);
  return html`<div class="told" ${speaks()}>${text === nothing ? nothing : html`<p>${text}</p>`}</div>`;
}

function hintText(context: FigureContext, { hint, shelf }: PlayedGame): unknown {
  const { state, messages } = context;
  const all = playWords(messages);
  const { hints: words } = all;
  const { canWin, winner } = standing(state);
  const position = hint.best?.label ?? "";
  const made = hint.best && changesOf(hint.best.move, messages);
  const move = words.move({ position, Move: made ? capitalised(made) : undefined });
  const areTwo = everyReason(state)?.value.outcome !== undefined;
  const outcome = canWin
    ? words.canWin
    : winner === NOBODY
      ? words.canDraw
      : areTwo
        ? words.cannotWin
        : words.goesTo({ who: playerSign(winner) });
  switch (hint.degree) {
    case "none":
      return nothing;
    case "outcome":
      return outcome;
    case "place":
      return sentences(all, outcome, words.place);
    case "move":
      return sentences(all, areTwo && !canWin ? outcome : "", move);
    case "why": {
      const reason = areTwo
        ? canWin
          ? words.lost({ position })
          : winner === NOBODY
            ? words.keeps({ position })
            : words.holds({ position })
        : words.prefers({ position, who: playerSign(winner) });
      return html`${sentences(all, move, reason)} ${theoremSays(state, context, shelf)}`;
    }
  }
}

/** Theorems by which equal heaps cancel. */
const SUMS: ReadonlySet<string> = new Set(["bouton", "sprague-grundy"]);

/** How to play by the first theorem that speaks of the selected position and knows; nothing until that has come. */
export function ideaOf(state: State, { messages }: FigureContext, shelf: PlayedGame["shelf"]): string {
  const reason = everyReason(state);
  const spoken = reason?.theorems.filter(({ reason }) => reason !== undefined) ?? [];
  if (!spoken.every(({ id }) => shelf.has(id))) return "";
  const { puzzles: words } = playWords(messages);
  if (reason?.paired) return words.copying;
  const heaps = reason?.tokens ?? [];
  const isSum = (state.game?.components.length ?? 0) > 1;
  // Of one heap alone there is nothing to add.
  const telling = heaps.length > 1 || isSum ? spoken : spoken.filter(({ id }) => !SUMS.has(id));
  const idea = telling.map(({ id }) => shelf.get(id)?.idea).find((each) => each);
  return idea ? worded(messages, idea) : words.looking;
}

/** What the first theorem that says anything says of the selected position, as the panel has it. */
export function theoremSays(
  state: State,
  { messages }: FigureContext,
  shelf: PlayedGame["shelf"],
  position?: string,
): unknown {
  const spoken = everyReason(state)?.theorems.find(({ reason }) => reason !== undefined);
  const prose = spoken && shelf.get(spoken.id);
  const text = spoken?.reason === undefined ? undefined : prose?.reasons[spoken.reason];
  const name = state.catalogue?.theorems.find(({ id }) => id === spoken?.id)?.name;
  if (!spoken || !text || !name) return nothing;
  const { hints: words } = playWords(messages);
  return html`<span class="theorem"
    >${position === undefined ? words.by({ theorem: worded(messages, name) }) : words.byAt({ theorem: worded(messages, name), position })}
    ${filled(worded(messages, text), spoken.quantities, messages)}</span
  >`;
}
