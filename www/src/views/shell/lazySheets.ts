import { Lazy } from "../../loading/lazy.ts";
import { parts } from "../../loading/parts.ts";

/** What opens from the header, fetched when the first of it is opened. */
export const sheets = new Lazy(parts.sheet, () => import("./sheets.ts"));
