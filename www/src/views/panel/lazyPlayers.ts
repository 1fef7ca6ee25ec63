import { Lazy } from "../../loading/lazy.ts";
import { parts } from "../../loading/texts.lazy.ts";

/** What the panel says of several players, fetched when a game has them. */
export const players = new Lazy(parts.players, () => import("./players/playersWhy.ts"));
