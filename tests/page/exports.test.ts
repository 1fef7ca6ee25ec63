import { expect, test } from "vitest";
import { csv } from "../../www/src/exports/csv.ts";
import type { Exported } from "../../www/src/exports/export.ts";
import { json } from "../../www/src/exports/json.ts";
import { provenanceOf } from "../../www/src/exports/provenance.ts";
import { sourceCommit } from "../../www/scripts/texts.mjs";
import { exportWords } from "../../www/src/exports/words.ts";
import { EXPORTS } from "../../www/src/exports/registry.ts";
import { start } from "../../www/src/model/opening/opener.ts";
import { defaults, type State } from "../../www/src/model/state.ts";
import { Store } from "../../www/src/model/store.ts";
import { links, SLICES } from "../../www/src/views/registry.ts";
import { FakeSolver } from "./fakes.ts";

const exported = (state: State): Exported => ({
  state,
  scene: undefined,
  address: "https://mexplorer.example/#",
  words: exportWords({ code: "en" }),
});

const written = async (kind: typeof csv | typeof json, link: string): Promise<string> => {
  const store = new Store(new FakeSolver(), SLICES);
  await start(store, links.read(link));
  expect(kind.applies(exported(store.state))).toBe(true);
  return kind.write(exported(store.state));
};

test("a table of values says where it comes from, and has a line for every position", async () => {
  const lines = (await written(csv, "#token(4)?play=misere")).split("\r\n");
  expect(lines.slice(0, 5)).toEqual([
    "# game: token(4)",
    "# play: misere",
    "# program: Mexplorer 0",
    "# link: https://mexplorer.example/#",
    "number,position,tokens,outcome,grundy,remoteness,options,layer",
  ]);
  expect(lines.slice(5)).toEqual([
    "1,(0),0,P,0,0,,1",
    "2,(1),1,N,1,1,(0),2",
    "3,(2),2,N,2,2,(1) (0),3",
    "4,(3),3,P,0,3,(2) (1),4",
    "5,(4),4,N,1,4,(3) (2),5",
    "",
  ]);
});

test("where the commit is known of which the program was built, files name it", () => {
  const game = { notation: "token(4)", convention: { kind: "misere" as const } };
  const commit = "0123456789abcdef";
  const provenance = provenanceOf({ game, catalogue: { version: "1.0", commit } }, "https://x.example/#");
  expect(provenance).toEqual({
    game: "token(4)",
    play: "misere",
    program: "Mexplorer 1.0",
    commit,
    link: "https://x.example/#",
  });
  expect(sourceCommit(commit)).toBe(commit);
  expect(sourceCommit(undefined)).toBeUndefined();
  for (const wrong of ["main", "0123", "0123456-dirty"])
    expect(() => sourceCommit(wrong)).toThrow(`SOURCE_COMMIT is to be the hash of a commit, not "${wrong}".`);
});

test("the same for programs", async () => {
  const whole = JSON.parse(await written(json, "#token(2)")) as { positions: unknown[] };
  expect(whole).toMatchObject({ game: "token(2)", play: "normal", program: "Mexplorer 0" });
  expect(whole.positions).toHaveLength(3);
  expect(whole.positions[2]).toEqual({
    number: 3,
    position: "(2)",
    outcome: "N",
    grundy: 2,
    remoteness: 2,
    tokens: [2],
    options: ["(1)", "(0)"],
    layer: 3,
  });
});

test("nothing is written where there is no graph", () => {
  expect(EXPORTS.filter((each) => each.applies(exported(defaults())))).toEqual([]);
  expect(new Set(EXPORTS.map(({ id }) => id)).size).toBe(EXPORTS.length);
});
