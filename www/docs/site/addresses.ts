// Where the addresses in the texts lead: the texts of the repository name one another by their files, the pages by theirs.
import type { Language } from "../../src/model/values.ts";

const PLACES: readonly (readonly [RegExp, string])[] = [
  [/^\.\.\/\.\.\/README\.md#put-a-figure-into-a-page$/, "embed.html"],
  [/^links(?:\.zh)?\.md$/, "notation.html#fields-of-links"],
  [/^(lessons|records)(?:\.zh)?\.md/, "$1.html"],
  [/^site\/(?:en|zh)\/(\w+)\.md/, "$1.html"],
  [/^lesson\.schema\.json$/, "../lesson.schema.json"],
];

/** What begins so is a link of the page, such as #/nim(1,2,3). */
const OF_PAGE = "#/";

/** The address on the pages of one in a text. */
export function address(written: string, language: Language): string {
  if (written.startsWith(OF_PAGE)) return addressOnPage(written.slice(OF_PAGE.length), language);
  for (const [file, place] of PLACES) if (file.test(written)) return written.replace(file, place);
  return written;
}

/** The address on the pages of a link of the page, in the reader's language. */
export function addressOnPage(link: string, language: Language): string {
  return `../../index.html#${inLanguage(link, language)}`;
}

/** A link of the page as it may stand in an address: a rule may have the sign that addresses escape others by. */
export function inAddress(link: string): string {
  return link.replaceAll("%", "%25").replaceAll(" ", "%20");
}

/** A link of the page with the language in it. Who reads English may have chosen another one there, which stays. */
export function inLanguage(link: string, language: Language): string {
  if (language === "en") return link;
  return `${link}${link.includes("?") ? "&" : "?"}lang=${language}`;
}
