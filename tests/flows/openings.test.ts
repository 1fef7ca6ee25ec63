// What sixty openings say, as a screen reader finds it, and the address they come to, is kept beside this in `openings`, to be read by
// people. `-u` writes it anew.
import { expect as files } from "vitest";
import { test } from "../browser/fixture.ts";
import { OPENINGS } from "../openings.ts";
import { toldOf } from "./told.ts";

/** What can be chosen is left out, and what is written where it is the name of the line before. */
function brief(said: string): string {
  const lines = said.split("\n");
  const isName = (line: string, at: number): boolean =>
    lines[at - 1]?.includes(` ${JSON.stringify(line)}`) === true;
  return lines
    .filter((line, at) => !/^(option|status|paragraph) /.test(line) && !isName(line, at))
    .join("\n");
}

for (const { name, link } of OPENINGS)
  test(name, async ({ mexplorer, page }) => {
    await mexplorer.open(link);
    await page.waitForLoadState("networkidle");
    const text = `${decodeURIComponent(location.hash)}\n\n${brief(toldOf(document.body))}\n`;
    await files(text).toMatchFileSnapshot(`openings/${name.replaceAll(" ", "-")}.txt`);
  });
