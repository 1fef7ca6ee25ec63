import type { Text } from "../solver/wire.ts";
import type { Fields, Link } from "./link.ts";
import type { State } from "./state.ts";
import type { Minder, Store } from "./store.ts";

/** What is said of a field on the page. */
interface FieldTexts<Word extends string = string> {
  /** What its control on the page is called. */
  readonly label?: Text;
  /** What the words are called that it can be. */
  readonly names?: Readonly<Record<Word, Text>>;
}

/**
 * A field of a link, and an attribute of `<mex-graph>`; with a label also a control on the page. What it says, for whoever writes it
 * by hand, stands under its name in the `[says]` of a texts.toml.
 */
export interface Field<Asked> extends FieldTexts {
  readonly name: string;
  /** The words that it can be, where it is one of a few. */
  readonly words?: readonly string[];
  /** The word that is meant where it is left out, if one of these is. */
  readonly initial?: string | undefined;
  /** Whether it is a whole number. */
  readonly isCount?: boolean;
  /** The least and the most that it can be, where it is a number. */
  readonly bounds?: FieldBounds;
  /** Whether it is chosen for what is shared: for each picture, or for live figures alone. */
  readonly shared?: "always" | "live";
  /** What a text in it asks for, which is never empty; nothing where it means nothing here. */
  read(text: string): Partial<Asked> | undefined;
  /** What stands in it; nothing where it is as it is by default. */
  write(asked: Asked): string | undefined;
}

export type FieldBounds = readonly [least: number, most: number];

interface SliceParts<Part, Asked> {
  id: string;
  /** What it has in the state of a page that shows nothing yet. */
  initial: Part;
  /** What a link says of it, in the order in which the fields are written; none: it is in no link. */
  fields?: ReadonlyArray<Field<Asked>>;
  /** What is asked for where a link says nothing of it. */
  unasked: Asked;
  /** What a link of this state asks for. */
  asked(state: State): Asked;
  /** Shows what a link asks for, once its game is open. */
  follow?(store: Store, asked: Asked): void;
  /** Adapts it to what has become of the rest. It is called after every change, and so does nothing where nothing is amiss. */
  adapt?(store: Store, before: State): void;
  /** Whether it only says how a game is shown, so that it can be followed while the game stays open and kept in another. */
  isAppearance?: boolean;
  /** Whether it belongs to whoever looks, wherever a link leads them. */
  isReaders?: boolean;
  /** What of it is kept in another game, where that is not all that a link asks for. */
  like?(asked: Asked): Asked;
  /** What else changes when one of its fields is chosen by hand. */
  chosen?(asked: Asked, name: string): Asked;
  /** Fields as a link may have them in short, as they stand for others. */
  spelledOut?(fields: Fields): Fields;
  /** What a link stands for that names no game, where that is known here; `read` reads a fragment. */
  meant?(link: Link, asked: Asked, read: (fragment: string) => Link): Promise<Link> | undefined;
}

/**
 * A feature's share of the state, and what of it stands in a link. It touches no document; its commands are functions on
 * the store, and stand beside it.
 */
export class Slice<Part extends object, Asked extends object = Part> implements Minder {
  readonly id: string;
  readonly fields: ReadonlyArray<Field<Asked>>;
  readonly isAppearance: boolean;
  readonly isReaders: boolean;
  readonly #parts: SliceParts<Part, Asked>;

  constructor(parts: SliceParts<Part, Asked>) {
    this.id = parts.id;
    this.fields = parts.fields ?? [];
    this.isAppearance = parts.isAppearance === true;
    this.isReaders = parts.isReaders === true;
    this.#parts = parts;
  }

  /** Its share of a state. */
  of({ shares }: Pick<State, "shares">): Part {
    return (shares[this.id] as Part | undefined) ?? this.#parts.initial;
  }

  /** Changes its share of the state. */
  put(store: Store, change: Partial<Part>): void {
    const { shares } = store.state;
    store.set({ shares: { ...shares, [this.id]: { ...this.of(store.state), ...change } } });
  }

  /** What a link asks of it. */
  in(link: Link): Asked {
    return (link.asked[this.id] as Asked | undefined) ?? this.#parts.unasked;
  }

  /** The fields of a link, with those written out that stand for others. */
  spelledOut(fields: Fields): Fields {
    return this.#parts.spelledOut?.(fields) ?? fields;
  }

  /** What these fields ask of it. Fields that mean nothing are passed over. */
  read(fields: Fields): Asked {
    let asked = this.#parts.unasked;
    for (const field of this.fields) {
      const text = fields[field.name];
      if (text) asked = { ...asked, ...field.read(text) };
    }
    return asked;
  }

