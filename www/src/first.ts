// Runs before the page is seen: language and theme are those that it will have, and the picture that stands in it since
// it was built is shown where it is the one that the address asks for.
import { preferredLanguage } from "./messages/dictionary.ts";
import { readLink, writeLink } from "./model/link.ts";
import { isRemembered } from "./views/panel/howToMemory.ts";

const root = document.documentElement;
const { language = preferredLanguage(navigator.languages), ...link } = readLink(location.hash);
const { theme } = link.display;
root.lang = language === "zh" ? "zh-CN" : "en";
root.dataset["theme"] = theme;
const asked = writeLink({ ...link, display: { ...link.display, theme: "auto" } });
if (asked && asked !== root.dataset["drawn"]) delete root.dataset["drawn"];
if (isRemembered("closed")) root.dataset["howTo"] = "closed";
// Of the words only those that will be read are fetched.
for (const words of document.querySelectorAll(`link[rel="words"][hreflang="${language}"]`))
  words.setAttribute("rel", "modulepreload");
