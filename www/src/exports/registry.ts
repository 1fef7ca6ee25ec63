// What can be saved of a game that is open, a line each.
import { animated } from "./animated.ts";
import { csv } from "./csv.ts";
import { dot } from "./dot.ts";
import { element } from "./element.ts";
import type { Export } from "./export.ts";
import { json } from "./json.ts";
import { png } from "./png.ts";
import { svg } from "./svg.ts";
import { tikz } from "./tikz.ts";

export const EXPORTS: readonly Export[] = [svg, png, animated, tikz, dot, csv, json, element];
