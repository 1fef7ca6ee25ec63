import { html, nothing, type TemplateResult } from "lit/html.js";
import { worded } from "../../messages/dictionary.ts";
import type { State } from "../../model/state.ts";
import type { FigureContext } from "../kit/context.ts";
import { styledBy } from "../kit/styledBy.ts";
import { playBoard } from "../boards/boards.ts";
import { changesWithin } from "../boards/parts.ts";
import type { Playing } from "../boards/playing.ts";
import type { PartCourse } from "./course.ts";
import { litPlaces } from "./disguise.ts";
import type { PlayedGame } from "./game.ts";
import { isOpen } from "./turn.ts";
import { playWords } from "./words.ts";

const nothingDone = (): void => undefined;

/** A board on which nothing goes on. */
const UNTOUCHED: Omit<Playing, "part" | "code" | "course"> = {
  isMoving: false,
  isOpen: false,
  touched: [],
  offers: [],
  moves: () => [],
  preview: undefined,
  isRefused: false,
  isWarned: false,
  hinted: [],
  lit: [],
  show: nothingDone,
  touch: nothingDone,
  forget: nothingDone,
};

/** The boards of the position that is shown: one, or those of a sum side by side, and the passes. */
export function boards(context: FigureContext, game: PlayedGame): TemplateResult {
  const words = playWords(context.messages);
  const { state } = context;
  const looked = lookedAt(state, game);
  const courses = game.course.of(state, looked ?? state.selected);
  if (!courses) return html`<p class="coming">${words.coming}</p>`;
  const areSeveral = courses.some(({ part }) => part.component !== undefined);
  return html`<div class="boards" ?data-several=${areSeveral} ?data-looked=${looked !== undefined}>
    ${courses.map((placed) => {
      const { board, component } = placed.part;
      const module = playBoard(board);
      const name = placed.isGame && component !== undefined ? gameName(component, context) : undefined;
      return html`<div
        class="part"
        role=${name === undefined ? nothing : "group"}
        aria-label=${name ?? nothing}
        ?data-game=${placed.isGame}
        ${module ? styledBy(...module.styles) : nothing}
      >
        ${name === undefined ? nothing : html`<p class="name" aria-hidden="true">${name}</p>`}
        ${module ? module.board(playingOf(context, game, placed, looked === undefined)) : nothing}
      </div>`;
    })}
  </div>`;
}

/** The number of a game of a sum, and what is played in it. */
function gameName(component: number, { state, messages }: FigureContext): string {
  const [id] = state.game?.components[component]?.split(/[[(]/) ?? [];
  const card = state.catalogue?.rulesets.find((each) => each.id === id);
  return playWords(messages).game({
    number: String(component + 1),
    rule: card ? worded(messages, card.name) : "",
  });
}

/** The position that a pointer is on in the picture; what the board itself points at is shown there as a move. */
function lookedAt({ pointedAt, selected }: State, { gesture }: PlayedGame): string | undefined {
  const isOwn = pointedAt === selected || pointedAt === gesture.pointed;
  return isOwn || gesture.isPointing ? undefined : pointedAt;
}

/** What a board is told: all places are those of its part. */
function playingOf(
  { state, messages }: FigureContext,
  game: PlayedGame,
  placed: PartCourse,
  isWhere: boolean,
): Playing {
  const { gesture, hint } = game;
  const { part, first, tokens, course } = placed;
  // What is only looked at is not touched.
  if (!isWhere) return { ...UNTOUCHED, part, code: messages.code, course };
  const isWithin = (place: number): boolean => place >= first && place < first + tokens.length;
  const shown = gesture.preview ?? hint.told;
  const preview = shown && changesWithin(shown.move.changes, placed);
  const offers = gesture.offers.map(({ move }) => changesWithin(move.changes, placed));
  return {
    part,
    code: messages.code,
    course,
    isMoving: game.isMoving,
    isOpen: isOpen(state),
    touched: gesture.touched
      .filter(({ place }) => isWithin(place))
      .map((touch) => ({ ...touch, place: touch.place - first })),
    offers: offers.filter((changes) => changes.length > 0),
    // The one that is shown may be none of those that are listed.
    moves: () => game.course.movesOf(state, placed, shown),
    preview: preview && preview.length > 0 ? preview : undefined,
    isRefused: gesture.isRefused,
    isWarned: gesture.isWarned,
    hinted: hint.places.filter(isWithin).map((place) => place - first),
    lit: litPlaces(state, game)
      .filter(isWithin)
      .map((place) => place - first),
    show: (touch) => {
      game.point(touch && touch.place + first);
      void gesture.show(touch && { ...touch, place: touch.place + first });
    },
    touch: (touch) => void gesture.touch({ ...touch, place: touch.place + first }),
    forget: () => {
      gesture.clear();
      game.redraw();
    },
  };
}
