/**
 * `<mex-graph>` in React and MDX: defines the element, and lets TSX know it.
 *
 * @example
 * import "mexplorer/react";
 * export const Figure = () => <mex-graph game="nim(1,2,3)" color="outcome" />;
 */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { MexChange, MexError, MexGraph, MexGraphAttributes, MexOpen, MexSelect } from "./element.d.ts";

export * from "./element.d.ts";

/** From React 19 on; before it, listen with `addEventListener`. */
interface Listeners {
  "onmex-open"?: ((event: MexOpen) => void) | undefined;
  "onmex-select"?: ((event: MexSelect) => void) | undefined;
  "onmex-change"?: ((event: MexChange) => void) | undefined;
  "onmex-error"?: ((event: MexError) => void) | undefined;
}

type Ordinary = DetailedHTMLProps<HTMLAttributes<MexGraph>, MexGraph>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "mex-graph": Omit<Ordinary, keyof MexGraphAttributes> & MexGraphAttributes & Listeners;
    }
  }
}
