// What the search field finds pages by: their names, what is asked, and all words of their text.
import type { Language } from "../../src/model/values.ts";
import type { PageCard } from "./pages.ts";
import { shelfOf, SHELVES } from "./shelves.ts";
import { unescaped } from "./unescaped.ts";

/** A page as the script of the pages reads it: its file, where it stands, its name, what it answers, its headings and its text. */
type Searchable = readonly [
  file: string,
  shelf: string,
  name: string,
  says: string,
  headings: string,
  text: string,
];

export function searchable({ card, html }: { card: PageCard; html: string }, language: Language): Searchable {
  const { id, name, asks, says } = card;
  const shelf = SHELVES.find((each) => each.id === shelfOf(id));
  const headings = [...html.matchAll(/<h[2-4](?! class)[^>]*>(.*?)<\/h[2-4]>/gs)].map(([, text = ""]) =>
    plain(text),
  );
  // Tables, code and pictures are found by what is said of them.
  const text = plain(html.replace(/<(table|pre|svg|h1)\b.*?<\/\1>/gs, " "));
  const said = asks ? `${asks[language]} ${says[language]}` : says[language];
  return [`${id}.html`, shelf?.name[language] ?? "", name[language], said, headings.join(" · "), text];
}

function plain(html: string): string {
  return unescaped(html.replace(/<[^>]*>/g, " ")).replace(/\s+/g, " ");
}
