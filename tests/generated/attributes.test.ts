// What is written of the element's attributes follows from the fields of links.
import { format } from "prettier";
import { expect, test } from "vitest";
import type { Attribute } from "../../www/src/elements/attributes.ts";
import { ATTRIBUTES, told } from "../../www/docs/site/parts/fields.ts";

/** A whole number may be given as one, or as its digits. */
function typeOf({ words, isCount = false }: Attribute): string {
  return words?.map((word) => JSON.stringify(word)).join(" | ") ?? (isCount ? "number | string" : "string");
}

test("the types of the attributes", async () => {
  const lines = ATTRIBUTES.map(
    (attribute) => `/** ${sentence(attribute)} */
      ${attribute.name}?: ${typeOf(attribute)} | undefined;`,
  );
  const text = `// Written from the fields of links and www/src/elements/attributes.ts by tests/generated/attributes.test.ts.

    /** The attributes of \`<mex-graph>\`, all of which may be left out. */
    export interface MexGraphAttributes { ${lines.join("\n")} }`;
  const written = await format(text, { parser: "typescript", printWidth: 110 });
  await expect(written).toMatchFileSnapshot("../../www/attributes.d.ts");
});

/** See https://custom-elements-manifest.open-wc.org. */
test("the manifest of the element", async () => {
  const manifest = {
    schemaVersion: "2.1.0",
    modules: [
      {
        kind: "javascript-module",
        path: "dist/lib/mex-graph.js",
        declarations: [
          {
            kind: "class",
            name: "MexGraph",
            description: "One figure: the position graph of an impartial game, solved and drawn.",
            superclass: { name: "HTMLElement" },
            customElement: true,
            tagName: "mex-graph",
            attributes: ATTRIBUTES.map((attribute) => ({
              name: attribute.name,
              description: sentence(attribute),
              type: { text: typeOf(attribute) },
            })),
            events: [
              ["mex-open", "MexOpen", "A game is shown."],
              ["mex-select", "MexSelect", "A position is selected."],
              ["mex-change", "MexChange", "Anything that is shown has changed."],
              ["mex-error", "MexError", "Something that was asked for is wrong, or there is no solver."],
            ].map(([name, text, description]) => ({ name, type: { text }, description })),
            slots: [
              { name: "", description: "What is shown until the picture is there, and where none can be." },
            ],
          },
        ],
        exports: [
          { kind: "js", name: "MexGraph", declaration: { name: "MexGraph" } },
          { kind: "custom-element-definition", name: "mex-graph", declaration: { name: "MexGraph" } },
        ],
      },
    ],
  };
  const written = await format(JSON.stringify(manifest), { parser: "json", printWidth: 110 });
  await expect(written).toMatchFileSnapshot("../../www/custom-elements.json");
});

function sentence(attribute: Attribute): string {
  const said = told(attribute, "en");
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}
