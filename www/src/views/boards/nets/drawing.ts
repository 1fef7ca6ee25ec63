import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import type { Explanation } from "../../../solver/wire.ts";
import { activate, pointAt } from "../../../model/play.ts";
import { styledBy } from "../../kit/styledBy.ts";
import type { Context } from "../../kit/context.ts";
import type { NetKind } from "./course.ts";
import own from "./drawing.css?inline";
import net from "./net.css?inline";
import {
  edgeLine,
  netThing,
  pill,
  pointOf,
  type DrawnNet,
  type NetEdge,
  type NetFrame,
  type NetVertex,
} from "./net.ts";

/** A graph in the panel. */
interface PanelNet {
  kind: NetKind;
  drawn: DrawnNet;
  frame: NetFrame;
  /** How wide it may be, in pixels. */
  widest: number;
  takes: "edges" | "vertices";
  /** What it is called when it is read aloud, and what each thing is that a move takes. */
  name: string;
  nameOf: (thing: number) => string;
  /** The height of the ground that it stands on. */
  ground?: number;
}

/** How large a vertex is that is taken, and the trace of one. */
const FACE = { width: 24, height: 24 };
const TRACE = { width: 6, height: 6 };

/** The tokens of a position without the passes that are left, which come last. */
export function withoutPasses({ game }: Context["state"], tokens: readonly number[]): readonly number[] {
  return game?.passes ? tokens.slice(0, -1) : tokens;
}

/**
 * The selected position as a graph whose edges or vertices are taken by mouse, touch or keyboard. All stands where it stood at
 * the start, and what has gone is left as a trace. The drawing knows no rule: a thing leads to the option whose move takes it,
 * and what goes with it is what that option does not have.
 */
export function netDrawing(
  { state, store }: Context,
  { tokens, options }: Explanation,
  { kind, drawn, frame, widest, takes, name, nameOf, ground }: PanelNet,
): TemplateResult {
  const standingIn = (all: readonly number[]) => kind.standing({ tokens: withoutPasses(state, all) });
  const standing = standingIn(tokens);
  const pointed = options.find(({ label }) => label === state.pointedAt);
  const now = kind.left(standing);
  const next = pointed ? kind.left(standingIn(pointed.tokens)) : now;
  const taken = (thing: number, at: NetVertex | undefined, shown: TemplateResult) => {
    const place = standing.get(thing);
    const option = options.find(({ moves }) =>
      moves.some(({ changes }) => changes.some((change) => change.place === place)),
    );
    const take = (): void => {
      if (option) activate(store, option.label);
    };
    const point = (): void => pointAt(store, option?.label);
    const leave = (): void => pointAt(store, undefined);
    const press = (event: KeyboardEvent): void => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      take();
    };
    const look = `${option?.winning ? "winning" : ""} ${next[takes].has(thing) ? "" : "goes"}`;
    return svg`<g @click=${take} @keydown=${press} @pointerenter=${point} @pointerleave=${leave} @focusin=${point} @focusout=${leave}
    >${netThing({ thing, name: nameOf(thing), look, ...(at && { at }), canBePressed: true, isStop: true }, shown)}</g>`;
  };
  const line = (drawn: NetEdge, edge: number): TemplateResult => {
    if (!now.edges.has(edge)) return svg`<path class="stroke trace" d=${drawn.path}></path>`;
    return takes === "edges"
      ? taken(edge, undefined, svg`<title>${nameOf(edge)}</title>${edgeLine(drawn)}`)
      : svg`<g class=${next.edges.has(edge) ? "" : "goes"}><path class="stroke" d=${drawn.path}></path></g>`;
  };
  const vertex = (at: NetVertex): TemplateResult => {
    if (!now.vertices.has(at.vertex))
      return svg`<g transform="translate(${at.x},${at.y})">${pill("gone", TRACE)}</g>`;
    if (takes === "edges") return pointOf(at, next.vertices.has(at.vertex) ? "" : "goes");
    return taken(
      at.vertex,
      at,
      svg`${pill("around", FACE, 8)}${pill("reach", FACE, 8)}${pill("body", FACE)}<text y="4">${at.vertex}</text>`,
    );
  };
  // What has gone lies below what stands.
  const lines = (stand: boolean): unknown =>
    drawn.edges.map((drawn, edge) => (now.edges.has(edge) === stand ? line(drawn, edge) : nothing));
  const { left, top, width, height } = frame;
  return html`<section class="board net open net-drawing" ${styledBy(net, own)}>
    <svg
      viewBox="${left} ${top} ${width} ${height}"
      .style=${`max-width: ${widest}px`}
      role="group"
      aria-label=${name}
    >
      ${ground === undefined ? nothing : svg`<path class="ground" d="M${left},${ground}h${width}"></path>`}
      ${lines(false)} ${lines(true)} ${drawn.vertices.map(vertex)}
    </svg>
  </section>`;
}
