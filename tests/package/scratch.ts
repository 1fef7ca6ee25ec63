// Projects of somebody who has installed the package.
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, inject } from "vitest";

/** This repository, whose own tools stand in for those that somebody else would install. */
export const root = path.resolve(import.meta.dirname, "../..");

const run = promisify(execFile);

const folders: string[] = [];

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

/** A new folder with these files, in which the package is installed, with no registry at hand. */
export async function scratch(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "mexplorer-scratch-"));
  folders.push(folder);
  const card = JSON.stringify({ name: "scratch", private: true, type: "module" });
  for (const [name, text] of Object.entries({ "package.json": card, ...files })) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  const { tarball } = inject("packed");
  await run("npm", ["install", "--offline", "--no-audit", "--no-fund", tarball], { cwd: folder });
  return folder;
}

/** Has a project find packages that this repository has. */
export async function borrow(folder: string, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const place = path.join(folder, "node_modules", name);
    await mkdir(path.dirname(place), { recursive: true });
    await symlink(path.join(root, "node_modules", name), place);
  }
}

export interface Ran {
  out: string;
  said: string;
  code: number;
}

/** What a program writes, and how it ends. */
export async function ran(folder: string, program: string, ...words: readonly string[]): Promise<Ran> {
  try {
    const { stdout, stderr } = await run(program, words, { cwd: folder, maxBuffer: 2 ** 26 });
    return { out: stdout, said: stderr, code: 0 };
  } catch (cause) {
    const { stdout, stderr, code } = cause as { stdout: string; stderr: string; code: number };
    return { out: stdout, said: stderr, code };
  }
}

/** The same of a script of Node. */
export function node(folder: string, ...words: readonly string[]): Promise<Ran> {
  return ran(folder, process.execPath, ...words);
}
