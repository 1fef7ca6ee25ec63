import type { Plugin } from "vite";

/** What the fields of links say of themselves is read from the sources when documents are written, and by nothing that is built. */
export const silentFields: Plugin = {
  name: "silent-fields",
  enforce: "pre",
  transform: (code) =>
    /new Slice<|shown<|Field</.test(code)
      ? { code: code.replaceAll(/\bsays: \{\s*en: "[^"]*",\s*zh: "[^"]*",?\s*\},?/g, ""), map: null }
      : undefined,
};
