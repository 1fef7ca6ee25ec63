// The games to choose from: each is there once, under its own name, and has its start drawn.
import { expect, test } from "vitest";
import { type NamedGame, gameIn, gamesOf } from "../../www/src/model/games.ts";
import { offeredAs } from "../../www/src/model/opening/ownRules.ts";
import type { Catalogue, Notation } from "../../www/src/solver/wire.ts";
import { offeredGames, type OfferedGame } from "../../www/src/views/form/games/offers.ts";
import { solver } from "./shown.ts";

const catalogue = await solver.catalogue();
const { rulesets } = catalogue.value as Catalogue;
const games = rulesets.flatMap((ruleset) => gamesOf(ruleset));
const offered = await offeredGames(solver, catalogue.value as Catalogue);

/** Why a game stands there without a picture; none does. */
const WITHOUT: Readonly<Record<string, string>> = {};

async function read({ example }: NamedGame): Promise<Notation> {
  const { value } = await solver.ask("parse", [example]);
  if (!value) throw new Error(`${example} is no notation`);
  return value;
}

test("all games are offered in three groups, and no two have one name", () => {
  // A rule of one’s own is offered once, however it is written.
  const once = games.filter(({ ruleset }) => offeredAs(ruleset, rulesets) === ruleset);
  expect(offered.map(({ game }) => game)).toEqual(once);
  expect(games.length - once.length).toBe(2);
  for (const code of ["en", "zh"] as const)
    expect(new Set(games.map(({ name }) => name[code])).size).toBe(games.length);
  expect(new Set(offered.map(({ level }) => level))).toEqual(new Set(["first", "next", "deep"]));
  const names = games.map(({ name }) => name.en);
  for (const name of ["Kayles", "Dawson’s Kayles", "Dawson’s chess", "Treblecross", "Lasker’s Nim"])
    expect(names).toContain(name);
});

test.each(offered.map((each): [string, OfferedGame] => [each.game.name.en, each]))(
  "%s has its start drawn, in letters that can be read, and is known when it is open",
  async (name, { game, drawn, written }) => {
    expect(drawn === undefined).toBe(name in WITHOUT);
    expect(drawn?.some(({ kind }) => kind === "path")).toBe(true);
    for (const shape of drawn ?? []) if (shape.kind === "text") expect(shape.size).toBeGreaterThanOrEqual(10);
    const notation = await read(game);
    expect(notation.written).toBe(written);
    expect(gameIn(game.ruleset, notation.params)).toEqual(game);
  },
);
