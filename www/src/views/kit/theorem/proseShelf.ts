import type { TheoremProse } from "../../../solver/wire.ts";
import { Lazy } from "../../../loading/lazy.ts";
import { parts } from "../../../loading/texts.lazy.ts";
import { loadTheorem } from "../../../messages/prose.ts";

/** What is written about theorems, each fetched when it is first asked for. */
export class ProseShelf {
  readonly #books = new Map<string, Lazy<TheoremProse | undefined>>();

  /** What has come already. */
  peek(id: string): TheoremProse | undefined {
    return this.#books.get(id)?.peek();
  }

  /** Whether it has come, or will not come soon. */
  has(id: string): boolean {
    const book = this.#book(id);
    book.get();
    return book.state === "here" || book.state === "failed";
  }

  get(id: string): TheoremProse | undefined {
    return this.#book(id).get();
  }

  #book(id: string): Lazy<TheoremProse | undefined> {
    const book = this.#books.get(id) ?? new Lazy(parts.theorem, () => loadTheorem(id));
    this.#books.set(id, book);
    return book;
  }
}

/** The shelf of a page. */
export const proseShelf = (): ProseShelf => new ProseShelf();
