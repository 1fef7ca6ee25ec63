// The wasm as a text, deflated and in base64: one file of the package, which is a script, and from which a module takes it, too.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { deflateRawSync } from "node:zlib";
import type { Plugin } from "vite";

const VIRTUAL = "virtual:mexplorer-wasm";

let made: { place: string; text: string } | undefined;

function packed(): NonNullable<typeof made> {
  if (made) return made;
  const wasm = readFileSync(path.resolve(import.meta.dirname, "src/solver/bindings/mexplorer_bg.wasm"));
  // Several versions on one page have nothing in common.
  const version = createHash("sha256").update(wasm).digest("base64url").slice(0, 12);
  // A data: address many a Content-Security-Policy would refuse.
  const text = deflateRawSync(wasm, { level: 9 }).toString("base64");
  return (made = { place: `globalThis[Symbol.for("mexplorer wasm ${version}")]`, text });
}

/** What stands in the script before all else. */
export const packedText = (): string => `${packed().place} = "${packed().text}";\n`;

/** Gives the text from where the script has put it; a module has the script run first. */
export const packedWasm = (script?: string): Plugin => ({
  name: "packed-wasm",
  resolveId: (id) => (id === VIRTUAL ? `\0${id}` : id === script ? { id, external: true } : undefined),
  load: (id) =>
    id === `\0${VIRTUAL}`
      ? `${script ? `import "${script}";\n` : ""}export default ${packed().place};`
      : undefined,
});
