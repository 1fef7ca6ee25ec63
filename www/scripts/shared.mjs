// What the scripts share. They use nothing but Node, because they run before anything is installed.
import { AsyncLocalStorage } from "node:async_hooks";
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "../..");
export const bindings = path.join(root, "www/src/solver/bindings");

/** A failure whose message is all that the reader needs: no stack is printed. */
export class Complaint extends Error {}

/** What a step prints beside others, and what it has started: each in a group of its own, which ends with all that it has started. */
export class Output {
  /** @type {Buffer[]} */
  #parts = [];
  /** @type {Set<import("node:child_process").ChildProcess>} */
  #children = new Set();

  /** @param {string | Buffer} part */
  add(part) {
    this.#parts.push(Buffer.from(part));
  }

  text() {
    return Buffer.concat(this.#parts);
  }

  /** @param {import("node:child_process").ChildProcess} child */
  follow(child) {
    this.#children.add(child);
    child.on("close", () => this.#children.delete(child));
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (/** @type {Buffer} */ part) => this.add(part));
  }

  end() {
    for (const { pid } of this.#children) {
      try {
        if (pid !== undefined) process.kill(-pid, "SIGINT");
      } catch {
        // It has ended by itself.
      }
    }
  }
}

/** The output of the step that is being carried out, where steps run side by side.
 * @type {AsyncLocalStorage<Output>} */
export const within = new AsyncLocalStorage();

/** Runs a command in the project's folder with its output shown, and complains when it fails.
 * @param {string} command
 * @param {string[]} parameters
 * @param {{ env?: Record<string, string>, folder?: string }} [settings]
 * @returns {Promise<void>} */
export function run(command, parameters, { env = {}, folder = root } = {}) {
  return new Promise((resolve, reject) => {
    const output = within.getStore();
    const shown = output ? "pipe" : "inherit";
    const child = spawn(command, parameters, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ["ignore", shown, shown],
      detached: output !== undefined,
    });
    output?.follow(child);
    child.on("error", () => reject(new Complaint(`"${command}" cannot be started. Is it installed?`)));
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new Complaint(`This failed: ${path.basename(command)} ${parameters.join(" ")}`));
    });
  });
}

/** Runs a program of node_modules by its path, so that nothing depends on PATH.
 * @param {string} name
 * @param {string[]} parameters
 * @param {{ env?: Record<string, string> }} [settings] */
export function runBin(name, parameters, settings) {
  return run(path.join(root, "node_modules/.bin", name), parameters, settings);
}

/** Runs another script of this folder.
 * @param {string} name
 * @param {string[]} parameters */
export function runScript(name, ...parameters) {
  return run(process.execPath, [path.join(import.meta.dirname, name), ...parameters]);
}

/** What a command prints, or undefined when it is missing or fails.
 * @param {string} command
 * @param {string[]} parameters
 * @returns {string | undefined} */
export function outputOf(command, ...parameters) {
  const done = spawnSync(command, parameters, { cwd: root, encoding: "utf8" });
  return done.status === 0 ? done.stdout.trim() : undefined;
}

/** The path of a command on PATH, if it is there.
 * @param {string} command
 * @returns {string | undefined} */
export function which(command) {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, command)).find((file) => existsSync(file));
}

/** Writes a file that is not so already. Nobody reads half of it.
 * @param {string} file @param {string} text */
export function refresh(file, text) {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, text);
  renameSync(whole, file);
}

/** @param {...(string | Buffer)} parts */
export function sha256(...parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}

/** Runs a script's work, and ends the process with one line when it complains.
 * @param {() => Promise<void>} work */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Complaint ? error.message : error);
    process.exitCode = 1;
  }
}
