import { parseNotation } from "../../model/calls/positions.ts";
import { follow } from "../../model/opening/opener.ts";
import { Turn } from "../../model/opening/turn.ts";
import { fail, isOwnFault } from "../../model/notices.ts";
import { path } from "../../model/path.ts";
import { linkOfRecord } from "../../model/record.ts";
import { rules } from "../../model/rules.ts";
import type { PlayedGame } from "./game.ts";
import { play } from "./slice.ts";

/** Opens the game of a record, once that has been read; false where it is wrong. */
export async function openRecord(
  { store, links }: Pick<PlayedGame, "store" | "links">,
  text: string,
  onRead: () => void,
): Promise<boolean> {
  const turn = Turn.apart(store);
  const link = linkOfRecord(text);
  const read = link && (await parseNotation(store.solver, link.notation));
  if (turn.isOver()) return true;
  if (!link || !read) return false;
  if (!read.ok) {
    if (!isOwnFault(read.error)) return false;
    fail(store, read.error);
    return true;
  }
  turn.begin();
  const asked = {
    [rules.id]: rules.in(link),
    [path.id]: path.in(link),
    [play.id]: { ...play.asked(store.state), puzzle: undefined },
  };
  onRead();
  await follow(store, links.read(links.like(store.state, link.notation, asked)), turn);
  return true;
}
