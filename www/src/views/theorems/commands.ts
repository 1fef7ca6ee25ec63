// Theorems by name.
import type { Command } from "../../model/commands.ts";
import type { State } from "../../model/state.ts";
import { openView } from "../../model/view.ts";
import { hasTheorems, openTheorem } from "./slice.ts";

export function theoremsOf({ catalogue }: State): Command[] {
  return (catalogue?.theorems ?? []).map(({ id, name }) => ({
    id: `theorem.${id}`,
    goal: "theorem",
    words: name,
    aliases: [id],
    isOfPage: true,
    when: ({ state }) => hasTheorems(state),
    run: ({ store }) => {
      openTheorem(store, id);
      openView(store, "theorems");
    },
  }));
}
