/**
 * `<mex-graph>` for whoever bundles: importing this file defines the element, or on a server nothing.
 *
 * @module
 */
import { define } from "./define.ts";

export const MexGraph = define();
