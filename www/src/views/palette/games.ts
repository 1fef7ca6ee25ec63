// Games, and positions worth opening, by name.
import { Lazy } from "../../loading/lazy.ts";
import { parts } from "../../loading/texts.lazy.ts";
import { loadRulesets } from "../../messages/prose.ts";
import type { Command, Given } from "../../model/commands.ts";
import { byLanguage } from "../../model/languages.ts";
import { follow } from "../../model/opening/opener.ts";
import type { State } from "../../model/state.ts";

function open({ store }: Given, notation: string): void {
  void follow(store, store.links.read(store.links.like(store.state, notation)));
}

/** Each ruleset with its first example. */
export function games({ catalogue }: State): Command[] {
  return (catalogue?.rulesets ?? []).flatMap(({ id, name, examples: [first] }): Command[] =>
    first
      ? [
          {
            id: `game.${id}`,
            goal: "game",
            words: name,
            aliases: [id],
            run: (given) => open(given, first.notation),
            from: (position) => {
              const notation = first.notation.replace(/\([^()]*\)$/, `(${position})`);
              return {
                ...{ id: `game.${notation}`, goal: "game", about: name },
                words: byLanguage(() => notation),
                run: (given) => open(given, notation),
              };
            },
          },
        ]
      : [],
  );
}

/** What is written about rulesets, fetched when something is first looked for. */
const written = new Lazy(parts.rulesets, loadRulesets);

/** The examples, each with what there is to see. */
export async function examples({ catalogue }: State): Promise<Command[]> {
  const prose = await written.arrival();
  return (catalogue?.rulesets ?? []).flatMap(({ id, name, examples }) =>
    examples.map(({ notation }, place): Command => {
      const about = prose[id]?.says[place];
      return {
        id: `example.${notation}`,
        goal: "example",
        words: byLanguage(() => notation),
        aliases: Object.values(name),
        ...(about && { about }),
        run: (given) => open(given, notation),
      };
    }),
  );
}
