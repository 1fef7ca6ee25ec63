// Pictures as files: each is kept as one that a person can open. After a change each stands beside its file as
// "-changed"; look at it, then accept all with `npx vitest run --config tests/vitest.config.ts tests/page/pictures.test.ts --update`.
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { LOOK, type Look } from "../../www/src/exports/export.ts";
import { EXPORTS } from "../../www/src/exports/registry.ts";
import { shown } from "./shown.ts";

const GAMES = [
  ["nim-1-2-3", "nim(1,2,3)"],
  ["nim-1-2-3-outcome", "nim(1,2,3)?color=outcome&line=(1,2,2)&theme=dark"],
  ["nim-1-2-3-remoteness", "nim(1,2,3)?color=remoteness"],
  ["bash-9", "bash[m=3](9)"],
  ["nim-players", "nim(1,2,3)?players=3"],
  ["hackenbush", "hackenbush(0-1,1-2,1-3,0-4)"],
  ["nim-stepwise", "nim(2,3)?step=5"],
  ["wythoff-3-5", "wythoff(3,5)?only=0"],
] as const;

const FOLDER = path.join(import.meta.dirname, "pictures");

// What is made of pixels is looked at in a browser.
const kinds = EXPORTS.filter((each) => each.of === "picture" && each.id !== "png");

test.each(GAMES.flatMap(([name, link]) => kinds.map((kind) => [name, kind.id, link, kind] as const)))(
  "%s as %s looks as it did when it was looked at",
  async (name, id, link, kind) => {
    const exported = await shown(link);
    const theme: Look["theme"] = link.includes("dark") ? "dark" : "auto";
    const written = kind.write(exported, { ...LOOK, theme });
    if (typeof written !== "string") throw new Error(`${id} is no text`);
    const file = `${name}.${id}.${kind.ending}`.replace(`.${kind.ending}.${kind.ending}`, `.${kind.ending}`);
    const changed = path.join(FOLDER, `changed-${file}`);
    rmSync(changed, { force: true });
    try {
      await expect(written).toMatchFileSnapshot(path.join(FOLDER, file));
    } catch (cause) {
      writeFileSync(changed, written);
      throw cause;
    }
  },
);
