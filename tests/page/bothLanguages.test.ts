// What a rule speaks of, it speaks of in both languages.
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { expect, test } from "vitest";

/** What decides who may move how, by its words: where one language has them the other has them as well. */
const TERMS: ReadonlyArray<readonly [en: RegExp, zh: RegExp]> = [
  [/\bat least\b|\bfewest\b/, /至少/],
  [/\bat most\b|\bmost\b/, /至多/],
  [/\bcoins?\b/i, /硬币/],
  [/\blargest\b/, /最大|最多/],
  [/\bsmallest\b/, /最小|最少/],
  [/\b(the|its|top) left\b/, /左/],
  [/\bright(most)?\b/, /右/],
  [/\bheads\b/, /正面/],
];

const folders = ["rulesets", "wrappers"].map(
  (name) => new URL(`../../crate/solver/${name}/`, import.meta.url),
);
const files = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".toml"))
    .map((file): [string, string] => [file, readFileSync(new URL(file, folder), "utf8")]),
);

/** The texts of a file that say what may be done, with their keys; examples and names say what is so called. */
function* rules(value: unknown, key = ""): Generator<[key: string, en: string, zh: string]> {
  if (typeof value !== "object" || value === null || key.startsWith(".examples") || key === ".name") return;
  const { en, zh } = value as { en?: unknown; zh?: unknown };
  if (typeof en === "string" && typeof zh === "string") yield [key, en, zh];
  for (const [name, inner] of Object.entries(value)) yield* rules(inner, `${key}.${name}`);
}

test.each(files)("%s says the same in both languages", (file, text) => {
  for (const [key, en, zh] of rules(parse(text)))
    for (const [english, chinese] of TERMS)
      expect.soft(chinese.test(zh), `${file}${key}: “${en}” and “${zh}”`).toBe(english.test(en));
});
