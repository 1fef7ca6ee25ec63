import { Apart } from "./apart.ts";
import type { Fields, Link } from "./link.ts";
import type { State } from "./state.ts";

/** What has fields in links. */
export interface Linked {
  readonly id: string;
  readonly fields: ReadonlyArray<{ readonly name: string; readonly shared?: "always" | "live" }>;
  readonly isAppearance: boolean;
  readonly isReaders: boolean;
  spelledOut(fields: Fields): Fields;
  read(fields: Fields): object;
  write(link: Link): Array<[name: string, text: string]>;
  asked(state: State): object;
  text(state: State, name: string): string;
  like(state: State): object;
  meant(link: Link, read: (fragment: string) => Link): Promise<Link> | undefined;
}

/** Reads and writes links, whose fields are those of the slices. */
export class Links {
  readonly #slices: readonly Linked[];
  /** The names of all fields, in the order in which they are written. */
  readonly names: readonly string[];

  constructor(slices: readonly Linked[]) {
    this.#slices = slices;
    this.names = slices.flatMap(({ fields }) => fields.map(({ name }) => name));
  }

  /** What a fragment says, with or without its "#". */
  read(fragment: string): Link {
    const text = fragment.replace(/^#/, "");
    const notation = notationOf(text);
    const fields: Record<string, string> = {};
    for (const part of text.slice(notation.length + 1).split("&")) {
      const equals = part.indexOf("=");
      const key = part.slice(0, Math.max(0, equals));
      if (this.names.includes(key)) fields[key] = decoded(part.slice(equals + 1));
    }
    return this.from(decoded(notation).trim(), fields);
  }

  /** A link from its fields one by one; what is not known, or says nothing, is as it is by default. */
  from(notation: string, fields: Fields): Link {
    const whole = this.#slices.reduce((said, slice) => slice.spelledOut(said), fields);
    return { notation, asked: this.#each((slice) => slice.read(whole)) };
  }

  /** The link of what is shown. */
  of(state: State): Link {
    return { notation: state.game?.notation ?? "", asked: this.#each((slice) => slice.asked(state)) };
  }

  /** The fields of a link; what is as it is by default is left out. */
  fields(link: Link): Array<[name: string, text: string]> {
    return this.#slices.flatMap((slice) => slice.write(link));
  }

  /** The fragment without its "#". */
  write(link: Link): string {
    const parts = this.fields(link).map(([name, text]) => `${name}=${encoded(text)}`);
    return encoded(link.notation) + (parts.length > 0 ? `?${parts.join("&")}` : "");
  }

  /** The fragment of what is shown. */
  written(state: State): string {
    return this.write(this.of(state));
  }

  /** The fragment of another game that is shown the way this one is, but for what is said of some slices. */
  like(state: State, notation: string, change: Link["asked"] = {}): string {
    const kept = this.#slices.filter((slice) => slice.isAppearance);
    const asked = Object.fromEntries(kept.map((slice) => [slice.id, slice.like(state)]));
    return this.write({ notation, asked: { ...asked, ...change } });
  }

  /** A link to be shown where another one is: what is the reader's own stays as it is. */
  here(state: State, link: Link, change: Link["asked"] = {}): Link {
    const own = this.#slices.filter((slice) => slice.isReaders);
    const kept = Object.fromEntries(own.map((slice) => [slice.id, slice.asked(state)]));
    return { ...link, asked: { ...link.asked, ...kept, ...change } };
  }

  /** The fragment of what is shown, without what is the reader's own and without what one slice says. */
  bare(state: State, but: string): string {
    const kept = this.#slices.filter(({ id, isReaders }) => id !== but && !isReaders);
    const asked = Object.fromEntries(kept.map((slice) => [slice.id, slice.asked(state)]));
    return this.write({ notation: state.game?.notation ?? "", asked });
  }

  /** What a link stands for that names no game, where somebody knows; it takes time to find out. */
  meant(link: Link): Promise<Link> | undefined {
    if (link.notation) return undefined;
    for (const slice of this.#slices) {
      const meant = slice.meant(link, (fragment) => this.read(fragment));
      if (meant) return meant;
    }
    return undefined;
  }

  #each(of: (slice: Linked) => object): Record<string, object> {
    return Object.fromEntries(this.#slices.map((slice) => [slice.id, of(slice)]));
  }
}

/** Only what would end a fragment or one of its parts is escaped, so that the link stays readable. */
function encoded(text: string): string {
  return text.replace(/[%&#?\s"<>`]/g, (character) => encodeURIComponent(character));
}

/** What stands before the fields of a fragment. A question mark in braces is part of a rule of one’s own. */
export function notationOf(fragment: string): string {
  const end = new Apart(fragment, "{}").indexOf("?");
  return end < 0 ? fragment : fragment.slice(0, end);
}

/**
 * What was escaped, as it was meant; what nobody escaped stays as it is. A browser escapes the spaces of `n % 3` in an address that
 * is typed, and leaves the sign between them.
 */
export function decoded(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (escaped) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      return escaped;
    }
  });
}
