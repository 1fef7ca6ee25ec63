// The document of all fields of links follows from the slices that read them.
import { expect, test } from "vitest";
import { FIELDS, told } from "../../www/docs/site/parts/fields.ts";

test("every field is told of", async () => {
  const text = [
    "# Fields of links, and attributes of `<mex-graph>`",
    "",
    "A link is `#`, a game such as `nim(1,2,3)`, and after a `?` any of these fields with `&` between them:",
    "`#nim(1,2,3)?play=misere&color=outcome`. The attributes of `<mex-graph>` are `game` and the same fields. Defaults are",
    "left out; unknown fields are ignored.",
    "",
    ...FIELDS.map((field) => `- \`${field.name}\`: ${told(field, "en")}`),
    "",
  ].join("\n");
  await expect(text).toMatchFileSnapshot("../../www/docs/links.md");
});
