import { Dictionary } from "../../messages/dictionary.ts";

/** What the kit says on a page, which a figure alone fetches when it has something of it to say. */
export const kitMessages = new Dictionary(async (language) =>
  language === "zh" ? (await import("./zh.ts")).zh : (await import("./en.ts")).en,
);
