import { expect, test } from "vitest";
import { appearance, speech } from "../../www/src/model/appearance.ts";
import { display, type Display } from "../../www/src/model/display.ts";
import { linkTo, type Fields, type Link } from "../../www/src/model/link.ts";
import { path } from "../../www/src/model/path.ts";
import { lineFrom } from "../../www/src/model/playedLine.ts";
import { defaults, type State } from "../../www/src/model/state.ts";
import { theorems } from "../../www/src/views/theorems/slice.ts";
import { view } from "../../www/src/model/view.ts";
import made from "../golden/links.json" with { type: "json" };
import { links, SLICES } from "../../www/src/views/registry.ts";
import { openGame } from "./fakes.ts";

const game = openGame("nim", "(1,2,3)", [1, 2, 3]);

function showing(change: Partial<State>): State {
  return { ...defaults(), game, line: lineFrom("(1,2,3)"), selected: "(1,2,3)", ...change };
}

const shown = (change: Partial<Display>): State["shares"] => ({
  [display.id]: { ...display.of(defaults()), ...change },
});
/** The fields of a link that say something. */
const fieldsOf = (link: Link): Fields => Object.fromEntries(SLICES.flatMap((slice) => slice.write(link)));

test("a link says only what is not as it is by default", () => {
  expect(links.written(showing({}))).toBe("nim(1,2,3)");
  const misere = showing({
    game: { ...game, convention: { kind: "misere" } },
    shares: shown({ colourBy: "outcome" }),
  });
  expect(links.written(misere)).toBe("nim(1,2,3)?play=misere&color=outcome");
});

test("a link names the moves made, and the selected position where it is not the last of them", () => {
  const line = lineFrom("(1,2,3)", "(1,2,2)", "(2,2)");
  expect(links.written(showing({ line, selected: "(2,2)" }))).toBe("nim(1,2,3)?line=(1,2,2),(2,2)");
  expect(links.written(showing({ line, selected: "(3)" }))).toBe("nim(1,2,3)?line=(1,2,2),(2,2)&at=(3)");
});

test("a line that does not begin at the start names its beginning", () => {
  expect(links.written(showing({ line: lineFrom("(3)", "(1)"), selected: "(1)" }))).toBe(
    "nim(1,2,3)?line=(3),(1)",
  );
});

test("the language is kept only when the reader chose it", () => {
  expect(links.written(showing({ shares: { [speech.id]: { language: "zh", isChosen: false } } }))).toBe(
    "nim(1,2,3)",
  );
  expect(links.written(showing({ shares: { [speech.id]: { language: "zh", isChosen: true } } }))).toBe(
    "nim(1,2,3)?lang=zh",
  );
});

test("a formula is escaped as far as it must be", () => {
  const formula = 'n % 4 == 0 && a(1) < 3 ? "x" : #';
  const link: Link = { ...linkTo("nim(1,2,3)"), asked: { [theorems.id]: { theorem: "", formula } } };
  const written = links.write(link);
  expect(written).toBe(
    "nim(1,2,3)?formula=n%20%25%204%20==%200%20%26%26%20a(1)%20%3C%203%20%3F%20%22x%22%20:%20%23",
  );
  expect(theorems.in(links.read(`#${written}`)).formula).toBe(formula);
});

test("a rule that is typed into the address is read as it was typed", () => {
  for (const [fragment, notation] of [
    // As browsers hand on what was typed: its spaces are escaped, and nothing else.
    ["#take[where={n%20%%203%20==%201}](12)", "take[where={n % 3 == 1}](12)"],
    ["#take[where={k<9?k>n-3:k==1}](12)?color=outcome", "take[where={k<9?k>n-3:k==1}](12)"],
  ] as const)
    expect(links.read(fragment).notation).toBe(notation);
  expect(links.read("#take[where={k<9?k>n-3:k==1}](12)?color=outcome")).toEqual(
    links.read("#take[where={k%3C9%3Fk%3En-3:k==1}](12)?color=outcome"),
  );
});

test("what is written is read back", () => {
  const all: Array<[notation: string, fields: Fields]> = [
    ["nim(1,2,3)", {}],
    [
      "subtraction[set={2,5,7}](30)",
      { play: "misere", labels: "number", empty: "shown", only: "0,12", line: "(28),(26)", at: "(28)" },
    ],
    [
      "nim(1,2) +1p",
      { color: "outcome", view: "table", theme: "dark", line: "(1,2) +0p", layer: "2", lang: "en" },
    ],
    ["nim(3,4,5)", { play: "last-mover", players: "3", prefer: "021-102-210", mover: "2" }],
    ["a%b?c&d#e", {}],
  ];
  for (const [notation, fields] of all) {
    const link = links.from(notation, fields);
    expect(fieldsOf(link)).toEqual(fields);
    expect(links.read(`#${links.write(link)}`)).toEqual(link);
  }
});

test("a link asks of each feature what it means there", () => {
  const link = links.read(
    "#nim(1,2,3)?color=outcome&only=0,12&line=(1,2,2),(2,2)&at=(2,2)&theme=dark&view=table",
  );
  expect(display.in(link)).toEqual({ ...display.of(defaults()), colourBy: "outcome", only: ["0", "12"] });
  expect(path.in(link)).toEqual({ line: ["(1,2,2)", "(2,2)"], at: "(2,2)" });
  expect(appearance.in(link)).toEqual({ theme: "dark" });
  expect(view.in(link)).toMatchObject({ view: "table" });
});

test("a link that a browser or a messenger has escaped is read all the same", () => {
  const link = links.read("#nim%281%2C2%2C3%29?at=%282%2C3%29");
  expect(link.notation).toBe("nim(1,2,3)");
  expect(fieldsOf(link)).toEqual({ at: "(2,3)" });
});

test("what is unknown or broken in a link is passed over", () => {
  const link = links.read(
    "#nim(1)?color=pink&lang=xx&step=-1&only=x,007&playe&tune=3&nonsense&constructor=1&at=%E4%A",
  );
  expect(link).toEqual(links.from("nim(1)", { at: "%E4%A" }));
  expect(links.read("")).toEqual(links.from("", {}));
});

test("links made long ago ask for what they asked for then", () => {
  expect(made.length).toBeGreaterThan(150);
  for (const [link = "", means] of made) expect(links.write(links.read(link)), link).toBe(means);
});

test("no two features have a field of the same name", () => {
  expect(links.names.filter((name, place) => links.names.indexOf(name) < place)).toEqual([]);
});

test("an empty field says nothing, and what was read is written so that it is read again", () => {
  const plain = links.read("#nim(1,2,3)");
  for (const field of links.names) expect(links.read(`#nim(1,2,3)?${field}=`), field).toEqual(plain);
  for (const field of links.names)
    for (const text of ["", "1", "x", "(1)", "zh", "dark", "%20", "1,,2", "a=b", "%26"]) {
      const link = links.read(`#nim(1,2,3)?at=&players=&${field}=${text}`);
      expect(links.read(`#${links.write(link)}`), `${field}=${text}`).toEqual(link);
    }
});

test("a link says which theorem is opened", () => {
  const link = links.read("#nim(1,2,3)?view=theorems&theorem=large-nim-all");
  expect(theorems.in(link)).toMatchObject({ theorem: "large-nim-all" });
  expect(view.in(link).view).toBe("theorems");
  expect(theorems.in(links.read("#nim(1,2,3)?theorem=No%20such")).theorem).toBe("");
});
