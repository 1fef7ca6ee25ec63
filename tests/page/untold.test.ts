// No file tells of values that are hidden: under two play conventions, with other values, it is the same byte for byte.
import { expect, test } from "vitest";
import { LOOK, type Export, type Exported, type Look } from "../../www/src/exports/export.ts";
import { EXPORTS } from "../../www/src/exports/registry.ts";
import { animated } from "../../www/src/exports/animated.ts";
import { svg } from "../../www/src/exports/svg.ts";
import { shown, solvedIn } from "./shown.ts";

const GAMES = [
  "nim(1,2,3)",
  "nim(1,1,2,2)",
  "bash[m=3](9)",
  "wythoff(3,5)",
  "hackenbush(0-1,1-2,1-3,0-4)",
  "graph[arrows={a>b,b>c,a>c,c>d}](a)",
];

/** What a file says, but for the play convention; a file of pixels by what it is drawn from. */
async function told(kind: Export, exported: Exported, look: Look): Promise<string> {
  let drawn = "";
  const pixels = (svg: string): Promise<Blob> => {
    drawn = svg;
    return Promise.reject(new Error("seen"));
  };
  let text: string;
  try {
    const written = kind.write({ ...exported, pixels }, look);
    text = typeof written === "string" ? written : await written.then((blob) => blob.text());
  } catch {
    text = drawn;
  }
  expect(text).not.toBe("");
  return (
    text
      // A picture may be in an address, and a figure has the play for an attribute.
      .replaceAll(/data:image\/svg\+xml,([^"]*)/g, (_, svg: string) => decodeURIComponent(svg))
      .replace(' play="misere"', "")
      // Under misère play the outcome is all that is asked for.
      .replace(/^number,.*$/m, (head) => head.replace("grundy", "outcome"))
      .replaceAll("misère play", "normal play")
      .replaceAll(/play=misere&(amp;)?/g, "")
      .replaceAll(/(play(?:&quot;|"|): ?(?:&quot;|"|))misere/g, "$1normal")
  );
}

const pixels = (): Promise<Blob> => Promise.reject(new Error("never called"));

for (const hiding of [
  "hide=values",
  "hide=values&color=outcome",
  "hide=values&color=remoteness",
  "hide=values&labels=number&moves=all",
  "hide=values&kernel=(),(1),(1,1),(2)",
  "step=0",
])
  test.each(GAMES)(`files of %s?${hiding} tell of no value`, async (game) => {
    const normal = { ...(await shown(`${game}?${hiding}`)), pixels };
    const misere = { ...(await shown(`${game}?play=misere&${hiding}`)), pixels };
    const kinds = EXPORTS.filter((kind) => kind.applies(normal));
    expect(kinds.map(({ id }) => id)).toEqual(
      EXPORTS.map(({ id }) => id).filter((id) => id !== "animated" || hiding === "step=0"),
    );
    expect(misere.scene.nodes.length).toBe(normal.scene.nodes.length);
    for (const kind of kinds)
      expect(await told(kind, misere, LOOK), kind.id).toBe(await told(kind, normal, LOOK));
    // It does differ where values are seen.
    const [one, other] = [
      { ...(await shown(game)), pixels },
      { ...(await shown(`${game}?play=misere`)), pixels },
    ];
    for (const kind of EXPORTS)
      expect(await told(kind, one, LOOK), kind.id).not.toBe(await told(kind, other, LOOK));
  });

test("of a labelling a moving picture tells what has been labelled, and of its steps those asked for", async () => {
  const values = (exported: Exported, look: Partial<Look>): string[] =>
    Array.from(
      animated.write(exported, { ...LOOK, ...look }).matchAll(/font-weight="650">([^<]*)</g),
      ([, value = ""]) => value,
    );
  const whole = await shown("nim(1,2,3)");
  const graph = solvedIn(whole.state);
  const upTo = (number: number): string[] =>
    Array.from({ length: graph.count }, (_, position) => position)
      .filter((position) => graph.number(position) <= number)
      .map((position) => String(graph.grundy(position)));
  expect(values(whole, {})).toEqual(upTo(14));
  expect(values(whole, { to: 6 })).toEqual(upTo(6));
  expect(values(whole, { from: 3, to: 6 })).toEqual(upTo(6));
  expect(values(whole, { from: 6, to: 3 })).toEqual(upTo(3));
  expect(values(await shown("nim(1,2,3)?step=5"), {})).toEqual(upTo(5));
  expect(values(await shown("nim(1,2,3)?layer=2"), {})).toEqual(["1", "0"]);
  const file = animated.write(whole, { ...LOOK, from: 3, to: 6 });
  expect(new Set(Array.from(file.matchAll(/class="m\w+-k(\d+)"/g), ([, step]) => step))).toEqual(
    new Set(["1", "2", "3"]),
  );
  expect(file).toContain("one after another, 4 to 6.");
  expect(file).not.toContain("P-position");
});

test("two moving pictures in one page do not disturb one another, and none takes too long or too much room", async () => {
  const rules = async (link: string): Promise<Map<string, string>> => {
    const [, style = ""] = /<style>(.*)<\/style>/.exec(animated.write(await shown(link), LOOK)) ?? [];
    return new Map(
      Array.from(style.matchAll(/(@keyframes [\w-]+)(\{.*?\}\})/g), ([, name = "", text = ""]) => [
        name,
        text,
      ]),
    );
  };
  const [one, other] = [await rules("nim(1,2,3)"), await rules("nim(1,2,4)")];
  expect(one.size).toBe(29);
  for (const [name, text] of one) expect(other.get(name) ?? text).toBe(text);
  expect([...one.keys()].filter((name) => other.has(name))).toEqual([]);
  const many = animated.write(await shown("nim(1,1,2,2,3,3)"), LOOK);
  const [, seconds] = /animation:([\d.]+)s infinite/.exec(many) ?? [];
  expect(Number(seconds)).toBeGreaterThan(30);
  expect(Number(seconds)).toBeLessThanOrEqual(40);
  for (const kind of [animated, svg])
    expect(kind.write(await shown("nim(1,2,3)"), LOOK).length).toBeLessThanOrEqual(25_000);
});

test("nothing moves where there is nothing whole to be labelled", async () => {
  expect(animated.applies(await shown("nim(1,2,3)"))).toBe(true);
  expect(animated.applies(await shown("nim(400,500,600)"))).toBe(false);
  expect(animated.applies(await shown("nim(1,2,3)?hide=values&shown=()"))).toBe(false);
  expect(animated.applies(await shown("nim(9,9,9)"))).toBe(false);
});
