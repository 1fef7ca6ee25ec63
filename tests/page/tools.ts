// Programs that read what is exported.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isThere, tools } from "../../www/scripts/tools.mjs";

/** Runs one of them on what is handed to it and answers what it prints; it must succeed. What it says beside that is not looked at. */
export function read(command: string, words: readonly string[], input: string, folder?: string): string {
  return bytesOf(command, words, input, folder).toString();
}

/** The same for what prints no text. */
export function bytesOf(command: string, words: readonly string[], input: string, folder?: string): Buffer {
  const tool = tools.find((each) => each.command === command);
  if (!tool || !isThere(tool)) {
    throw new Error(
      `${tool?.name ?? command} is missing: run \`node www/scripts/setup.mjs --test\`, or install it`,
    );
  }
  const done = spawnSync(command, words, { cwd: folder, input, maxBuffer: 2 ** 26 });
  if (done.status !== 0) {
    throw new Error(
      `${command} complains: ${done.stderr.toString()}${done.stdout.subarray(-2000).toString()}`,
    );
  }
  return done.stdout;
}

/** A folder for as long as some work takes. */
export async function inFolder<T>(work: (folder: string) => Promise<T> | T): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), "mexplorer-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
