// What examples print, and what they say that they print.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { root } from "./typed.ts";

/** What is printed, and what the comment behind it says. */
export const PRINTED = /console\.log\((.*)\); \/\/ (.*)/g;

/** What the comments in a program promise that it prints, in order. */
export function promisedIn(program: string): string[] {
  return [...program.matchAll(PRINTED)].map(([, , comment = ""]) => comment);
}

/** What a program prints line by line that imports this package by its name, as it may in the package's own folder. */
export async function printedBy(program: string): Promise<string[]> {
  const parameters = ["--input-type=module", "--eval", program];
  const { stdout } = await promisify(execFile)(process.execPath, parameters, { cwd: root });
  return stdout.split("\n").slice(0, -1);
}
