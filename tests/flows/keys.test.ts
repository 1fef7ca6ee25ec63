// What every key does in every view and state, wherever the keyboard is: `keys` holds it, and all other keys are left to the browser.
import { isElement } from "../../www/src/views/kit/documents.ts";
import { expect as kept } from "vitest";
import { expect, test, type Mexplorer } from "../browser/fixture.ts";
import { links } from "../../www/src/views/registry.ts";
import type { State } from "../../www/src/model/state.ts";
import type { Store } from "../../www/src/model/store.ts";
import { press as pressed } from "./hands.ts";
import { stores } from "./page.ts";
import { turn } from "./waiting.ts";

/** What a browser prints is looked at in browsers. */
globalThis.print = () => undefined;

const HELD = { Control: "ctrlKey", Meta: "metaKey", Shift: "shiftKey", Alt: "altKey" } as const;
const KEYS = [
  ..."PageDown PageUp . , 。 ， ArrowRight ArrowLeft ArrowDown ArrowUp Home End Enter Escape F5 ? ？".split(
    " ",
  ),
  ...Array.from(" bBrRpPnNwWlLsSoOkg/0159+-="),
  ..."Control+p Control+z Control+Z Control+y Meta+z Control+Shift+Z Alt+Control+z Control+b Control+PageDown Alt+r".split(
    " ",
  ),
  ..."Shift+PageDown Shift+ArrowRight Shift+R".split(" "),
];

/** What is shown, by name; every field of every share is one. */
function told(state: State): Map<string, string> {
  const { selected, line, pointedAt, game, shares, notice } = state;
  const all = new Map<string, unknown>([
    ["selected", selected],
    ["line", [line.cursor, ...line.positions]],
    ["pointed", pointedAt],
    ["game", game?.notation],
    ["notice", notice?.kind],
  ]);
  for (const [id, share] of Object.entries(shares))
    for (const [name, value] of Object.entries(share)) all.set(`${id}.${name}`, value);
  return new Map(Array.from(all, ([name, value]) => [name, written(value)]));
}

function written(value: unknown): string {
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value, (name, each: unknown) => {
    if (each instanceof Set) return [...(each as ReadonlySet<unknown>)].sort();
    return ["graph", "exploration", "content", "verification"].includes(name) ? undefined : each;
  });
  return text.length > 300 ? `${text.length} letters` : text;
}

function difference(before: State, after: State): string {
  const [one, other] = [told(before), told(after)];
  const names = new Set([...one.keys(), ...other.keys()]);
  const all = [...names].filter((name) => one.get(name) !== other.get(name));
  const [from, to] = [links.written(before), links.written(after)];
  return [
    ...all.sort().map((name) => `${name} ${other.get(name) ?? ""}`),
    ...(from === to ? [] : [`link ${to}`]),
  ].join("; ");
}

/** Waits until nothing has changed for some turns. */
async function still(store: Store): Promise<void> {
  let before = store.state;
  for (let turns = 0; turns < 6; turns++) {
    await turn();
    if (store.state !== before) turns = 0;
    before = store.state;
  }
}

/** What every key does, a line for those that do the same. */
async function record(store: Store, target: EventTarget): Promise<string> {
  const lines = new Map<string, string[]>();
  const { state } = store;
  for (const keys of KEYS) {
    const names = keys.split("+").filter(Boolean);
    const key = keys === "+" ? "+" : (names.at(-1) ?? "");
    const event = new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true });
    for (const name of names.slice(0, -1))
      Object.defineProperty(event, HELD[name as keyof typeof HELD], { value: true });
    const heard: Event[] = [];
    const hear = (each: Event): void => {
      heard.push(each);
    };
    document.addEventListener("keydown", hear);
    begin(target);
    await still(store);
    const before = store.state;
    target.dispatchEvent(event);
    document.removeEventListener("keydown", hear);
    await still(store);
    const did = difference(before, store.state);
    const does = `${event.defaultPrevented ? "used" : "left"}${heard.length > 0 ? "" : ", unheard outside"}${did && `: ${did}`}`;
    lines.set(does, [...(lines.get(does) ?? []), keys === " " ? "Space" : keys]);
    store.set(state);
    await still(store);
  }
  lines.delete("left");
  return Array.from(lines, ([does, keys]) => `  ${keys.join(" ")}\n    ${does}\n`).join("");
}

