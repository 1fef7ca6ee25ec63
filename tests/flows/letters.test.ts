// The letter P has one meaning on a screen: that of P-positions, of players P₀, P₁, …, or of positions numbered p1, p2, ….
import { expect as values } from "vitest";
import { test } from "../browser/fixture.ts";
import { OPENINGS } from "../openings.ts";
import { toldOf } from "./told.ts";

const MEANINGS: Readonly<Record<string, RegExp>> = {
  "P-positions": /(?<![\p{L}\p{N}])P(?![\p{L}\p{N}₀-₉.])/u,
  players: /P[₀-₉]/,
  numbers: /(?<![\p{L}\p{N}])p\d/u,
};

/** What is said, but for what can be chosen, under its name or as the text of an option. */
function meaningsIn(said: string): string[] {
  const all = said.split("\n");
  const isChoice = (line: string | undefined): boolean => /^(option|radio|combobox) /.test(line ?? "");
  const lines = all.filter((line, at) => !isChoice(line) && !isChoice(all[at - 1]));
  const text = lines.join("\n").replaceAll("p1, p2, …", "");
  return Object.keys(MEANINGS).filter((meaning) => MEANINGS[meaning]?.test(text));
}

/** Openings in which players or numbers appear, each with numbers asked for as well. */
const MET = [
  ...OPENINGS.filter(({ name }) =>
    /^(graph|grundy|players|misere|remoteness|labelled|table) /.test(name),
  ).map(({ link }) => `${link}&labels=number`),
  ...OPENINGS.filter(({ name }) => /^(labelled|players|table) /.test(name)).map(({ link }) => link),
  "nim(1,2,2)?play=last-mover&players=3&color=outcome&labels=number",
  "nim(1,2,2)?play=last-mover&players=3&step=2",
];

for (const link of MET)
  test(`one meaning in ${link}`, async ({ mexplorer, page }) => {
    await mexplorer.open(link);
    await page.waitForLoadState("networkidle");
    const met = meaningsIn(toldOf(document.body));
    values(met.length, met.join(", ")).toBeLessThan(2);
  });

test("a meeting would be found", () => {
  values(meaningsIn("(1,2), p5\n4 P-positions")).toEqual(["P-positions", "numbers"]);
  values(meaningsIn("P₀ wins\np5")).toEqual(["players", "numbers"]);
  values(meaningsIn('option "p1, p2, …"\np1, p2, …\nP')).toEqual(["P-positions"]);
});
