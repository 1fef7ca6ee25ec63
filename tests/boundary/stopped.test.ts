// A sequence that ends before it is whole: what was found is written, and it is said how far that is and why.
import { beforeAll, expect, test } from "vitest";
import { Asked } from "../../www/src/headless/cli/command.ts";
import { values } from "../../www/src/headless/cli/commands/values.ts";
import { CommandLine } from "../../www/src/headless/cli/given.ts";
import { answerList } from "../../www/src/headless/cli/lines.ts";
import { DIFFERS, TOO_LARGE } from "../../www/src/headless/cli/options.ts";
import { COMMANDS } from "../../www/src/headless/cli/registry.ts";
import { written } from "../../www/src/headless/cli/writing.ts";
import { en } from "../../www/src/headless/cli/words.en.ts";
import type { Mexplorer } from "../../www/src/solver/api.ts";
import { kitWords, type KitWords } from "../../www/src/views/kit/words.ts";
import { mex, valueOf } from "./built.ts";

const stopped = { code: "too-many-moves" as const, field: "length", limit: 1000 };
const part = { kind: "grundy" as const, method: "recursion" as const, length: 9, stopped };

/** A solver that has to end after four heaps. */
const short: Mexplorer = {
  ...mex,
  sequence: () => Promise.resolve({ ok: true, value: { ...part, values: Uint16Array.of(0, 1, 2, 3) } }),
};

let messages: KitWords;
const asked = (...words: string[]): Asked =>
  new Asked(
    { mex: short, catalogue: valueOf(mex.catalogue()) },
    new CommandLine(words, en),
    { language: "en", told: en, messages },
    COMMANDS,
    { tell: () => undefined },
  );

beforeAll(async () => {
  messages = await kitWords("en");
});

test("values writes what was found, and says how far that is and why", async () => {
  const found = await values.run(asked("values", "kayles", "--length", "9"), ["kayles"]);
  expect(found).toMatchObject({
    code: TOO_LARGE,
    stopped: expect.stringMatching(/^4 of 9 heaps, then it is too large: .*1,000/) as string,
  });
  expect(written(found, undefined)).toBe("0 1 2 3\n");
  expect(written(found, "b-file")).toMatch(/# stopped: \{"code":"too-many-moves".*\n0 0\n1 1\n2 2\n3 3\n$/);
  expect(JSON.parse(written(found, "json"))).toMatchObject({ ...part, values: [0, 1, 2, 3] });
});

test("in a list such a line has what was found, and the list is not whole", async () => {
  let out = "";
  const write = (text: string): Promise<boolean> => {
    out += text;
    return Promise.resolve(true);
  };
  async function* lines(): AsyncGenerator<string> {
    yield await Promise.resolve("kay");
    yield "les\nnim";
  }
  const code = await answerList(asked("values", "-"), values, ["-"], lines(), write, () => undefined);
  expect(code).toBe(DIFFERS);
  expect(
    out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as unknown),
  ).toMatchObject([
    { line: 1, game: "octal[code=0.77]", values: [0, 1, 2, 3], stopped },
    { line: 2, game: "nim", values: [0, 1, 2, 3], stopped },
  ]);
});
