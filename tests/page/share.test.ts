// What is shared: the link by what was chosen, and the code that is copied.
import { expect, test } from "vitest";
import { choicesOf, colourChoices, linkOf, type ShareChoices } from "../../www/src/views/share/choices.ts";
import { elementText, pictureText } from "../../www/src/exports/element.ts";
import { frameText, linkText, type Shared } from "../../www/src/views/share/snippets.ts";
import { dataAddress } from "../../www/src/exports/svg/address.ts";
import { links } from "../../www/src/views/registry.ts";
import { shown } from "./shown.ts";

async function chosen(link: string, change: Partial<ShareChoices> = {}): Promise<string> {
  const { state } = await shown(link);
  const all = choicesOf(state);
  return links.write(linkOf(state, { ...all, ...change, texts: { ...all.texts, ...change.texts } }, links));
}

test.each([
  "nim(1,2,3)",
  "nim(1,2,3)?color=outcome&labels=value&theme=dark&line=(1,2,2),(2,2)",
  "nim(1,2,3)?play=misere&hide=values&shown=(1)",
  "wythoff(3,5)?play=first-stuck&players=3&mover=1",
  "nim(1,2,3)?hide=values&kernel=(),(1,1)",
  "nim(2,3)?step=3&until=7",
  "nim(2,3)?layer=2",
])("%s is shared as it is shown", async (link) => {
  expect(await chosen(link)).toBe(link);
});

test.each<[string, Partial<ShareChoices>, string]>([
  ["nim(1,2,3)?line=(1,2,2)&only=0", { start: "(2,3)" }, "nim(2,3)"],
  ["nim(1,2,3)", { start: "2, 3" }, "nim(2,%203)"],
  ["bash[m=3](9)", { start: "(12)", texts: { color: "outcome" } }, "bash[m=3](12)?color=outcome"],
  ["nim(1,2,3)", { values: "hidden" }, "nim(1,2,3)?hide=values"],
  ["nim(1,2,3)?hide=values&shown=(1)", { values: "shown" }, "nim(1,2,3)"],
  ["nim(1,2,3)?hide=values&kernel=(),(1,1)", { values: "shown" }, "nim(1,2,3)"],
  ["nim(1,2,3)?hide=values&kernel=(),(1,1)", { start: "(2,3)" }, "nim(2,3)?hide=values&kernel={}"],
  ["nim(1,2,3)", { values: "stepwise" }, "nim(1,2,3)?step=0"],
  ["nim(1,2,3)", { values: "stepwise", from: 2, until: 9 }, "nim(1,2,3)?step=2&until=9"],
  ["nim(2,3)?layer=2&until=3", { values: "shown" }, "nim(2,3)"],
  ["nim(1,2,3)?lang=zh&theme=dark", { texts: { theme: "auto", lang: "en" } }, "nim(1,2,3)?lang=en"],
  ["nim(1,2,3)?lang=zh", { texts: { lang: "" } }, "nim(1,2,3)"],
])("of %s with %o the link is %s", async (link, change, expected) => {
  expect(await chosen(link, change)).toBe(expected);
});

test("colours can be chosen to mean what positions have", async () => {
  const all = ["grundy", "outcome", "remoteness"];
  expect(colourChoices((await shown("nim(1,2,3)")).state)).toEqual(all);
  expect(colourChoices((await shown("nim(1,2,3)?color=outcome")).state)).toEqual(all);
  expect(colourChoices((await shown("nim(1,2,3)?play=misere")).state)).toEqual(["outcome", "remoteness"]);
  expect(colourChoices((await shown("nim(1,2,3)?words=win")).state)).toEqual([]);
  expect(colourChoices((await shown("nim(1,2,3)?play=first-stuck&players=3")).state)).toEqual([]);
});

const SHARED: Shared = {
  site: "https://mexplorer.example/",
  link: "nim(1,2)?color=outcome&controls=none",
  page: "https://mexplorer.example/#nim(1,2)?color=outcome",
  game: "nim(1,2)",
  fields: [
    ["color", "outcome"],
    ["controls", "none"],
  ],
  caption: { title: 'Nim "(1,2)" & more', description: "Two heaps." },
  figure: { width: 640, height: 300 },
  picture: { width: 200, height: 100, address: "nim-1-2.svg" },
  follows: false,
};

test("what is copied stands as it is in a page, whatever is in it", () => {
  expect(linkText(SHARED)).toBe("https://mexplorer.example/#nim(1,2)?color=outcome");
  expect(frameText(SHARED)).toBe(
    '<iframe src="https://mexplorer.example/embed.html#nim(1,2)?color=outcome&amp;controls=none" title="Nim &quot;(1,2)&quot; &amp; more" width="640" height="300" loading="lazy" style="max-width:100%;border:0"></iframe>',
  );
  expect(frameText({ ...SHARED, follows: true }).split("\n")[1]).toBe(
    '<script src="https://mexplorer.example/frame.js" defer></script>',
  );
  const picture =
    '<a href="https://mexplorer.example/#nim(1,2)?color=outcome"><img src="nim-1-2.svg" alt="Nim &quot;(1,2)&quot; &amp; more. Two heaps." width="200" height="100" style="display:block;max-width:100%;height:auto;margin:auto"></a>';
  expect(pictureText(SHARED)).toBe(picture);
  expect(elementText(SHARED).split("\n")).toEqual([
    '<script src="https://mexplorer.example/mex-graph.js" defer></script>',
    '<mex-graph game="nim(1,2)" color="outcome" controls="none" style="display:block;max-width:640px">',
    `  ${picture}`,
    "</mex-graph>",
  ]);
});

test("where there is no picture, a link stands in its place", () => {
  const none = { ...SHARED, picture: { width: 0, height: 0, address: "" } };
  expect(pictureText(none)).toBe(
    '<a href="https://mexplorer.example/#nim(1,2)?color=outcome">Nim &quot;(1,2)&quot; &amp; more</a>',
  );
  expect(elementText(none)).toContain('style="display:block;max-width:640px;height:300px"');
  expect(elementText(none)).toContain("Nim &quot;(1,2)&quot; &amp; more</a>\n</mex-graph>");
});

test("an address holds all of a picture, and every sign of it", () => {
  const svg = `<svg a="b">it's 100% “fine”, #1 & <b/></svg>\n`;
  const address = dataAddress(svg);
  expect(address).toMatch(/^data:image\/svg\+xml,[\x20-\x7e]+$/);
  expect(address).not.toMatch(/["<>#&]/);
  expect(decodeURIComponent(address.slice("data:image/svg+xml,".length))).toBe(
    "<svg a='b'>it&#39;s 100% “fine”, #1 & <b/></svg>",
  );
});
