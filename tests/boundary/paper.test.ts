// The paper is typeset without a complaint, and its pictures and tables are what the command line prints today.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { isThere, tools } from "../../www/scripts/tools.mjs";
import { inFolder, read } from "../page/tools.ts";
import { root } from "./typed.ts";

const paper = path.join(root, "www/docs/paper");
const NAME = "n-players-are-two";

/** Where it is written, and where readers have it in one file. */
const PLACES = ["www/docs/paper", "dist/site/docs"];

test.for(PLACES)("TeX sets the paper in %s, and every reference leads somewhere", async (place, { skip }) => {
  const tex = tools.find(({ command }) => command === "pdflatex");
  skip(!tex || !isThere(tex), "there is no pdflatex here");
  await inFolder((folder) => {
    for (const file of [`${NAME}.tex`, "generated"]) {
      const written = path.join(root, place, file);
      if (existsSync(written)) cpSync(written, path.join(folder, file), { recursive: true });
    }
    const typeset = (): string =>
      read("pdflatex", ["-halt-on-error", "-interaction=nonstopmode", NAME], "", folder);
    typeset();
    // The second run reads what the first one noted down of labels.
    typeset();
    const log = readFileSync(path.join(folder, `${NAME}.log`), "utf8");
    expect(log).toMatch(/Output written on .* \(\d+ pages/);
    expect(log).not.toMatch(/warning:|overfull|missing character|undefined/i);
  });
});

test("its pictures and tables are up to date: node www/docs/paper/tables.mjs", async () => {
  await inFolder((folder) => {
    execFileSync(process.execPath, [path.join(paper, "tables.mjs"), folder]);
    const kept = path.join(paper, "generated");
    const textsIn = (place: string): Array<[string, string]> =>
      readdirSync(place)
        .sort()
        .map((file) => [file, readFileSync(path.join(place, file), "utf8")]);
    expect(textsIn(kept)).toEqual(textsIn(folder));
    const source = readFileSync(path.join(paper, `${NAME}.tex`), "utf8");
    for (const [file] of textsIn(kept)) expect(source).toContain(`generated/${path.basename(file, ".tex")}`);
  });
});
