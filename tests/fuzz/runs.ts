// A run of a target: inputs are made, tried and counted; what is answered in a new way is what later inputs are made of.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { expect } from "vitest";
import { chanceOf, type Make } from "./texts.ts";

/** Nothing where an input was refused, else how it is written; it throws where a property does not hold. */
export type Check = (input: string) => string | undefined | Promise<string | undefined>;

const { FUZZ_SECONDS, FUZZ_SEED } = process.env;
const seconds = FUZZ_SECONDS === undefined ? undefined : Number(FUZZ_SECONDS);

/** How long a run may take, in milliseconds. */
export const TIMEOUT = ((seconds ?? 0) + 60) * 1000;

const fileOf = (name: string): URL => new URL(`corpus/${name}.json`, import.meta.url);

function kept(name: string): string[] {
  return existsSync(fileOf(name)) ? (JSON.parse(readFileSync(fileOf(name), "utf8")) as string[]) : [];
}

/** Tries so many inputs, or for as long and from where `npm run fuzz` says. What shows a fault is kept. */
export async function run(name: string, slice: number, make: Make, check: Check): Promise<void> {
  const chance = chanceOf(Number(FUZZ_SEED ?? 1) + name.length);
  const pool = kept(name);
  const ways = new Set<string>();
  const until = seconds === undefined ? Infinity : performance.now() + seconds * 1000;
  let [read, inputs] = [0, 0];
  const tried = async (input: string): Promise<boolean> => {
    const answer = await outcome(check, input);
    if (answer instanceof Error) throw await shown(name, check, input);
    inputs++;
    if (answer !== undefined) read++;
    // Texts made of what was refused would be refused as well.
    if (answer === undefined) return false;
    const way = answer.slice(0, 60).replace(/\d+/g, "0");
    return ways.size < ways.add(way).size;
  };
  for (const input of [...pool]) await tried(input);
  while (seconds === undefined ? inputs < slice : performance.now() < until) {
    const input = make(chance, pool);
    if ((await tried(input)) && input.length < 600 && pool.length < 3000) pool.push(input);
  }
  console.log(
    `fuzz ${name}: ${inputs} inputs with seed ${FUZZ_SEED ?? 1}, ${read} read, ${inputs - read} refused`,
  );
  // What is kept may all be refused.
  if (inputs >= 500) expect(read).toBeGreaterThan(inputs / 100);
}

async function outcome(check: Check, input: string): Promise<string | undefined | Error> {
  try {
    return await check(input);
  } catch (fault) {
    return fault instanceof Error ? fault : new Error(String(fault));
  }
}

/** The fault of the shortest input like it that shows one, which is kept. */
async function shown(name: string, check: Check, input: string): Promise<Error> {
  let short = input;
  for (let width = short.length >> 1; width > 0; width >>= 1)
    for (let from = 0; from + width <= short.length;) {
      const without = short.slice(0, from) + short.slice(from + width);
      if ((await outcome(check, without)) instanceof Error) short = without;
      else from += width;
    }
  writeFileSync(fileOf(name), `${JSON.stringify([...new Set([...kept(name), short])], null, 2)}\n`);
  const cause = await outcome(check, short);
  const again = `it is kept in tests/fuzz/corpus; try it again with: npm run fuzz -- 0 ${name}`;
  return new Error(`fuzz ${name}: ${JSON.stringify(short.slice(0, 200))}: ${again}`, { cause });
}
