import { fail } from "../notices.ts";
import { graphIn } from "../graph/graphIn.ts";
import type { Around, OpenGame, Picture } from "../state.ts";
import type { Store } from "../store.ts";
import { cutAround, lookAround } from "./cutting.ts";
import { placing, requestOf } from "./request.ts";

/** Whether a picture is placed as it is to be; where there is none, it is. */
export function isPlaced(picture: Picture, isBlind: boolean): boolean {
  if (picture.kind === "none") return true;
  return (picture.kind === "graph" ? picture : (picture.around ?? { isBlind })).isBlind === isBlind;
}

/** Places the positions of the game that is open by covering moves alone, or by all that is drawn again. */
export async function replace(store: Store, isBlind: boolean): Promise<void> {
  const { game, picture } = store.state;
  if (!game) return;
  const isCurrent = (): boolean => store.state.picture === picture;
  if (picture.kind === "refused") {
    const middle = picture.around?.graph.label(0) ?? game.label;
    const around = await lookAround(store.solver, game, middle, isBlind);
    if (around && isCurrent()) store.set({ picture: { ...picture, around } });
    return;
  }
  const request = [requestOf(game), game.label] as const;
  const explored = await store.solver.request("places", "explore", [...request], placing(isBlind));
  if (!isCurrent()) return;
  if (!explored.ok) {
    fail(store, explored.error);
    return;
  }
  const exploration = explored.value;
  const whole = { kind: "graph", graph: graphIn(exploration), exploration, isBlind } as const;
  const around = await replacedPart(store, game, picture, isBlind);
  if (isCurrent()) store.set({ picture: { ...whole, ...(around && { around }) } });
}

/** The part of a graph that is drawn, placed anew; nothing where the whole graph is drawn. */
async function replacedPart(
  { solver }: Store,
  game: OpenGame,
  picture: Picture,
  isBlind: boolean,
): Promise<Around | undefined> {
  const part = picture.kind === "graph" ? picture.around : undefined;
  const about = part?.exploration.around;
  if (!part || !about) return undefined;
  const asked = { position: part.graph.label(about.position), moves: about.moves };
  const found = await cutAround(solver, game, game.label, asked, isBlind);
  return found.ok ? found.value : undefined;
}
