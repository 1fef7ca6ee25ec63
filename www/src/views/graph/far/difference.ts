// How a large graph is painted by what differs from another game.
import type { MosaicInput } from "../../../solver/api.ts";
import type { PageColours } from "../../kit/cells/look.ts";
import type { Mosaic } from "./mosaic.ts";

/** What changes is lit, and seen from afar however little it is; what stays is pale, unless that alone is to be seen. */
export function differencePicture(
  mosaic: Mosaic,
  keyOf: (position: number) => string,
  only: readonly string[],
  { accent, hairline, muted }: PageColours,
): MosaicInput {
  const isLit = only.length === 0 || only.includes("changed");
  const classes = mosaic.classes((position) => (keyOf(position) === "changed" ? 0 : 1));
  const colours = [isLit ? accent : hairline, only.includes("same") ? muted : hairline];
  return { columns: mosaic.columns, classes, colours, ink: isLit };
}
