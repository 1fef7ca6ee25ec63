// What registries, archives and readers who cite are told of the project follows from its manifests and from www/project.json, the
// one place of its addresses. Those of its hosts end in .example until there are any.
import { readFileSync } from "node:fs";
import { format } from "prettier";
import { expect, test } from "vitest";
import project from "../../www/project.json" with { type: "json" };
import card from "../../package.json" with { type: "json" };

const { title, authors, homepage, repository, issues } = project;
const LICENCES = card.license.split(" OR ");

const text = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");

test("the package says where it comes from", async () => {
  const { name, version, description, keywords, license, ...others } = card;
  const whole = {
    ...{ name, version, description, keywords, license, author: authors, homepage },
    repository: { type: "git", url: `git+${repository}.git` },
    bugs: { url: issues },
  };
  const kept = Object.entries(others).filter(([key]) => !(key in whole));
  const written = await format(JSON.stringify({ ...whole, ...Object.fromEntries(kept) }), {
    parser: "json-stringify",
  });
  await expect(written).toMatchFileSnapshot("../../package.json");
});

test("so does the README of the crate", async () => {
  const written = text("crate/solver/README.md").replace(/(?<=\[repository\]\()[^)]*/, repository);
  expect(written).toContain(`(${repository})`);
  await expect(written).toMatchFileSnapshot("../../crate/solver/README.md");
});

test("so do the crates", async () => {
  const own = `homepage = "${homepage}"\nrepository = "${repository}"\n`;
  const [before = "", after = ""] = text("Cargo.toml").split(
    /(?<=\[workspace\.package\]\n(?:.+\n)*?license = .*\n)/,
  );
  const rest = after.replace(/^(?:(?:homepage|repository) = .*\n)*/, "");
  await expect(`${before}${own}${rest}`).toMatchFileSnapshot("../../Cargo.toml");
});

/** See https://citation-file-format.github.io, version 1.2.0. */
test("how to cite it", async () => {
  const lines = [
    "# Written from package.json and www/project.json by tests/generated/citing.test.ts.",
    "cff-version: 1.2.0",
    `message: ${JSON.stringify("If you use it in research, please cite it as below; its page and its files say which version they are of.")}`,
    "type: software",
    `title: ${title}`,
    `abstract: ${JSON.stringify(card.description)}`,
    "authors:",
    `  - name: ${authors}`,
    `version: ${card.version}`,
    "license:",
    ...LICENCES.map((licence) => `  - ${licence}`),
    `repository-code: ${repository}`,
    `url: ${homepage}`,
    "keywords:",
    ...card.keywords.map((word) => `  - ${word}`),
    "",
  ];
  await expect(lines.join("\n")).toMatchFileSnapshot("../../CITATION.cff");
});

/** See https://codemeta.github.io, version 3.0. */
test("what archives of software want to know", async () => {
  const whole = {
    "@context": "https://w3id.org/codemeta/3.0",
    "@type": "SoftwareSourceCode",
    name: title,
    description: card.description,
    version: card.version,
    license: LICENCES.map((licence) => `https://spdx.org/licenses/${licence}`),
    author: [{ "@type": "Organization", name: authors }],
    codeRepository: repository,
    url: homepage,
    issueTracker: issues,
    programmingLanguage: ["Rust", "TypeScript"],
    runtimePlatform: ["WebAssembly", `Node.js ${card.engines.node}`],
    keywords: card.keywords,
  };
  const written = await format(JSON.stringify(whole), { parser: "json", printWidth: 110 });
  await expect(written).toMatchFileSnapshot("../../codemeta.json");
});

test("where to tell of a weakness", async () => {
  const written = text("SECURITY.md").replace(/(?<=\[privately\]\()[^)]*/, project.security);
  expect(written).toContain(`(${project.security})`);
  await expect(written).toMatchFileSnapshot("../../SECURITY.md");
});
