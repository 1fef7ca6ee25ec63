// Writes into the site's service worker what it keeps from the first visit on.
import { injectManifest } from "@serwist/build";
import path from "node:path";
import { Complaint } from "./shared.mjs";

/**
 * All that the page, or a figure in a frame, may ever fetch: every file of `assets`, the pages with what runs before them, and
 * what an installed page is shown by. Not the files for other pages, of which one is a megabyte, and not the documents: those
 * are kept when they have been visited. Not the picture for links to the page either, which nobody fetches who is here.
 */
const KEPT = [
  "index.html",
  "embed.html",
  "policy.js",
  "watch.js",
  "manifest.webmanifest",
  "icons/*",
  "assets/**",
];

/** No file is larger, in bytes; the wasm is by far the largest. */
const LARGEST = 4_000_000;

/** @param {string} folder The built site. */
export async function listKept(folder) {
  const worker = path.join(folder, "offline.js");
  const { warnings } = await injectManifest({
    swSrc: worker,
    swDest: worker,
    globDirectory: folder,
    globPatterns: KEPT,
    // What is in such a file is told by its name.
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: LARGEST,
  });
  // A file that is left out would be missed without a network.
  if (warnings.length > 0) throw new Complaint(warnings.join("\n"));
}
