// One graph under several conventions: each picture has the values that its own exploration has.
import { expect, test } from "vitest";
import { requestOf } from "../../www/src/model/opening/request.ts";
import { SeveralGraphs } from "../../www/src/model/graph/several.ts";
import { links } from "../../www/src/views/registry.ts";
import { PLAYERS, players } from "../../www/src/views/players/slice.ts";
import { mex, valueOf } from "../boundary/built.ts";
import { solver, stateOf } from "./shown.ts";

test.each([
  ["nim(1,2,3)?play=last-mover&players=3", ["2 last-mover", "3 last-mover", "4 last-mover"]],
  ["nim(1,2,3)?play=after-1&players=3", ["2 first-stuck", "3 first-stuck", "4 first-stuck"]],
  ["wythoff(3,4)?players=5", ["2 first-stuck", "3 first-stuck", "4 first-stuck", "5 first-stuck"]],
  ["nim(2,2)?players=3&fewest=3", ["3 first-stuck", "4 first-stuck"]],
  ["nim(2,2)?play=last-mover&players=3&fewest=5&most=3", ["3 last-mover", "4 last-mover", "5 last-mover"]],
  ["nim(2,2)?players=2..3", ["2 first-stuck", "3 first-stuck"]],
  ["nim(2,2)?play=last-mover&players=3..5", ["3 last-mover", "4 last-mover", "5 last-mover"]],
  ["kayles(7)?players=3&across=endings", ["3 first-stuck", "3 1", "3 last-mover"]],
])("%s is compared", async (link, names) => {
  const state = await stateOf(link);
  const { found } = await new Promise<SeveralGraphs>((resolve) => {
    const several = new SeveralGraphs(solver, () => resolve(several));
    several.follow(state, players.of(state));
  });
  expect(found?.conventions.map(({ players, winner }) => `${players} ${winner}`)).toEqual(names);
  expect(found?.error).toBeUndefined();
  const { game } = state;
  if (!game) throw new Error(`${link} has no game`);
  for (const [place, convention] of (found?.conventions ?? []).entries()) {
    const graph = found?.graphs[place];
    const own = valueOf(await mex.explore(requestOf({ ...game, convention }), game.label));
    const distances = (labels: readonly string[], of: (position: number) => number | undefined) =>
      Object.fromEntries(labels.map((label, position) => [label, of(position)]));
    expect(distances(graph?.labels ?? [], (position) => graph?.distance(position))).toEqual(
      distances(own.labels, (position) => own.distance?.[position]),
    );
    // Solid is what is level.
    for (let position = 0; position < (graph?.count ?? 0); position++)
      expect(graph?.outcome(position)).toBe(graph?.distance(position) === 0 ? "P" : "N");
  }
  expect(players.of(state).across).toBe(link.includes("endings") ? "endings" : "players");
});

test("pictures may have as many players as games may", async () => {
  const { catalogue } = await stateOf("nim(1)");
  expect(PLAYERS[1]).toBe(catalogue?.limits.players);
});

test("a range of players means the same in a link and in an element, whose other fields are empty", () => {
  const empty = Object.fromEntries(links.names.map((name) => [name, ""]));
  const own = links.from("nim(1,2,3)", { ...empty, players: "2..4" });
  expect(links.write(own)).toBe(links.write(links.read("nim(1,2,3)?players=2..4")));
  expect(links.write(own)).toContain("view=players");
  const asGraph = links.from("nim(1,2,3)", { ...empty, players: "2..4", view: "graph" });
  expect(links.write(asGraph)).not.toContain("view=players");
});
