import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { paintedCap } from "../../scene/palette.ts";
import { SIDE, type PointsPicture } from "./places.ts";
import type { Lowering, Triple } from "./system.ts";

/** A triple that is drawn. */
export interface TripleLine {
  triple: Triple;
  look: "lit" | "faint" | "through" | "chosen";
  /** Its colour, a number from 1 on; none: ink. */
  hue?: number;
  press: () => void;
}

interface PointsFigure {
  label: string;
  help: string;
  picture: PointsPicture;
  lines: readonly TripleLine[];
  /** The points that have been chosen, and those that stand out with what is chosen. */
  pressed: readonly number[];
  marked: readonly number[];
  /** The colours of points that belong to one line each. */
  hues?: ReadonlyMap<number, number>;
  lowerings?: readonly Lowering[];
  press: (point: number) => void;
  name: (point: number) => string;
}

const KEYS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Points and the lines through them. The points are buttons, and the lines are pressed likewise; a list beside it has them as well. */
export function pointsSvg(drawn: PointsFigure): TemplateResult {
  const { picture, lines, lowerings = [], label, help } = drawn;
  const { places } = picture;
  return html`<svg
    class="points ${picture.isOfLines ? "plane" : "round"}"
    viewBox="0 0 ${SIDE} ${SIDE}"
    role="group"
    aria-label="${label}. ${help}"
    @keydown=${go}
  >
    ${picture.isOfLines ? nothing : web(picture)}
    ${ORDER.map((look) => lines.filter((line) => line.look === look).map((line) => lineOf(line, picture)))}
    ${lowerings.map((lowering) => arrow(lowering, picture))}
    ${places.map((_, place) => point(place + 1, drawn))}
  </svg>`;
}

/** What stands out most lies on top. */
const ORDER: ReadonlyArray<TripleLine["look"]> = ["faint", "lit", "through", "chosen"];

/** Every pair of points, whatever lines there are. */
function web({ places }: PointsPicture): TemplateResult {
  const path = places
    .flatMap((one, place) =>
      places
        .slice(place + 1)
        .map((two) => `M${one.x.toFixed(1)},${one.y.toFixed(1)}L${two.x.toFixed(1)},${two.y.toFixed(1)}`),
    )
    .join("");
  return svg`<path class="web" d=${path}></path>`;
}

function lineOf({ triple, look, hue, press }: TripleLine, picture: PointsPicture): TemplateResult {
  const path = picture.line(triple);
  const colour = hue === undefined ? undefined : paintedCap(hue, 0)?.fill;
  const style = colour === undefined ? "" : `--hue: ${colour}`;
  return svg`<g class="line ${look}" .style=${style} data-triple=${triple.join("-")} @click=${press}>
    <path class="reach" d=${path}></path><path class="stroke" d=${path}></path>
  </g>`;
}

/** From a number down to the one that it may become. */
function arrow({ from, to, triple }: Lowering, picture: PointsPicture): TemplateResult {
  const [start, end] = [picture.places[from - 1], picture.places[to - 1]];
  if (!start || !end) return html``;
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const [across, down] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const gap = picture.radius + 3;
  const tip = { x: end.x - across * gap, y: end.y - down * gap };
  const back = { x: tip.x - across * 12, y: tip.y - down * 12 };
  const head = [
    tip,
    { x: back.x - down * 6, y: back.y + across * 6 },
    { x: back.x + down * 6, y: back.y - across * 6 },
  ];
  return svg`<g class="lowering">
    <path class="target" d=${picture.line(triple)}></path>
    <path class="shaft" d="M${start.x + across * gap},${start.y + down * gap}L${back.x},${back.y}"></path>
    <path class="head" d="M${head.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join("L")}Z"></path>
  </g>`;
}

function point(number: number, drawn: PointsFigure): TemplateResult {
  const { picture, pressed, marked, hues, press, name } = drawn;
  const { x = 0, y = 0 } = picture.places[number - 1] ?? {};
  const isPressed = pressed.includes(number);
  const hue = hues?.get(number);
  const colours = hue === undefined ? undefined : paintedCap(hue, 0);
  const look = isPressed ? "pressed" : marked.includes(number) ? "marked" : "";
  return svg`<g
    class="point ${look}"
    role="button"
    tabindex=${number === (pressed[0] ?? 1) ? "0" : "-1"}
    aria-pressed=${isPressed ? "true" : "false"}
    aria-label=${name(number)}
    data-point=${number}
    .style=${colours ? `--hue: ${colours.fill}; --on-hue: ${colours.text}` : ""}
    @click=${() => press(number)}
  ><circle cx=${x} cy=${y} r=${picture.radius}></circle><text x=${x} y=${y} dy="0.36em">${number}</text></g>`;
}

/** The arrow keys lead from point to point, and Enter chooses one. */
function go(event: KeyboardEvent): void {
  const here = (event.target as Element).closest<SVGElement>("[data-point]");
  const all = [...(event.currentTarget as Element).querySelectorAll<SVGElement>("[data-point]")];
  if (!here || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "Enter" || event.key === " ")
    here.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  else {
    const by = KEYS[event.key];
    const next =
      event.key === "Home"
        ? 0
        : event.key === "End"
          ? all.length - 1
          : by === undefined
            ? undefined
            : all.indexOf(here) + by;
    if (next === undefined) return;
    const to = all.at(next % all.length);
    for (const each of all) each.setAttribute("tabindex", each === to ? "0" : "-1");
    to?.focus();
  }
  event.preventDefault();
}
