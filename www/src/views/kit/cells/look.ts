// The colours of cells: those of the page, read from where the grid stands, and those of the scene.
import { capColours, largeColours } from "../../../scene/palette.ts";
import { FEW_VALUES } from "../../../scene/scale.ts";
import type { ChartInput } from "../../../solver/api.ts";
import { isByP, type ClassColour } from "./classColour.ts";

/** Colours of the page as six hexadecimal digits behind a #. */
export interface PageColours {
  paper: string;
  ink: string;
  muted: string;
  hairline: string;
  accent: string;
  nCap: string;
  dCap: string;
  /** Whether the paper is darker than the ink. */
  isDark: boolean;
}

const PLAYERS = 9;

export function lookOf(
  told: ClassColour,
  isCompared: boolean,
  only: readonly string[],
  page: PageColours,
  isAllOnScale = false,
): Pick<ChartInput, "colours" | "scale"> {
  const pale = page.hairline;
  if (isCompared) return { colours: [page.accent, page.muted, pale] };
  const all = coloursOf(told, page);
  if (only.length === 0) {
    const { colours, scale } = all;
    return scale && isAllOnScale ? { colours: colours.slice(0, 2), scale } : all;
  }
  // Names of outcomes stand for their classes.
  const wanted = new Set(only.map((value) => (value === "P" ? 0 : value === "N" ? 1 : Number(value))));
  const largest = Math.min(254, Math.max(1, ...wanted));
  const colours = Array.from({ length: largest + 2 }, (_, value) =>
    wanted.has(value) ? (all.colours[value] ?? capOf(value)) : pale,
  );
  return { colours: told.value === "outcome" ? colours.slice(0, 2) : colours };
}

function coloursOf(told: ClassColour, page: PageColours): { colours: string[]; scale?: readonly string[] } {
  if (!isByP(told))
    return {
      colours: Array.from(
        { length: PLAYERS },
        (_, player) => capColours(player, "players")?.fill ?? page.muted,
      ),
    };
  if (told.value === "outcome") return { colours: [page.ink, page.nCap] };
  const caps = Array.from({ length: FEW_VALUES }, (_, value) => capOf(value + 1));
  return { colours: [page.ink, ...caps], scale: largeColours(page.isDark) };
}

/** The colour of a value’s cap in the graph. */
export function capOf(value: number): string {
  return capColours(value, 0)?.fill ?? "#000000";
}

/** Reads the colours of the page where an element stands. */
export function pageColours(element: Element): PageColours {
  const probe = document.createElement("span");
  probe.hidden = true;
  element.append(probe);
  const context = document.createElement("canvas").getContext("2d");
  const read = (name: string): string => {
    probe.style.color = `var(--${name})`;
    if (context) context.fillStyle = getComputedStyle(probe).color;
    const written = context?.fillStyle;
    return typeof written === "string" && /^#\w{6}$/.test(written) ? written : "#808080";
  };
  const [paper, ink, muted, hairline, accent, nCap, dCap] = [
    read("paper"),
    read("ink"),
    read("muted"),
    read("hairline"),
    read("accent"),
    read("n-cap"),
    read("d-cap"),
  ] as const;
  probe.remove();
  return { paper, ink, muted, hairline, accent, nCap, dCap, isDark: lightnessOf(paper) < lightnessOf(ink) };
}

/** About how light a colour is to the eye, 0 to 1. */
function lightnessOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) =>
    parseInt(colour.slice(place, place + 2), 16),
  );
  return lightness(red, green, blue);
}

/** The same of its channels, 0 to 255. */
function lightness(red: number, green: number, blue: number): number {
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}
