// Lines of files. They are those of the page, read from where these stand.
import miniature from "../styles/miniature.css?raw";
import strokes from "../styles/strokes.css?raw";
import type { Paint, Stroke } from "../scene/paint.ts";

/** What is said of a class in a style sheet, by the names of properties. */
function saidOf(styles: string, name: string): Map<string, string> {
  const [, rest] = styles.split(`.${name} {`);
  if (rest === undefined) throw new Error(`there is no style for ${name}`);
  const [rule = ""] = rest.split("}");
  return new Map(
    rule.split(";").map((each) => {
      const [property = "", value = ""] = each.split(":");
      return [property.trim(), value.trim()];
    }),
  );
}

/** A line of a graph. */
export function strokeOf(name: string): Stroke {
  const said = saidOf(strokes, name);
  const dash = said.get("stroke-dasharray");
  return {
    paint: (said.get("stroke") ?? "").replace(/^var\(--|\)$/g, "") as Paint,
    width: Number(said.get("stroke-width")),
    ...(dash !== undefined && { dash }),
  };
}

/** A part of a position drawn small; of its lines nothing is said but what is said of all. */
export function penOf(part: string): { width: number; opacity: number | undefined } {
  const said = saidOf(miniature, part === "lines" ? "miniature" : part);
  const opacity = said.get("stroke-opacity");
  return {
    width: Number(said.get("stroke-width")),
    opacity: opacity === undefined ? undefined : Number(opacity),
  };
}
