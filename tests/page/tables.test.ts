// Tables as files, read back.
import { expect, test } from "vitest";
import { csv } from "../../www/src/exports/csv.ts";
import { json } from "../../www/src/exports/json.ts";
import { shown, solvedIn } from "./shown.ts";

const GAMES = [
  "nim(1,2,3)",
  "bash[m=3](9)?play=misere",
  "wythoff(3,5)",
  "staircase(2,1,2)",
  "hackenbush(0-1-2-3,0-5-6,1-4)",
  "graph[arrows={a>b,b>c,a>c,c>d}](a)",
  `graph[arrows={"= 1">b,b>"c d","= 1">"c d"}]("= 1")`,
  "nim(1,2)+wythoff(1,2)",
  "fibonacci(8,7)",
];

/** The records of RFC 4180, without the lines that begin with #. */
function records(text: string): string[][] {
  expect(text.endsWith("\r\n")).toBe(true);
  return text
    .slice(0, -2)
    .split("\r\n")
    .filter((line) => !line.startsWith("#"))
    .map((line) =>
      Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g), ([, quoted, plain]) =>
        quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'),
      ),
    );
}

/** A comma in a name of a position does not part cells, and neither does one in its parts. */
test.each(GAMES)("what files say of %s is what the solver says", async (link) => {
  const exported = await shown(link);
  const graph = solvedIn(exported.state);
  const [head = [], ...lines] = records(csv.write(exported));
  const rows = lines.map((cells) => {
    expect(cells).toHaveLength(head.length);
    return Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ""]));
  });
  const { positions } = JSON.parse(json.write(exported)) as { positions: Array<Record<string, unknown>> };
  expect([rows.length, positions.length]).toEqual([graph.count, graph.count]);
  for (const [index, row] of rows.entries()) {
    const position = graph.indexOf(row["position"] ?? "") ?? -1;
    const options = Array.from(graph.optionsOf(position) ?? [], (option) => graph.label(option));
    const known = {
      number: graph.number(position),
      position: graph.label(position),
      outcome: graph.outcome(position),
      ...(graph.hasGrundy && { grundy: graph.grundy(position) }),
      remoteness: graph.remoteness(position),
      options,
      layer: graph.layerCount - graph.layer(position),
      ...(row["tokens"] !== undefined && { tokens: [...graph.tokens(position)] }),
    };
    expect(position, row["position"]).toBe(graph.byNumber(index + 1));
    expect(positions[index]).toEqual(known);
    expect(row).toEqual(
      Object.fromEntries(
        Object.entries(known).map(([name, value]) => [
          name,
          Array.isArray(value) ? value.join(" ") : String(value),
        ]),
      ),
    );
    // One option is told from the next, and no spreadsheet takes a cell for a formula.
    expect(row["options"]?.match(/"[^"]*"|\S+/g) ?? []).toEqual(options);
    expect(graph.label(position)).not.toMatch(/^[=+\-@]/);
  }
});

test("what positions are made of is told of heaps alone", async () => {
  const [head] = records(csv.write(await shown("nim(1,2)")));
  expect(head).toContain("tokens");
  const [other] = records(csv.write(await shown("hackenbush(0-1,1-2)")));
  expect(other).not.toContain("tokens");
});
