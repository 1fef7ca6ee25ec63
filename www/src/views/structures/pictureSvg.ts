import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit/html.js";
import { paintedCap } from "../../scene/palette.ts";
import type { Paint } from "../../scene/paint.ts";
import type { StillShape } from "../../scene/still.ts";
import { hueOf, type PicturePiece, type StructurePicture } from "./picture.ts";
import type { Triple } from "./system.ts";
import type { Lens } from "./venn.ts";

/** What is done when something is pressed; what there is nothing for is a picture alone. */
export interface Hands {
  point?: (point: number) => void;
  triple?: (triple: Triple) => void;
  lens?: (lens: Lens) => void;
  /** What is said of the keys that lead from point to point. */
  help?: string;
  /** What a point is called. */
  name?: (point: number) => string;
}

const KEYS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The drawing of a structure. The points are buttons, and lines and regions are pressed likewise; a list beside it has them as well. */
export function pictureSvg(
  { look, label, width, height, pieces }: StructurePicture,
  hands: Hands = {},
): TemplateResult {
  const isPressed = pieces.find(({ of }) => of && "point" in of && of.isPressed)?.of;
  const first = isPressed && "point" in isPressed ? isPressed.point : 1;
  return html`<svg
    class=${look}
    viewBox="0 0 ${width} ${height}"
    role=${hands.point ? "group" : "img"}
    aria-label=${hands.help ? `${label}. ${hands.help}` : label}
    @keydown=${hands.point ? go : nothing}
  >
    ${pieces.map((piece) => pieceSvg(piece, hands, first))}
  </svg>`;
}

function pieceSvg(piece: PicturePiece, hands: Hands, first: number): SVGTemplateResult {
  const { parts, look = "", hue, of } = piece;
  const drawn = parts.map((part) => partSvg(part, hue));
  if (!of) return svg`<g class=${look}>${drawn}</g>`;
  if ("point" in of)
    return svg`<g
      class=${look}
      role="button"
      tabindex=${of.point === first ? "0" : "-1"}
      aria-pressed=${of.isPressed ? "true" : "false"}
      aria-label=${hands.name?.(of.point) ?? nothing}
      data-point=${of.point}
      @click=${() => hands.point?.(of.point)}
    >${drawn}</g>`;
  if ("triple" in of)
    return svg`<g
      class=${look}
      data-triple=${of.triple.join("-")}
      @click=${() => hands.triple?.(of.triple)}
    >${parts.map((part) => (part.kind === "path" ? svg`<path class="reach" d=${part.d}></path>` : nothing))}${drawn}</g>`;
  const { lens, outline } = of;
  const isOpen = hands.lens !== undefined && lens !== undefined;
  return svg`<g class="${look} ${isOpen ? "open" : ""}" @click=${() => {
    if (isOpen) hands.lens?.(lens);
  }}>${drawn}<path class="reach" d=${outline}></path></g>`;
}

function partSvg(part: StillShape, hue: number | undefined): SVGTemplateResult {
  const colour = (paint: Paint): string => colourOn(paint, hue);
  if (part.kind === "text")
    return svg`<text
      x=${part.x}
      y=${part.y}
      text-anchor=${part.anchor}
      font-size=${part.size}
      font-weight=${part.isBold ? "600" : nothing}
      fill=${colour(part.fill)}
    >${part.text}</text>`;
  const { d, fill, opacity, stroke } = part;
  return svg`<path
    class=${stroke ? "stroke" : nothing}
    d=${d}
    fill=${fill ? colour(fill) : "none"}
    fill-opacity=${opacity ?? nothing}
    stroke=${stroke ? colour(stroke.paint) : nothing}
    stroke-width=${stroke?.width ?? nothing}
    stroke-dasharray=${stroke?.dash ?? nothing}
  ></path>`;
}

/** The page’s colour for a paint; of a value, the one that the page may have of its own. */
function colourOn(paint: Paint, hue: number | undefined): string {
  const own = hue === undefined ? undefined : hueOf(hue);
  const painted = hue === undefined ? undefined : paintedCap(hue, 0);
  if (paint === own?.fill) return painted?.fill ?? paint;
  if (paint === own?.text) return painted?.text ?? paint;
  return paint.startsWith("#") ? paint : `var(--${paint})`;
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
