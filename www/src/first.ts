// Runs before the page is seen: language and theme are those that it will have, and the picture that stands in it since
// it was built is shown where it is the one that the address asks for.
import { browserLanguages, preferredLanguage } from "./messages/dictionary.ts";
import { appearance, speech } from "./model/appearance.ts";
import { Links } from "./model/links.ts";
import { languages } from "./model/languages.ts";
import { isRemembered } from "./views/kit/memory.ts";

const root = document.documentElement;
const link = new Links([appearance, speech]).read(location.hash);
const { language = preferredLanguage(browserLanguages()) } = speech.in(link);
root.lang = languages[language].tag;
root.dataset["theme"] = appearance.in(link).theme;
// What was drawn is shown at an address without a link, and at its own link in whatever clothes.
const [, fields = ""] = location.hash.split("?");
const asked = fields.split("&").filter((field) => field !== "" && !/^(theme|lang)=/.test(field));
const isBare = location.hash.length <= 1;
if (!isBare && `${link.notation}?${asked.join("&")}` !== root.dataset["drawn"]) {
  delete root.dataset["drawn"];
  document.querySelector("#foreseen")?.remove();
}
if (!isBare) root.dataset["invitation"] = "over";
else if (!isRemembered("visited", "yes")) root.dataset["visit"] = "first";
if (isRemembered("how-to", "closed")) root.dataset["howTo"] = "closed";
// What a first game is played with is asked for where one is.
if (root.dataset["visit"] === "first")
  for (const part of document.querySelectorAll('link[rel="game"]')) part.setAttribute("rel", "modulepreload");
// Of the words only those that will be read are fetched.
for (const words of document.querySelectorAll(`link[rel="words"][hreflang="${language}"]`))
  words.setAttribute("rel", "modulepreload");
// After the page's own files those that it does not wait for, among them what was foreseen for the picture. In a first
// game the solver is needed late: fetched at once, it would slow down the files of the game.
const isPlayed = root.dataset["visit"] === "first";
for (const later of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]'))
  if (!isPlayed || later.fetchPriority !== "low") later.setAttribute("rel", "preload");
