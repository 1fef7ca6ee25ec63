/**
 * `<mex-graph>` in Vue: defines the element, and lets templates know it. The compiler must be told as well that it is an
 * element: `isCustomElement: (tag) => tag === "mex-graph"`.
 *
 * @example
 * import "mexplorer/vue";
 */
import type { HTMLAttributes } from "vue";
import type { MexChange, MexError, MexGraph, MexGraphAttributes, MexOpen, MexSelect } from "./element.d.ts";

export * from "./element.d.ts";

interface Emit {
  (event: "mex-open", detail: MexOpen): void;
  (event: "mex-select", detail: MexSelect): void;
  (event: "mex-change", detail: MexChange): void;
  (event: "mex-error", detail: MexError): void;
}

type Ordinary = Omit<HTMLAttributes, keyof MexGraphAttributes>;

declare module "vue" {
  interface GlobalComponents {
    "mex-graph": new () => MexGraph & { $props: Ordinary & MexGraphAttributes; $emit: Emit };
  }
}
