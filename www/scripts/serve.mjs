// A static server for the built site: `node serve.mjs FOLDER PORT`, or serve() from another script, or start() where it is
// to be stopped again.
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

/** @type {Record<string, string>} */
const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".txt": "text/plain; charset=utf-8",
  ".tex": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".xml": "application/xml",
};

const compress = promisify(gzip);

/** What was asked for compressed, by its file, as long as the file is what it was.
 * @type {Map<string, { changed: number, body: Buffer }>} */
const compressed = new Map();

/** @param {string} file
 * @returns {Promise<Buffer>} */
async function compressedFile(file) {
  const { mtimeMs: changed } = await stat(file);
  const known = compressed.get(file);
  if (known?.changed === changed) return known.body;
  const body = await compress(await readFile(file));
  compressed.set(file, { changed, body });
  return body;
}

/** Serves a folder to this machine only, on the port or the first free one after it.
 * @param {string} folder
 * @param {number} port
 * @returns {Promise<string>} the address */
export async function serve(folder, port) {
  const { address } = await start(folder, port);
  return address;
}

/** The same, until it is stopped; then it is as if there were no network.
 * @param {string} folder
 * @param {number} port
 * @returns {Promise<{ address: string, stop: () => void }>} */
export function start(folder, port) {
  return new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      void answer(folder, request, response);
    });
    let candidate = port;
    server.on("error", (error) => {
      if ("code" in error && error.code === "EADDRINUSE" && candidate < port + 100) {
        candidate += 1;
        server.listen(candidate, "127.0.0.1");
      } else reject(error);
    });
    server.on("listening", () => {
      const stop = () => {
        server.close();
        server.closeAllConnections();
      };
      resolve({ address: `http://127.0.0.1:${candidate}/`, stop });
    });
    server.listen(candidate, "127.0.0.1");
  });
}

/** @param {string} folder
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response */
async function answer(folder, request, response) {
  try {
    // The URL class resolves "..", so the path cannot leave the folder.
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const name = decodeURIComponent(pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    const file = path.join(folder, name);
    if (!file.startsWith(path.join(folder, path.sep))) throw new Error("outside the folder");
    const type = types[path.extname(file)] ?? "application/octet-stream";
    // Pages of other origins may load the modules, as they must be able to wherever figures are embedded.
    const headers = { "Content-Type": type, "Cache-Control": "no-cache", "Access-Control-Allow-Origin": "*" };
    // Compressed, as hosts do it: how long a page takes to come is measured here, too.
    const isCompressed = /\bgzip\b/.test(String(request.headers["accept-encoding"]));
    const body = await (isCompressed ? compressedFile(file) : readFile(file));
    response.writeHead(200, isCompressed ? { ...headers, "Content-Encoding": "gzip" } : headers).end(body);
  } catch {
    response.writeHead(404, { "Content-Type": "text/plain" }).end("Not found\n");
  }
}

if (process.argv[1] === import.meta.filename) {
  const [, , folder = "dist/site", port = "4173"] = process.argv;
  console.log(await serve(path.resolve(folder), Number(port)));
}
