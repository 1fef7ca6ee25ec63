// Nothing on the page tells of values that are hidden: with a solver that is wrong about all of them it is the same to the letter, in what
// is said, in what is drawn and in its address.
import { expect as same } from "vitest";
import { written, type LessonStep } from "../../www/src/model/lessons/lesson.ts";
import { pack } from "../../www/src/model/lessons/packed.ts";
import type { Convention } from "../../www/src/solver/api.ts";
import { mex, valueOf } from "../boundary/built.ts";
import { expect, test, type Mexplorer } from "../browser/fixture.ts";
import { lieExcept, type Told } from "./liar.ts";

const { rulesets } = valueOf(mex.catalogue());

/** All of an element that is said or drawn. */
function markup(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? "").trim();
  if (!(node instanceof Element) || node.localName === "style") return "";
  const attributes = Array.from(node.attributes, ({ name, value }) => ` ${name}="${value}"`).sort();
  const inside = [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes].map(markup).filter(Boolean);
  // A stone that moves stands where it was for a moment.
  const tag = `<${node.localName}${attributes.join("").replace(" travelling", "")}>`;
  return [tag, ...inside].join("\n");
}

interface Opened {
  link: string;
  told?: Told | undefined;
  /** What is done before the page is looked at. */
  act?: (mexplorer: Mexplorer) => Promise<void>;
}

/** What the page shows with a solver that is right, or wrong about all that is not told. */
async function seen(mexplorer: Mexplorer, { link, told, act }: Opened, isRight: boolean): Promise<string> {
  const { page } = mexplorer;
  await page.goto("about:blank");
  lieExcept(isRight ? undefined : (told ?? { values: new Set(), whole: new Set() }));
  try {
    await mexplorer.open(link);
    await page.waitForLoadState("networkidle");
    await act?.(mexplorer);
    await page.waitForLoadState("networkidle");
    return [decodeURIComponent(location.hash), markup(document.body)].join("\n");
  } finally {
    lieExcept(undefined);
  }
}

async function expectNothingTold(mexplorer: Mexplorer, opened: Opened): Promise<void> {
  same.soft(await seen(mexplorer, opened, false), opened.link).toBe(await seen(mexplorer, opened, true));
}

/** Some positions, every other one from the end on, and which of them have nothing below them that is hidden. */
async function someOf(notation: string, convention: Convention = { kind: "normal" }): Promise<Told> {
  const { ruleset, params, label } = valueOf(mex.parse(notation));
  const graph = valueOf(await mex.explore({ ruleset, params, convention }, label, { allMoves: true }));
  const { number, labels, optionOffsets = [], options = [] } = graph;
  const all = Array.from(labels.keys()).sort((one, other) => (number[one] ?? 0) - (number[other] ?? 0));
  const some = all.filter((_, place) => place % 2 === 0).slice(0, 6);
  const whole = new Set<number>();
  for (const position of some)
    if (options.slice(optionOffsets[position], optionOffsets[position + 1]).every((to) => whole.has(to)))
      whole.add(position);
  const named = (positions: Iterable<number>): Set<string> =>
    new Set(Array.from(positions, (each) => labels[each] ?? ""));
  return { values: named(some), whole: named(whole) };
}

/** The same link with these values told, and the last of them selected. */
const telling = (link: string, { values }: Told): string =>
  `${link}&shown=${[...values].join(",")}&at=${[...values].at(-1) ?? ""}`;

/** From the picture down to a position, which is selected, and on to what is beside it. */
async function wander({ page }: Mexplorer): Promise<void> {
  const node = page.locator(".nodes [tabindex='0']");
  if ((await node.count()) === 0) return;
  await node.focus();
  for (const key of ["ArrowDown", "Enter", "ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
}

for (const { id, examples } of rulesets) {
  const [game] = examples;
  if (!game) continue;
  test(`nothing is told of ${id}`, async ({ mexplorer }) => {
    const told = await someOf(game.notation);
    await expectNothingTold(mexplorer, {
      link: telling(`${game.notation}?hide=values&color=outcome&view=graph,board`, told),
      told,
      act: wander,
    });
  });
}

const SEVERAL = { kind: "alliance", players: 3 } as const;

for (const [game, fields, convention] of [
  ["nim(1,2,3)", "play=misere", { kind: "misere" }],
  ["nim(1,2,2)", "play=last-mover&players=3", { ...SEVERAL, winner: "last-mover" }],
  ["nim(1,2,2)", "play=last-mover&players=3&color=level", { ...SEVERAL, winner: "last-mover" }],
  ["nim(1,2,2)", "play=first-stuck&players=3&color=outcome&mover=1", { ...SEVERAL, winner: "first-stuck" }],
  ["kayles(9)", "color=remoteness"],
  ["nim(1,2,3)", "labels=value&moves=all"],
  ["nim(1,2,3)", "words=shapes"],
] satisfies Array<[string, string, Convention?]>)
  test(`nothing is told of ${game} with ${fields}`, async ({ mexplorer }) => {
    const link = `${game}?${fields}&hide=values`;
    await expectNothingTold(mexplorer, { link, act: wander });
    const told = await someOf(game, convention);
    await expectNothingTold(mexplorer, { link: telling(link, told), told, act: wander });
  });

for (const [game, view = ""] of [
  ["nim(1,2,3)", "table"],
  ["nim(1,2,3)", "players&play=last-mover&players=3"],
  ["wythoff(3,5)", "graph,grid"],
  ["nim(1,2,3)", "grid"],
  ["nim(1,2,3)", "grid&play=last-mover&players=3"],
  ["kayles(9)", "sequence"],
  ["nim(1,2,3)", "structures"],
])
  test(`nothing is told of ${game} as ${view}`, async ({ mexplorer }) => {
    await expectNothingTold(mexplorer, {
      link: `${game}?view=${view}&hide=values&color=${view.includes("players=") ? "level" : "outcome"}`,
    });
  });

test("nothing is told beside a sieve, and of what a lesson asks", async ({ mexplorer }) => {
  await expectNothingTold(mexplorer, { link: "wythoff(3,5)?view=grid&sieve=1&at=(1,2)" });
  const asked = async (question: object): Promise<string> =>
    pack(
      written({ title: "T", steps: [{ id: "1", link: "nim(1,2,3)", caption: "C", question } as LessonStep] }),
    );
  for (const kind of ["value", "move"]) {
    const lesson = await asked({ kind, position: "(1,2,3)" });
    await expectNothingTold(mexplorer, { link: `nim(1,2,3)?lesson=${lesson}&page=1` });
  }
});

test("what stays hidden is told in the end", async ({ mexplorer }) => {
  const opened = { link: "nim(1,2,3)?color=outcome" };
  expect(await seen(mexplorer, opened, false)).not.toBe(await seen(mexplorer, opened, true));
});
