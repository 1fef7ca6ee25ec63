// What is said of positions in the texts, beside each of them, and whether it is so.
import { conventionIn } from "../../src/model/convention.ts";
import { rules } from "../../src/model/rules.ts";
import type { Game, Mexplorer } from "../../src/solver/api.ts";
import type { Explanation } from "../../src/solver/wire.ts";
import { links } from "../../src/views/registry.ts";
import { taken } from "./taken.ts";

export interface Claim {
  /** A link of the page, or rules alone. */
  readonly link: string;
  /** What is said, such as "N", "=5" or "to (1,4,5)". */
  readonly says: string;
}

/** What begins so is a position of which something is said. */
export const OF_POSITION = "is:";

/** All that a text says of positions. */
export function claimsIn(text: string): Claim[] {
  return [...text.matchAll(/\]\(<?is:(\S+?)>? "([^"]*)"\)/g)].flatMap(([, link = "", said = ""]) =>
    said.split(";").map((says) => ({ link, says: says.trim() })),
  );
}

/** Why a claim is not so; nothing where it is. */
export async function refuted(claim: Claim, mex: Mexplorer): Promise<string | undefined> {
  try {
    const found = await judged(claim, mex);
    return found === undefined ? undefined : `${claim.link}: “${claim.says}”, but ${found}`;
  } catch (fault) {
    return `${claim.link}: “${claim.says}”: ${fault instanceof Error ? fault.message : String(fault)}`;
  }
}

type Judge = (asked: {
  readonly rest: string;
  readonly explain: () => Promise<Explanation>;
  readonly game: Game;
  readonly position: string;
  readonly mex: Mexplorer;
}) => Promise<string | undefined>;

/** How many heaps are computed where a claim names no last one. */
const LENGTH = 400;

const list = (all: readonly unknown[]): string => (all.length === 0 ? "none" : all.join(" "));

/** What is found, where it is not what is said. */
const unless = (is: boolean, found: unknown): string | undefined =>
  is ? undefined : `it is ${String(found)}`;

const outcome: Judge = async ({ rest, explain }) => {
  const { value } = await explain();
  return unless(value.outcome === rest, value.outcome);
};

/** Where a move wins, or is best. */
async function winning(explain: () => Promise<Explanation>): Promise<string[]> {
  return (await explain()).options.filter((option) => option.winning).map(({ label }) => label);
}

const JUDGES: Readonly<Record<string, Judge>> = {
  P: outcome,
  N: outcome,
  D: outcome,
  "=": async ({ rest, explain }) => {
    const { grundy } = (await explain()).value;
    return unless(grundy === Number(rest), grundy);
  },
  wins: async ({ rest, explain }) => {
    const { gameValue } = (await explain()).value;
    return unless(gameValue === Number(rest), gameValue);
  },
  to: async ({ rest, explain }) => {
    const all = await winning(explain);
    return unless(all.includes(rest), list(all));
  },
  only: async ({ rest, explain }) => {
    const all = await winning(explain);
    return unless(all.join() === rest, list(all));
  },
  after: async ({ rest, explain }) => {
    const all = (await explain()).options.map(({ label }) => label);
    return unless(all.includes(rest), list(all));
  },
  options: async ({ rest, explain }) => {
    const { optionCount } = await explain();
    return unless(optionCount === Number(rest), optionCount);
  },
  moves: async ({ rest, explain }) => {
    const { remoteness } = (await explain()).value;
    return unless(remoteness === Number(rest), remoteness);
  },
  positions: async ({ rest, game, position, mex }) => {
    const { positionCount } = taken(await mex.explore(game, position), position);
    return unless(positionCount === Number(rest), positionCount);
  },
  "P-positions": async ({ rest, game, position, mex }) => {
    const { outcome: outcomes = [] } = taken(await mex.explore(game, position), position);
    const count = [...outcomes].filter((each) => each === 0).length;
    return unless(count === Number(rest), count);
  },
  values: async ({ rest, game, position, mex }) => {
    const said = rest.split(" ").map(Number);
    const { values } = taken(await mex.sequence(game, { length: said.length }), position);
    return unless(said.join() === values.join(), list([...values]));
  },
  period: async ({ rest, game, position, mex }) => {
    const [, period, preperiod] = /^(\d+) from (\d+)$/.exec(rest) ?? [];
    const found = taken(await mex.sequence(game, { length: LENGTH }), position);
    return unless(
      found.period === Number(period) && found.preperiod === Number(preperiod) && found.status === "proved",
      `${String(found.period)} from ${String(found.preperiod)}, ${found.status ?? ""}`,
    );
  },
  "no period to": async ({ rest, game, position, mex }) => {
    const { period } = taken(await mex.sequence(game, { length: Number(rest) + 1 }), position);
    return unless(period === undefined, period);
  },
};

async function judged({ link, says }: Claim, mex: Mexplorer): Promise<string | undefined> {
  const kind = Object.keys(JUDGES)
    .filter((each) => says === each || says.startsWith(each === "=" ? each : `${each} `))
    .sort((one, other) => other.length - one.length)[0];
  const judge = kind === undefined ? undefined : JUDGES[kind];
  if (kind === undefined || !judge) throw new Error("nothing of the kind can be said");
  const rest = says === kind ? says : says.slice(kind.length).trim();
  const { game, position } = opening(link, mex);
  const explain = async (): Promise<Explanation> => taken(await mex.explain(game, position), position);
  return judge({ rest, explain, game, position, mex });
}

/** The game of a link and its position; of rules alone, one of a single heap. */
export function opening(link: string, mex: Mexplorer): { game: Game; position: string } {
  const [notation = ""] = link.split("?");
  const { ruleset, params, label } = taken(mex.parse(isWhole(notation) ? notation : `${notation}(1)`), link);
  const { winners } = taken(mex.catalogue(), link);
  const asked = links.read(link.includes("?") ? link : `${link}?`);
  return { game: { ruleset, params, convention: conventionIn(rules.in(asked), winners) }, position: label };
}

/** Whether a position stands behind the rules. */
export const isWhole = (notation: string): boolean => notation.endsWith(")");
