import { nothing, type TemplateResult } from "lit/html.js";
import { graphOf, type State } from "../../model/state.ts";
import { alone } from "../kit/miniature.ts";
import { hereMiniatures } from "./boards.ts";

/** How large stones are among words, in units of those in the picture. */
export const AMONG_WORDS = 0.8;

/** The stones of a position, to stand before its name; nothing where positions are told by their names alone. */
export function stonesBeside(
  state: State,
  label: string,
  scale = AMONG_WORDS,
): TemplateResult | typeof nothing {
  const drawn = hereMiniatures(state);
  if (!drawn?.isNamed) return nothing;
  const graph = graphOf(state);
  const position = graph?.indexOf(label);
  const tokens =
    state.explanation?.label === label
      ? state.explanation.tokens
      : graph && position !== undefined && graph.tokens(position);
  return tokens ? alone(tokens, drawn, scale) : nothing;
}
