import type { Point } from "../../../scene/shapes.ts";
import { limited, panned, type Seen } from "../seen.ts";
import {
  viewBetween,
  wholeView,
  isFitted,
  spaceOf,
  viewShowing,
  settled,
  zoomedBySteps,
  zoomed,
} from "./view.ts";
import { isSameRoom, type Room } from "./room.ts";

/** How long a change takes that the reader follows with the eyes, in milliseconds. */
const DURATION_MS = 160;
/** After that time without a turn of the wheel it is at rest. */
const PAUSE = 160;

/** Goes from one view to the next, and comes to rest at steps of the ladder alone. */
export class TileCamera {
  /** To be called whenever another view is to be drawn. */
  readonly #changed: () => void;
  #room: Room | undefined;
  #view: Seen | undefined;
  /** A change on its way; it begins with its first frame. */
  #travel: { from: Seen; to: Seen; begin: number | undefined } | undefined;
  /** How large cells were before hands began to move it; absent while none do. */
  #began: number | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #near: Point | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get room(): Room | undefined {
    return this.#room;
  }

  /** What is seen now. */
  get view(): Seen | undefined {
    return this.#view;
  }

  /** What will be seen at rest, if nobody moves it any more. */
  get target(): Seen | undefined {
    if (this.#travel) return this.#travel.to;
    const [view, room] = [this.#view, this.#room];
    return view && room ? settled(view, room, this.#near, this.#began) : view;
  }

  get isResting(): boolean {
    return this.#began === undefined && !this.#travel;
  }

  /** Where the reader zoomed last, who looks there. */
  get near(): Point | undefined {
    return this.#near;
  }

  /** The room is another. All of the picture stays in sight; an enlarged one stays as large. */
  place(room: Room): void {
    const { target, room: before } = this;
    if (before && isSameRoom(before, room)) return;
    this.#room = room;
    this.#stop();
    this.#near = undefined;
    const isOther = before && (before.columns !== room.columns || before.rows !== room.rows);
    const isWhole = !target || isOther || (before && isFitted(target, before));
    this.#view = isWhole ? wholeView(room) : settled(target, room);
    this.#changed();
  }

  /** A view at once, or the one nearest to it that can be. */
  show(view: Seen): void {
    this.#stop();
    this.#near = undefined;
    this.#view = this.#room ? settled(limited(view, spaceOf(this.#room)), this.#room) : view;
    this.#changed();
  }

  fit(): void {
    this.#near = undefined;
    if (this.#room) this.#travelTo(wholeView(this.#room));
    else this.#view = undefined;
  }

  /** To another step of the ladder, about so many times as large. */
  step(factor: number, at?: Point): void {
    const [room, target] = [this.#room, this.target];
    if (!room || !target) return;
    this.#near = at;
    this.#travelTo(zoomedBySteps(target, room, factor, at));
  }

  reveal(row: number, column: number): void {
    const [room, target] = [this.#room, this.target];
    if (!room || !target) return;
    const next = viewShowing(target, room, row, column);
    // What is in sight, or will be, needs no other view.
    if (next.x !== target.x || next.y !== target.y) this.show(next);
  }

  /** As large as fingers or the wheel have it, until it rests. */
  zoomBy(factor: number, at: Point): void {
    this.#near = at;
    this.#move((view, room) => zoomed(view, room, factor, at));
  }

  panBy(x: number, y: number): void {
    this.#move((view, room) => panned(view, spaceOf(room), x, y));
  }

  /** Hands are off: it goes on to the nearest step. */
  rest(): void {
    const { target } = this;
    if (this.#began === undefined || !target) return;
    this.#stop();
    if (this.#view && target.size === this.#view.size) this.show(target);
    else this.#travelTo(target);
  }

  /** As `rest`, unless it moves again before long. */
  restSoon(): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.rest(), PAUSE);
  }

  /** What is seen in a frame at that time. */
  advance(now: number): void {
    if (!this.#travel) return;
    const { from, to, begin = now } = this.#travel;
    const share = Math.min(1, Math.max(0, (now - begin) / DURATION_MS));
    this.#travel.begin = begin;
    this.#view = share < 1 ? viewBetween(from, to, 1 - (1 - share) ** 2) : to;
    if (share >= 1) this.#travel = undefined;
    else this.#changed();
  }

  dispose(): void {
    this.#stop();
  }

  #move(change: (view: Seen, room: Room) => Seen): void {
    if (!this.#view || !this.#room) return;
    const began = this.#began ?? this.#view.size;
    this.#stop();
    this.#began = began;
    this.#view = change(this.#view, this.#room);
    this.#changed();
  }

  #travelTo(to: Seen): void {
    const from = this.#view;
    this.#stop();
    // Nothing moves for who wants no motion.
    if (!from || matchMedia("(prefers-reduced-motion: reduce)").matches) this.#view = to;
    else this.#travel = { from, to, begin: undefined };
    this.#changed();
  }

  #stop(): void {
    clearTimeout(this.#pause);
    this.#travel = undefined;
    this.#began = undefined;
  }
}
