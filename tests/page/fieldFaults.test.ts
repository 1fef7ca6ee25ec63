// What the command line says of the fields of a link.
import { expect, test } from "vitest";
import { fieldFault } from "../../www/src/headless/cli/fields.ts";
import { SLICES } from "../../www/src/views/registry.ts";
import golden from "../golden/links.json" with { type: "json" };

test("nothing of a link that the page writes", () => {
  const written = golden.map(([, link = ""]) => link).filter((link) => link.includes("?"));
  expect(written.length).toBeGreaterThan(20);
  expect(written.filter((link) => fieldFault(link))).toEqual([]);
});

test("nothing of any word that a field can be", () => {
  const fields = SLICES.flatMap(({ fields }) => fields);
  const links = fields.flatMap(({ name, words = [] }) => words.map((word) => `nim(1)?${name}=${word}`));
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((link) => fieldFault(link))).toEqual([]);
  expect(fieldFault("nim(1,2)?view=graph,board&line=(1),()&&lang=zh-CN")).toBeUndefined();
});

test("the first that means nothing, and where it stands", () => {
  expect(fieldFault("nim(1)?color=outcome&hide=valeus")).toEqual({
    span: [26, 32],
    got: "valeus",
    field: "hide",
    all: ["values"],
  });
  expect(fieldFault("nim(1)?view=players&most=12")).toEqual({
    span: [25, 27],
    got: "12",
    field: "most",
    bounds: [2, 9],
  });
  expect(fieldFault("nim(1)?colour=outcome")).toMatchObject({ span: [7, 13], got: "colour" });
  expect(fieldFault("nim(1)?theme=%22dark%22")).toMatchObject({
    span: [13, 23],
    got: '"dark"',
    field: "theme",
  });
});
