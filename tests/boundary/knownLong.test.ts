// What is known of long sequences, as far as the solver goes: minutes of work, for the full tier.
import { expect, test } from "vitest";
import { mex, valueOf } from "./built.ts";
import { enough, gameOf, periodOf, table, valuesOf } from "./known.ts";

const { limits } = valueOf(mex.catalogue());
const periodic = table.all().filter(({ period }) => period !== undefined);
/** Without so many heaps no period of these games is proved. */
const least = ({ preperiod = 0, period = 0 }: (typeof periodic)[number]): number => 2 * (preperiod + period);
const far = periodic.filter((line) => least(line) > limits.sequence);
const near = periodic.filter((line) => !far.includes(line));

test("all periods but four are within what may be asked for, and what is not is said to be so", () => {
  expect(far.map(({ rules }) => rules)).toEqual(
    expect.arrayContaining(["0.054", "0.104", "0.106", "0.454"].map((code) => `octal[code=${code}]`)),
  );
  expect(far.length).toBeLessThanOrEqual(5);
});

test.each(near.map((line) => [line.rules, line] as const))("%s has its period", async (rules, line) => {
  const length = Math.min(limits.sequence, enough(line));
  const answer = await mex.sequence(gameOf(rules), { length });
  if (answer.ok) {
    const status = line.saltus === undefined ? "proved" : "observed";
    expect(periodOf(answer.value)).toEqual(periodOf({ ...line, status }));
    return;
  }
  // What takes too many moves is beyond this many heaps, and up to there no other period is proved.
  const WITHIN = 200_000;
  expect(answer.error.code).toBe("too-many-moves");
  expect(least(line)).toBeGreaterThan(WITHIN);
  expect((await valuesOf(rules, WITHIN)).status).not.toBe("proved");
});

test("the last exception to a period is not the one that has been printed", async () => {
  const printed = table.errors.filter(({ exception }) => exception !== undefined);
  expect(printed).toHaveLength(1);
  for (const { rules = "", exception = 0, printed: wrong } of printed) {
    const { period = 0, preperiod } = table.of(rules) ?? {};
    expect([preperiod, wrong]).not.toEqual([exception + 1, exception]);
    const { values } = await valuesOf(rules, exception + period + 1);
    expect(values[exception + period]).not.toBe(values[exception]);
  }
});
