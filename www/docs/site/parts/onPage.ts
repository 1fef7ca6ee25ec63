import { escaped } from "../../../src/exports/svg/markup.ts";
import type { Language } from "../../../src/model/values.ts";
import { addressOnPage, inAddress } from "../addresses.ts";

/** An attribute's text that leads from a page of the documents to a link of the page. */
export function onPage(link: string, language: Language): string {
  return escaped(addressOnPage(inAddress(link), language));
}
