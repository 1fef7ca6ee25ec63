// Styles that come with a part of a page or a figure: they are adopted by whatever the part stands in.
import type { DirectiveResult } from "lit/directive.js";
import { ref } from "lit/directives/ref.js";
import { adopt } from "./sheets.ts";

/** The styles of a part, given where the part is drawn: `<section ${styledBy(css)}>`. What several parts share is given once. */
export const styledBy = (...texts: readonly string[]): DirectiveResult =>
  ref((element) => {
    // It is about to be put in its place.
    queueMicrotask(() => {
      if (element) adopt(element, ...texts);
    });
  });
