// The package as it would be published, packed once for all tests of this folder.
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";

const root = path.resolve(import.meta.dirname, "../..");

/** What npm says of what it packed. */
export interface Packed {
  readonly tarball: string;
  /** In bytes. */
  readonly unpackedSize: number;
  readonly files: readonly string[];
}

declare module "vitest" {
  interface ProvidedContext {
    packed: Packed;
  }
}

/** The built library is packed; what packs it for publishing builds it first. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), "mexplorer-packed-"));
  const words = ["pack", "--ignore-scripts", "--json", "--pack-destination", folder];
  const { stdout } = await promisify(execFile)("npm", words, { cwd: root });
  const [said] = JSON.parse(stdout) as Array<{
    filename: string;
    unpackedSize: number;
    files: Array<{ path: string }>;
  }>;
  if (!said) throw new Error("npm has packed nothing");
  provide("packed", {
    tarball: path.join(folder, said.filename),
    unpackedSize: said.unpackedSize,
    files: said.files.map((file) => file.path),
  });
  return () => rm(folder, { recursive: true });
}
