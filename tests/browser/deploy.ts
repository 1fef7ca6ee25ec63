// A copy of the built site on a server of its own, in a folder below its root, as schools have it: it can be replaced by
// another version, and the server can be stopped.
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { start } from "../../www/scripts/serve.mjs";

const built = path.resolve(import.meta.dirname, "../../dist/site");

export interface Deployed {
  /** Where the first page is. */
  address: string;
  /** The folder of the site. */
  folder: string;
  /** Another version takes the place of what is served: of the one before no file in `assets` is left. */
  replace(): void;
  /** From now on there is no network. */
  stop(): void;
  remove(): void;
}

export async function deploy(): Promise<Deployed> {
  const root = mkdtempSync(path.join(tmpdir(), "mexplorer-site-"));
  const folder = path.join(root, "course/graphs");
  cpSync(built, folder, { recursive: true });
  const { address, stop } = await start(root, 6700 + (process.pid % 1000));
  return {
    address: `${address}course/graphs/`,
    folder,
    replace: () => {
      rename(folder);
    },
    stop,
    remove: () => {
      stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** What a build writes when something has changed in every file of `assets`: other names, and whatever names them. */
function rename(folder: string): void {
  const names = new Map(
    readdirSync(path.join(folder, "assets")).map((name) => [
      name,
      name.replace(/-(.{8})\.(\w+)$/, (_, hash: string, ending: string) => `-${turned(hash)}.${ending}`),
    ]),
  );
  for (const [name, next] of names) {
    const file = path.join(folder, "assets", next);
    if (existsSync(file)) throw new Error(`there are two files ${next}`);
    renameSync(path.join(folder, "assets", name), file);
  }
  const anyName = new RegExp([...names.keys()].join("|").replaceAll(".", "\\."), "g");
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(html|js|css|json)$/.test(file)) continue;
    const text = readFileSync(path.join(folder, file), "utf8");
    writeFileSync(
      path.join(folder, file),
      text.replace(anyName, (name) => names.get(name) ?? name),
    );
  }
  const worker = path.join(folder, "offline.js");
  const text = readFileSync(worker, "utf8");
  writeFileSync(
    worker,
    text.replace(
      /"url":"([^"]+)","revision":"\w+"/g,
      (_, url: string) => `"url":"${url}","revision":"${revision(path.join(folder, url))}"`,
    ),
  );
}

/** The same letters in another order, whichever version it is. */
function turned(hash: string): string {
  return hash.slice(1) + hash.slice(0, 1);
}

function revision(file: string): string {
  return createHash("md5").update(readFileSync(file)).digest("hex");
}
