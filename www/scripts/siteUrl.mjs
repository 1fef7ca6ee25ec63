// What of the site needs its absolute address, which only its host knows: `SITE_URL=https://… npm run build`.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Complaint, outputOf, root } from "./shared.mjs";

/** The address of the folder that the site is served from, with a slash at its end; undefined where nobody has said it. */
export function siteUrl() {
  const said = process.env["SITE_URL"];
  if (!said) return undefined;
  const url = URL.canParse(said) ? new URL(said) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash)
    throw new Complaint(
      `SITE_URL is to be an address such as https://example.org/mexplorer/, not "${said}".`,
    );
  return url.href.replace(/\/*$/, "/");
}

/** The picture for links to the page, and its size in pixels. */
const PREVIEW = { file: "preview.png", width: 1200, height: 630 };

/** The tags of the first page that hold an absolute address.
 * @param {string} site */
export function absoluteTags(site) {
  const picture = new URL(PREVIEW.file, site).href;
  return [
    `<link rel="canonical" href="${site}">`,
    `<meta property="og:url" content="${site}">`,
    `<meta property="og:image" content="${picture}">`,
    `<meta property="og:image:width" content="${PREVIEW.width}">`,
    `<meta property="og:image:height" content="${PREVIEW.height}">`,
    `<meta property="og:image:alt" content="The position graph of Nim (1,2,3)">`,
  ].join("\n    ");
}

/** Lists the pages of a built site for search engines, where its address is known.
 * @param {string} folder */
export function listPages(folder) {
  const site = siteUrl();
  if (site === undefined) return;
  const addresses = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    // The page for frames shows nothing by itself.
    .filter((file) => file.endsWith(".html") && file !== "embed.html")
    .map((file) => new URL(file.replace(/(^|\/)index\.html$/, "$1"), site).href)
    .sort();
  const entries = addresses.map((address) => `  <url><loc>${address}</loc></url>\n`).join("");
  writeFileSync(
    path.join(folder, "sitemap.xml"),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`,
  );
  // It is looked for at the root of a host only; elsewhere it does no harm.
  writeFileSync(
    path.join(folder, "robots.txt"),
    `User-agent: *\nAllow: /\nSitemap: ${new URL("sitemap.xml", site).href}\n`,
  );
}

/** Tells of the changes, version by version, whoever follows the site, where its address is known.
 * @param {string} folder */
export async function writeFeed(folder) {
  const site = siteUrl();
  if (site === undefined) return;
  // It is installed by the time that a site is built.
  const { marked } = await import("marked");
  const file = path.join(root, "CHANGELOG.md");
  const said = outputOf("git", "-C", root, "log", "-1", "--format=%cI", "--", file);
  // Of what is not yet released it is said when it was last written of.
  const last = said ? new Date(said) : statSync(file).mtime;
  const versions = readFileSync(file, "utf8").split(/^## /m).slice(1);
  const entries = await Promise.all(
    versions.map(async (text) => {
      const [heading = "", ...lines] = text.split("\n");
      const [version = "", when = ""] = heading.split(", ");
      const date = Number.isNaN(Date.parse(when)) ? last : new Date(when);
      const html = await marked.parse(lines.join("\n"));
      return `  <entry>
    <id>${site}#${version}</id>
    <title>Mexplorer ${heading}</title>
    <link href="${site}" />
    <updated>${date.toISOString()}</updated>
    <content type="html">${html.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</content>
  </entry>
`;
    }),
  );
  writeFileSync(
    path.join(folder, "feed.xml"),
    `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${site}</id>
  <title>Changes of Mexplorer</title>
  <author><name>Mexplorer</name></author>
  <link rel="self" href="${site}feed.xml" />
  <updated>${last.toISOString()}</updated>
${entries.join("")}</feed>
`,
  );
}