/** In a picture each key is pressed as if it were the first one there. */
function begin(target: EventTarget): void {
  if (!isElement(target) || !target.matches(".node, .sheet")) return;
  const element = target as HTMLElement | SVGElement;
  element.blur();
  element.focus();
}

interface Situation {
  name: string;
  link: string;
  /** What is done before keys are pressed: keys, or buttons by their names. */
  after?: ReadonlyArray<string | { button: string }>;
  /** Where the keyboard is, besides on nothing. */
  at?: readonly string[];
}

const CLASS = "nim(1,2,3)?hide=values";
const GRID = "wythoff(5,5)?view=grid&rows=6&columns=6";
const LINE = "kayles(12)?view=sequence";
const SETS = "nim(7,7,7)?view=structures";
const present = { button: "Present" };
const NODE = "mex-graph .node[tabindex='0']";
const everywhere = ["input[type=text]", "header select", "header button.share", NODE];

const SITUATIONS: readonly Situation[] = [
  { name: "the graph", link: "nim(1,2,3)?line=(2,3),(1,3)", after: ["Control+z"], at: everywhere },
  {
    name: "its labelling",
    link: "nim(1,2,3)?step=3",
    at: [...everywhere, ".labelling input", ".labelling select"],
  },
  { name: "its labelling by layers", link: "nim(1,2,3)?layer=1" },
  { name: "a class", link: CLASS, at: everywhere },
  { name: "a class with some shown", link: `${CLASS}&shown=(),(1)&at=(1)`, after: ["PageDown"] },
  { name: "a class of outcomes", link: `${CLASS}&color=outcome&shown=()&at=(1)` },
  { name: "a class that wins", link: `${CLASS}&words=win&shown=()&at=(1)` },
  { name: "a class with shapes", link: `${CLASS}&words=shapes&shown=()&at=(1)` },
  { name: "a class with its keys", link: CLASS, after: ["?"] },
  { name: "a class, presented", link: `${CLASS}&shown=(),(1)&at=(1)`, after: [present], at: [".classroom"] },
  { name: "a class, presented with its keys", link: CLASS, after: [present, "?"] },
  { name: "a class, presented and blank", link: CLASS, after: [present, "b"] },
  { name: "a kernel", link: `${CLASS}&kernel=(1),(2)`, at: [NODE, ".kernel button"] },
  { name: "a kernel with one violation", link: `${CLASS}&kernel=(1),(2)`, after: ["PageDown"] },
  { name: "the table", link: "nim(1,2,3)?view=table", at: [".table .go"] },
  { name: "several players", link: "nim(1,2,3)?play=last-mover&players=3&view=players" },
  { name: "the table in class", link: `${CLASS}&view=table` },
  { name: "the board", link: "nim(1,2,3)?view=graph,board&line=(2,3)", at: [NODE] },
  { name: "the board in class", link: `${CLASS}&view=board` },
  { name: "the grid", link: GRID, at: [".grid .sheet"] },
  { name: "the grid in class", link: `${GRID}&hide=values`, at: [".grid .sheet"] },
  {
    name: "the grid in class, a cell asked",
    link: `${GRID}&hide=values`,
    after: ["PageDown"],
    at: [".grid .sheet"],
  },
  { name: "the grid in class, outcomes", link: `${GRID}&hide=values&color=outcome`, after: ["PageDown"] },
  { name: "the grid in class, presented", link: `${GRID}&hide=values`, after: ["PageDown", present] },
  { name: "the sieve", link: `${GRID}&sieve=2`, at: [".grid .sheet"] },
  { name: "the sieve, presented", link: `${GRID}&sieve=2`, after: [present] },
  { name: "the sequence", link: LINE, at: [".sequence .sheet"] },
  { name: "the sequence in class", link: `${LINE}&hide=values&at=(0)`, at: [".sequence .sheet"] },
  { name: "the sequence in class, a heap asked", link: `${LINE}&hide=values`, after: ["PageDown"] },
  { name: "the sequence in class, presented", link: `${LINE}&hide=values`, after: ["PageDown", present] },
  { name: "triples", link: SETS },
  { name: "triples in class", link: `${SETS}&hide=values` },
  { name: "triples in class, presented", link: `${SETS}&hide=values`, after: [present] },
  { name: "a week", link: `${SETS}&structure=week` },
  { name: "sets", link: `${SETS}&structure=sets` },
  { name: "sets in class", link: "nim(1,2,3)?hide=values&view=structures&structure=sets" },
  {
    name: "growth in class",
    link: `${SETS}&hide=values&structure=growth&grown=1ab,4bc&stage=0`,
    after: ["PageDown"],
  },
  { name: "the theorems", link: "nim(1,2,3)?view=theorems" },
  { name: "a story", link: "?lesson=mex&page=start", at: [NODE, ".lesson button"] },
  { name: "a story that asks", link: "?lesson=mex&page=rule" },
  { name: "a story that asks, answered", link: "?lesson=mex&page=rule", after: [{ button: "0" }] },
  { name: "a story at its end", link: "?lesson=mex&page=last" },
  { name: "a story, presented", link: "?lesson=mex&page=more", after: [present] },
  { name: "a story in the editor", link: "?lesson=mex&page=more", after: [{ button: "Edit" }] },
  {
    name: "a game of several players",
    link: "nim(1,2,2)?play=last-mover&players=3&hide=values&shown=()&at=(1)",
  },
  { name: "a large graph", link: "nim(20,20,20)?step=3", at: ["mex-graph .far .sheet"] },
];

