import { expect, test } from "vitest";
import { FIELDS, linkOf, readLink, writeLink, type Link } from "../../www/src/model/permalink.ts";
import { lineFrom } from "../../www/src/model/playedLine.ts";
import { defaults, initialDisplay, type OpenGame, type State } from "../../www/src/model/state.ts";

const game: OpenGame = {
  ruleset: "nim",
  params: {},
  convention: { kind: "normal" },
  notation: "nim(1,2,3)",
  start: "(1,2,3)",
  written: "(1,2,3)",
  tokens: [1, 2, 3],
  components: [],
  edges: [],
  passes: 0,
};
const display = initialDisplay;

function showing(change: Partial<State>): State {
  return { ...defaults(), game, line: lineFrom("(1,2,3)"), selected: "(1,2,3)", ...change };
}

test("a link says only what is not as it is by default", () => {
  expect(writeLink(linkOf(showing({})))).toBe("nim(1,2,3)");
  const misere = showing({
    game: { ...game, convention: { kind: "misere" } },
    display: { ...display, colourBy: "outcome" },
  });
  expect(writeLink(linkOf(misere))).toBe("nim(1,2,3)?play=misere&color=outcome");
});

test("a link names the moves made, and the selected position where it is not the last of them", () => {
  const line = lineFrom("(1,2,3)", "(1,2,2)", "(2,2)");
  expect(writeLink(linkOf(showing({ line, selected: "(2,2)" })))).toBe("nim(1,2,3)?line=(1,2,2),(2,2)");
  expect(writeLink(linkOf(showing({ line, selected: "(3)" })))).toBe("nim(1,2,3)?line=(1,2,2),(2,2)&at=(3)");
});

test("a line that does not begin at the start names its beginning", () => {
  expect(writeLink(linkOf(showing({ line: lineFrom("(3)", "(1)"), selected: "(1)" })))).toBe(
    "nim(1,2,3)?line=(3),(1)",
  );
});

test("the language is kept only when the reader chose it", () => {
  expect(writeLink(linkOf(showing({ language: "zh" })))).toBe("nim(1,2,3)");
  expect(writeLink(linkOf(showing({ language: "zh", languageChosen: true })))).toBe("nim(1,2,3)?lang=zh");
});

test("a formula is escaped as far as it must be", () => {
  const formula = 'n % 4 == 0 && a(1) < 3 ? "x" : #';
  const link = { notation: "nim(1,2,3)", convention: {}, display: { ...display, formula }, line: [] };
  const written = writeLink(link);
  expect(written).toBe(
    "nim(1,2,3)?formula=n%20%25%204%20==%200%20%26%26%20a(1)%20%3C%203%20%3F%20%22x%22%20:%20%23",
  );
  expect(readLink(`#${written}`)).toEqual(link);
});

test("what is written is read back", () => {
  const links: Link[] = [
    { notation: "nim(1,2,3)", convention: {}, display, line: [] },
    {
      notation: "subtraction[set={2,5,7}](30)",
      display: { ...display, emptyHeaps: true, only: ["0", "12"], labels: "number" },
      convention: { play: "misere" },
      line: ["(28)", "(26)"],
      at: "(28)",
    },
    {
      notation: "nim(1,2) +1p",
      convention: {},
      display: { ...display, colourBy: "outcome", theme: "dark", view: "table" },
      labelling: { by: "layer", done: 2 },
      line: ["(1,2) +0p"],
      language: "en",
    },
    {
      notation: "nim(3,4,5)",
      convention: { play: "last-mover", players: "3", prefer: "021-102-210" },
      display: { ...display, mover: 2 },
      line: [],
    },
    { notation: "a%b?c&d#e", convention: {}, display, line: [] },
  ];
  for (const link of links) expect(readLink(`#${writeLink(link)}`)).toEqual(link);
});

test("a link that a browser or a messenger has escaped is read all the same", () => {
  expect(readLink("#nim%281%2C2%2C3%29?at=%282%2C3%29")).toEqual({
    notation: "nim(1,2,3)",
    convention: {},
    display,
    line: [],
    at: "(2,3)",
  });
});

test("what is unknown or broken in a link is passed over", () => {
  expect(readLink("#nim(1)?color=pink&lang=xx&step=-1&only=x,007&playe&tune=3&nonsense&at=%E4%A")).toEqual({
    notation: "nim(1)",
    convention: {},
    display,
    line: [],
    at: "%E4%A",
  });
  expect(readLink("")).toEqual({ notation: "", convention: {}, display, line: [] });
});

test("an empty field says nothing, and what was read is written so that it is read again", () => {
  const plain = readLink("#nim(1,2,3)");
  for (const field of FIELDS) expect(readLink(`#nim(1,2,3)?${field}=`), field).toEqual(plain);
  for (const field of FIELDS)
    for (const text of ["", "1", "x", "(1)", "zh", "dark", "%20", "1,,2", "a=b", "%26"]) {
      const link = readLink(`#nim(1,2,3)?at=&players=&${field}=${text}`);
      expect(readLink(`#${writeLink(link)}`), `${field}=${text}`).toEqual(link);
    }
});

test("a link says which theorem is opened", () => {
  const { display: shown } = readLink("#nim(1,2,3)?view=theorems&theorem=large-nim-all");
  expect(shown).toMatchObject({ view: "theorems", theorem: "large-nim-all" });
  expect(writeLink(linkOf(showing({ display: shown })))).toBe(
    "nim(1,2,3)?view=theorems&theorem=large-nim-all",
  );
  expect(readLink("#nim(1,2,3)?theorem=No%20such").display.theorem).toBe("");
});
