// What is done by name alone, a line a room, and where names lead.
import { appearance, speech } from "../model/appearance.ts";
import { sound } from "../model/sound.ts";
import type { Command } from "../model/commands.ts";
import { fieldCommands } from "../model/fieldCommands.ts";
import { offersOf } from "../model/offers.ts";
import type { State } from "../model/state.ts";
import { citing } from "./cite/commands.ts";
import { teaching } from "./class/commands.ts";
import { showing } from "./graph/commands.ts";
import { chooseView } from "./kit/chooseView.ts";
import { leading } from "./kit/question/commands.ts";
import type { RegistryEntry, ViewModule, View } from "./kit/view.ts";
import { making, stories } from "./lessons/commands.ts";
import { examples, games } from "./palette/games.ts";
import { listening } from "./sequence/commands.ts";
import { sharing } from "./share/commands.ts";
import { theoremsOf } from "./theorems/commands.ts";
import type { Host } from "./kit/context.ts";
import { Palette, type Offers } from "./palette/palette.ts";
import { find } from "./palette/slice.ts";
import * as texts from "./texts.commands.ts";

const opens = (id: string) => (): void => document.getElementById(id)?.showPopover();

const helping: readonly Command[] = [
  {
    id: "page.help",
    words: texts.help,
    isOfPage: true,
    run: opens("help"),
  },
  {
    id: "page.examples",
    words: texts.examples,
    isOfPage: true,
    run: opens("examples"),
  },
];

/** Finds them, besides those with keys, and the views that there is something to see of. */
export function finder(views: readonly RegistryEntry[], keyed: readonly Command[]): ViewModule {
  return {
    makeView: (host) =>
      makeView(host, async () => {
        const { state } = host.store;
        const shown = views.filter((entry) => entry.applies(state));
        return offersOf([...keyed, ...leading, ...(await namedIn(state, shown))], host.givens?.() ?? []);
      }),
  };
}

/** Those without keys, while these views can be chosen. */
export async function namedIn(state: State, views: readonly RegistryEntry[]): Promise<readonly Command[]> {
  return [
    ...showing,
    ...teaching,
    ...sharing,
    ...citing,
    ...making,
    ...helping,
    ...fieldCommands(appearance, "theme"),
    ...fieldCommands(speech, "lang"),
    ...fieldCommands(sound, "sound"),
    listening,
    ...views.map((entry) => opening(entry, views)),
    ...games(state),
    ...stories,
    ...theoremsOf(state),
    ...(await examples(state)),
  ];
}

function opening({ id, label }: RegistryEntry, views: readonly RegistryEntry[]): Command {
  return {
    id: `view.${id}`,
    goal: "view",
    words: label,
    aliases: [id],
    when: ({ state, view }) => view !== id && state.picture.kind !== "none",
    run: ({ store, view }) => chooseView(store, views, view, id),
  };
}

/** Whatever has a name, to be found by it. It begins anew whenever it is opened. */
function makeView(host: Host, offers: Offers): View {
  let opened: Palette | undefined;
  return {
    template: (context) => {
      opened ??= new Palette(host, offers, () => {
        opened = undefined;
        find(host.store, false);
      });
      return opened.template(context);
    },
    dispose: () => {
      opened = undefined;
    },
  };
}