/** Where something is, in the page or in a figure. */
function find(selector: string): Element | null {
  const [head = "", ...rest] = selector.split(" ");
  const figure = document.querySelector("mex-graph")?.shadowRoot;
  if (head === "mex-graph") return figure?.querySelector(rest.join(" ")) ?? null;
  return document.querySelector(selector) ?? figure?.querySelector(selector) ?? null;
}

async function reach(mexplorer: Mexplorer, { after = [] }: Situation, store: Store): Promise<void> {
  await mexplorer.page.waitForLoadState("networkidle");
  await still(store);
  for (const act of after) {
    if (typeof act === "string") pressed(act);
    else await mexplorer.page.getByRole("button", { name: act.button, exact: true }).click();
    await still(store);
  }
  await mexplorer.page.waitForLoadState("networkidle");
}

const keep = (name: string, parts: readonly string[]): Promise<void> =>
  kept(parts.join("\n")).toMatchFileSnapshot(`keys/${name.replaceAll(/,? /g, "-")}.txt`);

for (const situation of SITUATIONS)
  test(`the keys in ${situation.name}`, async ({ mexplorer }) => {
    await mexplorer.open(situation.link);
    const [store] = stores;
    if (!store) throw new Error("nothing is shown");
    await reach(mexplorer, situation, store);
    (document.activeElement as HTMLElement | null)?.blur();
    const parts = [`${situation.link}\n${await record(store, document.body)}`];
    for (const selector of situation.at ?? []) {
      const element = find(selector);
      expect(element, selector).not.toBeNull();
      if (element) parts.push(`at ${selector}\n${await record(store, element)}`);
    }
    await keep(situation.name, parts);
  });

/** A figure of somebody else’s page hears what is pressed in it, and nothing else. */
for (const [name, attributes, at] of [
  ["a figure", { game: "nim(1,2,3)", step: "3", line: "(2,3)" }, [".figure", ".labelling button"]],
  [
    "a figure in class",
    { game: "nim(1,2,3)", hide: "values", shown: "()", at: "(1)" },
    [".figure", ".classroom button"],
  ],
  ["a figure with a story", { lesson: "mex", page: "rule" }, [".figure", ".lesson button"]],
] as const)
  test(`the keys of ${name}`, async ({ mexplorer }) => {
    await mexplorer.open("nim(1)");
    // Its element is known from here on; the page itself is closed.
    await mexplorer.page.goto("about:blank");
    const figure = document.createElement("mex-graph");
    for (const [attribute, text] of Object.entries({ ...attributes, loading: "eager" }))
      figure.setAttribute(attribute, text);
    document.body.append(figure);
    await mexplorer.page.waitForLoadState("networkidle");
    const [store] = stores;
    if (!store) throw new Error("nothing is shown");
    await still(store);
    const parts = [`outside\n${await record(store, document.body)}`];
    for (const selector of at) {
      const element = figure.shadowRoot?.querySelector(selector);
      if (!element) throw new Error(`${selector} is missing`);
      parts.push(`at ${selector}\n${await record(store, element)}`);
    }
    await keep(name, parts);
  });