  /** The fields that ask for what a link does. */
  write(link: Link): Array<[name: string, text: string]> {
    const asked = this.in(link);
    return this.fields.flatMap((field): Array<[string, string]> => {
      const text = field.write(asked);
      return text ? [[field.name, text]] : [];
    });
  }

  asked(state: State): Asked {
    return this.#parts.asked(state);
  }

  /** What stands in one of the fields; nothing where it is as it is by default. */
  text(state: State, name: string): string {
    const field = this.fields.find((each) => each.name === name);
    return field?.write(this.asked(state)) ?? field?.initial ?? "";
  }

  /** Shows what is asked for when another text stands in one of the fields; an empty one means the default. */
  choose(store: Store, name: string, text: string): void {
    const field = this.fields.find((each) => each.name === name);
    const asked = this.asked(store.state);
    const part = field && (text ? field.read(text) : this.#unasked(field, asked));
    if (!part) return;
    const next = { ...asked, ...part };
    this.#parts.follow?.(store, this.#parts.chosen?.(next, name) ?? next);
  }

  /** What a field asks for that is left out, where it stands in place of what is asked for now. */
  #unasked(field: Field<Asked>, asked: Asked): Partial<Asked> {
    const keys = Object.keys(field.read(field.write(asked) ?? "") ?? {}) as Array<keyof Asked>;
    return Object.fromEntries(keys.map((key) => [key, this.#parts.unasked[key]])) as Partial<Asked>;
  }

  /** What a link to another game asks for that is to be shown the way this one is. */
  like(state: State): Asked {
    const asked = this.asked(state);
    return this.#parts.like?.(asked) ?? asked;
  }

  follow(store: Store, link: Link): void {
    this.#parts.follow?.(store, this.in(link));
  }

  adapt(store: Store, before: State): void {
    this.#parts.adapt?.(store, before);
  }

  meant(link: Link, read: (fragment: string) => Link): Promise<Link> | undefined {
    return this.#parts.meant?.(link, this.in(link), read);
  }
}

/** A slice whose share is, as it stands, what a link asks for. */
export function shown<Part extends object>(
  id: string,
  initial: Part,
  fields: ReadonlyArray<Field<Part>>,
  more: {
    like?: (asked: Part) => Part;
    chosen?: (asked: Part, name: string) => Part;
    isReaders?: boolean;
    spelledOut?: (fields: Fields) => Fields;
  } = {},
): Slice<Part> {
  const slice: Slice<Part> = new Slice<Part>({
    id,
    initial,
    fields,
    unasked: initial,
    asked: (state) => slice.of(state),
    follow: (store, asked) => slice.put(store, asked),
    isAppearance: true,
    ...more,
  });
  return slice;
}

/** A field that is one of some words, of which the first is the default and is left out. */
export function choice<const Key extends string, const Word extends string>(
  name: string,
  key: Key,
  words: readonly Word[],
  texts?: FieldTexts<Word>,
): Field<Record<Key, Word>> {
  return {
    ...{ name, words, ...texts },
    initial: words[0],
    read: (text) => {
      const word = words.find((each) => each === text);
      return word === undefined ? undefined : ({ [key]: word } as Record<Key, Word>);
    },
    write: ({ [key]: word }) => (word === words[0] ? undefined : word),
  };
}

/** A field that is a whole number between two bounds; any other text means nothing. */
export function count<const Key extends string>(
  name: string,
  key: Key,
  bounds: FieldBounds,
  texts?: FieldTexts,
): Field<{ readonly [key in Key]?: number | undefined }> {
  return {
    ...{ name, bounds, ...texts },
    isCount: true,
    read: (text) => {
      const number = /^\d{1,8}$/.test(text) ? Number(text) : NaN;
      const isWithin = number >= bounds[0] && number <= bounds[1];
      return isWithin ? ({ [key]: number } as { readonly [key in Key]?: number }) : undefined;
    },
    write: ({ [key]: number }) => (number === undefined ? undefined : String(number)),
  };
}

/** A field that is “shown” where something is. */
export function flag<const Key extends string>(
  name: string,
  key: Key,
  texts?: FieldTexts,
): Field<Record<Key, boolean>> {
  return {
    ...{ name, ...texts },
    words: ["shown"],
    read: (text) => (text === "shown" ? ({ [key]: true } as Record<Key, boolean>) : undefined),
    write: ({ [key]: isShown }) => (isShown ? "shown" : undefined),
  };
}

/** A whole number from 0 on; nothing for any other text. */
export function countIn(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
