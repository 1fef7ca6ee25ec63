import { Lazy } from "../../loading/lazy.ts";
import { parts } from "../../loading/parts.ts";

/** What the panel says where values are hidden. */
export const hidden = new Lazy(parts.hidden, () => import("./hidden/hidden.ts"));
