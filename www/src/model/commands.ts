// What a reader can do by key or by name, wherever the keyboard is. Each command is declared in the room that it belongs to;
// views/registry.ts has those with keys, and views/commands.ts all others.
import type { Text } from "../solver/wire.ts";
import { isPresented } from "./presentation.ts";
import type { State } from "./state.ts";
import type { Store } from "./store.ts";
import type { Value } from "./values.ts";

/** Whatever leads step by step: a lesson, a class, a labelling. What it has not got cannot be asked of it. */
export interface Lead {
  /** What can be asked of it. */
  readonly commands: readonly Command[];
  readonly stepOn?: (() => void) | undefined;
  readonly stepBack?: (() => void) | undefined;
  /** Whether stops step as well, and arrow keys while it is presented. */
  readonly hasStops?: boolean;
  readonly hasArrows?: boolean;
  /** Whether it is a class, which has a list of keys. */
  readonly isClass?: boolean;
  /** Shows what is asked for; absent where nothing is asked. */
  readonly show?: (() => void) | undefined;
  /** Somebody says what it is; absent while that cannot be said. */
  readonly say?: ((said: Value) => void) | undefined;
  readonly isByOutcome?: boolean;
  /** Shows all of what is shown one by one; absent while that is so. */
  readonly showAll?: (() => void) | undefined;
}

/** What a command is about: what is shown, and whoever leads through it. */
export interface Given {
  readonly state: State;
  readonly store: Store;
  /** Whether the figure stands on a page of somebody else. */
  readonly isAlone: boolean;
  /** The id of the view that is shown. */
  readonly view: string;
  readonly lead?: Lead | undefined;
}

/** What a command leads to, where it is no act of its own. */
export type Goal = "view" | "game" | "example" | "story" | "theorem";

export interface Command {
  readonly id: string;
  /** Its name; a command that only a key can give has none. */
  readonly words?: Text;
  /** Other words by which it is found. */
  readonly aliases?: readonly string[];
  readonly goal?: Goal;
  /** The same game from a position that is typed behind its name. */
  readonly from?: (position: string) => Command & { words: Text };
  /** What else is said of it. */
  readonly about?: Text;
  /** As `keyOf` names them. */
  readonly keys?: readonly string[] | ((given: Given) => readonly string[]);
  /** Whether it is given on the page alone, and in no figure of somebody else’s page. */
  readonly isOfPage?: boolean;
  /** Whether it is given only while something is presented. */
  readonly isPresenting?: boolean;
  /** Whether its key is taken even in a text. */
  readonly isInTexts?: boolean;
  readonly when?: (given: Given) => boolean;
  /** Whether it would do nothing now; its key is taken all the same. */
  readonly isIdle?: (given: Given) => boolean;
  readonly run: (given: Given, key?: string) => void;
}

/** Stands for every key without Control. */
export const ANY_KEY = "*";

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Wide stops and question marks, which input methods for Chinese type. */
const NARROW: Readonly<Record<string, string>> = { "。": ".", "，": ",", "？": "?" };

/** The name of a key: letters are small; with Control, which on a Mac is Command, Shift counts. */
export function keyOf({ key, ctrlKey, metaKey, shiftKey }: Pressed): string {
  const name = key.length === 1 ? (NARROW[key] ?? key.toLowerCase()) : key;
  if (!ctrlKey && !metaKey) return name;
  return `Control+${shiftKey ? "Shift+" : ""}${name}`;
}

export function keysOf({ keys = [] }: Command, given: Given): readonly string[] {
  return typeof keys === "function" ? keys(given) : keys;
}

/** Whether what is shown has such a command, presented or not. */
export function isOffered({ isOfPage, when }: Command, given: Given): boolean {
  return !(isOfPage && given.isAlone) && when?.(given) !== false;
}

/** Whether it can be given now. */
export function canGive(command: Command, given: Given): boolean {
  return isOffered(command, given) && (!command.isPresenting || isPresented(given.state));
}

/** The command that a key gives: the first of those that have it. */
export function commandBy(key: string, commands: readonly Command[], given: Given): Command | undefined {
  return commands.find((command) => {
    const keys = keysOf(command, given);
    const isIts = keys.includes(key) || (keys.includes(ANY_KEY) && !key.startsWith("Control+"));
    return isIts && canGive(command, given);
  });
}

const PRINTED: Readonly<Record<string, string>> = {
  Control: "Ctrl",
  PageDown: "Page Down",
  PageUp: "Page Up",
  Escape: "Esc",
  ArrowRight: "→",
  ArrowLeft: "←",
};

/** How the keys of a command are printed; all figures are one. */
export function printed(keys: readonly string[]): string[] {
  const names = keys.map((key) =>
    key.replaceAll(/[^+]+/g, (part) => PRINTED[part] ?? (part.length === 1 ? part.toUpperCase() : part)),
  );
  const figures = names.filter((name) => /^\d$/.test(name));
  return figures.length < 2
    ? names
    : [...names.filter((name) => !/^\d$/.test(name)), `${figures[0]}–${figures.at(-1)}`];
}

/** What a button that gives a command is called, and the key that does the same. */
export function named(label: string, command: Command, given: Given): { title: string; shortcut: string } {
  const keys = keysOf(command, given).slice(0, 1);
  const shortcut = keys.join("").replace(/[a-z]$/, (letter) => letter.toUpperCase());
  return { title: [label, ...printed(keys)].join(": "), shortcut };
}
