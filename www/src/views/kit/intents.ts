import { chooseLanguage, chooseTheme } from "../../model/appearance.ts";
import { show } from "../../model/display.ts";
import { dismiss } from "../../model/notices.ts";
import { cancel, chooseConvention, startFrom } from "../../model/opening/opener.ts";
import * as typing from "../../model/opening/typing.ts";
import { activate, goTo, pointAt, redo, undo } from "../../model/play.ts";
import { labelAtSpeed, labelBy, labelUpTo, playLabelling, toggleLabelling } from "../../model/reveal.ts";
import type { Store } from "../../model/store.ts";
import type { Links } from "../../model/links.ts";
import { openView } from "../../model/view.ts";

type Command = (store: Store, ...given: never[]) => unknown;
type Bound<Commands extends Record<string, Command>> = {
  [Name in keyof Commands]: Commands[Name] extends (store: Store, ...given: infer Given) => infer Answer
    ? (...given: Given) => Answer
    : never;
};

function bound<Commands extends Record<string, Command>>(store: Store, commands: Commands): Bound<Commands> {
  return Object.fromEntries(
    Object.entries(commands).map(([name, command]) => [
      name,
      (...given: never[]) => command(store, ...given),
    ]),
  ) as Bound<Commands>;
}

const ofFigure = {
  startFrom,
  chooseConvention,
  show,
  openView,
  chooseTheme,
  chooseLanguage,
  activate,
  goTo,
  undo,
  redo,
  pointAt,
  toggleLabelling,
  labelUpTo,
  labelBy,
  playLabelling,
  labelAtSpeed,
  cancel,
  dismiss,
};

/** What the reader can ask for. */
export type Intents = Bound<typeof ofFigure> & { readonly store: Store; readonly links: Links };
/** What can be asked for by the form besides. */
export type PageIntents = Intents & Bound<typeof typing>;

export function intentsOf(store: Store, links: Links): PageIntents {
  return { ...bound(store, { ...ofFigure, ...typing }), store, links };
}
